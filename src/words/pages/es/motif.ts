import type { Translation } from '../../texts.ts';
import type * as en from '../en/motif.ts';
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
} as const satisfies Translation<typeof en.motif>;

/** A round in a row of the standings. */
export const roundCell = {
  moved: 'Evolución',
  up_one: 'un puesto más arriba',
  up_other: '{{count}} puestos más arriba',
  down_one: 'un puesto más abajo',
  down_other: '{{count}} puestos más abajo',
  win: 'G',
  draw: '½',
  loss: 'P',
  open: '·',
  bye: 'descanso',
  winLong: 'Victoria contra {{name}}, {{result}}',
  drawLong: 'Empate con {{name}}, {{result}}',
  lossLong: 'Derrota contra {{name}}, {{result}}',
  openLong: 'Mesa {{table}} contra {{name}}',
  unplayed: '–',
  unplayedLong: 'Mesa {{table}} contra {{name}}, sin jugar',
  legend:
    'G ganada, ½ empate, P perdida; después el lado (○ empieza, ● segundo) y el puesto actual del rival. Las líneas de puntos unen a quienes tienen los mismos puntos.',
} as const satisfies Translation<typeof en.roundCell>;
