import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { PlayerId } from '../../tournament/index.ts';
import { history, type Told } from './league.fixture.ts';
import { leagueRulebook } from './rulebook.ts';
import type { LeagueHistory } from './sheet.ts';

const conclude = (of: LeagueHistory) => asked(leagueRulebook).conclude(of);
const row = (of: LeagueHistory, player: PlayerId) => conclude(of).standings.find((one) => one.player === player);
const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];
const third = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];

describe('[HK-26] the standings of Round 1', () => {
  test('[DK-9] how someone qualified, and when', () => {
    expect(row(history('abcde', third), 'b')).toEqual({
      place: 2,
      player: 'b',
      state: 'qualified',
      criteria: [
        { name: 'seed', value: 2 },
        { name: 'points', value: { halves: 4 } },
        { name: 'matches', value: 3 },
        { name: 'byes', value: 0 },
      ],
      why: [
        {
          rule: 'HK-10',
          code: 'qualified',
          figures: { player: 'b', seed: 2, phase: 3, points: { halves: 4 }, matches: 3 },
        },
        {
          rule: 'HK-11',
          code: 'seed-by-completion',
          figures: { player: 'b', opponent: 'c', at: 300, matches: 3, points: { halves: 4 }, seed: 2 },
        },
      ],
    });
  });

  test('[DK-9] those who are not through: playing on, in a playoff, not qualified, withdrawn', () => {
    const figures = { player: 'c', points: { halves: 2 }, matches: 2, byes: 0 };
    const during = row(history('abcde', phases), 'c');
    expect(during).toMatchObject({ state: 'active', why: [{ rule: 'HK-26', code: 'league-points', figures }] });
    expect(during?.why).toHaveLength(1);
    expect(row(history('abcde', third), 'c')).toMatchObject({
      state: 'eliminated',
      why: [{ rule: 'HK-26', code: 'not-qualified' }],
    });
    const gone: Told = { dropped: { c: [2, 2] } };
    expect(row(history('abcde', phases, gone), 'c')).toMatchObject({
      state: 'dropped',
      why: [{ rule: 'HK-14', code: 'withdrew', figures }],
    });
    const tied = history('abcd', ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1'], {
      config: { qualifiers: 1 },
    });
    expect(row(tied, 'a')).toMatchObject({ state: 'active', why: [{ rule: 'HK-13', code: 'in-playoff' }] });
    expect(row(tied, 'd')?.why).toMatchObject([{ rule: 'HK-26', code: 'league-points' }]);
    expect(asked(leagueRulebook).playersIn(tied)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('[HK-14] [DK-9] by lot: said of those who were level, and under which rule', () => {
    const told: Told = {
      config: { qualifiers: 4 },
      dropped: { d: [2, 1], e: [2, 2] },
      lots: [['level after round 2: b c', 'cb']],
    };
    const left = history('abcde', phases, told);
    expect(row(left, 'c')?.why.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
      'HK-14 qualified-as-left',
      'HK-14 by-lot',
    ]);
    expect(row(left, 'c')?.why[1]?.figures).toEqual({ player: 'c', seed: 2 });
    // So is one who takes the place of another, of two who are level.
    const instead = history('abcd', ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2, c-d 1/2'], {
      config: { seedTies: 'playoff' },
      dropped: { a: [3, 3] },
      lots: [['level after round 3: c d', 'dc']],
    });
    expect(row(instead, 'd')?.why.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
      'HK-14 qualified-instead',
      'HK-14 by-lot',
    ]);
    expect(row(left, 'a')?.why.map(({ code }) => code)).toEqual(['qualified', 'seed-by-completion']);
  });

  test('[HK-13] through by a playoff: not by the moment of the match before it', () => {
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1', 'playoff: b-a 1-0'];
    const played = history('abcd', tied, { config: { qualifiers: 1 } });
    expect(row(played, 'b')?.why.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['HK-13 qualified-by-playoff']);
    expect(asked(leagueRulebook).race(played).rows[0]).toMatchObject({ player: 'b', qualified: { phase: 3 } });
    expect(asked(leagueRulebook).race(played).rows[0]?.qualified).toEqual({ phase: 3 });
  });

  test('[HK-10] whether it is over, and who goes on', () => {
    expect(conclude(history('abcde', phases))).toMatchObject({ finished: false, winners: [], why: [], through: ['a'] });
    expect(conclude(history('abcde', third)).why).toEqual([
      { rule: 'HK-10', code: 'qualification-over', figures: { players: ['a', 'b'] } },
    ]);
    expect(conclude({ ...history('abcde', third), ended: true })).toMatchObject({
      finished: true,
      winners: [],
      why: [{ rule: 'DK-8', code: 'ended-early', figures: { players: [] } }],
    });
  });

  test('[DK-29] who can still win: those through and those who play on, not those who left or are out', () => {
    const playersIn = (of: LeagueHistory) => asked(leagueRulebook).playersIn(of)?.join('');
    expect(playersIn(history('abcde', phases))).toBe('abcde');
    expect(playersIn(history('abcde', phases, { dropped: { a: [2, 2], d: [1, 1] } }))).toBe('bce');
    expect(playersIn(history('abcde', third))).toBe('ab');
    expect(playersIn({ ...history('abcde', third), handedOver: ['a', 'c'] })).toBe('ac');
  });

  test('[DK-5] a seed of the bracket who would not be through now: no reason is made up', () => {
    const drawn = { ...history('abcde', third), handedOver: ['a', 'e'] };
    expect(row(drawn, 'e')).toMatchObject({ place: 2, state: 'qualified', why: [] });
  });
});

