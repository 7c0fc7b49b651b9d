import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, Outcome } from '../engine/index.ts';
import { commandSchema, outcomeSchema } from './commands.ts';
import { countedCommand, countedOutcome, saidCommand, saidOutcome, thousandthsIn } from './scale.ts';

const scores = (...values: (number | null)[]): Outcome => ({ kind: 'scores', scores: values });
const place = { round: 1, edition: 1, match: 1, game: 1 };

describe('scores at the door', () => {
  test('are what people say; the engine counts thousandths', () => {
    expect(countedOutcome(scores(50, 42, 42, 31))).toEqual(scores(50_000, 42_000, 42_000, 31_000));
    expect(countedOutcome(scores(0.5, 0.5))).toEqual(scores(500, 500));
    expect(countedOutcome(scores(-2.5, null))).toEqual(scores(-2500, null));
    expect(saidOutcome(scores(5000, 2125, null))).toEqual(scores(5, 2.125, null));
  });

  test('are converted from their text: 1.005 is 1005 thousandths, though 1.005 × 1000 is not', () => {
    expect(1.005 * 1000).not.toBe(1005);
    expect(thousandthsIn(1.005)).toBe(1005);
    expect(thousandthsIn(-0)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (thousandths) => {
        expect(countedOutcome(saidOutcome(scores(thousandths)))).toEqual(scores(thousandths));
      }),
    );
  });

  test.each([0.1234, 0.1 + 0.2, 1e-7, 1e10, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused: finer than thousandths, or too large',
    (score) => {
      expect(thousandthsIn(score)).toBeUndefined();
      expect(outcomeSchema.safeParse(scores(score, 0)).success).toBe(false);
    },
  );

  test('places and seats are not scores', () => {
    const places: Outcome = { kind: 'places', places: [1, 2, 2, 4] };
    expect(countedOutcome(places)).toEqual(places);
    expect(saidOutcome(places)).toEqual(places);
    expect(outcomeSchema.safeParse({ kind: 'places', places: [1, 1.5] }).success).toBe(false);
  });

  const result = scores(5, 3);
  const later = { kind: 'keep' } as const;
  test.each<Command>([
    { type: 'RecordOutcome', place, outcome: result },
    { type: 'ProposeResult', place, player: 'p1', outcome: result },
    { type: 'ContestOutcome', place, outcome: result },
    { type: 'RecordSeveral', reports: [{ place, outcome: result }] },
    { type: 'CorrectOutcome', place, outcome: result, replaces: result, later },
    { type: 'RemoveOutcome', place, replaces: result, later },
  ])('$type: every score in it', (command) => {
    expect(commandSchema.parse(command)).toEqual(command);
    const inLog = JSON.stringify(countedCommand(command));
    expect(inLog).toBe(JSON.stringify(command).replaceAll('[5,3]', '[5000,3000]'));
    expect(saidCommand(countedCommand(command))).toEqual(command);
  });

  test('no command with a score is forgotten: whatever holds an outcome is in the list above', () => {
    const withOutcome = commandSchema.options.filter((option) =>
      Object.keys(option.shape).some((field) => ['outcome', 'replaces', 'reports'].includes(field)),
    );
    expect(withOutcome.map((option) => option.shape.type.value).sort()).toEqual([
      'ContestOutcome',
      'CorrectOutcome',
      'ProposeResult',
      'RecordOutcome',
      'RecordSeveral',
      'RemoveOutcome',
    ]);
  });
});
