import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { emptyState, notation, type Outcome, type State, submit } from '../engine/index.ts';
import { durationText, placeAt, readAddress, readDuration, readOutcome, readSeats, readTime } from './notation.ts';

const scores = (...list: (number | null)[]): Outcome => ({
  kind: 'scores',
  scores: list.map((score) => (score === null ? null : Math.round(score * 1000))),
});
const read = (text: string, seats = 2) => {
  const answer = readOutcome(text, seats);
  return answer.ok ? answer.value : answer.error;
};

test('[DK-3] a form with a field for each seat is read like the same numbers typed in a row', () => {
  expect(readSeats(['5', ' 3 '], false)).toEqual(readOutcome('5 3', 2));
  expect(readSeats(['1,5', '½'], false)).toEqual(readOutcome('1.5 0.5', 2));
  expect(readSeats(['2', '1', '3'], true)).toEqual(readOutcome('places 2 1 3', 3));
  expect(readSeats(['0', ''], false)).toBeUndefined();
  expect(readSeats(['1.2345', '0'], false)).toEqual({ ok: false, error: { code: 'too-fine', text: '1.2345' } });
  expect(readSeats(['1.5', '2'], true)).toEqual({ ok: false, error: { code: 'no-place', text: '1.5' } });
});

test('[GR-14] the number of moves follows a score between two, and nothing else', () => {
  expect(read('+- (34)')).toEqual({ code: 'no-result', text: '+- (34)' });
  expect(read('places 1 2 (34)')).toEqual({ code: 'no-result', text: 'places 1 2 (34)' });
  expect(read('5 3 1 (34)', 3)).toEqual({ code: 'no-result', text: '5 3 1 (34)' });
  expect(read('(34)')).toEqual({ code: 'no-result', text: '(34)' });
  expect(read('1-0 (12345)')).toMatchObject({ code: 'no-number' });
  expect(notation({ kind: 'scores', scores: [500, 500], moves: 40 }, 2)).toBe('1/2 (40)');
});

describe('results in seat order', () => {
  test.each<[string, Outcome]>([
    ['5-3', scores(5, 3)],
    ['5 – 3', scores(5, 3)],
    ['5:3', scores(5, 3)],
    ['5 3', scores(5, 3)],
    ['1-0', scores(1, 0)],
    ['0-1', scores(0, 1)],
    ['1/2', scores(0.5, 0.5)],
    ['½', scores(0.5, 0.5)],
    ['½-½', scores(0.5, 0.5)],
    ['1/2-1/2', scores(0.5, 0.5)],
    ['1½-½', scores(1.5, 0.5)],
    ['-2--3', scores(-2, -3)],
    ['-2 -3', scores(-2, -3)],
    ['12,5 -0.125', scores(12.5, -0.125)],
    ['x-5', scores(null, 5)],
    ['places 2 1', { kind: 'places', places: [2, 1] }],
    ['+-', { kind: 'forfeit', seats: [1] }],
    ['-+', { kind: 'forfeit', seats: [0] }],
    ['ff', { kind: 'forfeit', seats: [0, 1] }],
    ['1-0 (34)', { kind: 'scores', scores: [1000, 0], moves: 34 }],
    ['½(120)', { kind: 'scores', scores: [500, 500], moves: 120 }],
  ])('%s', (text, outcome) => expect(read(text)).toEqual(outcome));

  test.each<[string, Outcome]>([
    ['50 42 42 31', scores(50, 42, 42, 31)],
    ['50 x 42 31', scores(50, null, 42, 31)],
    ['places 1 2 2 4', { kind: 'places', places: [1, 2, 2, 4] }],
    ['places 1 x 2 x', { kind: 'places', places: [1, null, 2, null] }],
    ['+--+', { kind: 'forfeit', seats: [1, 2] }],
    ['ff', { kind: 'forfeit', seats: [0, 1, 2, 3] }],
  ])('at a table of four: %s', (text, outcome) => expect(read(text, 4)).toEqual(outcome));

  test.each([
    ['', 'empty'],
    ['hello', 'no-result'],
    ['5', 'no-result'],
    ['++', 'no-result'],
    ['5-3-1', 'no-result'],
    ['5 three', 'no-number'],
    ['1.2345 0', 'too-fine'],
    ['12345678901 0', 'too-large'],
    ['places 0 1', 'no-place'],
    ['1 2 3', 'seat-count'],
    ['places 1', 'seat-count'],
    ['+-+', 'seat-count'],
  ])('«%s» is not one: %s', (text, code) => expect(read(text)).toMatchObject({ code }));

  test('what the engine writes is read back as it was', () => {
    const number = fc.option(fc.integer({ min: -999_999_999, max: 999_999_999 }), { freq: 5 });
    const seats = fc.integer({ min: 2, max: 6 });
    const outcome = seats.chain((count) =>
      fc
        .oneof(
          fc
            .array(number, { minLength: count, maxLength: count })
            .map((list): Outcome => ({ kind: 'scores', scores: list })),
          fc
            .array(fc.option(fc.integer({ min: 1, max: 9 })), { minLength: count, maxLength: count })
            .map((places): Outcome => ({ kind: 'places', places })),
          fc
            .subarray([...Array(count).keys()], { minLength: 1 })
            .map((list): Outcome => ({ kind: 'forfeit', seats: list })),
        )
        .map((value) => ({ value, count })),
    );
    fc.assert(
      fc.property(outcome, ({ value, count }) => {
        expect(read(notation(value, count), count)).toEqual(value);
      }),
    );
  });
});

