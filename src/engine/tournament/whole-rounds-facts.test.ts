import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../test/hall.ts';
import { assertDefined, chanceFrom, drawKey, hashOf, ok, stageRound } from '../../kit/index.ts';
import { formats as real } from '../formats/index.ts';
import {
  derive,
  type Formats,
  inWholeRounds,
  type Pairing,
  playedOut,
  type Rulebook,
  refusal,
  refuse,
  type State,
  type Step,
  type TablePlan,
  wait,
  withNextRound,
} from './index.ts';

const formats = withToys(real);
const where = (changed: Partial<Rulebook>): Formats => ({
  ...formats,
  rulebook: (name, version) => ({ ...formats.rulebook(name, version), ...changed }),
});
const secret = hashOf('desk 1');
const keyOf = (name: string) => ({ name, key: drawKey(secret, name) });
const begun = (format = 'toy-knock') => new Hall(format, 'abcd', { formats }).begin();
const started = (format = 'toy-knock') => {
  const hall = new Hall(format, 'abcd', { formats });
  hall.must({ type: 'Start' });
  return hall;
};
const plan = (seats: string[], more: Partial<TablePlan> = {}): TablePlan => ({
  seats,
  games: [{ kind: 'regular' }],
  why: [],
  ...more,
});

test('[DK-29] played in whole rounds is what has started, goes on, and can tell who is in', () => {
  const { facts } = begun('toy-final');
  const playersIn = () => [];
  const playable = where({ playersIn });
  expect(inWholeRounds(playable, facts)).toBe(facts);
  expect(inWholeRounds(formats, facts)).toBeUndefined();
  const beforeRound1 = { ...facts, rounds: [] };
  expect(inWholeRounds(playable, beforeRound1)).toBe(beforeRound1);
  const [round] = facts.rounds;
  const about = assertDefined(facts.about, 'about');
  for (const other of [
    { ended: true },
    { stages: [], rounds: [] },
    { rounds: [{ ...assertDefined(round, 'round'), state: 'draft' as const }] },
    { about: { ...about, secret: `sha256:${secret}` } },
  ]) {
    expect(inWholeRounds(playable, { ...facts, ...other })).toBeUndefined();
  }
  const [first, second] = facts.stages;
  const config = { whole: true };
  expect(inWholeRounds(where({ playersIn, inWholeRounds: () => config }), facts)).toEqual({
    ...facts,
    stages: [{ ...first, config }, second],
  });
});

describe('[DK-29] games that were open', () => {
  const report = (match: number, text = '1-0', round = 1) => ({
    place: { round, edition: 1, match, game: 1 },
    outcome: outcome(text),
  });
  const won = (completedAt: number, sequence: number, text = '1-0') => ({
    kind: 'regular',
    recorded: { outcome: outcome(text), completedAt, sequence },
  });

  test('are completed in this order, and their round is closed', () => {
    const { facts } = begun();
    const clock = { round: 1, remaining: 5 };
    const after = playedOut(derive(formats, { ...facts, clock }), [report(2), report(1, '0-1')], 50_000);
    const [round] = after.rounds;
    expect(round?.tables.map(({ games }) => games)).toEqual([[won(50_001, 2, '0-1')], [won(50_000, 1)]]);
    expect(round).toMatchObject({ state: 'closed', open: 0 });
    expect([after.recorded, after.lastCompletedAt, after.clock]).toEqual([2, 50_001, undefined]);
  });

  test('some of them: the round stays open; never before what was completed last', () => {
    const hall = begun();
    hall.must({ type: 'RecordOutcome', place: hall.place(1), outcome: outcome('1-0') });
    const before = hall.facts;
    const after = playedOut(derive(formats, before), [report(2), report(9)], 1);
    expect(after.rounds[0]?.tables[1]?.games).toEqual([won(before.lastCompletedAt + 1, 2)]);
    expect([after.rounds[0]?.state, after.recorded]).toEqual(['closed', 2]);
    const some = playedOut(derive(formats, begun().facts), [report(2)], 1);
    expect(some.rounds[0]).toMatchObject({ state: 'published', open: 1 });
  });

  test('a game that follows in a match is added; rounds that are over stay as they are', () => {
    const hall = begun();
    hall.playOut('abcd');
    expect(hall.rounds.map(({ state }) => state)).toEqual(['closed', 'published']);
    const asked: unknown[] = [];
    const further = where({
      afterGame: ({ config }, { kind, number }, table) => {
        asked.push([config, kind, table.match]);
        if (table.games.length > 1) return undefined;
        return { kind: 'add-game', round: number, match: table.match, game: { kind: 'sudden-death' } };
      },
    });
    const once = playedOut(derive(further, hall.facts), [report(1, '½', 2)], 50_000);
    expect(asked).toEqual([[{}, 'knock', 1]]);
    expect(once.rounds[0]).toBe(hall.rounds[0]);
    expect(once.rounds[1]).toMatchObject({ state: 'published', open: 1 });
    expect(once.rounds[1]?.tables[0]?.games).toEqual([won(50_000, 3, '½'), { kind: 'sudden-death' }]);
    const place = { round: 2, edition: 1, match: 1, game: 2 };
    const twice = playedOut(derive(further, once), [{ place, outcome: outcome('1-0') }], 60_000);
    expect(twice.rounds[1]?.tables[0]?.games).toEqual([
      won(50_000, 3, '½'),
      { ...won(60_000, 4), kind: 'sudden-death' },
    ]);
    expect(twice.rounds[1]?.state).toBe('closed');
  });
});

