import type { Translation } from '../../texts.ts';
import type * as en from '../en/keys.ts';
/** What the keys of the desk do. */
export const keys = {
  title: 'Teclas',
  everywhere: 'En todas partes',
  results: 'Resultados',
  players: 'Jugadores',
  draft: 'Borrador',
  palette: 'todas las acciones, con unas letras',
  help: 'esta lista',
  close: 'cierra lo abierto, borra lo escrito',
  table: 'un número va a su mesa',
  score: 'el marcador, en el orden que se ve',
  scoreInShort: 'lo mismo, sin el espacio',
  duelInFull: 'lo mismo, escrito entero',
  left: 'para quien se ha ido',
  duel: 'gana la izquierda, empate, gana la derecha',
  level: 'un empate',
  absent: 'solo vino la derecha, solo la izquierda, o nadie',
  enter: 'guarda y va a la siguiente mesa abierta',
  step: 'la mesa anterior, la mesa siguiente',
  back: 'de la línea vacía al número de la mesa',
  pick: 'elige a quien tiene el foco',
  here: 'registra a los elegidos',
  swap: 'en un nombre y luego en otro: los intercambia',
  entryHint: '? todas las teclas',
} as const satisfies Translation<typeof en.keys>;
