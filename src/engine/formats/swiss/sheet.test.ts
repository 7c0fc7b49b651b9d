import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { history } from './hall.fixture.ts';
import { entrantsOf } from './legal.ts';
import { sheetOf } from './sheet.ts';

const lineOf = (player: string, ...told: Parameters<typeof history>) => sheetOf(history(...told)).lines.get(player);

describe('a player’s line', () => {
  test('[SW-1] every meeting with its opponent, round and result', () => {
    const rounds = ['a-b 5-0, c-d 4-4, e-f ff', 'b-a, c-e -+, (d)'];
    const sheet = sheetOf(history('abcdef', rounds)).lines;
    const met = (player: string) =>
      sheet.get(player)?.meetings.map(({ opponent, round, result }) => `${round}${opponent} ${result}`);
    expect([...'abcdef'].map(met)).toEqual([
      ['1b won', '2b open'],
      ['1a lost', '2a open'],
      ['1d drawn', '2e lost'],
      ['1c drawn'],
      ['1f neither', '2c won'],
      ['1e neither'],
    ]);
    const counts = [...sheet.values()].map(({ wins, draws, losses }) => [wins, draws, losses].join(''));
    expect(counts).toEqual(['100', '001', '011', '010', '101', '001']);
  });

  test('[SW-12] byes and [SW-14] missed rounds have no opponent', () => {
    expect(lineOf('c', 'abc', ['a-b 5-0, (c)'])).toMatchObject({ byes: 1, missed: 0, meetings: [], wins: 0 });
    expect(lineOf('c', 'abc', ['a-b 5-0'])).toMatchObject({ byes: 0, missed: 1, meetings: [], losses: 0 });
    // Two rounds missed after one was played.
    const rounds = ['a-c 5-0, (b)', 'a-b 5-0', 'b-a 5-0'];
    const asByes = { config: { lateAs: 'bye', loss: 0.5 } };
    expect(lineOf('c', 'abc', rounds, asByes)).toMatchObject({ byes: 2, missed: 2, points: 1 + 12 });
  });

  test('[SW-14] who came during a round and left again has missed it, and none of those after', () => {
    const told = { config: { lateAs: 'bye' }, people: { c: { enteredAfter: 1, droppedAfter: 1 } } };
    expect(lineOf('c', 'abc', ['a-b 5-0', 'b-a 5-0'], told)).toMatchObject({ byes: 1, missed: 1, active: false });
  });

  test('[DK-2] a table that is not for two is no meeting, and nobody at it has missed the round', () => {
    const sheet = sheetOf(history('abcd', ['a-b-c 5-0, d'])).lines;
    for (const line of sheet.values()) expect(line).toMatchObject({ meetings: [], missed: 0, points: 0 });
  });

  test('one who is not in the field has no line, and their opponents keep what they won', () => {
    const sheet = sheetOf(history('ab', ['a-x 5-0, x-b 3-5, (y)'])).lines;
    expect([...sheet.values()].map(({ player, points, wins }) => [player, points, wins])).toEqual([
      ['a', 6, 1],
      ['b', 6, 1],
    ]);
  });

  test('another field or other settings give another sheet', () => {
    const past = history('abc', ['a-b 5-0, (c)']);
    expect([...sheetOf(past).lines.keys()]).toEqual(['a', 'b', 'c']);
    expect(sheetOf({ ...past, config: { ...past.config, byePoints: 1 } }).lines.get('c')?.points).toBe(2);
    expect([...sheetOf({ ...past, field: ['a', 'b'] }).lines.keys()]).toEqual(['a', 'b']);
  });
});

test('[SW-6] to be paired: those still there, each with the others they have met, once', () => {
  const rounds = ['a-b 5-0, c-d 5-0', 'b-a 5-0, c-d 5-0'];
  const { lines, numberOf, met } = entrantsOf(sheetOf(history('cabd', rounds, { people: { d: { droppedAfter: 2 } } })));
  expect(lines.map(({ player }) => player).join('')).toBe('cab');
  expect([...numberOf].map(([player, number]) => `${player}${number}`)).toEqual(['c0', 'a1', 'b2']);
  expect(met).toEqual([[], [2], [1]]);
});

test('[SW-6] counted round by round the sheet is the same as at once', () => {
  const letters = [...'abcdefgh'];
  const pairUp = (seats: readonly string[]) => seats.flatMap((a, at) => (at % 2 ? [] : [`${a}-${seats[at + 1]} 5-0`]));
  const seated = fc.shuffledSubarray(letters).map((seats) => seats.slice(0, seats.length - (seats.length % 2)));
  const leavers = fc.dictionary(
    fc.constantFrom(...letters),
    fc.record({ droppedAfter: fc.integer({ min: 0, max: 6 }) }),
  );
  fc.assert(
    fc.property(fc.array(seated, { minLength: 1, maxLength: 6 }), leavers, (drawn, people) => {
      const rounds = drawn.map((seats) => pairUp(seats).join(', '));
      const told = () => history('abcdefgh', rounds, { people });
      const stepByStep = told();
      let counted: Parameters<typeof sheetOf>[1];
      // Later rounds, then earlier ones: what was counted before serves or is counted again.
      for (const played of [...drawn.keys(), drawn.length, drawn.length - 1]) {
        const past = { ...stepByStep, rounds: stepByStep.rounds.slice(0, played) };
        const sheet = sheetOf(past, counted);
        counted = { history: past, sheet };
        const anew = told();
        const fresh = sheetOf({ ...anew, rounds: anew.rounds.slice(0, played) });
        expect(sheet).toEqual(fresh);
        expect(entrantsOf(sheet)).toEqual(entrantsOf(fresh));
      }
    }),
  );
});