describe('[DK-29] the next step', () => {
  /** Everyone who sits first wins; the last table ends first. */
  const play = (tables: readonly TablePlan[]) => {
    const games = tables.flatMap((table, at) => (table.games.length > 0 ? [at] : []));
    return {
      outcomes: tables.map((table) => (table.games.length > 0 ? outcome('1-0') : undefined)),
      order: games.toReversed(),
    };
  };
  const nothing = refusal('nothing-to-pair', {});
  const nextRound = (rules: Formats, state: State, results: typeof play, at: number) =>
    withNextRound(derive(rules, state.facts), state, results, at);
  const further = (kind: 'armageddon' | 'sudden-death'): Partial<Rulebook> => ({
    afterGame: (_, { number }, { match }) => ({ kind: 'add-game', round: number, match, game: { kind } }),
  });
  const drawnAs = (pairing: Pairing) => ok({ pairing, judgement: { cost: [], findings: [] } });
  const asking = (step: Step, more: Partial<Rulebook> = {}) => where({ ...more, next: () => step });

  test('a round is drawn as by commands, and played', () => {
    const hall = started();
    hall.must({ type: 'PairRound' });
    hall.must({ type: 'Undo', version: hall.state.log.length });
    const { state } = hall;
    hall.draw();
    const { number, edition, stage, kind, tables, byes, notes, draw } = hall.last;
    expect(edition).toBe(2);
    const after = assertDefined(nextRound(formats, state, play, 70_000), 'round');
    const games = (place: number) => [
      {
        kind: 'regular',
        recorded: { outcome: outcome('1-0'), completedAt: 70_000 + place, sequence: place + 1 },
      },
    ];
    expect(after).toEqual({
      ...state.facts,
      rounds: [
        {
          ...{ number, edition, stage, kind, byes, notes, draw },
          state: 'closed',
          tables: tables.map((table, at) => ({ ...table, games: games(1 - at) })),
          byeReasons: [],
          publishedAt: 0,
          findings: [],
          overrides: [],
          open: 0,
        },
      ],
      recorded: 2,
      lastCompletedAt: 70_001,
    });
    const late = nextRound(formats, { ...state, facts: { ...state.facts, lastCompletedAt: 99_000 } }, play, 1);
    expect([late?.lastCompletedAt, late?.rounds[0]?.publishedAt]).toEqual([99_002, 99_000]);
    expect(late?.rounds[0]?.tables[1]?.games[0]?.recorded?.completedAt).toBe(99_001);
  });

  test('groups, brackets, walkovers, ratings and games that follow', () => {
    const ratings = { p1: { rating: 150_000 } };
    const tables = [plan(['p1', 'p2'], { group: 1 }), plan(['p3'], { group: 2, bracketMatch: 4, games: [] })];
    const pair = () => drawnAs({ kind: 'x', tables, byes: ['p4'], notes: [], ratings });
    const step: Step = { kind: 'pair-round', auto: false, pair };
    const { state } = started();
    const round = nextRound(asking(step, further('armageddon')), state, play, 5)?.rounds[0];
    expect(round).toMatchObject({ state: 'published', open: 2, byes: ['p4'], ratings });
    expect(round?.tables).toMatchObject([
      { seats: ['p1', 'p2'], group: 1, match: 1, games: [{ recorded: {} }, { kind: 'armageddon' }] },
      { seats: ['p3'], group: 2, bracketMatch: 4, match: 2, games: [{ kind: 'armageddon' }] },
    ]);
    const alone = () => drawnAs({ kind: 'x', tables: tables.slice(1), byes: [], notes: [] });
    const walkover = nextRound(asking({ ...step, pair: alone }), state, play, 5);
    expect(walkover).toMatchObject({ recorded: 0, lastCompletedAt: state.facts.lastCompletedAt });
    expect(walkover?.rounds[0]).toMatchObject({ state: 'closed', tables: [{ games: [], bracketMatch: 4 }] });
    const two = plan(['p1', 'p2'], { games: [{ kind: 'regular' }, { kind: 'regular' }] });
    const twice = () => drawnAs({ kind: 'x', tables: [plan(['p3', 'p4']), two], byes: [], notes: [] });
    expect(nextRound(asking({ ...step, pair: twice }), state, play, 5)).toBeUndefined();
    const refused = () => refuse('nothing-to-pair', {});
    expect(nextRound(asking({ ...step, pair: refused }), state, play, 5)).toBeUndefined();
    expect(nextRound(asking(wait(nothing)), state, play, 5)).toBeUndefined();
  });

  test('lots are drawn, and a stage handed over, as by commands', () => {
    const hall = begun();
    const lots = { kind: 'draw-lots', purpose: 'places', players: ['p1', 'p2', 'p3', 'p4'] } as const;
    const drawn = nextRound(asking(lots), hall.state, play, 5);
    expect(drawn?.lots).toEqual([
      { purpose: 'places', order: expect.any(Array), after: 1, draw: keyOf('after round 1, lots, places') },
    ]);
    expect([...(drawn?.lots[0]?.order ?? [])].sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
    const final = begun('toy-final').playOut('abcd').over();
    const seeds = ['p2', 'p1'];
    const handed = nextRound(asking({ kind: 'hand-over', auto: false, seeds }), final.state, play, 5);
    const [first, second] = final.facts.stages;
    expect(handed).toEqual({ ...final.facts, stage: 1, stages: [first, { ...second, seeds }] });
  });

  test('one more match of a round', () => {
    const hall = begun().playOut('abcd');
    const { state } = hall;
    const step: Step = {
      kind: 'open-table',
      round: stageRound(2),
      roundKind: 'late',
      open: (chance) => plan(chance.shuffle(['p1', 'p2', 'p3', 'p4']).slice(0, 2)),
    };
    const [earlier, before] = state.facts.rounds;
    const after = assertDefined(nextRound(asking(step), state, play, 90_000), 'facts');
    const [first, round] = after.rounds;
    expect([first, state.facts.rounds[1]]).toEqual([earlier, before]);
    expect(round).toMatchObject({ number: 2, state: 'published', open: 1 });
    expect(round?.tables[0]).toBe(before?.tables[0]);
    const { key } = keyOf('round 2, edition 1, opening');
    expect(round?.tables[1]).toMatchObject({
      seats: chanceFrom(key).shuffle(['p1', 'p2', 'p3', 'p4']).slice(0, 2),
      match: 2,
      number: 2,
      games: [{ recorded: { completedAt: 90_000, sequence: 3 } }],
    });
    expect([after.recorded, after.lastCompletedAt]).toEqual([3, 90_000]);
    expect(nextRound(asking(step, further('sudden-death')), state, play, 5)?.rounds[1]).toMatchObject({
      open: 2,
      tables: [{}, { games: [{}, { kind: 'sudden-death' }] }],
    });
    const closed = { ...state.facts, rounds: state.facts.rounds.map((one) => ({ ...one, open: 0 })) };
    expect(nextRound(asking(step), { ...state, facts: closed }, play, 1)).toMatchObject({
      lastCompletedAt: closed.lastCompletedAt + 1,
      rounds: [{}, { state: 'closed', open: 0 }],
    });
    expect(nextRound(asking({ ...step, round: stageRound(7) }), state, play, 5)).toBeUndefined();
  });
});
