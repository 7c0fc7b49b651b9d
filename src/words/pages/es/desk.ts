import type { Translation } from '../../texts.ts';
import type * as en from '../en/desk.ts';

export const conflict = {
  title: 'Dos resultados para la mesa {{table}}',
  counts: 'El primero cuenta hasta que se elija uno.',
  first: 'Primero, {{by}}, {{time}}',
  second: 'Después, {{by}}, {{time}}',
  wins: 'Gana {{name}}',
  draw: 'Empate',
  absent: 'No jugó: {{names}}',
  uphold: 'Mantener {{result}}',
  take: 'Tomar {{result}}',
  neither: 'Ninguno: preguntar en la mesa',
  mark: 'conflicto',
  settled: 'La mesa {{table}} está resuelta: {{result}}.',
  reopened: 'La mesa {{table}} vuelve a estar abierta.',
} as const satisfies Translation<typeof en.conflict>;

export const draftSum = {
  noRematch: 'Ninguna repetición.',
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
  fine: 'Nada llama la atención en este sorteo.',
} as const satisfies Translation<typeof en.draftSum>;

export const draftCost = {
  title: 'Lo que cuesta',
  rematch: 'Repeticiones',
  'keep-apart': 'Deseos de separación incumplidos',
  'met-often': 'Parejas que ya se enfrentaron',
  'score-gap': 'Parejas con distancia en puntos',
  colours: 'Mesas con colores desiguales',
} as const satisfies Translation<typeof en.draftCost>;

export const draftMove = {
  orTable: 'o a la mesa',
  move: 'Mover',
  bye: 'Dar el descanso',
  toTable: 'Mesa para {{name}}',
  noTable: 'No hay mesa {{table}} en este borrador.',
  drop: 'Soltar a {{name}}',
  sidesOnly: 'Los emparejamientos están fijados; los dos de una mesa pueden cambiar de lado.',
} as const satisfies Translation<typeof en.draftMove>;

export const tableRow = {
  confirm: 'Confirmar',
  notSo: 'Rechazar',
  saidBy: 'Lo dice {{name}}.',
  otherwise: '{{name}} comunicó {{result}}.',
  confirmAll: 'Confirmar los {{count}}',
  confirmed: '{{count}} resultados confirmados.',
  justNow: 'ahora mismo',
  lastEntered: 'Últimos resultados',
  printSlips: 'Imprimir papeletas',
  match: 'encuentro',
  matchAt: 'El encuentro de la mesa {{table}}',
  playing: 'en juego',
  reported: 'comunicado',
  typing: 'escribiendo',
  before: 'puntos antes: {{points}}',
  move: 'Cambiar de mesa',
  moveTo: 'A la mesa',
  moved: 'La mesa {{from}} es ahora la mesa {{table}}: {{players}}.',
} as const satisfies Translation<typeof en.tableRow>;

export const seatRow = {
  score: 'Puntos',
  place: 'Puesto',
  outAt: '{{level}} fuera',
  out: 'fuera',
  short: 'a {{count}} de quedar fuera',
} as const satisfies Translation<typeof en.seatRow>;

export const roundHead = {
  published: 'Publicada a las {{time}}.',
} as const satisfies Translation<typeof en.roundHead>;

/** GR-18: who has missed two games. */
export const absent = {
  title: 'No se presentan',
  missed_one: 'ha perdido {{count}} partida por incomparecencia. ¿Dar de baja?',
  missed_other: 'ha perdido {{count}} partidas por incomparecencia. ¿Dar de baja?',
  keep: 'Mantener',
} as const satisfies Translation<typeof en.absent>;

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'Sin tiempo antes de un día',
  until: 'le toca, hasta: {{when}}',
  against: 'contra {{name}}',
} as const satisfies Translation<typeof en.runningOut>;

export const standingsHead = {
  leads_one: '{{names}} lidera con {{points}}.',
  leads_other: '{{names}} lideran con {{points}}.',
  leadsBy_one: '{{names}} va en cabeza. {{criterion}}: {{value}}.',
  leadsBy_other: '{{names}} van en cabeza. {{criterion}}: {{value}}.',
  lastRounds: 'Se ven las últimas {{count}} rondas.',
  allRounds: 'Mostrar las {{count}} rondas',
  print: 'Imprimir',
} as const satisfies Translation<typeof en.standingsHead>;

