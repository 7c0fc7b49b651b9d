import type { Sentences } from '../table.ts';

/** Single words and short phrases. */

const number: Sentences['number'] = { half: '½', point: ',' };

const count: Sentences['count'] = {
  attempts_one: '{{count}} intento',
  attempts_other: '{{count}} intentos',
  byes_one: '{{count}} descanso',
  byes_other: '{{count}} descansos',
  draws_one: '{{count}} empate',
  draws_other: '{{count}} empates',
  entries_one: '{{count}} entrada',
  entries_other: '{{count}} entradas',
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
};

const finding: Sentences['finding'] = {
  rematch: '{{players}} ya se han enfrentado.',
  'score-gap': '{{players}} se llevan {{size, points}}.',
  'is-out': '{{players}} no juega esta ronda.',
  missing: '{{players}} no tiene sitio.',
  'seated-twice': '{{players}} aparece {{size, times}}.',
  'table-size': 'La mesa de {{players}} no tiene el tamaño correcto.',
  colours: 'Los colores de {{players}} podrían repartirse mejor.',
  'wrong-group': '{{players}} no siguen el orden de los grupos.',
  'wrong-bye': '{{players}} no debería descansar.',
  'wrong-match': '{{players}} no se enfrentan en esta ronda.',
  'keep-apart': '{{players}} no deben coincidir.',
  'met-often': '{{players}} ya se han enfrentado {{size, times}}.',
};

/** DK-9: the keep-apart list is private to the desk. */
const publicFinding: Sentences['publicFinding'] = {
  'keep-apart': 'La organización prefiere otra cosa para {{players}}.',
};

const notation: Sentences['notation'] = {
  empty: 'Falta el resultado.',
  'no-result': '«{{text}}» no es un resultado. Escriba 5-3, 1/2, 50 42 31, p 1 2 2, +- o ff, por orden de asiento.',
  'no-number': '«{{text}}» no es un número.',
  'too-fine': '«{{text}}» tiene más de tres decimales.',
  'too-large': '«{{text}}» es demasiado grande.',
  'no-place': '«{{text}}» no es un puesto; los puestos empiezan en 1.',
  'seat-count': 'Esta mesa tiene {{need}} asientos, pero el resultado tiene {{have}}.',
};

const criterion: Sentences['criterion'] = {
  'points-among': 'Puntos entre empatados',
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
};

const state: Sentences['state'] = {
  active: 'en juego',
  eliminated: 'fuera',
  qualified: 'con plaza',
  dropped: 'de baja',
};

const status: Sentences['status'] = { registering: 'sin empezar', running: 'en juego', finished: 'terminado' };

const playerList: Sentences['playerList'] = {
  'no-name': 'línea {{line}}: no hay nombre en «{{text}}»',
  'bad-rating': 'línea {{line}}: «{{text}}» no es una puntuación',
  'too-long': 'línea {{line}}: «{{text}}» pasa de 80 caracteres',
  twice: 'línea {{line}}: {{text}} está dos veces en la lista',
  'here-already': 'línea {{line}}: {{text}} ya está en el torneo',
  contact: 'línea {{line}}: se omitieron los datos de contacto de {{text}}',
  'open-quote': 'línea {{line}}: unas comillas no se cierran nunca',
};

const progress: Sentences['progress'] = {
  waiting: 'Sin empezar · {{players, players}}',
  of: '{{label}} de {{of}}',
  tables: '{{done}} de {{all, tables}} con resultado',
  games: '{{done}} de {{all, games}} con resultado',
  between: '{{label}} terminada',
  finished: 'Terminado tras {{rounds, rounds}}',
  left: 'quedan {{time}}',
  timeUp: 'se acabó el tiempo',
};

const roundState: Sentences['roundState'] = { draft: 'borrador', published: 'publicada', closed: 'cerrada' };

const game: Sentences['game'] = {
  regular: 'partida',
  'sudden-death': 'muerte súbita',
  armageddon: 'Armagedón',
};

const how: Sentences['how'] = {
  played: 'jugada',
  forfeit: 'por incomparecencia',
  walkover: 'sin rival',
  'double-forfeit': 'incomparecencia de ambos',
};

const slot: Sentences['slot'] = {
  'winner-of': 'quien gane el duelo {{match}}',
  'loser-of': 'quien pierda el duelo {{match}}',
  nobody: 'nadie',
};

const tables: Sentences['tables'] = { these_one: 'mesa {{tables}}', these_other: 'mesas {{tables}}' };

const heading: Sentences['heading'] = {
  bracket: 'Cuadro',
  bye: 'Descanso',
  byes: 'Descansos',
  club: 'Club',
  code: 'Código para anotar',
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
};

/** What settings of several formats can be set to. */
const choice: Sentences['choice'] = {
  rating: 'por rating',
  entry: 'por orden de inscripción',
  random: 'al azar',
  manual: 'a mano',
  chess960: 'Chess960',
  standard: 'ajedrez normal',
  lot: 'sorteo',
};

const setting: Sentences['setting'] = {
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
  variant: 'Variante de ajedrez',
  win: 'Puntos por victoria',
};

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
