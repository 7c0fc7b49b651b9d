import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type {
  AboutView,
  BoardView,
  Command,
  ConsequencesView,
  DraftReviewView,
  Entry,
  Event,
  Explanation,
  Finding,
  FindingView,
  PlayerView,
  Reason,
  ReasonView,
  RoundView,
  Slice,
  StandingView,
  TournamentView,
} from '../engine/index.ts';
import type { commandSchema, loggedCommandSchema } from './commands.ts';
import type { Reported } from './scale.ts';
import type { consequencesSchema, explanationSchema } from './wire-answers.ts';
import type { boardSchema } from './wire-board.ts';
import type {
  aboutSchema,
  draftReviewSchema,
  playerSchema,
  roundSchema,
  sliceSchema,
  standingSchema,
  tournamentSchema,
} from './wire-documents.ts';
import type { entrySchema, eventSchema } from './wire-log.ts';
import type {
  findingSchema,
  loggedFindingSchema,
  loggedReasonSchema,
  reasonSchema,
  reportSchema,
} from './wire-nouns.ts';

/**
 * Without readonly and units, and with intersections flattened: what is left is the shape. Sentences are the server's,
 * where a language is asked for.
 */
type Shape<T> = T extends string | number | boolean | null | undefined
  ? 'unit' extends keyof T
    ? number
    : T
  : T extends readonly unknown[]
    ? { -readonly [K in keyof T]: Shape<T[K]> }
    : T extends object
      ? { -readonly [K in keyof T as K extends 'sentence' ? never : K]: Shape<T[K]> }
      : T;

type Described<S extends z.ZodType> = Shape<z.output<S>>;

// The compiler does the work: a field that the engine has and the description lacks, or the other way round, is an error.
test('what the API describes is what the engine has', () => {
  expectTypeOf<Described<typeof reasonSchema>>().toEqualTypeOf<Shape<ReasonView>>();
  expectTypeOf<Described<typeof loggedReasonSchema>>().toEqualTypeOf<Shape<Reason>>();
  expectTypeOf<Described<typeof findingSchema>>().toEqualTypeOf<Shape<FindingView>>();
  expectTypeOf<Described<typeof loggedFindingSchema>>().toEqualTypeOf<Shape<Finding>>();
  expectTypeOf<Described<typeof reportSchema>>().toEqualTypeOf<Shape<Reported>>();
  expectTypeOf<Described<typeof commandSchema>>().toEqualTypeOf<Shape<Command>>();
  expectTypeOf<Described<typeof loggedCommandSchema>>().toEqualTypeOf<Shape<Command>>();
  expectTypeOf<Described<typeof eventSchema>>().toEqualTypeOf<Shape<Event>>();
  expectTypeOf<Described<typeof entrySchema>>().toEqualTypeOf<Shape<Entry>>();
  expectTypeOf<Described<typeof roundSchema>>().toEqualTypeOf<Shape<RoundView>>();
  expectTypeOf<Described<typeof playerSchema>>().toEqualTypeOf<Shape<PlayerView>>();
  expectTypeOf<Described<typeof standingSchema>>().toEqualTypeOf<Shape<StandingView>>();
  expectTypeOf<Described<typeof aboutSchema>>().toEqualTypeOf<Shape<AboutView>>();
  expectTypeOf<Described<typeof boardSchema>>().toEqualTypeOf<Shape<BoardView>>();
  expectTypeOf<Described<typeof tournamentSchema>>().toEqualTypeOf<Shape<TournamentView>>();
  expectTypeOf<Described<typeof draftReviewSchema>>().toEqualTypeOf<Shape<DraftReviewView>>();
  expectTypeOf<Described<typeof sliceSchema>>().toEqualTypeOf<Shape<Slice>>();
  expectTypeOf<Described<typeof explanationSchema>>().toEqualTypeOf<Shape<Explanation>>();
  expect(expectTypeOf<Described<typeof consequencesSchema>>().toEqualTypeOf<Shape<ConsequencesView>>()).toBe(true);
});
