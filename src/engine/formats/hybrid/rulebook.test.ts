import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import { history, outcomeOf, type Told } from './league.fixture.ts';
import { leagueRulebook } from './rulebook.ts';
import type { LeagueHistory } from './sheet.ts';

const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];
const next = (of: LeagueHistory) => {
  const step = asked(leagueRulebook).next(of);
  return step.kind === 'wait' ? step.why : step;
};
const nextAt = (of: LeagueHistory, number: number, match: number) => {
  const round = assertDefined(of.rounds[number - 1], 'round');
  return leagueRulebook.afterGame?.(of, round, assertDefined(round.tables[match - 1], 'match'));
};
/** One game each, drawn or not: a race to a point goes on after a draw. */
const race: Told['config'] = { play: { ...history('', []).config.play, raceTo: 2 } };

describe('what comes next', () => {
  test('[HK-24] a match brings its own next game, in a playoff with sudden death', () => {
    const open: Told = { open: true, config: race };
    expect(nextAt(history('abcd', ['a-b 1/2, c-d ?'], open), 1, 1)).toMatchObject({
      kind: 'add-game',
      round: 1,
      match: 1,
      game: { kind: 'regular' },
    });
    expect(nextAt(history('abcd', ['a-b 1-0, c-d ?'], { open: true }), 1, 1)).toBeUndefined();
    expect(nextAt(history('abcd', ['a-b 1/2, c-d ?'], { open: true }), 1, 1)).toBeUndefined();
    expect(nextAt(history('abcd', ['a-c 1-0, b-d 1-0', 'playoff: a-b 1/2'], { open: true }), 2, 1)).toMatchObject({
      kind: 'add-game',
      round: 2,
      game: { kind: 'sudden-death', attempt: 1 },
    });
  });

  test('[DK-5] a result taken back in an earlier phase opens it again, and everything waits', () => {
    const reopened = history('abcde', ['a-b ?, c-d 1-0, e bye', phases[1] ?? '']);
    expect(next(reopened)).toEqual({ code: 'tables-open', details: { round: 1, open: 1, tables: [1] } });
  });

  test('[DK-8] ended: nothing', () => {
    expect(next({ ...history('abcde', phases), ended: true })).toEqual({ code: 'already-finished', details: {} });
  });

  test('[HK-14] Round 2 is not drawn by itself while anyone is in it', () => {
    const over = history('abcde', [...phases, 'b-c 1-0 @300, e-d 0-1 @301']);
    expect(next(over)).toEqual({ kind: 'hand-over', auto: false, seeds: ['a', 'b'] });
  });

  test('[HK-10] the last phase is closed by the desk before anything else', () => {
    const third = history('abcde', [...phases, 'b-c 1-0, e-d 0-1'], { open: true });
    expect(next(third)).toEqual({ code: 'round-not-closed', details: { round: 3, open: 0 } });
  });

  test('[HK-25] someone scored: the next phase is drawn', () => {
    expect(next(history('abcd', ['a-b 1-0, c-d ff']))).toMatchObject({ kind: 'pair-round', auto: false });
  });

  test('[HK-13] what is drawn is a phase, or the playoff that is due', () => {
    const drawn = (of: LeagueHistory) => {
      const step = asked(leagueRulebook).next(of);
      const pairing = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('next'))) : undefined;
      return pairing?.ok
        ? `${pairing.value.pairing.kind} ${pairing.value.pairing.tables.map(({ seats }) => seats.toSorted().join(''))}`
        : '';
    };
    expect(drawn(history('ab', [], { config: { qualifiers: 0 } }))).toBe('phase ab');
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1'];
    const due = history('abcd', tied, { config: { qualifiers: 1 } });
    expect(drawn(due)).toBe('playoff ab');
    expect(next(due)).toMatchObject({ kind: 'pair-round', auto: false });
    expect(leagueRulebook.label(due, { ...assertDefined(due.rounds[0], 'round'), kind: 'playoff', number: 4 })).toEqual(
      {
        rule: 'HK-2',
        code: 'label-playoff',
        figures: { round: 1, phase: 4 },
      },
    );
  });

  test('[HK-5] one alone cannot play a phase', () => {
    const told: Told = { config: { qualifiers: 0, points: 100 } };
    expect(next(history('a', [], told))).toEqual({ code: 'too-few-players', details: { have: 1, need: 2 } });
    expect(next(history('ab', [], told))).toMatchObject({ kind: 'pair-round', auto: false });
  });

  test('[HK-25] nobody scored in a playoff: the others play on all the same', () => {
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1', 'playoff: a-b ff'];
    expect(next(history('abcd', tied, { config: { qualifiers: 1 } }))).toMatchObject({
      kind: 'pair-round',
      auto: false,
    });
  });
});

