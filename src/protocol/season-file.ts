import * as z from 'zod';
import { type GivenSeasonRules, type RatingRules, seasonRules, seasonRulesProblem } from '../engine/index.ts';

/** CL-17: a season as a file beside the files of its evenings. */

const points = z.number().min(-1_000_000).max(1_000_000);
const few = z.int().min(0).max(500);

const seasonRulesSchema = z.strictObject({
  score: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('places'), values: z.array(points).min(1).max(1000) }),
    z.strictObject({ kind: z.literal('field') }),
    z.strictObject({ kind: z.literal('points') }),
    z.strictObject({ kind: z.literal('percent') }),
  ]),
  guests: z.enum(['count', 'skip']).exactOptional(),
  attendance: points.exactOptional(),
  minimumGames: few.exactOptional(),
  best: few.exactOptional(),
  drop: few.exactOptional(),
  minimum: few.exactOptional(),
  tieBreaks: z.array(z.enum(['wins', 'best-results', 'head-to-head', 'latest', 'events'])).exactOptional(),
  events: few.exactOptional(),
});

const ratingRulesSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('elo'),
    start: z.number().min(0).max(10_000).default(1500),
    kNew: z.int().min(1).max(200).default(40),
    kUsual: z.int().min(1).max(200).default(20),
    provisionalGames: few.default(30),
  }),
  z.strictObject({ kind: z.literal('glicko2') }),
]);

const seasonFileSchema = z.strictObject({
  name: z.string().min(1).max(80),
  rules: seasonRulesSchema,
  /** By the name of the event, where it is not 1. */
  weights: z.record(z.string(), z.number().min(0).max(100)).default({}),
  rating: ratingRulesSchema.default({ kind: 'none' }),
});

export interface SeasonFile {
  readonly name: string;
  readonly rules: GivenSeasonRules;
  readonly weights: Readonly<Record<string, number>>;
  readonly rating: RatingRules;
}

export type ReadSeasonFile =
  | { readonly ok: true; readonly value: SeasonFile }
  /** Where it is wrong, as a path, and what was expected there. */
  | { readonly ok: false; readonly path: string; readonly problem: string };

export function readSeasonFile(text: string): ReadSeasonFile {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, path: '', problem: error.message };
  }
  const read = seasonFileSchema.safeParse(document);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, path: issue?.path.join('.') ?? '', problem: issue?.message ?? '' };
  }
  const problem = seasonRulesProblem(seasonRules(read.data.rules));
  if (problem?.code === 'bad-season-rules') return { ok: false, path: 'rules', problem: problem.details.problem };
  return { ok: true, value: read.data };
}
