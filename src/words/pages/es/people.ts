import type { Translation } from '../../texts.ts';
import type * as en from '../en/people.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet = {
  set: 'Poner el reloj',
  to: 'Tiempo restante',
  hint: 'minutos, o como 12:30',
  bad: 'Escriba minutos o un tiempo como 12:30 o 1:05:00.',
  apply: 'Poner',
  less: '−{{minutes}} min',
  clock: 'Reloj',
} as const satisfies Translation<typeof en.clockSet>;

export const roundNote = {
  leftOut: 'sin terminar',
} as const satisfies Translation<typeof en.roundNote>;

export const list = {
  readAs: 'Así se lee la lista.',
  changeHead: 'Cambie un encabezado si no es correcto.',
  separate: 'Elegir las columnas',
  whichName: '¿Qué columna contiene los nombres? Elija «Nombre» encima de ella.',
  spreadsheet:
    'Esto es un archivo de hoja de cálculo y no texto. Guárdelo como CSV en la hoja de cálculo y abra ese archivo.',
  meaningOf: 'Qué es {{column}}',
  column: 'la columna {{column}}',
  name: 'Nombre',
  first: 'Nombre de pila',
  last: 'Apellidos',
  rating: 'Puntuación',
  club: 'Club',
  ignored: 'Omitir',
  contact: 'Contacto, omitido',
  leftOut_one: 'Se omite {{count}} línea:',
  leftOut_other: 'Se omiten {{count}} líneas:',
  skipped_one: '{{count}} línea no trata de nadie.',
  skipped_other: '{{count}} líneas no tratan de nadie.',
  kept: 'Lo escrito se conserva si sale de esta página.',
} as const satisfies Translation<typeof en.list>;

export const picking = {
  pick: 'Elegir a {{name}}',
  all: 'Elegir a todos los mostrados',
  picked_one: '{{count}} elegido',
  picked_other: '{{count}} elegidos',
  checkIn: 'Registrar llegada',
  checkOut: 'Ausentes',
  drop_one: 'Retirar a {{count}} jugador',
  drop_other: 'Retirar a {{count}} jugadores',
  delete_one: 'Eliminar a {{count}} jugador',
  delete_other: 'Eliminar a {{count}} jugadores',
  more_one: 'Más para {{count}} jugador',
  more_other: 'Más para {{count}} jugadores',
  arrived_one: '{{count}} jugador registrado.',
  arrived_other: '{{count}} jugadores registrados.',
  absent_one: '{{count}} jugador marcado como ausente.',
  absent_other: '{{count}} jugadores marcados como ausentes.',
  deleted_one: '{{count}} jugador eliminado.',
  deleted_other: '{{count}} jugadores eliminados.',
  dropped_one: '{{count}} jugador retirado.',
  dropped_other: '{{count}} jugadores retirados.',
  clear: 'Quitar selección',
  keys: 'Espacio elige, C registra, Esc quita.',
  sortBy: 'Ordenar por {{column}}',
  here: 'presente',
  notYet: 'aún no',
  hereCount: '{{here}} de {{count}} están aquí.',
  checkedIn: 'Llegada',
  notHere: 'Aún no han llegado: {{count}}',
  nobody: 'Nadie coincide.',
} as const satisfies Translation<typeof en.picking>;

export const drop = {
  one: '¿Retirar ahora a {{name}}?',
  several_one: '¿Retirar ahora a {{count}} jugador?',
  several_other: '¿Retirar ahora a {{count}} jugadores?',
  forfeits_one: 'Esta partida está en juego y se perdería por incomparecencia:',
  forfeits_other: 'Estas partidas están en juego y se perderían por incomparecencia:',
  game: 'Mesa {{table}}: {{players}}',
  orWait: 'Para que cuente como jugada, introduzca antes el resultado.',
  now: 'Retirar y perder la partida',
  notNow: 'Ahora no',
} as const satisfies Translation<typeof en.drop>;

export const apart = {
  title: 'Mantener separados',
  pair: '{{first}} y {{second}}',
  free: 'Liberar',
  hint: 'Solo la mesa ve esta lista.',
} as const satisfies Translation<typeof en.apart>;

export const danger = {
  title: 'Pasos mayores',
  unwind: 'Volver a una ronda anterior',
  unwindHint: 'Las rondas posteriores se descartan; el registro las conserva.',
  toRound: 'A qué ronda',
  end: 'Terminar ahora',
  leads: '{{name}} va en cabeza.',
  counts_one: 'Desaparecen {{count}} jugador y todos los resultados.',
  counts_other: 'Desaparecen {{count}} jugadores y todos los resultados.',
  delete: 'Eliminar {{name}}',
  endHint: 'La clasificación actual pasa a ser definitiva; las mesas abiertas se descartan.',
} as const satisfies Translation<typeof en.danger>;

export const again = {
  use: 'Usar de nuevo',
  made: 'Los mismos jugadores y ajustes, en un nuevo torneo.',
} as const satisfies Translation<typeof en.again>;

export const homePage = {
  drawn: 'La ronda 1 está sorteada, aún sin publicar',
  running: 'En curso',
  upcoming: 'Próximamente',
  finished: 'Terminados',
  openDesk: 'Abrir la mesa',
  watch: 'Ver',
  wall: 'Pantalla',
  find: 'Buscar un torneo o un ganador',
  nothing: 'Ningún torneo coincide.',
  all: 'Los {{count}}',
  earlier: 'Torneos anteriores',
  noDay: 'sin fecha aún',
  noWinner: 'sin ganador',
} as const satisfies Translation<typeof en.homePage>;

export const filter = {
  label: 'Mostrar solo',
  nothing: 'Nada en el registro coincide.',
  hint: 'un jugador, «mesa 4», «ronda 2»',
} as const satisfies Translation<typeof en.filter>;

export const docs = {
  title: 'Documentación',
  contents: 'Contenido',
  search: 'Buscar en la documentación',
  nothing: 'Sin resultados.',
  plain: 'En pocas palabras',
  english: 'La documentación está en inglés.',
} as const satisfies Translation<typeof en.docs>;