export const draftRow = {
  last: 'antes {{name}}',
  lastBye: 'antes descanso',
  apart: '{{points}} de diferencia',
  rematch: 'ya se enfrentaron',
  sides: 'Lados hasta ahora: {{sides}}',
} as const satisfies Translation<typeof en.draftRow>;

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
  contactHint: 'Solo lo ve la mesa; no está en ningún archivo.',
  rating: '{{from}} al inscribirse',
  gone: 'Aquí no existe ese jugador.',
} as const satisfies Translation<typeof en.deskPlayer>;

export const eventInfo = {
  title: 'Fechas, lugar, descripción',
  hint: 'Nada es obligatorio; lo que se indique aparece en la página pública, en el calendario y en papel.',
  firstDay: 'Primer día',
  lastDay: 'Último día',
  startTime: 'Comienzo',
  timeZone: 'Zona horaria',
  venue: 'Lugar',
  contact: 'Contacto',
  contactHint: 'Un correo, un número o una página. Todos pueden leerlo.',
  description: 'Descripción',
  save: 'Guardar',
  saved: 'Los datos están guardados.',
  image: 'Imagen',
  imageHint:
    'PNG, JPEG o WebP, 1 MB como máximo. Para la página pública y la vista previa del enlace; lo que la cámara escribió en ella se elimina.',
  imageRemove: 'Quitar la imagen',
  imageTooLarge: 'Esta imagen supera 1 MB. Redúcela e inténtalo de nuevo.',
} as const satisfies Translation<typeof en.eventInfo>;

export const correctionWays = {
  keepHint: 'Las mesas quedan como están; puntos y puestos se recuentan.',
  unwindHint: 'Las rondas posteriores se descartan y se sortean de nuevo. Pide el nombre del torneo.',
} as const satisfies Translation<typeof en.correctionWays>;

export const victory = {
  report: 'Informe final',
  page: 'Página del ganador',
} as const satisfies Translation<typeof en.victory>;

export const announce = {
  title: 'Para leer en voz alta',
  over: 'La {{label}} ha terminado.',
  out_one: 'Queda fuera {{names}}.',
  out_other: 'Quedan fuera {{count}} jugadores: {{names}}.',
  with: '{{name}} con {{total}}',
  nobody: 'Nadie queda fuera.',
  left: 'De baja: {{names}}.',
  still_one: 'Sigue en juego una sola persona.',
  still_other: 'Siguen en juego {{count}} jugadores.',
  level: '{{what}}: {{names}}.',
} as const satisfies Translation<typeof en.announce>;

export const clock = {
  label: 'Tiempo que queda en esta ronda',
  time: 'Tiempo',
  start: 'Iniciar el reloj',
  goOn: 'Reanudar',
  pause: 'Parar el reloj',
  extend: '+{{minutes}} min',
} as const satisfies Translation<typeof en.clock>;

export const palette = {
  title: 'Buscar una acción',
  open: 'Acciones',
  placeholder: '¿Qué desea hacer?',
  nothing: 'Sin resultados.',
  found_one: '{{count}} acción',
  found_other: '{{count}} acciones',
  go: 'Ir a {{place}}',
  publicPage: 'la página pública',
  wall: 'la pantalla de sala',
  enter: 'Mesa {{table}}: anotar {{players}}',
  correct: 'Mesa {{table}}: corregir {{players}}',
  clockOn: 'Seguir con el reloj',
  extend: 'Añadir {{minutes}} min al reloj',
  drop: 'Dar de baja a {{name}}',
  reinstate: 'Readmitir a {{name}}',
  here: '{{name}} está aquí',
  notHere: '{{name}} no está aquí',
  approve: 'Aprobar a {{name}}',
  delete: 'Borrar a {{name}}',
  undo: 'Deshacer la última acción',
  rounds: 'Jugar {{rounds}} rondas',
  rematches: 'Permitir revanchas en la ronda siguiente',
  end: 'Terminar el torneo antes de tiempo…',
  reopen: 'Reabrir el torneo',
  unwind: 'Retroceder a {{label}}…',
  look: 'Aspecto: {{look}}',
  language: 'Idioma: {{language}}',
} as const satisfies Translation<typeof en.palette>;

export const paletteKind = {
  go: 'página',
  round: 'ronda',
  clock: 'reloj',
  table: 'mesa',
  player: 'jugador',
  tournament: 'torneo',
  look: 'aspecto',
} as const satisfies Translation<typeof en.paletteKind>;
