export const conflict = {
  title: 'Dos resultados para la mesa {{table}}',
  counts: 'El primero cuenta hasta que se elija uno. El otro puesto también lo ve.',
  first: 'Primero, {{by}}, {{time}}',
  second: 'Después, {{by}}, {{time}}',
  wins: 'Gana {{name}}',
  draw: 'Tablas',
  absent: 'No jugó: {{names}}',
  uphold: 'Mantener {{result}}',
  take: 'Tomar {{result}}',
  neither: 'Ninguno: preguntar en la mesa',
  mark: 'conflicto',
  settled: 'La mesa {{table}} está resuelta: {{result}}.',
  reopened: 'La mesa {{table}} vuelve a estar abierta.',
};

export const draftSum = {
  rematch_one: 'Una revancha.',
  rematch_other: '{{count}} revanchas.',
  'score-gap_one': 'Una pareja difiere en puntos.',
  'score-gap_other': '{{count}} parejas difieren en puntos.',
  colours_one: 'Los colores podrían repartirse mejor en una mesa.',
  colours_other: 'Los colores podrían repartirse mejor en {{count}} mesas.',
  'keep-apart_one': 'Un deseo de separación queda sin cumplir.',
  'keep-apart_other': '{{count}} deseos de separación quedan sin cumplir.',
  'met-often_one': 'Una pareja ya se ha enfrentado.',
  'met-often_other': '{{count}} parejas ya se han enfrentado.',
  fine: 'Nada que objetar.',
};

export const draftMove = {
  orTable: 'o a la mesa',
  move: 'Mover',
  bye: 'Dar el descanso',
  toTable: 'Mesa para {{name}}',
  noTable: 'No hay mesa {{table}} en este borrador.',
  drop: 'Soltar a {{name}}',
  sidesOnly: 'Los emparejamientos están fijados; los dos de una mesa pueden cambiar de lado.',
};

export const tableRow = {
  playing: 'en juego',
  reported: 'comunicado',
  typing: 'escribiendo',
  before: 'puntos antes: {{points}}',
  move: 'Cambiar de mesa',
  moveTo: 'A la mesa',
  moved: 'La mesa {{from}} es ahora la mesa {{table}}: {{players}}.',
};

export const seatRow = {
  score: 'Puntos',
  place: 'Puesto',
  strikes: 'Strikes',
  outAt: '{{level}} fuera',
  out: 'fuera',
  short: 'a {{count}} de quedar fuera',
};

export const roundHead = {
  published: 'Publicada a las {{time}}.',
};

export const roundCell = {
  moved: 'Cambio',
  up_one: 'un puesto más arriba',
  up_other: '{{count}} puestos más arriba',
  down_one: 'un puesto más abajo',
  down_other: '{{count}} puestos más abajo',
  win: 'G',
  draw: '½',
  loss: 'P',
  open: '·',
  bye: 'descanso',
  winLong: 'Ganó a {{name}}, {{result}}',
  drawLong: 'Tablas con {{name}}, {{result}}',
  lossLong: 'Perdió con {{name}}, {{result}}',
  openLong: 'Mesa {{table}} contra {{name}}',
  legend:
    'G ganó, ½ tablas, P perdió; después el lado (○ empieza, ● segundo) y el puesto actual del rival. Las líneas de puntos unen a quienes tienen los mismos puntos.',
  leads_one: '{{names}} va en cabeza con {{value}}.',
  leads_other: '{{names}} van en cabeza con {{value}}.',
  print: 'Imprimir',
};

export const draftRow = {
  last: 'antes {{name}}',
  lastBye: 'antes descanso',
  apart: '{{points}} de diferencia',
  rematch: 'ya se enfrentaron',
  sides: 'Lados hasta ahora: {{sides}}',
};

export const deskPlayer = {
  edit: 'Editar',
  games: 'Partidas',
  none: 'Todavía ninguna partida.',
  next: 'Juega ahora',
  atTable: 'Mesa {{table}} contra {{names}}',
  link: 'Enlace privado',
  linkHint: 'Quien lo tenga comunica resultados como {{name}}. No lo enseñe a nadie más.',
  makeLink: 'Mostrar el enlace privado',
  publicPage: 'Página pública',
  rating: '{{from}} al inscribirse',
  gone: 'Aquí no existe ese jugador.',
};

export const eventInfo = {
  title: 'Fechas, lugar, descripción',
  hint: 'Nada es obligatorio; lo que se indique aparece en la página pública, en el calendario y en papel.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  startTime: 'Comienzo',
  timeZone: 'Zona horaria',
  venue: 'Lugar',
  description: 'Descripción',
  save: 'Guardar',
  saved: 'Los datos están guardados.',
};

export const correctionWays = {
  keepHint: 'Las mesas quedan como están; puntos y puestos se recuentan.',
  unwindHint: 'Las rondas posteriores se descartan y se sortean de nuevo. Pide el nombre del torneo.',
};

export const victory = {
  report: 'Informe final',
  page: 'Página del ganador',
};
