import type { PageWords } from '../table.ts';

/** Progress, people, settings and what is done with a whole event. */

export const clockSet: PageWords['clockSet'] = {
  set: 'Poner el reloj',
  to: 'Tiempo restante',
  hint: 'minutos, o como 12:30',
  bad: 'Escriba minutos o un tiempo como 12:30 o 1:05:00.',
  apply: 'Poner',
  less: '−{{minutes}} min',
  clock: 'Reloj',
};

export const progress: PageWords['progress'] = {
  leftOut: 'sin terminar',
};

export const list: PageWords['list'] = {
  readAs: 'Así se lee la lista.',
  changeHead: 'Cambie un encabezado si no es correcto.',
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
};

export const picking: PageWords['picking'] = {
  pick: 'Elegir a {{name}}',
  all: 'Elegir a todos los mostrados',
  picked_one: '{{count}} elegido',
  picked_other: '{{count}} elegidos',
  checkIn: 'Registrar llegada',
  checkOut: 'Ausentes',
  drop: 'Retirar',
  delete: 'Eliminar',
  clear: 'Quitar selección',
  done_one: '{{count}} jugador listo.',
  done_other: '{{count}} jugadores listos.',
  keys: 'Espacio elige, C registra, Esc quita.',
  sortBy: 'Ordenar por {{column}}',
  here: 'presente',
  notYet: 'aún no',
  hereCount: '{{here}} de {{count}} están aquí.',
  checkedIn: 'Llegada',
  notHere: 'Aún no han llegado: {{count}}',
  nobody: 'Nadie coincide.',
};

export const apart: PageWords['apart'] = {
  title: 'Mantener separados',
  pair: '{{first}} y {{second}}',
  free: 'Liberar',
  hint: 'Solo la mesa ve esta lista.',
};

export const danger: PageWords['danger'] = {
  title: 'Lo que no se puede deshacer',
  unwind: 'Volver a una ronda anterior',
  unwindHint: 'Las rondas posteriores se descartan; el registro las conserva.',
  toRound: 'A qué ronda',
  end: 'Terminar ahora',
  leads: '{{name}} va en cabeza.',
  counts_one: 'Desaparecen {{count}} jugador y todos los resultados.',
  counts_other: 'Desaparecen {{count}} jugadores y todos los resultados.',
  delete: 'Eliminar {{name}}',
  endHint: 'La clasificación actual pasa a ser definitiva; las mesas abiertas se descartan.',
};

export const again: PageWords['again'] = {
  use: 'Usar de nuevo',
  name: '{{name}} (otra vez)',
  made: 'Los mismos jugadores y ajustes, en un nuevo torneo.',
};

export const homePage: PageWords['homePage'] = {
  drawn: 'La ronda 1 está sorteada, aún sin publicar',
  running: 'En curso',
  upcoming: 'Próximamente',
  finished: 'Terminados',
  openDesk: 'Abrir la mesa',
  watch: 'Ver',
  wall: 'Pantalla',
  noWinner: 'sin ganador',
};

export const filter: PageWords['filter'] = {
  label: 'Mostrar solo',
  nothing: 'Nada en el registro coincide.',
  hint: 'un jugador, «mesa 4», «ronda 2»',
};

export const docs: PageWords['docs'] = {
  title: 'Documentación',
  contents: 'Contenido',
  search: 'Buscar en la documentación',
  nothing: 'Sin resultados.',
  plain: 'En pocas palabras',
  english: 'La documentación está en inglés.',
};
