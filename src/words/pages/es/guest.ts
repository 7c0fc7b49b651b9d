import type { PageWords } from '../table.ts';

/** What players, guests and the wall read. */

export const guest: PageWords['guest'] = {
  round: 'Mesas',
  standings: 'Clasificación',
  board: 'Panorama',
  players: 'Jugadores',
  notYet: 'La primera ronda aún no está publicada. Esta página la mostrará sola.',
  findName: 'Buscar mi nombre',
  findHint: 'Escriba unas letras de su nombre para ver su mesa.',
  nobody: 'Nadie se llama así aquí.',
  thatIsMe: 'Soy yo',
  open: 'en juego',
  rounds: 'Rondas',
  proof: 'Los sorteos se pueden comprobar',
  proofHint: 'La huella del secreto de este torneo. El secreto mismo se muestra al final.',
};

export const me: PageWords['me'] = {
  table: 'Mesa',
  against: 'contra',
  together: 'con',
  white: 'Juega con blancas',
  black: 'Juega con negras',
  attack: 'Usted ataca',
  defend: 'Usted defiende',
  bye: 'Esta ronda descansa',
  byeHint: 'No tiene que jugar esta ronda.',
  out: 'Ha quedado fuera',
  outHint: 'Gracias por jugar.',
  dropped: 'Ha dejado el torneo',
  won: '¡Ha ganado!',
  waiting: 'Aquí aparecerá su próxima mesa',
  waitingHint: 'Esta página se actualiza sola.',
  notStarted: 'Todavía no ha empezado',
  done: 'Su resultado está anotado: {{result}}',
  games_one: '{{count}} partida por jugar',
  games_other: '{{count}} partidas por jugar',
  past: 'Mis partidas',
  place: 'Puesto {{place}} de {{count}}',
  other: 'Soy otra persona',
  report: 'Comunicar el resultado',
  reportHint: 'Lo confirma su rival o la organización.',
  send: 'Comunicar {{result}}',
  iWon: 'He ganado',
  iLost: 'He perdido',
  draw: 'Empate',
  scoreOf: 'Tantos de {{name}}',
  placeOf: 'Puesto de {{name}}',
  reported: 'Ha comunicado {{result}}. Falta que lo confirmen su rival o la organización.',
  says: '{{name}} ha comunicado {{result}}.',
  disputed: 'Los avisos no coinciden. La organización le preguntará.',
  agree: 'Es correcto',
  disagree: 'No es correcto',
  sent: 'Enviado.',
  welcome: 'Hola, {{name}}',
};

export const register: PageWords['register'] = {
  title: 'Inscribirse en este torneo',
  name: 'Su nombre',
  club: 'Club o ciudad',
  rating: 'Rating',
  optional: 'puede quedar vacío',
  send: 'Inscribirme',
  done: 'Inscripción hecha.',
  waits: 'Su inscripción espera a la organización.',
  toMine: 'A mi página',
};

export const wall: PageWords['wall'] = {
  notStarted: 'Sin iniciar',
  between: 'Entre rondas',
  tables: 'Mesas',
  page: '{{page}} de {{pages}}',
  time: 'Tiempo',
  champion_one: 'Gana el torneo',
  champion_other: 'Comparten la victoria',
  lineDown: 'sin conexión',
};

export const score: PageWords['score'] = {
  title: 'Anotar resultados',
  hint: 'Puede anotar resultados. Solo la organización puede cambiarlos.',
  none: 'No hay mesas abiertas.',
  sent: 'Mesa {{table}}: {{result}} guardado.',
  waiting_one: '{{count}} resultado espera la conexión',
  waiting_other: '{{count}} resultados esperan la conexión',
};
