import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formats } from './index.ts';
import { configured, duration, settingsForm } from './settings.ts';

const problems = (schema: z.ZodMiniType, settings: unknown) => {
  const config = configured(schema, settings);
  return config.ok ? [] : config.error.map(({ path, problem }) => `${path}: ${problem}`);
};

describe('what is wrong with settings is said in a few words', () => {
  test.each<[z.ZodMiniType, unknown, string]>([
    [z.int(), 1.5, 'must be a whole number'],
    [z.number(), 'x', 'must be a number'],
    [z.boolean(), 1, 'must be a boolean'],
    [z.int().check(z.minimum(2)), 1, 'must be at least 2'],
    [z.int().check(z.maximum(2)), 3, 'must be at most 2'],
    [z.number().check(z.multipleOf(0.5)), 0.3, 'must be a multiple of 0.5'],
    [z.enum(['a', 'b']), 'c', 'must be one of a, b'],
    [z.strictObject({}), { x: 1, y: 2 }, 'unknown setting: x, y'],
    [z.number().check(z.refine((value) => value > 1, 'too few to play')), 0, 'too few to play'],
    [z.number().check(z.refine((value) => value > 1, 'must be more')), 0, 'must be more'],
    [z.number().check(z.minimum(3, 'must be three or more')), 0, 'must be three or more'],
    [z.union([z.int(), z.boolean()]), 'x', 'is not valid'],
  ])('case %#', (schema, given, problem) => expect(problems(schema, given)).toEqual([`: ${problem}`]));

  test('and where: each with the way to it', () => {
    const schema = z.strictObject({ clocks: z.array(z.strictObject({ base: z.int() })), legs: z.int() });
    expect(problems(schema, { clocks: [{ base: 1 }, { base: 1.5 }], legs: 'x' })).toEqual([
      'clocks.1.base: must be a whole number',
      'legs: must be a number',
    ]);
    expect(configured(schema, { clocks: [], legs: 2 })).toEqual({ ok: true, value: { clocks: [], legs: 2 } });
  });
});

describe('durations', () => {
  test.each([
    [0, 'must be at least 1 second', 1_000],
    [0, 'must be at least 2 seconds', 2_000],
    [0, 'must be at least 1 minute', 60_000],
    [0, 'must be at least 90 seconds', 90_000],
    [0, 'must be at least 3 hours', 10_800_000],
    [0, 'must be at least 2 days', 172_800_000],
    [0, 'must be at least 1 millisecond', 1],
    [-1, 'must be at least 0', 0],
  ])('%d: %s', (given, problem, least) => expect(problems(duration(1e12, least), given)).toEqual([`: ${problem}`]));

  test('have an end, are whole milliseconds and may be nothing', () => {
    expect(problems(duration(86_400_000), 86_400_001)).toEqual([': must be at most 1 day']);
    expect(problems(duration(86_400_000), 86_400_000)).toEqual([]);
    expect(problems(duration(86_400_000), 0.5)).toEqual([': must be a whole number']);
    expect(problems(duration(86_400_000), -1)).toEqual([': must be at least 0']);
  });
});

test('a form shows what may be given, defaults included, and knows durations', () => {
  const form = settingsForm({ settings: z.strictObject({ base: z._default(duration(60_000), 1_000) }) } as never);
  expect(form).toMatchObject({
    type: 'object',
    properties: { base: { type: 'integer', description: 'duration', minimum: 0, maximum: 60_000, default: 1_000 } },
  });
  // What is filled in need not be given.
  expect(form).not.toHaveProperty('required');
  for (const name of formats.names) {
    const format = formats.format(name, formats.rulesVersion);
    if (format) expect(settingsForm(format)).toMatchObject({ type: 'object' });
  }
  expect(settingsForm({ settings: z.strictObject({ when: z.optional(z.date()) }) } as never)).toMatchObject({
    properties: { when: {} },
  });
});
