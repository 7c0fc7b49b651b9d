import type { PageWords } from '../table.ts';

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
  fine: 'Nada que objetar.',
};

export const draftCost = {
  title: 'Lo que cuesta',
  rematch: 'Repeticiones',
  'keep-apart': 'Deseos de separación incumplidos',
  'met-often': 'Parejas que ya se enfrentaron',
  'score-gap': 'Parejas con distancia en puntos',
  colours: 'Mesas con colores desiguales',
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
  confirm: 'Confirmar',
  notSo: 'No es así',
  saidBy: 'Lo dice {{name}}.',
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
};

export const seatRow = {
  score: 'Puntos',
  place: 'Puesto',
  outAt: '{{level}} fuera',
  out: 'fuera',
  short: 'a {{count}} de quedar fuera',
};

export const roundHead = {
  published: 'Publicada a las {{time}}.',
};

/** GR-2: games of days whose time is nearly out. */
export const runningOut = {
  title: 'Sin tiempo antes de un día',
  until: 'le toca, hasta: {{when}}',
  against: 'contra {{name}}',
};

export const standingsHead = {
  leads_one: '{{names}} va en cabeza. {{criterion}}: {{value}}.',
  leads_other: '{{names}} van en cabeza. {{criterion}}: {{value}}.',
  print: 'Imprimir',
};

export const draftRow = {
  even: 'igualada',
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
  contactHint: 'Solo lo ve la mesa; no está en ningún archivo.',
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
};

export const correctionWays = {
  keepHint: 'Las mesas quedan como están; puntos y puestos se recuentan.',
  unwindHint: 'Las rondas posteriores se descartan y se sortean de nuevo. Pide el nombre del torneo.',
};

export const victory = {
  report: 'Informe final',
  page: 'Página del ganador',
};

export const announce: PageWords['announce'] = {
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
};

export const clock: PageWords['clock'] = {
  label: 'Tiempo que queda en esta ronda',
  time: 'Tiempo',
  start: 'Iniciar el reloj',
  goOn: 'Seguir',
  pause: 'Parar el reloj',
  extend: '+{{minutes}} min',
};

export const palette: PageWords['palette'] = {
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
};

export const paletteKind: PageWords['paletteKind'] = {
  go: 'página',
  round: 'ronda',
  clock: 'reloj',
  table: 'mesa',
  player: 'jugador',
  tournament: 'torneo',
  look: 'aspecto',
};
