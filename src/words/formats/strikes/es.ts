import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  name: 'Faltas acumuladas',
  about: 'Mesas de tres a cinco; cada puesto tras el primero cuesta faltas, y con demasiadas se queda fuera.',
  presets: {
    strikes: 'Fuera con 35, mejores mesas',
    'czapski-short': 'Corto: fuera con 23',
    czapski: 'Normal: fuera con 35',
    'czapski-long': 'Largo: fuera con 47',
  },
  settings: {
    eliminationAt: 'Faltas que dejan fuera',
    finalGame: 'Si dos comparten la victoria, la juegan',
    fiveLeft: 'Si quedan cinco en mesas de cuatro',
    improve: 'Mejorar el mejor plan con cambios',
    maxTable: 'Máximo de jugadores por mesa',
    plans: 'Planes de asientos sorteados',
    scoring: 'Cómo se leen los resultados',
  },
  choices: {
    '4+bye': 'mesa de cuatro y un descanso',
    '3+2': 'mesas de tres y de dos',
    'highest-wins': 'gana quien más tiene',
    'lowest-wins': 'gana quien menos tiene',
    places: 'puestos',
  },
  plan: {
    random_one: '{{count}} mesa de',
    random_other: '{{count}} mesas de',
    split: 'al separar por faltas',
  },
  criteria: {
    'rounds-survived': 'Rondas',
    strikes: 'Faltas',
    'detrimental-points': 'Puntos por coincidir de nuevo',
    'pairs-met-before': 'Parejas repetidas',
  },
  counts: {
    strikes_one: '{{count}} falta',
    strikes_other: '{{count}} faltas',
  },
  findings: {},
  reasons: {
    'board-strikes': 'Faltas',
    'label-final-game': 'Partida final',
    'goes-out': '{{player}} queda fuera con {{strikes}}.',
    'nobody-goes-out': 'Nadie queda fuera en esta mesa.',
    'no-strikes-in-final': 'Partida final: no da faltas.',
    'seated-least-met': 'Reparto con pocas repeticiones: {{pairs, pairs}} en esta mesa ({{points, points}}).',
    'split-group': 'Grupo {{group}} por faltas: de {{fewest}} a {{most, strikes}}.',
    'bye-for-fewest-strikes':
      'Descansa {{player}}: tiene menos faltas que nadie ({{strikes}}) y {{byes, byes}} antes de esta ronda.',
    'seating-improved':
      'El mejor de {{plans, plans}} por sorteo tenía {{bestOfPlans, points}} por coincidir de nuevo; con cambios quedó en {{improved}}.',
    'seating-best-of-plans':
      'El mejor de {{plans, plans}} por sorteo tiene {{bestOfPlans, points}} por coincidir de nuevo.',
    'plays-final-game': '{{players}} compartían la victoria y se la juegan.',
    'still-in': '{{player}} sigue en juego con {{strikes, strikes}}, por debajo de {{level}}.',
    'out-after-round': '{{player}} queda fuera al acabar esta ronda, con {{strikes, strikes}}; el límite es {{level}}.',
    eliminated: '{{player}} quedó fuera en la ronda {{round}} con {{strikes, strikes}}; el límite es {{level}}.',
    'stays-out':
      '{{player}} quedó fuera en la ronda {{round}} y sigue fuera, aunque una corrección le deja {{strikes, strikes}}, por debajo de {{level}}.',
    'last-one-left': 'Solo quedaba {{player}}, con {{strikes, strikes}}.',
    'two-left-nothing-played': 'Quedaban {{players}} antes de jugar nada: comparten la victoria.',
    'level-and-no-sole-last-winner':
      '{{players}} empataban a {{strikes, strikes}} y la última partida no deshizo el empate: comparten la victoria.',
    'level-and-won-last-game':
      '{{player}} y {{opponent}} empataban a {{strikes, strikes}}; {{player}} ganó la última partida.',
    'fewer-strikes-and-bye':
      '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}) y descansó la última ronda.',
    'fewer-strikes-and-won-last-game':
      '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}) y ganó la última partida.',
    'fewer-strikes-but-second':
      'De {{players}}, quien tenía menos faltas ({{strikes}} frente a {{against}}) quedó en segundo puesto en la última partida: comparten la victoria.',
    'won-last-game':
      '{{player}} ganó la última partida; {{opponent}}, con menos faltas ({{against}} frente a {{strikes}}), solo llegó al puesto {{place}}.',
    'fewer-strikes-and-last-winners-out':
      '{{player}} tenía menos faltas que {{opponent}} ({{strikes}} frente a {{against}}), y quienes ganaron la última partida quedaron fuera.',
    'fewer-strikes': '{{player}} tenía menos faltas que {{opponent}}: {{strikes}} frente a {{against}}.',
    'level-without-margins':
      '{{players}} empataban a {{strikes, strikes}} sin márgenes que comparar: comparten la victoria.',
    'level-with-equal-margins':
      '{{players}} empataban a {{strikes, strikes}} y también en margen ({{margin}}): comparten la victoria.',
    'level-and-larger-margin':
      '{{player}} y {{opponent}} empataban a {{strikes, strikes}}; {{player}} tuvo mayor margen, {{margin}} frente a {{otherMargin}}.',
    'nobody-played': 'Nadie jugó, así que nadie ganó.',
    'all-out-fewest-strikes':
      'En la última ronda quedaron fuera todos; {{player}} tenía menos faltas que nadie, {{strikes}}.',
    'all-out-level':
      'En la última ronda quedaron fuera todos; {{players}} empataban con el mínimo de faltas, {{strikes}}.',
    'won-final-game': '{{player}} ganó la partida final.',
    'final-game-tied': 'La partida final acabó en empate: {{players}} comparten la victoria.',
  },
} as const satisfies Translation<typeof en>;
