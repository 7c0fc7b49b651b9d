import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { added, closedRound, factsOf, paired, published, recorded, tableOfTwo } from '../given.fixture.ts';
import type { Event } from '../index.ts';
import { emptyState } from '../state.ts';
import { evolve, evolveFacts } from './evolve.ts';
import { openCount, tableOf } from './round.ts';

const players = added('a', 'b', 'c', 'd');
const three = [...closedRound(1, ['ab', 'cd']), ...closedRound(2, ['ac', 'bd']), ...closedRound(3, ['ad', 'bc'])];
const drop = (player: string): Event => ({ type: 'PlayerDropped', player });
const back = (player: string): Event => ({ type: 'PlayerReinstated', player });

describe('a round that opens again', () => {
  const reopen = (number: number): Event => ({ type: 'RoundReopened', round: number });

  test('is published, and the others stay as they are', () => {
    const facts = factsOf(players, ...three, reopen(2));
    expect(facts.rounds.map((round) => round.state)).toEqual(['closed', 'published', 'closed']);
  });

  test('[HK-14] whoever left after it was closed has now left before', () => {
    const facts = factsOf(players, ...three.slice(0, 3), drop('a'), ...three.slice(3, 6), drop('b'), reopen(2));
    expect(facts.players.get('a')).toMatchObject({ stays: [{ left: { after: 1, closed: 1 } }] });
    expect(facts.players.get('b')).toMatchObject({ stays: [{ left: { after: 2, closed: 1 } }] });
    expect(facts.players.get('c')?.stays).toEqual([{ after: 0 }]);
  });

  test('one who left when exactly that many were closed is among them', () => {
    const facts = factsOf(players, ...three.slice(0, 3), drop('a'), reopen(1));
    expect(facts.players.get('a')?.stays[0]?.left?.closed).toBe(0);
  });
});

describe('a round taken back from the public', () => {
  test('is a draft again; who came, left or came back did so before it', () => {
    const late = added('e');
    const facts = factsOf(players, drop('b'), drop('c'), paired(1, ['ad']), published(1), drop('a'), back('b'), late, {
      type: 'RoundUnpublished',
      round: 1,
    });
    expect(facts.rounds[0]?.state).toBe('draft');
    expect(facts.players.get('a')).toMatchObject({ stays: [{ after: 0, left: { after: 0 } }] });
    expect(facts.players.get('b')?.stays).toEqual([{ after: 0, left: { after: 0, closed: 0 } }, { after: 0 }]);
    expect(facts.players.get('c')?.stays).toEqual([{ after: 0, left: { after: 0, closed: 0 } }]);
    expect(facts.players.get('e')?.stays).toEqual([{ after: 0 }]);
  });

  test('what was earlier stays earlier', () => {
    const facts = factsOf(players, drop('b'), ...three.slice(0, 5), { type: 'RoundUnpublished', round: 2 });
    expect(facts.players.get('b')?.stays[0]?.left?.after).toBe(0);
    expect(facts.rounds.map((round) => round.state)).toEqual(['closed', 'draft']);
  });
});

