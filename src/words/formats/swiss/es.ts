import { es as knockout } from '../../stages/knockout/es.ts';
import { es as tieBreaks } from '../../stages/tie-breaks/es.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  stages: { knockout, 'tie-breaks': tieBreaks },
  name: 'Suizo',
  about: 'Un número fijo de rondas; se juega contra rivales con los mismos puntos.',
  presets: {
    redemption: 'Juego de cartas, hasta 5',
    '3-1-0': 'Al mejor de tres, 3–1–0',
    games: 'Victoria, tablas o derrota, 1–½–0',
  },
  settings: {
    byePoints: 'Puntos por descanso',
    firstRound: 'Primera ronda',
    forfeitDifferential: 'Diferencia por ganar por incomparecencia',
    lateAs: 'Las rondas perdidas cuentan como',
    lateUntil: 'Inscripción tardía hasta la ronda',
    rounds: 'Rondas',
    target: 'Tantos que ganan una partida',
    timedLoss: 'Puntos por derrota por tiempo',
    timedWin: 'Puntos por victoria por tiempo',
    topCut: 'Jugadores en la eliminatoria posterior',
  },
  choices: {
    loss: 'derrotas',
    bye: 'descansos',
  },
  criteria: {
    'kept-apart': 'Deseos sin cumplir',
    'squared-difference': 'Diferencias de puntos al cuadrado',
    'match-points': 'Puntos',
    'opponents-points': 'Puntos de rivales',
    'opponents-differential': 'Diferencia de rivales',
  },
  counts: {
    claims_one: 'a nadie más le tocaba igual',
    claims_other: 'a {{count}} les tocaba por igual',
  },
  findings: {},
  reasons: {
    record:
      '{{player}}: {{points, points}}, diferencia {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
    'worth-win': 'Gana {{player}}: {{first}}–{{second}} puntos.',
    'worth-timed-win':
      '{{player}} va por delante al acabar el tiempo, victoria por tiempo: {{first}}–{{second}} puntos.',
    'worth-level': 'Empate: {{first}} puntos para cada cual.',
    'drawn-at-random': 'Por sorteo.',
    'rematch-allowed':
      '{{player}} y {{opponent}} vuelven a enfrentarse (la última vez en la ronda {{round}}): la organización permitió revanchas.',
    'same-points': 'Ambos tienen {{points, points}}; por sorteo entre esos.',
    'odd-score-group':
      '{{player}} ({{points, points}}) y {{opponent}} ({{other, points}}): un grupo de puntos era impar y alguien juega fuera de él.',
    'met-all-in-group':
      '{{player}} ({{points, points}}) ya jugó con todos los de sus mismos puntos y juega con {{opponent}} ({{other, points}}).',
    'best-for-all':
      '{{player}} ({{points, points}}) juega con {{opponent}} ({{other, points}}): así toda la ronda tiene las menores diferencias sin revanchas.',
    'bye-by-lot': 'Descansa {{player}}, por sorteo entre {{among, players}}.',
    'bye-in-turn':
      'Descansa {{player}}: {{byes, byes}} hasta ahora, puesto {{place}} de la clasificación; {{level, claims}}.',
    'bye-passed-over': 'Sin {{player}} se puede emparejar al resto; sin {{others}} no se podía.',
    'top-half-against-bottom':
      'Mitad superior contra mitad inferior: el número {{rank}} por rating juega con el número {{other}}.',
  },
} as const satisfies Translation<typeof en>;
