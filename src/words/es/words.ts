import type { words as en } from '../en/words.ts';
import type { Translation } from '../texts.ts';

/** Single words and short phrases. */

const number = { half: '½', point: ',', hour: ':' } as const satisfies Translation<typeof en.number>;

const count = {
  attempts_one: '{{count}} intento',
  attempts_other: '{{count}} intentos',
  byes_one: '{{count}} descanso',
  byes_other: '{{count}} descansos',
  draws_one: '{{count}} empate',
  draws_other: '{{count}} empates',
  entries_one: '{{count}} entrada',
  entries_other: '{{count}} entradas',
  moreEntries_one: '{{count}} entrada más',
  moreEntries_other: '{{count}} entradas más',
  games_one: '{{count}} partida',
  games_other: '{{count}} partidas',
  losses_one: '{{count}} derrota',
  losses_other: '{{count}} derrotas',
  matches_one: '{{count}} duelo',
  matches_other: '{{count}} duelos',
  pairs_one: '{{count}} pareja',
  pairs_other: '{{count}} parejas',
  plans_one: '{{count}} plan',
  plans_other: '{{count}} planes',
  players_one: '{{count}} jugador',
  players_other: '{{count}} jugadores',
  points_one: '{{count}} punto',
  points_other: '{{count}} puntos',
  results_one: '{{count}} resultado',
  results_other: '{{count}} resultados',
  rounds_one: '{{count}} ronda',
  rounds_other: '{{count}} rondas',
  tables_one: '{{count}} mesa',
  tables_other: '{{count}} mesas',
  times_one: '{{count}} vez',
  times_other: '{{count}} veces',
  wins_one: '{{count}} victoria',
  wins_other: '{{count}} victorias',
} as const satisfies Translation<typeof en.count>;

const finding = {
  rematch: '{{players}} ya se han enfrentado.',
  'score-gap': '{{players}} se llevan {{size, points}}.',
  'is-out': '{{players}} ya estaría fuera.',
  missing: '{{players}} no tiene sitio.',
  'seated-twice': '{{players}} aparece {{size, times}}.',
  'table-size': 'La mesa de {{players}} no tiene el tamaño correcto.',
  colours: 'Los colores de {{players}} podrían repartirse mejor.',
  'wrong-group': '{{players}} no siguen el orden de los grupos.',
  'wrong-bye': '{{players}} no debería descansar.',
  'wrong-match': '{{players}} no se enfrentan en esta ronda.',
  'keep-apart': '{{players}} no deben coincidir.',
  'met-often': '{{players}} ya se han enfrentado {{size, times}}.',
} as const satisfies Translation<typeof en.finding>;

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding = {
  'keep-apart': 'La organización prefiere otra cosa para {{players}}.',
} as const satisfies Translation<typeof en.publicFinding>;

const notation = {
  empty: 'Falta el resultado.',
  'no-result': '«{{text}}» no es un resultado. Escriba 5-3, 1/2, 50 42 31, p 1 2 2, +- o ff, por orden de asiento.',
  'no-number': '«{{text}}» no es un número.',
  'too-fine': '«{{text}}» tiene más de tres decimales.',
  'too-large': '«{{text}}» es demasiado grande.',
  'no-place': '«{{text}}» no es un puesto; los puestos empiezan en 1.',
  'seat-count': 'Esta mesa tiene {{need}} asientos, pero el resultado tiene {{have}}.',
} as const satisfies Translation<typeof en.notation>;

const criterion = {
  'points-among': 'Puntos entre empatados',
  'head-to-head': 'Duelo directo',
  'sonneborn-berger': 'Sonneborn-Berger',
  wins: 'Victorias',
  rounds: 'Rondas',
  rematches: 'Revanchas',
  colours: 'Desequilibrio de colores',
  points: 'Puntos',
  differential: 'Diferencia',
  lot: 'Sorteo',
  round: 'Ronda',
  seed: 'Serie',
  byes: 'Descansos',
  'wrong-match': 'Fuera del calendario',
} as const satisfies Translation<typeof en.criterion>;

const state = {
  active: 'en juego',
  eliminated: 'fuera',
  qualified: 'con plaza',
  dropped: 'de baja',
} as const satisfies Translation<typeof en.state>;

const status = {
  registering: 'sin empezar',
  running: 'en juego',
  finished: 'terminado',
} as const satisfies Translation<typeof en.status>;

const playerList = {
  'no-name': 'línea {{line}}: no hay nombre en «{{text}}»',
  'bad-rating': 'línea {{line}}: «{{text}}» no es una puntuación',
  'too-long': 'línea {{line}}: «{{text}}» pasa de 80 caracteres',
  twice: 'línea {{line}}: {{text}} está dos veces en la lista',
  'here-already': 'línea {{line}}: {{text}} ya está en el torneo',
  contact: 'línea {{line}}: se omitieron los datos de contacto de {{text}}',
  'open-quote': 'línea {{line}}: unas comillas no se cierran nunca',
  'no-name-column': 'línea {{line}}: no es seguro qué columna contiene los nombres: {{text}}',
  'too-many-columns': 'línea {{line}}: más de {{text}} columnas',
  'too-many-lines': 'línea {{line}}: una lista puede tener como máximo {{text}} líneas',
  spreadsheet:
    'esto es un archivo de hoja de cálculo y no texto: guárdelo como CSV en la hoja de cálculo y abra ese archivo',
} as const satisfies Translation<typeof en.playerList>;

