import { fail } from '../../kit/index.ts';
import type { LogRefusals } from '../log/index.ts';
import type { AnnouncedBye, Finding, Outcome, PlayerId } from './model.ts';

/** Every way the engine says no, with what a page needs to explain it. The sentences are in `src/words`. */
export interface Refusals extends LogRefusals {
  // the tournament
  'not-created': Record<string, never>;
  'already-created': Record<string, never>;
  'unknown-format': { format: string; known: readonly string[] };
  'bad-config': { problems: readonly { path: string; problem: string }[] };
  'bad-secret': Record<string, never>;
  'bad-name': { problem: 'empty' | 'too-long' | 'control-characters'; most: number };
  /** DK-24. */
  'bad-event': {
    problem:
      | 'first-day'
      | 'last-day'
      | 'start-time'
      | 'time-zone'
      | 'venue-too-long'
      | 'description-too-long'
      | 'control-characters';
    most?: number;
  };
  'config-is-fixed': { rounds: number };
  'not-started': Record<string, never>;
  'already-started': Record<string, never>;
  'already-finished': Record<string, never>;
  'not-ended-early': Record<string, never>;
  'not-confirmed': { word: string };
  'unknown-rules': { rulesVersion: number };
  // people
  'too-few-players': { have: number; need: number };
  'too-many-players': { have: number; most: number };
  'unknown-player': { player: string };
  'same-name': { name: string };
  'bad-rating': { name: string };
  'bad-external-id': { most: number };
  'same-external-id': { externalId: string };
  'bad-metadata': { words: number; most: number };
  'bad-table-number': { table: number };
  'table-is-taken': { table: number; round: number };
  'match-is-over': { round: number; match: number };
  'late-entry-closed': { reason: 'started' | 'first-result' | 'round'; round?: number };
  'registration-closed': Record<string, never>;
  'already-dropped': { player: PlayerId };
  'not-dropped': { player: PlayerId };
  'already-approved': { player: PlayerId };
  'cannot-come-back': { player: PlayerId };
  'drop-instead': { player: PlayerId };
  /** DK-31. */
  'not-erased': { player: PlayerId };
  'same-player': { player: PlayerId };
  'not-keeping-apart': { players: readonly PlayerId[] };
  /** DK-33. */
  'absences-not-offered': Record<string, never>;
  'bye-not-offered': { bye: AnnouncedBye };
  'bad-absences': { problem: 'rounds' | 'overlap' | 'too-many'; most: number };
  /** DK-34. */
  'nothing-counted': Record<string, never>;
  'bad-adjustment': { problem: 'step' | 'range'; step: number; most: number };
  'bad-seeds': { problem: 'unknown' | 'twice' | 'missing' | 'too-late'; player?: PlayerId };
  // rounds
  'unknown-round': { round: number };
  'table-was-paired-again': { round: number; edition: number; now: number };
  'round-is-draft': { round: number };
  'round-is-published': { round: number };
  'round-is-closed': { round: number };
  'round-not-closed': { round: number; open: number };
  'tables-open': { round: number; open: number; tables: readonly number[] };
  'no-draft': Record<string, never>;
  'has-results': { round: number };
  'later-rounds': { round: number; later: readonly number[] };
  'nothing-to-pair': Record<string, never>;
  'no-legal-pairing': { players: readonly PlayerId[]; reason: 'rematches' | 'nobody-scored' | 'structure' };
  /** DU-9: tie-breaks by rating need everyone's. */
  'unrated-players': { players: readonly PlayerId[] };
  'draft-is-stale': { round: number; findings: readonly Finding[] };
  'forbidden-pairing': { findings: readonly Finding[] };
  'bad-change': { problem: 'not-seated' | 'no-bye' | 'has-bye' | 'unknown-table' | 'same-table' | 'fixed-by-rules' };
  'rounds-cannot-be-set': Record<string, never>;
  'too-few-rounds': { rounds: number; played: number };
  'rematches-not-in-question': Record<string, never>;
  /** ST-15. */
  'no-final-game': Record<string, never>;
  'no-reason-given': Record<string, never>;
  'clock-not-running': { round: number };
  'clock-is-running': { round: number };
  'bad-duration': { duration: number };
  // results
  'unknown-match': { round: number; match: number };
  'unknown-game': { round: number; match: number; game: number };
  'already-recorded': { outcome: Outcome; same: boolean };
  'not-contested': Record<string, never>;
  'nothing-recorded': { round: number; match: number; game: number };
  'not-what-it-replaces': { now: Outcome | null };
  'impossible-score': {
    problem:
      | 'count'
      | 'whole'
      | 'range'
      | 'both-at-target'
      | 'one-point'
      | 'not-a-number'
      | 'places'
      | 'kind'
      | 'left'
      | 'draw'
      | 'moves';
    seats: number;
    most?: number;
  };
  'not-at-this-table': { player: PlayerId };
  'no-results-given': Record<string, never>;
  'no-proposal': Record<string, never>;
  'self-report-off': Record<string, never>;
}

export type RefusalCode = keyof Refusals;
export type Refusal = { [C in RefusalCode]: { readonly code: C; readonly details: Refusals[C] } }[RefusalCode];
export type RefusalOf<C extends RefusalCode> = { readonly code: C; readonly details: Refusals[C] };

export const refusal = <C extends RefusalCode>(code: C, details: Refusals[C]): RefusalOf<C> => ({ code, details });
export const refuse = <C extends RefusalCode>(code: C, details: Refusals[C]) => fail(refusal(code, details) as Refusal);
