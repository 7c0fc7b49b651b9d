import type { Translation } from '../../texts.ts';
import type * as en from '../en/keys.ts';
/** What the keys of the desk do. */
export const keys = {
  title: 'Tasten',
  everywhere: 'Überall',
  results: 'Ergebnisse',
  players: 'Spieler',
  draft: 'Entwurf',
  palette: 'jede Aktion, mit ein paar Buchstaben',
  help: 'diese Liste',
  close: 'schließt, was offen ist, und leert, was getippt ist',
  table: 'eine Zahl geht zu ihrem Tisch',
  score: 'das Ergebnis, in der angezeigten Reihenfolge',
  scoreInShort: 'dasselbe ohne Leerzeichen',
  duelInFull: 'dasselbe, ausgeschrieben',
  left: 'für jemanden, der gegangen ist',
  duel: 'links gewonnen, remis, rechts gewonnen',
  level: 'ein Remis',
  absent: 'rechts, links oder niemand ist gekommen',
  enter: 'speichert und geht zum nächsten offenen Tisch',
  step: 'der Tisch davor, der Tisch danach',
  back: 'aus der leeren Zeile zur Nummer des Tisches',
  pick: 'wählt, wer den Fokus hat',
  here: 'meldet die Gewählten an',
  swap: 'auf einen Namen, dann auf einen anderen: tauscht die beiden',
  entryHint: '? alle Tasten',
} as const satisfies Translation<typeof en.keys>;
