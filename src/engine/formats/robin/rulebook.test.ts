import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { Outcome, Table } from '../../tournament/index.ts';
import { outcome, RobinDesk } from './hall.fixture.ts';
import { robin } from './index.ts';
import { robinRulebook } from './rulebook.ts';

const next = (desk: RobinDesk) => {
  const step = asked(robinRulebook).next(desk.history);
  return step.kind === 'wait' ? step.why : step;
};

describe('what comes next', () => {
  test('[RR-5] a round waits for its games, then for the desk; the desk draws the next', () => {
    const desk = new RobinDesk(4);
    expect(next(desk)).toMatchObject({ kind: 'pair-round', auto: false });
    desk.pair();
    desk.record(1, '1-0');
    expect(next(desk)).toEqual({ code: 'tables-open', details: { round: 1, open: 1, tables: [2] } });
    desk.record(2, '1-0');
    expect(next(desk)).toEqual({ code: 'round-not-closed', details: { round: 1, open: 0 } });
    desk.close();
    expect(next(desk)).toMatchObject({ kind: 'pair-round', auto: false });
    desk.playAll();
    expect(next(desk)).toEqual({ code: 'already-finished', details: {} });
  });

  test('nothing follows from one match alone', () => {
    expect([robinRulebook.afterGame, robinRulebook.opening]).toEqual([undefined, undefined]);
  });

  test('[RR-5] with fewer than two there is nothing to draw', () => {
    const desk = new RobinDesk(3);
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(next(desk)).toMatchObject({ kind: 'pair-round' });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(next(desk)).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
  });

  test('[RR-5] a round in which nobody can play is drawn and closed by itself', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish(() => '½');
    desk.pair();
    desk.finish(() => '½');
    // 2-4 and 3-1 are left: without 1 and 2 everyone who is there wins without a game.
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.rounds).toHaveLength(2);
    expect(next(desk)).toMatchObject({ kind: 'pair-round', auto: false });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(desk.rounds.map(({ state }) => state)).toEqual(['closed', 'closed', 'closed']);
    expect(desk.last.tables.map(({ seats, games }) => [seats, games])).toEqual([
      [['p4'], []],
      [['p3'], []],
    ]);
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p3', 'p4'] });
  });

  test('[RR-5] all at once: any round that is complete is closed by itself, and no other', () => {
    const desk = new RobinDesk(4, { publish: 'all-at-once' });
    expect(next(desk)).toMatchObject({ kind: 'pair-round', auto: false });
    desk.pair();
    expect(desk.rounds).toHaveLength(3);
    for (const { match } of desk.rounds[1]?.tables ?? []) desk.record(match, '1-0', desk.rounds[1]);
    expect(desk.rounds.map(({ state }) => state)).toEqual(['published', 'closed', 'published']);
    expect(next(desk)).toMatchObject({ code: 'tables-open', details: { round: 1, open: 2 } });
  });

  test('[DK-8] ended early: nothing more is drawn, and level players are parted by lot where lots decide', () => {
    const desk = new RobinDesk(4);
    desk.pair();
    desk.finish();
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(next(desk)).toEqual({ code: 'already-finished', details: {} });
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p1', 'p2'] });
    expect(desk.conclusion.why).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players: ['p1', 'p2'] } }]);
    const byLot = new RobinDesk(4, { tieBreaks: ['lot'] });
    byLot.pair();
    byLot.finish();
    expect(byLot.facts.lots).toEqual([]);
    byLot.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(byLot.facts.lots).toMatchObject([{ purpose: 'standings', after: 1 }]);
    expect(byLot.facts.lots[0]?.order.toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(byLot.conclusion.winners).toHaveLength(1);
  });

  test('[DK-8] all at once, ended before everything was drawn: nothing is drawn any more', () => {
    const desk = new RobinDesk(4, { publish: 'all-at-once' });
    desk.pair();
    const { history } = desk;
    const first = {
      ...history,
      ended: true,
      rounds: history.rounds.slice(0, 1).map((round) => ({ ...round, open: 0 })),
    };
    expect(asked(robinRulebook).next(first)).toEqual({ kind: 'close-round', round: 1 });
  });

  test('[RR-4] lots are drawn once, and only where they part someone', () => {
    const decided = new RobinDesk(2, { tieBreaks: ['lot'] });
    decided.playAll();
    expect(decided.facts.lots).toEqual([]);
    const level = new RobinDesk(2, { tieBreaks: ['lot'] });
    level.playAll(() => '½');
    expect(level.facts.lots).toHaveLength(1);
    expect(next(level)).toEqual({ code: 'already-finished', details: {} });
    const shared = new RobinDesk(2, { tieBreaks: ['wins'] });
    shared.playAll(() => '½');
    expect(shared.facts.lots).toEqual([]);
    expect(shared.table).toEqual(['1 p1', '1 p2']);
  });
});

