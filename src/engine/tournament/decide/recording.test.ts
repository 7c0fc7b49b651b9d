import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { typesWhen, when } from '../given.fixture.ts';
import type { Command, Place } from '../index.ts';

const manual = { config: { autoAdvance: false } };
const record = (place: Place, text = '1-0'): Command => ({ type: 'RecordOutcome', place, outcome: outcome(text) });
const place = { round: 1, edition: 1, match: 1, game: 1 };

describe('the game that a command means', () => {
  const published = new Hall('groups', 'abc', manual).begin();
  const drafted = new Hall('groups', 'abc', manual);
  drafted.must({ type: 'Start' });
  drafted.must({ type: 'PairRound' });
  const takenBack = new Hall('groups', 'abc', manual).begin();
  takenBack.must({ type: 'UnpublishRound', round: 1 });
  const gone = new Hall('groups', 'abc', manual).begin();
  gone.must({ type: 'UnwindToRound', round: 0, confirm: 'Cup' });

  test('is recorded', () => {
    expect(when(published, record(place))).toStrictEqual([
      { type: 'OutcomeRecorded', round: 1, match: 1, game: 1, outcome: outcome('1-0'), completedAt: 900_000 },
    ]);
  });

  test.each([
    [
      'a round that was never there',
      published,
      { ...place, round: 2 },
      { code: 'unknown-round', details: { round: 2 } },
    ],
    ['a draft', drafted, place, { code: 'round-is-draft', details: { round: 1 } }],
    ['a round that was taken back', takenBack, place, { code: 'round-is-draft', details: { round: 1 } }],
    [
      'a draft of a later edition',
      takenBack,
      { ...place, edition: 2 },
      { code: 'round-is-draft', details: { round: 1 } },
    ],
    [
      'a round that was set aside',
      gone,
      place,
      { code: 'table-was-paired-again', details: { round: 1, edition: 1, now: 0 } },
    ],
    [
      'another edition',
      published,
      { ...place, edition: 2 },
      { code: 'table-was-paired-again', details: { round: 1, edition: 2, now: 1 } },
    ],
    ['no match of it', published, { ...place, match: 99 }, { code: 'unknown-match', details: { round: 1, match: 99 } }],
    [
      'no game of it',
      published,
      { ...place, game: 2 },
      { code: 'unknown-game', details: { round: 1, match: 1, game: 2 } },
    ],
  ] as const)('in %s is refused', (_, hall, asked, why) => expect(when(hall, record(asked))).toEqual(why));

  test('only a move may mean one in a draft (HK-10)', () => {
    const { game: _, ...match } = place;
    expect(when(drafted, { type: 'MoveMatch', ...match, table: 9 })).toEqual([
      { type: 'MatchMoved', round: 1, match: 1, table: 9 },
    ]);
    expect(when(drafted, { type: 'MoveMatch', ...match, edition: 2, table: 9 })).toEqual({
      code: 'table-was-paired-again',
      details: { round: 1, edition: 2, now: 1 },
    });
  });
});

describe('a game that has a result', () => {
  const played = new Hall('groups', 'abc', manual).begin();
  played.must(record(place));

  test.each([
    ['1-0', true],
    ['0-1', false],
  ])('is not recorded again, whether it is the same or not: %s', (text, same) => {
    expect(when(played, record(place, text))).toEqual({
      code: 'already-recorded',
      details: { outcome: outcome('1-0'), same },
    });
  });
});

test('[HK-11] it carries its arrival where that was late, and a time that cannot be is refused', () => {
  const hall = new Hall('groups', 'abc', manual).begin();
  expect(when(hall, { ...record(place), enteredAt: 6000 } as Command)).toMatchObject([
    { completedAt: 6000, arrivedAt: 900_000 },
  ]);
  expect(when(hall, { ...record(place), completedAt: 1 } as Command)).toEqual({ code: 'bad-time', details: { at: 1 } });
});

test('what follows from a result in its match follows at once', () => {
  const hall = new Hall('toy-race', 'ab', { formats: withToys(formats) }).begin();
  expect(typesWhen(hall, record(place))).toEqual(['OutcomeRecorded', 'GameAdded']);
});

test('what the format does not accept is not recorded', () => {
  const hall = new Hall('groups', 'abc', manual).begin();
  expect(when(hall, { ...record(place), outcome: { kind: 'scores', scores: [7000, 0] } } as Command)).toMatchObject({
    code: 'impossible-score',
  });
});

test('the open games of one who leaves come to what the format says, then follows what follows', () => {
  const hall = new Hall('groups', 'ab', manual).begin();
  const seat = hall.last.tables[0]?.seats.indexOf('p1') ?? 0;
  const then = when(hall, { type: 'DropPlayer', player: 'p1' });
  expect(then).toMatchObject([
    { type: 'PlayerDropped', player: 'p1' },
    {
      type: 'OutcomeRecorded',
      round: 1,
      match: 1,
      game: 1,
      outcome: { kind: 'forfeit', seats: [seat] },
      completedAt: 900_000,
    },
    { type: 'OutcomeRecorded', round: 1, match: 2, game: 1, completedAt: 900_001 },
  ]);
});
