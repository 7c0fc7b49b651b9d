import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { scores } from '../../test/wire.ts';
import type { Command, Outcome } from '../engine/index.ts';
import type { Thousandths, WireScore } from '../kit/index.ts';
import { commandSchema, outcomeSchema, type WireCommand, type WireOutcome } from './commands.ts';
import { fromWire, outcomeFromWire, outcomeToWire, toWire } from './scale.ts';
import type { Submit } from './wire.ts';
import { thousandthsIn } from './wire-score.ts';

const thousandths = (...values: (number | null)[]): Outcome => ({ kind: 'scores', scores: values });
/** The commands of one side that do not pass for one of the other. */
type Unlike<One extends { readonly type: string }, Other> = One extends Other ? never : One['type'];
type Scored =
  | 'AdjustPoints'
  | 'ContestOutcome'
  | 'CorrectOutcome'
  | 'ProposeResult'
  | 'RecordOutcome'
  | 'RecordSeveral'
  | 'RemoveOutcome';

const place = { round: 1, edition: 1, match: 1, game: 1 };

describe('scores at the door', () => {
  test('are what people say; the engine counts thousandths', () => {
    expect(outcomeFromWire(scores(50, 42, 42, 31))).toEqual(thousandths(50_000, 42_000, 42_000, 31_000));
    expect(outcomeFromWire(scores(0.5, 0.5))).toEqual(thousandths(500, 500));
    expect(outcomeFromWire(scores(-2.5, null))).toEqual(thousandths(-2500, null));
    expect(outcomeToWire(thousandths(5000, 2125, null))).toEqual(scores(5, 2.125, null));
  });

  test('are converted from their text: 1.005 is 1005 thousandths, though 1.005 × 1000 is not', () => {
    expect(1.005 * 1000).not.toBe(1005);
    expect(thousandthsIn(1.005)).toBe(1005);
    expect(thousandthsIn(-0)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (count) => {
        expect(outcomeFromWire(outcomeToWire(thousandths(count)))).toEqual(thousandths(count));
      }),
    );
  });

  test.each([0.1234, 0.1 + 0.2, 1e-7, 1e10, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is refused: finer than thousandths, or too large',
    (score) => {
      expect(thousandthsIn(score)).toBeUndefined();
      expect(outcomeSchema.safeParse(scores(score, 0)).success).toBe(false);
      expect(() => outcomeFromWire(scores(score, 0))).toThrow(RangeError);
    },
  );

  test('places and seats are not scores', () => {
    const places: Outcome & WireOutcome = { kind: 'places', places: [1, 2, 2, 4] };
    expect(outcomeFromWire(places)).toEqual(places);
    expect(outcomeToWire(places)).toEqual(places);
    expect(outcomeSchema.safeParse({ kind: 'places', places: [1, 1.5] }).success).toBe(false);
  });

  const result = scores(5, 3);
  const later = { kind: 'keep' } as const;
  test.each<WireCommand>([
    { type: 'RecordOutcome', place, outcome: result },
    { type: 'ProposeResult', place, player: 'p1', outcome: result },
    { type: 'ContestOutcome', place, outcome: result },
    { type: 'RecordSeveral', reports: [{ place, outcome: result }] },
    { type: 'CorrectOutcome', place, outcome: result, replaces: result, later },
    { type: 'RemoveOutcome', place, replaces: result, later },
  ])('$type: every score in it', (command) => {
    expect(commandSchema.parse(command)).toEqual(command);
    const inLog = JSON.stringify(fromWire(command));
    expect(inLog).toBe(JSON.stringify(command).replaceAll('[5,3]', '[5000,3000]'));
    expect(toWire(fromWire(command))).toEqual(command);
  });

  test('AdjustPoints: points as people say them', () => {
    const command = { type: 'AdjustPoints', player: 'p1', by: -0.5 as WireScore, reason: 'late' } as const;
    expect(commandSchema.parse(command)).toEqual(command);
    expect(fromWire(command)).toEqual({ ...command, by: -500 });
    expect(toWire(fromWire(command))).toEqual(command);
  });

  test('neither passes for the other: only toWire and fromWire lead from one to the other', () => {
    expectTypeOf<WireScore>().not.toExtend<Thousandths>();
    expectTypeOf<Thousandths>().not.toExtend<WireScore>();
    expectTypeOf<number>().not.toExtend<WireScore>();
    expectTypeOf<Outcome>().not.toExtend<WireOutcome>();
    expectTypeOf<WireOutcome>().not.toExtend<Outcome>();
    expectTypeOf<Unlike<Command, WireCommand>>().toEqualTypeOf<Scored>();
    expectTypeOf<Unlike<WireCommand, Command>>().toEqualTypeOf<Scored>();
    expectTypeOf(fromWire).parameter(0).toEqualTypeOf<WireCommand>();
    expectTypeOf(fromWire).returns.toEqualTypeOf<Command>();
    expectTypeOf(toWire).parameter(0).toEqualTypeOf<Command>();
    expectTypeOf(toWire).returns.toEqualTypeOf<WireCommand>();
    expectTypeOf<z.output<typeof commandSchema>>().toExtend<WireCommand>();
    expectTypeOf<Submit['command']>().toEqualTypeOf<WireCommand>();
    expect(toWire(fromWire({ type: 'Start' }))).toEqual({ type: 'Start' });
  });
});