const progress = {
  waiting: 'Sin empezar · {{players, players}}',
  of: '{{label}} de {{of}}',
  tables: '{{done}} de {{all, tables}} con resultado',
  games: '{{done}} de {{all, games}} con resultado',
  between: '{{label}} terminada',
  finished: 'Terminado tras {{rounds, rounds}}',
  left: 'quedan {{time}}',
  timeUp: 'se acabó el tiempo',
} as const satisfies Translation<typeof en.progress>;

const roundState = { draft: 'borrador', published: 'publicada', closed: 'cerrada' } as const satisfies Translation<
  typeof en.roundState
>;

const game = {
  regular: 'partida',
  'sudden-death': 'muerte súbita',
  armageddon: 'Armagedón',
} as const satisfies Translation<typeof en.game>;

const how = {
  played: 'jugada',
  forfeit: 'por incomparecencia',
  walkover: 'sin rival',
  'double-forfeit': 'incomparecencia de ambos',
} as const satisfies Translation<typeof en.how>;

const slot = {
  'winner-of': 'quien gane el duelo {{match}}',
  'loser-of': 'quien pierda el duelo {{match}}',
  nobody: 'nadie',
} as const satisfies Translation<typeof en.slot>;

const tables = { these_one: 'mesa {{tables}}', these_other: 'mesas {{tables}}' } as const satisfies Translation<
  typeof en.tables
>;

const heading = {
  absent: 'Ausente',
  absentHalf: 'Ausente, descanso ½',
  absentFull: 'Ausente, descanso entero',
  adjustment: 'Ajuste',
  warning: 'Amonestación',
  bracket: 'Cuadro',
  bye: 'Descanso',
  byes: 'Descansos',
  rest: 'Libre',
  club: 'Club',
  code: 'Código de control',
  crossTable: 'Tabla cruzada',
  draft: 'Borrador',
  entry: 'Inscripción',
  format: 'Sistema',
  game: 'Partida',
  games: 'Partidas',
  group: 'Grupo',
  groupTables: 'Grupos',
  how: 'Cómo se juega',
  match: 'Duelo',
  matches: 'Duelos',
  name: 'Nombre',
  nobody: 'Nadie',
  open: 'abierta',
  place: 'Puesto',
  phases: 'Fases',
  provisional: 'provisional',
  qualification: 'Clasificatoria',
  seed: 'Serie',
  player: 'Jugador',
  players: 'Jugadores',
  points: 'Puntos',
  rating: 'Rating',
  result: 'Resultado',
  round: 'Ronda',
  rounds: 'Rondas',
  score: 'Tantos',
  seat: 'Asiento',
  standings: 'Clasificación',
  start: 'Posición inicial',
  state: 'Estado',
  status: 'Situación',
  board: 'Panorama',
  table: 'Mesa',
  tables: 'Mesas',
  versus: 'contra',
  winner: 'Gana',
  winners: 'Ganan',
  why: 'Motivo',
} as const satisfies Translation<typeof en.heading>;

/** What settings of several formats can be set to. */
const choice = {
  rating: 'por rating',
  entry: 'por orden de inscripción',
  random: 'al azar',
  manual: 'a mano',
  chess960: 'Chess960',
  standard: 'ajedrez normal',
  lot: 'sorteo',
} as const satisfies Translation<typeof en.choice>;

const setting = {
  approval: 'La organización aprueba las inscripciones',
  avoid: 'Jugadores que no deben coincidir',
  base: 'Tiempo principal',
  bonusAt40: 'Tiempo añadido en la jugada 40',
  draw: 'Puntos por empate',
  increment: 'Tiempo añadido por jugada',
  loss: 'Puntos por derrota',
  raceTo: 'Puntos que ganan un duelo',
  roundByRound: 'Eliminatoria ronda a ronda',
  roundClock: 'Tiempo por ronda',
  seeding: 'Cabezas de serie',
  thirdPlace: 'Duelo por el tercer puesto',
  tieBreaks: 'Desempates por orden',
  unratedAs: 'Los jugadores sin Elo cuentan como',
  variant: 'Variante de ajedrez',
  win: 'Puntos por victoria',
} as const satisfies Translation<typeof en.setting>;

export const words = {
  number,
  count,
  finding,
  publicFinding,
  notation,
  criterion,
  state,
  status,
  progress,
  playerList,
  roundState,
  game,
  how,
  slot,
  tables,
  heading,
  choice,
  setting,
};
