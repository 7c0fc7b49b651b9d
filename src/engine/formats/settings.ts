import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../kit/index.ts';
import type { Format, Problem } from '../tournament/index.ts';

/** Settings are schemas (each format's config.ts); problems are described in a few words. */

type Issue = z.core.$ZodIssue;

/** What a schema says of itself begins so, and wins. */
const own = 'must be';

function saidOf(issue: Issue): string {
  if (issue.message.startsWith(own)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be a ${issue.expected}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `unknown setting: ${issue.keys.join(', ')}`;
    case 'custom':
      return issue.message;
    default:
      return 'is not valid';
  }
}

export function configured<S extends z.ZodMiniType>(
  schema: S,
  settings: unknown,
): Result<z.output<S>, readonly Problem[]> {
  const parsed = z.safeParse(schema, settings);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), problem: saidOf(issue) })));
}

/** What may be given to a schema of settings. */
export type Given<Schema extends z.ZodMiniType> = Readonly<z.input<Schema>>;

/** A format's settings as JSON Schema, for forms, flags and documentation. Apart, since a running desk needs none. */
export const settingsForm = ({ settings }: Format): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(settings as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** “1 second”, “365 days”: nobody should have to count milliseconds. */
function timeSaid(milliseconds: number): string {
  if (milliseconds === 0) return '0';
  const [unit, length] = units.find(([, one]) => milliseconds % one === 0) ?? (['millisecond', 1] as const);
  const count = milliseconds / length;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A duration in milliseconds; the mark lets flags read “10m” and forms show minutes. */
export const duration = (most: number, least = 0) =>
  z
    .int()
    .check(
      z.minimum(least, `${own} at least ${timeSaid(least)}`),
      z.maximum(most, `${own} at most ${timeSaid(most)}`),
      z.describe('duration'),
    );

/** A list that names each of these once, or not at all, in the order the organiser chooses. */
export const inOrder = <const Name extends string>(names: readonly Name[]) =>
  z.array(z.enum(names)).check(z.refine((list) => new Set(list).size === list.length, 'must name each tie-break once'));

/** Marks values that are offered only where other settings are these; forms leave them out elsewhere. */
export const onlyWith = (settings: Readonly<Record<string, number>>, values: readonly string[]) =>
  z.meta({ 'x-only-with': { settings, values } });

const playerId = z.string().check(z.regex(/^p[1-9]\d{0,5}$/, `${own} a player: p1, p2, …`));

/** A player, by the number of their entry; the mark lets forms and flags take names. Whoever isn't there is passed over. */
export const onePlayer = z.optional(playerId.check(z.describe('player')));
export const somePlayers = z.optional(
  z
    .array(playerId)
    .check(
      z.maxLength(1_000),
      z.refine((list) => new Set(list).size === list.length, 'must name each player once'),
    )
    .check(z.describe('players')),
);

/** DU-9: what players without a rating count as; unless it is set, tie-breaks by rating need everyone's. */
export const unratedAs = z.optional(z.int().check(z.minimum(0), z.maximum(4_000)));
