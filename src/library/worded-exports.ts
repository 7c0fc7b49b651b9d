import type { BoardView, State, TournamentView } from '../engine/index.ts';
import * as exchange from '../exchange/index.ts';
import type { Language } from '../words/index.ts';
import { preload } from '../words/library.ts';

/** Files with words in them: every language is at hand, whatever else of the library is used. */

/**
 * @example
 * standingsCsv(cup.view, 'en').includes('Ana'); // true
 */
export function standingsCsv(view: TournamentView, language: Language): string {
  preload();
  return exchange.standingsCsv(view, language);
}

/**
 * One line per seat, so that tables of two and of five have the same columns.
 *
 * @example
 * pairingsCsv(cup.view, 'en').includes('r1.t1'); // true
 */
export function pairingsCsv(view: TournamentView, language: Language): string {
  preload();
  return exchange.pairingsCsv(view, language);
}

/**
 * DK-18: the calendar of rounds and deadlines, in UTC.
 *
 * @example
 * calendarText(cup.state, cup.view, 'en').startsWith('BEGIN:VCALENDAR'); // true
 */
export function calendarText(state: State, view: TournamentView, language: Language, contact?: string): string {
  preload();
  return exchange.calendarText(state, view, language, contact);
}

/**
 * @example
 * htmlPage(cup.view, boardView(derive(formats, cup.state.facts)), 'en').includes('Club evening'); // true
 */
export function htmlPage(view: TournamentView, board: BoardView, language: Language): string {
  preload();
  return exchange.htmlPage(view, board, language);
}

/**
 * Headers and results of all games that have colours; the moves were made elsewhere.
 *
 * @example
 * const cup = Tournament.create({ format: 'hybrid', name: 'Cup', players: ['Ana', 'Ben'] }).start();
 * cup.report('r1.t1', '1-0');
 * pgnText(cup.view, 'en').includes('[White'); // true
 */
export function pgnText(view: TournamentView, language: Language): string {
  preload();
  return exchange.pgnText(view, language);
}
