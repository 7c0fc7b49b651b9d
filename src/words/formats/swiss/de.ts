import { de as knockout } from '../../stages/knockout/de.ts';
import { de as tieBreaks } from '../../stages/tie-breaks/de.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  stages: { knockout, 'tie-breaks': tieBreaks },
  name: 'Schweizer System',
  about: 'Eine feste Zahl von Runden; gespielt wird gegen andere mit gleich vielen Punkten.',
  presets: {
    redemption: 'Kartenspiel, bis 5',
    '3-1-0': 'Auf zwei Siege, 3–1–0',
    games: 'Sieg, Remis, Niederlage, 1–½–0',
  },
  settings: {
    byePoints: 'Matchpunkte für ein Freilos',
    firstRound: 'Erste Runde',
    forfeitDifferential: 'Differenz für einen kampflosen Sieg',
    lateAs: 'Versäumte Runden zählen als',
    lateUntil: 'Nachmeldung bis Runde',
    rounds: 'Runden',
    target: 'Spielpunkte zum Gewinn einer Partie',
    timedLoss: 'Matchpunkte für eine Niederlage nach Zeit',
    timedWin: 'Matchpunkte für einen Sieg nach Zeit',
    topCut: 'Spieler in der K.-o.-Runde danach',
  },
  choices: {
    loss: 'Niederlagen',
    bye: 'Freilose',
  },
  criteria: {
    'kept-apart': 'Unerfüllte Wünsche',
    'squared-difference': 'Quadrierte Punktunterschiede',
    'match-points': 'Matchpunkte',
    'opponents-points': 'Gegnerpunkte',
    'opponents-differential': 'Gegnerdifferenz',
  },
  counts: {
    claims_one: 'niemand sonst war ebenso an der Reihe',
    claims_other: '{{count}} waren gleichermaßen an der Reihe',
  },
  findings: {},
  reasons: {
    record:
      '{{player}}: {{points, points}}, Differenz {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
    'worth-win': '{{player}} gewinnt: {{first}}–{{second}} Punkte.',
    'worth-timed-win': '{{player}} liegt nach Zeit vorn, ein Sieg nach Zeit: {{first}}–{{second}} Punkte.',
    'worth-level': 'Remis: je {{first}} Punkte.',
    'drawn-at-random': 'Per Los gezogen.',
    'rematch-allowed':
      '{{player}} und {{opponent}} spielen wieder gegeneinander (zuletzt in Runde {{round}}): Die Turnierleitung hat Wiederholungen erlaubt.',
    'same-points': 'Beide haben {{points, points}}; unter diesen entschied das Los.',
    'odd-score-group':
      '{{player}} ({{points, points}}) und {{opponent}} ({{other, points}}): Eine Punktgruppe war ungerade, also spielt jemand außerhalb.',
    'met-all-in-group':
      '{{player}} ({{points, points}}) hat gegen alle mit gleich vielen Punkten gespielt und trifft auf {{opponent}} ({{other, points}}).',
    'best-for-all':
      '{{player}} ({{points, points}}) gegen {{opponent}} ({{other, points}}): So hat die ganze Runde die kleinsten Unterschiede ohne Wiederholung.',
    'bye-by-lot': 'Freilos per Los für {{player}}; zur Wahl: {{among, players}}.',
    'bye-in-turn': 'Freilos für {{player}}: bisher {{byes, byes}}, Platz {{place}} der Rangliste; {{level, claims}}.',
    'bye-passed-over': 'Ohne {{player}} lassen sich die anderen paaren; ohne {{others}} ginge es nicht.',
    'top-half-against-bottom': 'Obere gegen untere Hälfte: Nummer {{rank}} nach Rating gegen Nummer {{other}}.',
  },
} as const satisfies Translation<typeof en>;
