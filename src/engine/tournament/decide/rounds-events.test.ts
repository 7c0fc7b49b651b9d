import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import { type Command, type Formats, refusal, wait } from '../index.ts';

const formats = withToys(real);
const manual = { config: { autoAdvance: false } };
const hall = () => new Hall('groups', 'abc', manual);
const drafted = () => {
  const desk = new Hall('toy-knock', 'abcde', { formats });
  desk.must({ type: 'Start' });
  desk.must({ type: 'PairRound' });
  return desk;
};
const played = () => {
  const desk = hall().begin();
  for (const { match } of desk.last.tables) {
    desk.must({ type: 'RecordOutcome', place: desk.place(match), outcome: outcome('1-0') });
  }
  return desk;
};
const round = (type: 'UnpublishRound' | 'CloseRound' | 'ReopenRound' | 'PairAgain', number = 1): Command => ({
  type,
  round: number,
});

describe('a round', () => {
  test('is drawn once it has started, when no draft lies there, until it is over', () => {
    expect(when(hall(), { type: 'PairRound' })).toEqual({ code: 'not-started', details: {} });
    expect(when(drafted(), { type: 'PairRound' })).toEqual({ code: 'round-is-draft', details: { round: 1 } });
    const ended = hall().begin();
    ended.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(ended, { type: 'PairRound' })).toEqual({ code: 'already-finished', details: {} });
  });

  test('is drawn again as a draft of a new edition, only while it is one', () => {
    expect(when(drafted(), round('PairAgain'))).toMatchObject([
      { type: 'DraftDiscarded', round: 1 },
      { type: 'RoundPaired', round: 1, edition: 2 },
    ]);
    expect(when(hall().begin(), round('PairAgain'))).toEqual({ code: 'round-is-published', details: { round: 1 } });
    const closed = played();
    closed.close();
    expect(when(closed, round('PairAgain'))).toEqual({ code: 'round-is-closed', details: { round: 1 } });
    expect(when(closed, round('PairAgain', 7))).toEqual({ code: 'unknown-round', details: { round: 7 } });
  });

  test('is taken back while it has no result and none follows it', () => {
    expect(when(hall().begin(), round('UnpublishRound'))).toEqual([{ type: 'RoundUnpublished', round: 1 }]);
    expect(when(played(), round('UnpublishRound'))).toEqual({ code: 'has-results', details: { round: 1 } });
    const race = new Hall('toy-race', 'ab', { formats }).begin();
    race.report('ab 1-0'); // one more game is open now
    const one = hall().begin();
    one.must({ type: 'RecordOutcome', place: one.place(2), outcome: outcome('1-0') });
    for (const begun of [race, one]) expect(typesWhen(begun, round('UnpublishRound'))).toEqual(['has-results']);
    expect(when(drafted(), round('UnpublishRound'))).toEqual({ code: 'round-is-draft', details: { round: 1 } });
    expect(when(hall(), round('UnpublishRound'))).toEqual({ code: 'unknown-round', details: { round: 1 } });
    const closed = played();
    closed.close();
    expect(when(closed, round('UnpublishRound'))).toEqual({ code: 'round-is-closed', details: { round: 1 } });
    const followed = hall().begin();
    const facts = { ...followed.facts, rounds: [followed.last, { ...followed.last, number: 2 }] };
    expect(when({ ...followed, state: { ...followed.state, facts } }, round('UnpublishRound'))).toEqual({
      code: 'later-rounds',
      details: { round: 1, later: [2] },
    });
  });

  test('is closed when every result is in', () => {
    expect(when(played(), round('CloseRound'))).toEqual([{ type: 'RoundClosed', round: 1 }]);
    const open = hall().begin();
    const tables = open.last.tables.map(({ number }) => number);
    expect(when(open, round('CloseRound'))).toEqual({
      code: 'tables-open',
      details: { round: 1, open: tables.length, tables },
    });
    expect(when(drafted(), round('CloseRound'))).toEqual({ code: 'round-is-draft', details: { round: 1 } });
    expect(when(open, round('CloseRound', 2))).toEqual({ code: 'unknown-round', details: { round: 2 } });
  });

  test('is opened again while none follows it', () => {
    const closed = played();
    expect(when(closed, round('ReopenRound'))).toEqual({ code: 'round-is-published', details: { round: 1 } });
    closed.close();
    expect(when(closed, round('ReopenRound'))).toEqual([{ type: 'RoundReopened', round: 1 }]);
    expect(when(closed, round('CloseRound'))).toEqual({ code: 'round-is-closed', details: { round: 1 } });
    expect(when(closed, round('ReopenRound', 2))).toEqual({ code: 'unknown-round', details: { round: 2 } });
    expect(when(drafted(), round('ReopenRound'))).toEqual({ code: 'round-is-draft', details: { round: 1 } });
    const next = new Hall('groups', 'abcd', { config: { autoAdvance: false, groupSize: 2 } }).begin();
    next.playOut('abcd').close();
    next.draw();
    expect(when(next, round('ReopenRound'))).toEqual({ code: 'later-rounds', details: { round: 1, later: [2] } });
  });

  test('[DK-5] later ones are set aside where the name is said', () => {
    const unwind = (to: number, confirm = 'Cup'): Command => ({ type: 'UnwindToRound', round: to, confirm });
    const desk = hall().begin();
    expect(when(desk, unwind(1))).toEqual([{ type: 'Unwound', toRound: 1 }]);
    expect(when(desk, unwind(0))).toEqual([{ type: 'Unwound', toRound: 0 }]);
    for (const bad of [-1, 2, 0.5])
      expect(when(desk, unwind(bad))).toEqual({ code: 'unknown-round', details: { round: bad } });
    expect(when(desk, unwind(1, 'x'))).toEqual({ code: 'not-confirmed', details: { word: 'Cup' } });
  });
});

