import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldsPatch, PatchMisfit, patched } from './patch.ts';
import { patchBetween } from './patch-between.ts';

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.constantFrom('a', 'b', ''),
  fc.boolean(),
  fc.constant(null),
);
const rowIds = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });

/** Rows with a name, numbers that move together, and what is nested in them. */
const rows = fc
  .tuple(rowIds, fc.infiniteStream(fc.tuple(scalar, fc.integer({ min: 0, max: 3 }))))
  .map(([ids, values]) =>
    ids.map((id, place) => {
      const [value, points] = values.next().value ?? [0, 0];
      return {
        player: `p${id}`,
        place,
        ...(points > 0 && { value }),
        criteria: [
          { name: 'points', value: points },
          { name: 'lot', value: id },
        ],
        why:
          points > 1
            ? [
                { code: 'x', figures: { place } },
                { code: 'y', points },
              ]
            : [],
      };
    }),
  );
const documents = fc.record(
  { rows, note: scalar, nested: fc.record({ a: scalar, b: fc.array(scalar, { maxLength: 3 }) }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);

const overTheWire = (patch: FieldsPatch | undefined): FieldsPatch => JSON.parse(JSON.stringify(patch ?? {}));

test('a patch makes one document out of another, and there is none between equals', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      expect(patched(before, overTheWire(patchBetween(before, after)))).toEqual(after);
      expect(patchBetween(after, structuredClone(after))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

/** Rows in which only numbers move, some of them together, in lists within them too. */
const raised = fc.array(
  fc.record({
    place: fc.integer({ min: 0, max: 1 }),
    half: fc.constantFrom(0, 0.5),
    list: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 1, maxLength: 4 }),
  }),
  { minLength: 3, maxLength: 8 },
);

test('numbers that move together are said once, and each of them is part of one run only', () => {
  fc.assert(
    fc.property(raised, fc.boolean(), (rises, fixed) => {
      const made = (times: number) => ({
        rows: rises.map(({ place, half, list }, row) => ({
          id: `r${row}`,
          place: row + times * place,
          half: times * half,
          why: list.map((rise, at) => ({ code: `c${at}`, figures: { value: times * (fixed ? 1 : rise) } })),
        })),
      });
      expect(patched(made(0), overTheWire(patchBetween(made(0), made(1))))).toEqual(made(1));
    }),
    { numRuns: 500 },
  );
});

const standings = (...order: string[]) => ({
  rows: order.map((player, at) => ({ player, place: at + 1, points: 0 })),
});

test('one who moves up is one row that moved, and a run of rows that are one place lower', () => {
  const patch = patchBetween(standings('a', 'b', 'c', 'd', 'e'), standings('a', 'e', 'b', 'c', 'd'));
  expect(patch).toEqual({
    in: {
      rows: { by: 'player', rows: { e: { set: { place: 2 } } }, order: [['e', 'a']], shift: [[['place'], 2, 4, 1]] },
    },
  });
});

test('what did not change is the very same object', () => {
  const before = { ...standings('a', 'b', 'c'), about: { name: 'Cup' } };
  const after = patched(before, { in: { rows: { by: 'player', rows: { b: { set: { points: 1 } } } } } });
  expect(after.about).toBe(before.about);
  expect(after.rows.map((row, at) => row === before.rows[at])).toEqual([true, false, true]);
});

test.each<[string, FieldsPatch]>([
  ['a row that is not there', { in: { rows: { by: 'player', rows: { x: { set: { place: 1 } } } } } }],
  ['a row to drop that is not there', { in: { rows: { by: 'player', drop: ['x'] } } }],
  ['an order of rows that are not there', { in: { rows: { by: 'player', order: [['a', 'x']] } } }],
  ['a number that is none', { in: { rows: { by: 'player', shift: [[['player'], 0, 0, 1]] } } }],
  ['a list that is none', { in: { note: { by: 'player' } } }],
])('a patch for another document is noticed: %s', (_, patch) => {
  expect(() => patched(standings('a', 'b'), patch)).toThrow(PatchMisfit);
});