describe('unwinding to a round', () => {
  const unwind = (toRound: number): Event => ({ type: 'Unwound', toRound });

  test('sets later rounds aside whole and opens the chosen one; earlier ones stay closed', () => {
    const facts = factsOf(players, ...three, unwind(2));
    expect(facts.rounds.map((round) => [round.number, round.state])).toEqual([
      [1, 'closed'],
      [2, 'published'],
    ]);
  });

  test('to before the first round nothing is left of them', () => {
    const facts = factsOf(players, ...three, drop('a'), unwind(0));
    expect(facts.rounds).toEqual([]);
    expect(facts.stage).toBe(0);
    expect(facts.players.get('a')).toMatchObject({ stays: [{ left: { after: 0, closed: 0 } }] });
  });

  test('people stay; what they did was done after no more rounds than there are', () => {
    const facts = factsOf(players, ...three.slice(0, 6), drop('a'), ...three.slice(6), added('e'), unwind(1));
    expect(facts.players.get('a')).toMatchObject({ stays: [{ left: { after: 1, closed: 0 } }] });
    expect(facts.players.get('b')?.stays).toEqual([{ after: 0 }]);
    expect(facts.players.get('e')?.stays).toEqual([{ after: 1 }]);
  });

  test('whoever left before it was closed had left no later', () => {
    const facts = factsOf(players, drop('a'), ...three, unwind(2));
    expect(facts.players.get('a')?.stays[0]?.left?.closed).toBe(0);
    const later = factsOf(players, ...three.slice(0, 3), drop('a'), ...three.slice(3), unwind(3));
    expect(later.players.get('a')?.stays[0]?.left?.closed).toBe(1);
  });

  test.each([
    [1, undefined],
    [2, 2],
    [3, 2],
  ])('[SW-9] rematches allowed for round 2: after unwinding to round %i it is %s', (toRound, kept) => {
    const facts = factsOf(players, ...three, { type: 'RematchesAllowed', round: 2 }, unwind(toRound));
    expect(facts.rematchesAllowedFor).toBe(kept);
  });

  test.each([
    [2, undefined],
    [3, 2],
  ])('[ST-15] a final game called after round 2: after unwinding to round %i it is %s', (toRound, kept) => {
    const facts = factsOf(players, ...three, { type: 'FinalGameCalled', after: 2 }, unwind(toRound));
    expect(facts.finalGameAfter).toBe(kept);
  });

  test.each([
    [1, undefined],
    [2, 2],
    [3, 2],
  ])('the clock of round 2: after unwinding to round %i it is that of round %s', (toRound, kept) => {
    const clock: Event = { type: 'RoundClockStarted', round: 2, at: 5, duration: 60 };
    const facts = factsOf(players, ...three, clock, unwind(toRound));
    expect(facts.clock?.round).toBe(kept);
  });

  test('nothing is made up that was not there', () => {
    const facts = factsOf(players, ...three, unwind(1));
    expect([facts.rematchesAllowedFor, facts.finalGameAfter, facts.clock]).toEqual([undefined, undefined, undefined]);
  });

  test('lots drawn before the round stay, later ones go; an early end is taken back', () => {
    const lots = (after: number): Event => ({
      type: 'LotsDrawn',
      purpose: `after ${after}`,
      order: ['a'],
      after,
      draw: { name: 'lots', key: 'k' },
    });
    const facts = factsOf(players, ...three, lots(1), lots(2), { type: 'EndedEarly' }, unwind(2));
    expect(facts.lots.map(({ purpose }) => purpose)).toEqual(['after 1']);
    expect(facts.ended).toBe(false);
  });

  test('a later stage that is set aside loses its seeds, an earlier one keeps them', () => {
    const stages = ['first', 'second', 'third'].map((rulebook) => ({ rulebook, config: {} }));
    const handed = (stage: number): Event => ({ type: 'HandedOver', stage, seeds: ['a', 'b'] });
    const facts = (toRound: number) =>
      factsOf(
        players,
        { type: 'StagesPlanned', stages },
        ...closedRound(1, ['ab']),
        handed(1),
        ...closedRound(2, ['ab'], 1),
        handed(2),
        ...closedRound(3, ['ab'], 2),
        unwind(toRound),
      );
    const seeded = (toRound: number) => facts(toRound).stages.map(({ seeds }) => seeds !== undefined);
    expect([facts(1).stage, facts(2).stage, facts(3).stage]).toEqual([0, 1, 2]);
    expect(seeded(1)).toEqual([false, false, false]);
    expect(seeded(2)).toEqual([false, true, false]);
    expect(seeded(3)).toEqual([false, true, true]);
    expect(facts(1).stages.map(({ rulebook }) => rulebook)).toEqual(['first', 'second', 'third']);
  });
});

