import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../kit/index.ts';
import type { Format, Problem } from '../tournament/index.ts';

/** Settings are schemas (each format's config.ts); what is wrong with a setting is said in a few words. */

type Issue = z.core.$ZodIssue;

function saidOf(issue: Issue): string {
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

/** A format's settings as JSON Schema, for forms, flags and documentation. Apart, since a running desk needs none. */
export const settingsForm = ({ settings }: Format): Readonly<Record<string, unknown>> =>
  z.toJSONSchema(settings as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });

/** A duration in milliseconds; the mark lets flags read «10m» and forms show minutes. */
export const duration = (most: number) => z.int().check(z.minimum(0), z.maximum(most), z.describe('duration'));
