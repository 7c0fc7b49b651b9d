import { es as stage } from '../../stages/knockout/es.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  stages: { knockout: stage },
  name: 'Eliminatoria híbrida',
  about: 'Primero una carrera por las plazas, después una eliminatoria entre quienes las consiguen.',
  presets: {
    sacrifice: 'Chess960, partidas sueltas',
  },
  settings: {
    seedTies: 'Empates entre cabezas de serie, por',
  },
  choices: {
    playoff: 'desempate jugado',
  },
  plan: {
    'qualification.qualifiers': 'plazas',
    'qualification.points': 'puntos para una plaza',
    knockout: 'eliminatoria de {{count}}',
  },
  criteria: {
    repeats: 'Revanchas',
    age: 'Lo recientes que son las revanchas',
    'same-colour': 'Otra vez el mismo color',
    matches: 'Duelos',
  },
  findings: {},
  reasons: {
    'board-race': 'Carrera',
    'label-phase': 'Ronda {{round}}, fase {{phase}}',
    'label-playoff': 'Ronda {{round}}, fase {{phase}}',
    'round-robin': 'Se sorteó la numeración de la liguilla: {{players}}.',
    'round-robin-pair': 'Fase {{phase}} de la liguilla que se sorteó para todos.',
    'white-in-game-1': '{{player}} lleva blancas en la primera partida.',
    'best-phase':
      'El mejor emparejamiento posible: pocas repeticiones y lejanas, después los colores, después por sorteo.',
    'first-meeting': 'Es la primera vez que se enfrentan.',
    'meets-again':
      'Ya se han enfrentado {{meetings, times}}, la última en la fase {{last}}; no hay mejor emparejamiento.',
    'bye-of-round-robin': '{{player}} descansa en esta fase: {{byes, byes}} hasta ahora.',
    bye: 'Descansa {{player}}: {{byes, byes}} hasta ahora, el mínimo, que tenían {{candidates, players}}; así el resto se empareja mejor.',
    'playoff-for-places': '{{players}} empatan y se juegan {{places}} de las últimas plazas.',
    'playoff-for-seeds': '{{players}} empatan y juegan por el orden de cabezas de serie.',
    'playoff-bye': '{{player}} descansa en el desempate, por sorteo.',
    qualified:
      '{{player}} consiguió plaza en la fase {{phase}} con {{points, points}} en {{matches, matches}}, como cabeza de serie {{seed}}.',
    'qualified-by-playoff':
      '{{player}} consiguió plaza en el desempate de la fase {{phase}}, como cabeza de serie {{seed}}.',
    'qualified-as-left':
      '{{player}} consiguió plaza porque al final quedaban plazas para todos, como cabeza de serie {{seed}}.',
    'qualified-instead': '{{player}} ocupa la plaza de alguien que se dio de baja, como cabeza de serie {{seed}}.',
    'seed-by-completion':
      'Cabeza de serie {{seed}}: por la hora en que acabó el duelo contra {{opponent}}, después menos duelos ({{matches}}), después puntos ({{points}}).',
    'by-lot': 'El sorteo decidió que {{player}} es cabeza de serie {{seed}}.',
    'not-qualified': '{{player}} no consiguió plaza: {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
    'in-playoff': '{{player}} juega el desempate, en igualdad a {{points, points}}.',
    'league-points': '{{player}} tiene {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
    'HK-14 withdrew': '{{player}} se dio de baja en la clasificatoria con {{points, points}} en {{matches, matches}}.',
    'qualification-over': 'Todas las plazas están ocupadas, por orden de cabezas de serie: {{players}}.',
  },
} as const satisfies Translation<typeof en>;