describe('[HK-1] [HK-14] players who come late or come back', () => {
  const late = (of: LeagueHistory, player?: string) => asked(leagueRulebook).admitsLate(of, player);
  const refused = (player: string) => ({ code: 'cannot-come-back', details: { player } });

  test('[HK-1] anyone until the first result', () => {
    expect(late(history('abcde', []))).toBeUndefined();
    expect(late(history('abcde', ['a-b ?, c-d ?, e bye'], { open: true }))).toBeUndefined();
    expect(late(history('abcde', ['a-b ?, c-d 1-0, e bye'], { open: true }))).toEqual({
      code: 'late-entry-closed',
      details: { reason: 'first-result' },
    });
  });

  test('[HK-1] the first game of a longer match is a result', () => {
    const of = history('abc', ['a-b 1/2, c bye'], { open: true, config: race });
    const rounds = of.rounds.map((round) => ({
      ...round,
      tables: round.tables.map((table) => ({ ...table, games: [...table.games, { kind: 'regular' as const }] })),
    }));
    expect(late({ ...of, rounds })?.code).toBe('late-entry-closed');
  });

  test('[HK-14] who left before having the points plays on', () => {
    const told: Told = { dropped: { b: [2, 2] } };
    expect(late(history('abcde', phases, told), 'b')).toBeUndefined();
    expect(late(history('abcde', phases, told), 'c')).toEqual(refused('c')); // has not left
    expect(late(history('abcde', phases, told), 'x')).toEqual(refused('x')); // nobody knows them
  });

  test('[HK-14] not who had the points or a place, nor anyone once it is over', () => {
    expect(late(history('abcde', phases, { dropped: { a: [2, 2] } }), 'a')).toEqual(refused('a'));
    const during = [phases[0] ?? '', 'a-c 1-0, b-e ?, d bye'];
    expect(late(history('abcde', during, { open: true, dropped: { a: [2, 1] } }), 'a')).toEqual(refused('a'));
    const over = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];
    expect(late(history('abcde', over, { dropped: { c: [3, 3] } }), 'c')).toEqual(refused('c'));
  });

  test('[HK-4] a league takes three', () => {
    const { config } = history('', []);
    expect(leagueRulebook.admits(config, 2)).toEqual({ code: 'too-few-players', details: { have: 2, need: 3 } });
    expect(leagueRulebook.admits(config, 3)).toBeUndefined();
  });
});

describe('what pages ask', () => {
  const tally = (round: string, at = 0, told: Told = {}) => {
    const of = history('abcd', [round], told);
    return asked(leagueRulebook).tally(of, assertDefined(of.rounds[0]?.tables[at], 'table'));
  };
  const halves = (...values: number[]) => values.map((value) => ({ halves: value }));

  test('[HK-5] [HK-13] what a match is worth: in a playoff nothing but its winner', () => {
    expect(tally('a-b 1-0, c-d ?')).toEqual({ points: halves(2, 0), scores: halves(2, 0), winners: [0] });
    expect(tally('a-b 0-1')).toEqual({ points: halves(0, 2), scores: halves(0, 2), winners: [1] });
    expect(tally('a-b 1/2')).toEqual({ points: halves(1, 1), scores: halves(1, 1), winners: [] });
    expect(tally('a-b -+')).toEqual({ points: halves(0, 2), winners: [1] });
    expect(tally('a-b 1-0, c-d ?', 1)).toEqual({ points: halves(0, 0), winners: [] });
    expect(tally('playoff: a-b 0-1')).toEqual({ points: halves(0, 0), scores: halves(0, 2), winners: [1] });
    // Drawn, it goes on: nobody has won yet.
    expect(tally('playoff: a-b 1/2')).toEqual({ points: halves(0, 0), scores: halves(1, 1), winners: [] });
  });

  test('[HK-5] a table that is only being looked at counts as one of a phase', () => {
    const of = history('abcd', []);
    const elsewhere = assertDefined(history('abcd', ['a-b 1/2']).rounds[0]?.tables[0], 'table');
    expect(asked(leagueRulebook).tally(of, elsewhere).points).toEqual(halves(1, 1));
  });

  test('the game that follows, what a result may be, the worth of a bye, and the names', () => {
    const of = history('abcd', ['a-b 1/2'], { config: race });
    const table = assertDefined(of.rounds[0]?.tables[0], 'table');
    const game = assertDefined(table.games[0], 'game');
    const round = assertDefined(of.rounds[0], 'round');
    expect(leagueRulebook.afterGame?.(of, round, table)).toMatchObject({ game: { kind: 'regular', white: 1 } });
    const short = history('abcd', ['a-b 1/2']);
    expect(leagueRulebook.afterGame?.(short, { ...round, kind: 'playoff' }, table)).toMatchObject({
      game: { kind: 'sudden-death' },
    });
    expect(leagueRulebook.accepts(of, table, game, outcomeOf('1/2'))).toBeUndefined();
    expect(leagueRulebook.accepts(of, table, game, { kind: 'scores', scores: [1000, 1000] })?.code).toBe(
      'impossible-score',
    );
    expect(leagueRulebook.bye?.(of.config)).toBe('nothing');
    expect(leagueRulebook.board).toMatchObject({ rule: 'HK-10', code: 'board-race' });
    expect(leagueRulebook.label(of, assertDefined(of.rounds[0], 'round'))).toEqual({
      rule: 'HK-2',
      code: 'label-phase',
      figures: { round: 1, phase: 1 },
    });
  });
});
