/**
 * The engine with the formats that a program chooses, for where every kilobyte counts: `tiltyard-engine/core`. Whoever has
 * room for all of them has an easier life with `Tournament`.
 */
export * from './formats/all.ts';
export { formatsOf, type RegisteredFormat } from './formats/registry.ts';
export {
  audit,
  type Command,
  type Conclusion,
  conclude,
  type Derived,
  decide,
  derive,
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
export { explain, publicSlices, type Slice, type Slices, type TournamentView, tournamentView } from './views/index.ts';
