/**
 * The engine with the formats that a program chooses, for where every kilobyte counts: `tiltyard-engine/core`. Whoever has
 * room for all of them has an easier life with `Tournament`.
 */
export {
  double,
  formatsOf,
  groups,
  hybrid,
  knockout,
  knockoutStage,
  robin,
  type SharedStage,
  strikes,
  swiss,
} from './formats/apart.ts';
export type { Entrant } from './formats/registry.ts';
export {
  audit,
  type Command,
  type Conclusion,
  conclude,
  decide,
  type Entry,
  type Event,
  emptyState,
  type Facts,
  type Formats,
  fold,
  type Outcome,
  type Place,
  previewCorrection,
  type Refusal,
  type Request,
  type State,
  submit,
  type WrittenEntry,
} from './tournament/index.ts';
export { explain, type Slice, slicesSince, type TournamentView, tournamentView } from './views/index.ts';
