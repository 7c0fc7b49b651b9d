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

const standings = (...order: string[]) => ({
  rows: order.map((player, at) => ({ player, place: at + 1, points: 0 })),
});

test('[DK-10] rows are added, updated and removed; one that moves is one row in the order', () => {
  const before = standings('a', 'b', 'c', 'd', 'e');
  expect(patchBetween(before, standings('a', 'e', 'b', 'c', 'd'))).toEqual({
    in: {
      rows: {
        by: 'player',
        updated: {
          e: { set: { place: 2 } },
          b: { set: { place: 3 } },
          c: { set: { place: 4 } },
          d: { set: { place: 5 } },
        },
        order: [['e', 'a']],
      },
    },
  });
  expect(patchBetween(before, standings('a', 'b', 'c', 'd', 'x'))).toEqual({
    in: {
      rows: { by: 'player', removed: ['e'], added: [{ player: 'x', place: 5, points: 0 }], order: [['x', 'd']] },
    },
  });
});

test('what did not change is the very same object', () => {
  const before = { ...standings('a', 'b', 'c'), about: { name: 'Cup' } };
  const after = patched(before, { in: { rows: { by: 'player', updated: { b: { set: { points: 1 } } } } } });
  expect(after.about).toBe(before.about);
  expect(after.rows.map((row, at) => row === before.rows[at])).toEqual([true, false, true]);
});

test.each<[string, FieldsPatch]>([
  ['a row that is not there', { in: { rows: { by: 'player', updated: { x: { set: { place: 1 } } } } } }],
  ['a row to drop that is not there', { in: { rows: { by: 'player', removed: ['x'] } } }],
  ['an order of rows that are not there', { in: { rows: { by: 'player', order: [['a', 'x']] } } }],
  ['something other than a list', { in: { note: { by: 'player' } } }],
])('a patch for another document is noticed: %s', (_, patch) => {
  expect(() => patched(standings('a', 'b'), patch)).toThrow(PatchMisfit);
});