describe('places', () => {
  test('match and game ids', () => {
    expect(readAddress('r3.t2')).toEqual({ round: 3, match: 2 });
    expect(readAddress(' R3.T2.G1 ')).toEqual({ round: 3, match: 2, game: 1 });
    expect(['t2', 'r3', 'r3.t', 'r3.t2.g', '3.2'].map(readAddress)).toEqual(Array(5).fill(undefined));
  });

  test('an address means the round as it is now', () => {
    let state: State = emptyState;
    const go = (command: Parameters<typeof submit>[2]['command']) => {
      const answer = submit(formats, state, { commandId: `c${state.log.length}`, at: 1, by: 'desk', command });
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
      state = answer.value.state;
    };
    const config = { autoAdvance: false };
    go({ type: 'CreateTournament', id: 't', name: 'Cup', format: 'groups', config, secret: 'ab'.repeat(32) });
    go({ type: 'AddPlayers', players: [{ name: 'Ana' }, { name: 'Bo' }] });
    go({ type: 'Start' });
    go({ type: 'PairRound' });
    go({ type: 'PairAgain', round: 1 });
    go({ type: 'PublishRound', round: 1 });
    const place = { round: 1, edition: 2, match: 1, game: 1 };
    expect(placeAt(state, { round: 1, match: 1 }, 'open')).toEqual({ ok: true, value: { place, seats: 2 } });
    expect(placeAt(state, { round: 2, match: 1 }, 'open')).toMatchObject({ error: { code: 'unknown-round' } });
    expect(placeAt(state, { round: 1, match: 9 }, 'open')).toMatchObject({ error: { code: 'unknown-match' } });
  });
});

describe('times', () => {
  test('durations', () => {
    const all = ['30s', '10m', '6h', '3d', '1h30m', '2.5m', '0', '500ms'].map(readDuration);
    expect(all).toEqual([30_000, 600_000, 21_600_000, 259_200_000, 5_400_000, 150_000, 0, 500]);
    expect(['', '10', 'm', '10 minutes', '-5m', '5m!'].map(readDuration)).toEqual(Array(6).fill(undefined));
  });

  test('a written duration is read back', () => {
    expect([259_200_000, 21_600_000, 75_000, 37_500, 0].map(durationText)).toEqual(['3d', '6h', '1m15s', '37.5s', '0']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (ms) => {
        expect(readDuration(durationText(ms))).toBe(ms);
      }),
    );
  });

  test('moments', () => {
    expect(readTime('1700000000000')).toBe(1_700_000_000_000);
    expect(readTime('2026-05-01T18:30:00Z')).toBe(Date.UTC(2026, 4, 1, 18, 30));
    expect(['tomorrow', '5/1/2026', '2026-99-99'].map(readTime)).toEqual([undefined, undefined, undefined]);
  });
});