describe('a table', () => {
  const base = [players, paired(1, ['ab', 'cd']), published(1)];

  test('an outcome counts down the open games of its round, and settles reports', () => {
    const proposed: Event = {
      type: 'ResultProposed',
      round: 1,
      match: 2,
      game: 1,
      player: 'c',
      outcome: outcome('1-0'),
      at: 5,
    };
    const before = factsOf(...base, proposed);
    expect([before.rounds[0]?.open, before.rounds[0]?.tables[1]?.proposals.length]).toEqual([2, 1]);
    const after = evolveFacts(before, recorded(1, 2, outcome('1-0'), 50));
    expect(after.rounds[0]?.open).toBe(1);
    expect(after.rounds[0]?.tables[1]).toMatchObject({ proposals: [] });
    expect(after.rounds[0]?.tables[1]?.games).toEqual([
      { kind: 'regular', recorded: { outcome: outcome('1-0'), completedAt: 50, sequence: 1 } },
    ]);
    expect(after.rounds[0]?.tables[0]).toBe(before.rounds[0]?.tables[0]);
    expect(before.rounds[0]?.tables[1]?.games[0]?.recorded).toBeUndefined();
  });

  test('[HK-11] taken back, it is open; entered again, it has its first number', () => {
    const removed: Event = { type: 'OutcomeRemoved', round: 1, match: 1, game: 1, at: 70 };
    const facts = factsOf(...base, recorded(1, 1, outcome('1-0'), 50), recorded(1, 2, outcome('1-0'), 60), removed);
    expect(facts.rounds[0]?.open).toBe(1);
    expect(facts.rounds[0]?.tables[0]?.proposals).toEqual([]);
    expect(facts.rounds[0]?.tables[0]?.games[0]).toEqual({
      kind: 'regular',
      first: { completedAt: 50, sequence: 1, reopenedAt: 70 },
    });
    const again = evolveFacts(facts, recorded(1, 1, outcome('0-1'), 50));
    expect(again.rounds[0]?.tables[0]?.games[0]).toEqual({
      kind: 'regular',
      recorded: { outcome: outcome('0-1'), completedAt: 50, sequence: 1 },
    });
    expect([again.recorded, again.lastCompletedAt]).toEqual([3, 60]);
  });

  test('a correction keeps time and number; a contest stands beside it until it is settled', () => {
    const at = { round: 1, match: 1, game: 1 };
    const contested = factsOf(...base, recorded(1, 1, outcome('1-0'), 50), {
      type: 'OutcomeContested',
      ...at,
      outcome: outcome('0-1'),
    });
    const game = (facts = contested) => facts.rounds[0]?.tables[0]?.games[0];
    const upheld = evolveFacts(contested, { type: 'OutcomeUpheld', ...at });
    // What was known before is left as it was.
    expect(game()).toMatchObject({ contested: outcome('0-1'), recorded: { outcome: outcome('1-0') } });
    expect(game(upheld)).toEqual({
      kind: 'regular',
      recorded: { outcome: outcome('1-0'), completedAt: 50, sequence: 1 },
    });
    const corrected = evolveFacts(contested, { type: 'OutcomeCorrected', ...at, outcome: outcome('½') });
    expect(game(corrected)).toEqual({
      kind: 'regular',
      recorded: { outcome: outcome('½'), completedAt: 50, sequence: 1 },
    });
    const removed = evolveFacts(contested, { type: 'OutcomeRemoved', ...at, at: 70 });
    expect(game(removed)?.contested).toBeUndefined();
  });

  test('opened in a round that is there, it is one more; with its own time', () => {
    const opened: Event = {
      type: 'TableOpened',
      round: 1,
      edition: 1,
      stage: 0,
      roundKind: 'other',
      at: 77,
      table: tableOfTwo('ac', 3),
    };
    const facts = factsOf(...base, opened);
    expect(facts.rounds[0]).toMatchObject({ kind: 'round', state: 'published', open: 3, publishedAt: 1000 });
    expect(facts.rounds[0]?.tables[2]).toEqual({ ...tableOfTwo('ac', 3), proposals: [], openedAt: 77 });
  });

  test('opened as the first of its round, it makes the round', () => {
    const opened: Event = {
      type: 'TableOpened',
      round: 2,
      edition: 4,
      stage: 1,
      roundKind: 'semi',
      at: 77,
      table: tableOfTwo('ac', 1),
      draw: { name: 'opening', key: 'k' },
    };
    expect(factsOf(...base, opened).rounds[1]).toEqual({
      number: 2,
      edition: 4,
      stage: 1,
      kind: 'semi',
      state: 'published',
      tables: [{ ...tableOfTwo('ac', 1), proposals: [], openedAt: 77 }],
      byes: [],
      byeReasons: [],
      notes: [],
      draw: { name: 'opening', key: 'k' },
      publishedAt: 77,
      findings: [],
      overrides: [],
      open: 1,
    });
    const { draw: _, ...silent } = opened as Extract<Event, { type: 'TableOpened' }>;
    expect(factsOf(...base, silent).rounds[1]?.draw).toBeUndefined();
  });

  test('the round as it is drawn', () => {
    const drawn = { ...paired(1, ['ab']), ratings: { a: { rating: 1 } }, byes: ['c'] };
    expect(factsOf(players, drawn).rounds[0]).toEqual({
      number: 1,
      edition: 1,
      stage: 0,
      kind: 'round',
      state: 'draft',
      tables: [{ ...tableOfTwo('ab', 1), proposals: [] }],
      byes: ['c'],
      byeReasons: [],
      notes: [],
      draw: drawn.draw,
      ratings: { a: { rating: 1 } },
      findings: [],
      overrides: [],
      open: 1,
    });
    expect(factsOf(players, paired(1, ['ab'])).rounds[0]?.ratings).toBeUndefined();
  });

  test('games that are added and cancelled count', () => {
    const more: Event = { type: 'GameAdded', round: 1, match: 1, game: { kind: 'sudden-death', attempt: 1 } };
    const facts = factsOf(...base, recorded(1, 1, outcome('½'), 50), more, more);
    expect([facts.rounds[0]?.open, facts.rounds[0]?.tables[0]?.games.length]).toEqual([3, 3]);
    const cancelled = evolveFacts(facts, { type: 'GamesCancelled', round: 1, match: 1, from: 2 });
    expect([cancelled.rounds[0]?.open, cancelled.rounds[0]?.tables[0]?.games.length]).toEqual([1, 1]);
  });

  test('is found by its match’s number', () => {
    const [round] = factsOf(...base).rounds;
    expect(tableOf(round, 2)?.seats).toEqual(['c', 'd']);
    expect(tableOf(round, 3)).toBeUndefined();
    expect(tableOf(undefined, 1)).toBeUndefined();
    expect(openCount(round?.tables ?? [])).toBe(2);
    const [played] = factsOf(...base, recorded(1, 1, outcome('1-0'), 50)).rounds;
    expect(openCount(played?.tables ?? [])).toBe(1);
  });

  test('a round that is closed or opens again leaves the facts before it as they were', () => {
    const facts = factsOf(...base);
    const closed = evolveFacts(facts, { type: 'RoundClosed', round: 1 });
    expect(facts.rounds.map((round) => round.state)).toEqual(['published']);
    evolveFacts(closed, { type: 'RoundReopened', round: 1 });
    expect(closed.rounds.map((round) => round.state)).toEqual(['closed']);
  });

  test('a result leaves the state before it as it was', () => {
    const state = base.reduce(evolve, emptyState);
    const before = structuredClone(state.facts);
    const once = evolve(state, recorded(1, 1, outcome('1-0'), 50));
    expect(state.facts).toEqual(before);
    expect(once.facts.rounds[0]?.tables[1]).toBe(state.facts.rounds[0]?.tables[1]);
    expect(once.facts.rounds[0]?.open).toBe(1);
  });

  test('what is not there is a defect, by its name', () => {
    const facts = factsOf(...base);
    expect(() => evolveFacts(facts, recorded(2, 1, outcome('1-0'), 5))).toThrow('round 2');
    expect(() => evolveFacts(facts, recorded(1, 3, outcome('1-0'), 5))).toThrow('match 3 of round 1');
    const game = { round: 1, match: 1, game: 2 } as const;
    expect(() => evolveFacts(facts, { type: 'OutcomeRemoved', ...game, at: 5 })).toThrow('game 2');
    expect(() => evolveFacts(facts, { type: 'OutcomeUpheld', ...game })).toThrow('game 2');
    expect(() => evolveFacts(facts, { type: 'OutcomeCorrected', ...game, outcome: outcome('½') })).toThrow('game 2');
    expect(() => evolveFacts(facts, { type: 'OutcomeRemoved', ...game, game: 1, at: 5 })).toThrow('recorded outcome');
  });
});
