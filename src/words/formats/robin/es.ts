import { es as tieBreaks } from '../../stages/tie-breaks/es.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Todos contra todos',
  about: 'Todos se enfrentan a todos, una o dos veces; gana quien más puntos suma.',
  presets: {
    league: '3 puntos por victoria',
    chess: 'Ajedrez: 1, ½, 0',
    scores: 'Marcadores, ida y vuelta',
  },
  settings: {
    legs: 'Vueltas',
    order: 'Numeración',
    publish: 'Las rondas se muestran',
    results: 'Un resultado es',
  },
  choices: {
    'one-point': 'victoria, empate o derrota',
    scores: 'un marcador',
    'round-by-round': 'ronda a ronda',
    'all-at-once': 'todas a la vez',
  },
  criteria: {
    scored: 'A favor',
  },
  findings: {},
  reasons: {
    'RR-3 record': '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
    numbering: 'Los números por orden: {{players}}.',
    'numbers-meet': 'El número {{first}} se enfrenta al número {{second}}, según la tabla común.',
    'numbers-meet-in-leg':
      'El número {{first}} se enfrenta al número {{second}} en la vuelta {{leg}}, según la tabla común.',
    rests: '{{player}} descansa: el número de jugadores es impar.',
    'opponent-left':
      '{{player}} descansa: {{opponent}} se dio de baja antes de la mitad de sus partidas, que no cuentan para nadie.',
    'opponent-forfeits':
      '{{player}} gana sin jugar: {{opponent}} se dio de baja tras la mitad de sus partidas y pierde las demás.',
    'record-with-scores':
      '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} a favor, {{conceded}} en contra.',
    annulled: '{{player}} se dio de baja antes de la mitad de sus partidas ({{games}} hasta entonces): ninguna cuenta.',
  },
} as const satisfies Translation<typeof en>;
