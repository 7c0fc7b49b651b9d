import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './league.fixture.ts';
import { leagueRulebook } from './rulebook.ts';

const stakes = (letters: string, rounds: readonly string[], told: Told = {}) =>
  asked(leagueRulebook).stakes(history(letters, rounds, { open: true, ...told }));
/** The pairs that are open, with what the first gains by each end. */
const open = (contests: ReturnType<typeof stakes>) =>
  contests.flatMap((contest) =>
    contest.open.map(({ seats, ends }) => `${seats.join('-')} ${ends.map(({ gains }) => gains.join('/')).join(' ')}`),
  );

describe('[DK-29] what the open matches of Round 1 decide', () => {
  const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c ?, b-e 1-0, d bye'];

  test('[HK-10] a phase: who comes to the points, while there are places', () => {
    const [contest, ...others] = stakes('abcde', phases);
    expect(others).toEqual([]);
    expect(contest).toMatchObject({
      goal: 'go-on',
      round: 2,
      halves: true,
      line: { kind: 'first', at: 4, places: 2, perRound: 2 },
    });
    expect(Object.fromEntries(contest?.points ?? [])).toEqual({ a: 2, b: 2, c: 2, d: 0, e: 0 });
    expect(open(stakes('abcde', phases))).toEqual(['a-c 2/0 0/2 1/1']);
  });

  test('[HK-10] the first phase, too', () => {
    expect(open(stakes('abcde', ['a-b ?, c-d 1-0, e bye']))).toEqual(['a-b 2/0 0/2 1/1']);
  });

  test('[HK-10] places that are taken are none to play for', () => {
    const third = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye', 'b-c ?, d-e ?'];
    expect(stakes('abcde', third)).toMatchObject([{ line: { places: 1 } }]);
    // As many are left as there are places: all of them are through.
    const gone: Told = { config: { qualifiers: 4 }, dropped: { e: [2, 2] } };
    expect(stakes('abcde', third, gone)).toEqual([]);
    expect(stakes('abcde', third, { config: { qualifiers: 1 } })).toEqual([]);
  });

  test('nothing where nothing is open, an earlier phase is open again, or it is ended', () => {
    expect(stakes('abcde', [])).toEqual([]);
    expect(stakes('abcde', ['a-b 1-0, c-d 1-0, e bye'])).toEqual([]);
    expect(stakes('abcde', ['a-b ?, c-d 1-0, e bye', 'a-c ?, b-e 1-0, d bye'])).toEqual([]);
    expect(asked(leagueRulebook).stakes(history('abcde', phases))).toEqual([]);
    expect(asked(leagueRulebook).stakes({ ...history('abcde', phases, { open: true }), ended: true })).toEqual([]);
  });

  const level = (letters: string) => {
    const losers = [...letters].map((letter) => letter.toUpperCase());
    const phase = [...letters].map((letter, at) => `${letter}-${losers[at]} 1-0 @100`).join(', ');
    return { everyone: letters + losers.join(''), phase };
  };
  const places = (qualifiers: number, seedTies: 'lot' | 'playoff' = 'lot'): Told => ({
    config: { qualifiers, points: 2, seedTies },
  });

  test('[HK-13] a playoff with a place for each match: its winner goes on', () => {
    const { everyone, phase } = level('abcd');
    const playoff = [phase, 'playoff: a-b ?, c-d 1-0'];
    const [contest, ...others] = stakes(everyone, playoff, places(2));
    expect(others).toEqual([]);
    expect(contest).toMatchObject({ goal: 'go-on', round: 2, line: { kind: 'own', at: 1 } });
    expect([...(contest?.points ?? [])]).toEqual(['a', 'b', 'c', 'd'].map((player) => [player, 0]));
    expect(open(stakes(everyone, playoff, places(2)))).toEqual(['a-b 1/0 0/1']);
  });

  test('[HK-13] after several phases, and with others who were seated by hand', () => {
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1', 'playoff: a-b ?'];
    expect(open(stakes('abcd', tied, { config: { qualifiers: 1 } }))).toEqual(['a-b 1/0 0/1']);
    const { everyone, phase } = level('abcd');
    expect(open(stakes(everyone, [phase, 'playoff: a-b ?, c-d ?, A-B ?'], places(2)))).toEqual([
      'a-b 1/0 0/1',
      'c-d 1/0 0/1',
    ]);
    expect(stakes(everyone, [phase, 'playoff: a-b ?, c-A ?'], places(2))).toEqual([]);
  });

  test('[HK-13] not where it takes more rounds', () => {
    const four = level('abcd');
    expect(stakes(four.everyone, [four.phase, 'playoff: a-b ?, c-d ?'], places(1))).toEqual([]);
    expect(stakes(four.everyone, [four.phase, 'playoff: a-b ?, c-d ?'], places(3))).toEqual([]);
    const three = level('abc');
    expect(stakes(three.everyone, [three.phase, 'playoff: a-b ?, c bye'], places(1))).toEqual([]);
    // A draft by hand that has too few matches.
    expect(stakes(four.everyone, [four.phase, 'playoff: a-b ?'], places(2))).toEqual([]);
  });

  test('[HK-12] nor where it is only for the better seed', () => {
    const { everyone, phase } = level('ab');
    expect(stakes(everyone, [phase, 'playoff: a-b ?'], places(1))).toHaveLength(1);
    expect(stakes(everyone, [phase, 'playoff: a-b ?'], places(2, 'playoff'))).toEqual([]);
  });
});