describe('the race for the places', () => {
  test('[HK-5] phase by phase: results, points, byes, and who was away', () => {
    const told: Told = { dropped: { d: [1, 1] } };
    const race = asked(leagueRulebook).race(history('abcde', ['a-b 1-0, c-d 1/2, e bye', 'a-c 1-0, e-b ?'], told));
    expect(race).toMatchObject({ places: 2, threshold: { halves: 4 }, over: false });
    const rows = race?.rows.map(({ player, phases: own }) => {
      const said = own.map(({ round, result, points, opponent }) => {
        const { halves } = points as { halves: number };
        return `${round} ${result} ${halves}${opponent ? ` v ${opponent}` : ''}`;
      });
      return `${player}: ${said.join(', ')}`;
    });
    expect(rows).toEqual([
      'a: 1 win 2 v b, 2 win 4 v c',
      'c: 1 draw 1 v d, 2 loss 1 v a',
      'e: 1 bye 0, 2 open 0 v b',
      'b: 1 loss 0 v a, 2 open 0 v e',
      'd: 1 draw 1 v c, 2 absent 1',
    ]);
    expect(race?.rows.map(({ dropped }) => dropped)).toEqual([false, false, false, false, true]);
  });

  test('[HK-5] one who was not there yet is absent, and has no opponent where there was none', () => {
    const race = asked(leagueRulebook).race(history('abcde', ['a-b 1-0, c bye']));
    const phasesOf = (player: PlayerId) => race?.rows.find((one) => one.player === player)?.phases;
    expect(phasesOf('e')).toStrictEqual([{ round: 1, result: 'absent', points: { halves: 0 } }]);
    expect(phasesOf('c')).toStrictEqual([{ round: 1, result: 'bye', points: { halves: 0 } }]);
  });

  test('[HK-11] seeds, the phase that brought them, and the moment only where it decided', () => {
    const race = asked(leagueRulebook).race(history('abcde', third, { dropped: { a: [3, 3] } }));
    expect(race?.over).toBe(true);
    expect(race?.rows[0]).toMatchObject({
      player: 'b',
      points: { halves: 4 },
      matches: 3,
      byes: 0,
      seed: 1,
      qualified: { phase: 3, at: 300 },
    });
    // d is through in place of a, without a moment of their own; a keeps what was theirs, but no seed.
    expect(race?.rows.map(({ player, seed, qualified }) => [player, seed, qualified])).toEqual([
      ['b', 1, { phase: 3, at: 300 }],
      ['d', 2, { phase: 3 }],
      ['c', undefined, undefined],
      ['e', undefined, undefined],
      ['a', undefined, { phase: 2, at: 200 }],
    ]);
    expect('seed' in (race?.rows[2] ?? {})).toBe(false);
  });
});