describe('[RR-5] players who come late or come back', () => {
  test('[RR-5] before the first round anyone may; afterwards only one who has a number', () => {
    const desk = new RobinDesk(4);
    expect(desk.try({ type: 'AddPlayers', players: [{ name: 'Late' }] })).toBeUndefined();
    desk.must({ type: 'DropPlayer', player: 'p5' });
    desk.pair();
    expect(desk.try({ type: 'ReinstatePlayer', player: 'p5' })).toEqual({
      code: 'cannot-come-back',
      details: { player: 'p5' },
    });
    desk.must({ type: 'DropPlayer', player: 'p4' });
    expect(desk.try({ type: 'ReinstatePlayer', player: 'p4' })).toBeUndefined();
    expect(asked(robinRulebook).playersIn(desk.history)).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  test('[RR-5] a result anywhere closes the entries', () => {
    const closed = { code: 'late-entry-closed', details: { reason: 'first-result' } };
    for (const publish of ['round-by-round', 'all-at-once']) {
      const desk = new RobinDesk(4, { publish });
      desk.pair();
      desk.record(2, '1-0');
      expect(desk.try({ type: 'AddPlayers', players: [{ name: 'Late' }] })).toEqual(closed);
    }
  });

  test('[RR-5] too few and too many are told how many it takes', () => {
    const settings = robin.configure({});
    const config = settings.ok ? settings.value : undefined;
    const [stage] = robin.stages(config as never, 4);
    expect(robinRulebook.admits(stage?.config as never, 1)).toEqual({
      code: 'too-few-players',
      details: { have: 1, need: 2 },
    });
    expect(robinRulebook.admits(stage?.config as never, 2)).toBeUndefined();
    expect(robinRulebook.admits(stage?.config as never, 64)).toBeUndefined();
    expect(robinRulebook.admits(stage?.config as never, 65)).toEqual({
      code: 'too-many-players',
      details: { have: 65, most: 64 },
    });
  });
});

describe('what pages ask', () => {
  const tallied = (desk: RobinDesk, given: Outcome | undefined, table: Table | undefined = desk.last.tables[0]) => {
    if (!table) throw new Error('no table');
    const recorded = given && { outcome: given, completedAt: 0, sequence: 0 };
    const games = table.games.map((game) => ({ ...game, ...(recorded && { recorded }) }));
    const { points, winners } = asked(robinRulebook).tally(desk.history, { ...table, games });
    return { points: points.map((value) => (value as { halves: number }).halves), winners };
  };

  test('[RR-3] what a result is worth at its table, also while it is being typed', () => {
    const desk = new RobinDesk(2, { results: 'scores', win: 3, draw: 1, loss: 0.5 });
    desk.pair();
    expect(tallied(desk, outcome('3-1'))).toEqual({ points: [6, 1], winners: [0] });
    expect(tallied(desk, outcome('1-3'))).toEqual({ points: [1, 6], winners: [1] });
    expect(tallied(desk, outcome('2-2'))).toEqual({ points: [2, 2], winners: [] });
    expect(tallied(desk, outcome('+-'))).toEqual({ points: [6, 0], winners: [0] });
    expect(tallied(desk, outcome('-+'))).toEqual({ points: [0, 6], winners: [1] });
    expect(tallied(desk, outcome('ff'))).toEqual({ points: [0, 0], winners: [] });
    expect(tallied(desk, { kind: 'scores', scores: [3000, null] })).toEqual({ points: [0, 0], winners: [] });
    expect(tallied(desk, undefined)).toEqual({ points: [0, 0], winners: [] });
  });

  test('[RR-5] who wins without a game has the points of a win', () => {
    const desk = new RobinDesk(2);
    desk.pair();
    const [table] = desk.last.tables;
    if (!table) throw new Error('no table');
    expect(tallied(desk, undefined, { ...table, seats: ['p1'], games: [] })).toEqual({ points: [6], winners: [0] });
  });

  test('[RR-3] scores from 0 to 9,999, two of them', () => {
    const desk = new RobinDesk(2, { results: 'scores' });
    desk.pair();
    const problem = (given: Outcome) => {
      const [table] = desk.last.tables;
      const [game] = table?.games ?? [];
      if (!table || !game) throw new Error('no game');
      const why = robinRulebook.accepts(desk.history, table, game, given);
      return why?.code === 'impossible-score' ? why.details : why?.code;
    };
    expect(problem(outcome('0-9999'))).toBeUndefined();
    expect(problem(outcome('10000-0'))).toEqual({ problem: 'range', seats: 2, most: 9_999 });
    expect(problem({ kind: 'scores', scores: [1000] })).toMatchObject({ problem: 'count' });
    expect(problem({ kind: 'scores', scores: [1000, 0, 0] })).toMatchObject({ problem: 'count' });
    expect(problem(outcome('ff'))).toBeUndefined();
    expect(problem({ kind: 'forfeit', seats: [] })).toBeDefined();
  });

  test('the form of a result, the worth of a rest, the clock of a round, and its name', () => {
    const desk = new RobinDesk(3, { legs: 2, roundClock: 120_000 });
    const { history } = desk;
    expect(robinRulebook.results?.(history.config)).toEqual({ kind: 'one-point' });
    expect(robinRulebook.results?.({ ...history.config, results: 'scores' })).toEqual({
      kind: 'scores',
      best: 'highest',
    });
    expect(robinRulebook.bye?.(history.config)).toBe('rest');
    expect(robinRulebook.roundTime?.(history.config)).toBe(120_000);
    const label = { rule: 'RR-1', code: 'label-round', figures: { round: 1, of: 6 } };
    const round = desk.pair();
    expect(robinRulebook.label(desk.history, round)).toEqual(label);
    // As the second stage of something else it counts its own rounds.
    expect(robinRulebook.label({ ...desk.history, roundsBefore: 2 }, { ...round, number: 3 })).toEqual(label);
  });

  test('[RR-1] before the first round is drawn, as many rounds as those who are there make', () => {
    const desk = new RobinDesk(4);
    desk.must({ type: 'DropPlayer', player: 'p4' });
    desk.must({ type: 'DropPlayer', player: 'p3' });
    const round = new RobinDesk(4).pair();
    expect(robinRulebook.label(desk.history, round).figures).toEqual({ round: 1, of: 1 });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(robinRulebook.label(desk.history, round).figures).toEqual({ round: 1, of: 0 });
  });
});