describe('[SW-9] rematches', () => {
  test('are allowed only where nothing else is left', () => {
    expect(when(hall(), { type: 'AllowRematches' })).toEqual({ code: 'not-started', details: {} });
    const desk = played();
    desk.close();
    const notInQuestion = { code: 'rematches-not-in-question', details: {} };
    expect(when(desk, { type: 'AllowRematches' })).toEqual(notInQuestion);
    const before = hall();
    before.must({ type: 'Start' });
    expect(when(before, { type: 'AllowRematches' })).toEqual(notInQuestion); // a round can be drawn
    const stuck = (reason: 'rematches' | 'structure'): Formats => ({
      ...real,
      rulebook: (name, version) => ({
        ...real.rulebook(name, version),
        next: () => wait(refusal('no-legal-pairing', { players: [], reason })),
      }),
    });
    expect(when(under(desk, stuck('rematches')), { type: 'AllowRematches' })).toEqual([
      { type: 'RematchesAllowed', round: 2 },
    ]);
    expect(typesWhen(under(desk, stuck('structure')), { type: 'AllowRematches' })).toEqual([
      'rematches-not-in-question',
    ]);
  });
});

describe('[ST-15] a final game', () => {
  test('is called once it is over, where the format knows of one', () => {
    const finalists: Formats = {
      ...real,
      rulebook: (name, version) => ({ ...real.rulebook(name, version), finalists: () => ['p1', 'p2'] }),
    };
    const none = { code: 'no-final-game', details: {} };
    const desk = hall().begin();
    expect(when(under(desk, finalists), { type: 'CallFinalGame' })).toEqual(none);
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(when(desk, { type: 'CallFinalGame' })).toEqual(none);
  });
});

describe('[HK-10] a match moves', () => {
  const move = (match: number, table: number): Command => ({ type: 'MoveMatch', round: 1, edition: 1, match, table });

  test('to a table that no open match has', () => {
    const desk = new Hall('groups', 'abcd', { config: { autoAdvance: false } }).begin();
    expect(when(desk, move(1, 99))).toEqual([{ type: 'MatchMoved', round: 1, match: 1, table: 99 }]);
    expect(when(desk, move(1, 2))).toEqual({ code: 'table-is-taken', details: { table: 2, round: 1 } });
    expect(when(desk, move(1, 1))).toEqual([{ type: 'MatchMoved', round: 1, match: 1, table: 1 }]);
    expect(when(desk, move(1, 0))).toEqual({ code: 'bad-table-number', details: { table: 0 } });
    desk.must({ type: 'RecordOutcome', place: desk.place(2), outcome: outcome('1-0') });
    expect(when(desk, move(1, 2))).toEqual([{ type: 'MatchMoved', round: 1, match: 1, table: 2 }]);
    expect(when(desk, move(2, 99))).toEqual({ code: 'match-is-over', details: { round: 1, match: 2 } });
    expect(when(desk, move(99, 7))).toEqual({ code: 'unknown-match', details: { round: 1, match: 99 } });
  });

  test('in a draft as well', () => {
    expect(when(drafted(), move(1, 7))).toEqual([{ type: 'MatchMoved', round: 1, match: 1, table: 7 }]);
  });
});

describe('[SW-15] the round’s clock', () => {
  const start = (duration: number): Command => ({ type: 'StartRoundClock', round: 1, duration });
  const longest = 30 * 86_400_000;

  test('each press is one event, with its time', () => {
    const desk = hall().begin();
    expect(when(desk, start(60_000))).toEqual([{ type: 'RoundClockStarted', round: 1, at: 900_000, duration: 60_000 }]);
    desk.must(start(60_000));
    const since = desk.state.log.head?.at ?? 0;
    expect(when(desk, { type: 'PauseRoundClock', round: 1 })).toEqual([
      { type: 'RoundClockPaused', round: 1, at: 900_000 },
    ]);
    expect(when(desk, { type: 'PauseRoundClock', round: 1 }, 1)).toMatchObject([{ at: since }]);
    expect(when(desk, { type: 'ExtendRoundClock', round: 1, by: -5 })).toEqual([
      { type: 'RoundClockExtended', round: 1, at: 900_000, by: -5 },
    ]);
    desk.must({ type: 'PauseRoundClock', round: 1 });
    expect(when(desk, start(1))).toMatchObject([{ type: 'RoundClockStarted', duration: desk.facts.clock?.remaining }]);
  });

  test.each([0, -1, 0.5, longest + 1])('%d is no duration', (duration) => {
    expect(when(hall().begin(), start(duration))).toEqual({ code: 'bad-duration', details: { duration } });
    expect(typesWhen(hall().begin(), start(longest))).toEqual(['RoundClockStarted']);
  });

  test('belongs to a round that is being played', () => {
    expect(when(drafted(), start(5))).toEqual({ code: 'unknown-round', details: { round: 1 } });
    const desk = played();
    desk.close();
    expect(when(desk, start(5))).toEqual({ code: 'round-is-closed', details: { round: 1 } });
  });
});
