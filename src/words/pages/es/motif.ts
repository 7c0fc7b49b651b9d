export const motif = {
  rounds: 'Rondas',
  closed: '{{label}}, cerrada',
  now: '{{label}}, en juego',
  'to-come': '{{label}}, por jugar',
  tablesIn_one: '{{done}} de {{count}} mesa terminada.',
  tablesIn_other: '{{done}} de {{count}} mesas terminadas.',
  gamesIn_one: '{{done}} de {{count}} partida terminada.',
  gamesIn_other: '{{done}} de {{count}} partidas terminadas.',
  reported_one: 'Una comunicada.',
  reported_other: '{{count}} comunicadas.',
};

/** A round in a row of the standings. */
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
};
