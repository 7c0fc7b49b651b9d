import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  name: 'Doble eliminación',
  about: 'Una eliminatoria con segunda oportunidad; quien pierde dos veces queda fuera.',
  presets: {
    'second-chance': 'Partidas sueltas, segunda final si hace falta',
    'one-final': 'Duelos a dos partidas, una sola final',
  },
  settings: {
    reset: 'Segunda gran final si hace falta',
  },
  choices: {},
  plan: {
    double: 'ambos cuadros',
  },
  criteria: {
    losses: 'Derrotas',
  },
  findings: {},
  reasons: {
    'label-winners': 'Ganadores {{number}}',
    'label-losers': 'Perdedores {{number}}',
    'label-grand-final': 'Gran final',
    'label-second-grand-final': 'Segunda gran final',
    'side-winners': 'Cuadro de ganadores',
    'side-losers': 'Cuadro de perdedores',
    'side-final': 'Gran final',
    'losers-meet': 'Duelo {{match}}: los perdedores de los duelos {{first}} y {{second}}.',
    'drops-down':
      'Duelo {{match}}: el perdedor del duelo {{first}}, del cuadro de ganadores, contra el ganador del duelo {{second}}.',
    'grand-final':
      'La gran final: el ganador del duelo {{first}}, del cuadro de ganadores, contra el ganador del duelo {{second}}, del de perdedores.',
    'second-grand-final': 'La segunda gran final: ahora los dos han perdido una vez.',
    'in-winners-side': '{{player}} no ha perdido todavía.',
    'in-losers-side': '{{player}} ha perdido una vez y está en la ronda {{number}} de perdedores.',
    'in-grand-final': '{{player}} está en la gran final.',
    'grand-champion': '{{player}} ganó la gran final contra {{others}}.',
    'grand-champion_alone': '{{player}} ganó la gran final sin rival.',
    'lost-grand-final': '{{player}} perdió la gran final contra {{others}}.',
    'out-of-losers-side': '{{player}} cayó en la ronda {{number}} de perdedores, duelo {{match}}, contra {{others}}.',
    'out-of-losers-side_alone': '{{player}} cayó en la ronda {{number}} de perdedores, duelo {{match}}.',
    'out-of-both-sides':
      '{{player}} cayó en el duelo {{match}}, que nadie ganó; cuenta como ronda {{number}} de perdedores.',
  },
} as const satisfies Translation<typeof en>;
