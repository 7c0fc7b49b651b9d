import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { type History, historyOf, type Outcome } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import type { GroupsConfig } from './config.ts';
import { groupsRulebook } from './rulebook.ts';

const falling = (count: number) => Array.from({ length: count }, (_, at) => 2000 - 10 * at);
const hallOf = (names: string, config: Readonly<Record<string, unknown>>) =>
  new Hall('groups', names, { config: { autoAdvance: false, ...config }, ratings: falling(names.length) });
const historyIn = (hall: Hall) => historyOf(hall.facts) as History<GroupsConfig>;
const sheetIn = (hall: Hall) => groupsRulebook.sheet(historyIn(hall));
const goingOn = (hall: Hall): string => [...hall.names(sheetIn(hall).left)].sort().join('');
const standings = (hall: Hall) => asked(groupsRulebook).conclude(historyIn(hall)).standings;
const why = (hall: Hall, name: string) =>
  (standings(hall).find(({ player }) => hall.name(player) === name)?.why ?? []).map(({ rule, code, figures }) => ({
    said: `${rule} ${code}`,
    ...figures,
  }));

const inMoves = (text: string): Outcome => {
  const [result = '', moves] = text.split('/');
  const told = outcome(result);
  return moves === undefined || told.kind !== 'scores' ? told : { ...told, moves: Number(moves) };
};

/** Every game of the round: as it is told (“ab”: “1-0/30” after 30 moves), else the earlier letter wins. */
function play(hall: Hall, results: Readonly<Record<string, string>> = {}): Hall {
  const { number, edition, tables } = hall.last;
  for (const { match, seats } of tables) {
    const names = hall.names(seats);
    const usual = names < [...names].reverse().join('') ? '1-0' : '0-1';
    const place = { round: number, edition, match, game: 1 };
    hall.must({ type: 'RecordOutcome', place, outcome: inMoves(results[names] ?? usual) });
  }
  return hall.over();
}

/** b and c are level for the last place; b has beaten the strong a, c the weaker d, and their games were drawn. */
const levelForThird = { ab: '0-1/30', bc: '½', cb: '½', bd: '0-1', db: '1-0', cd: '1-0/25', dc: '1-0' };

describe('[GR-14] the best of each group', () => {
  const best = { advance: 'best', best: 2 };

  test('go on, until one group remains: then the winners', () => {
    const hall = hallOf('abcdefgh', best).begin();
    expect(goingOn(play(hall))).toBe('abef');
    expect(why(hall, 'b')).toMatchObject([{ said: 'GR-14 among-best', best: 2, wins: 4, group: 1 }]);
    expect(why(hall, 'c')).toMatchObject([{ said: 'GR-7 out-of-group' }]);
    expect(goingOn(play(hall.draw()))).toBe('a');
    expect(why(hall, 'a')).toMatchObject([{ said: 'GR-7 won-group' }]);
  });

  test('where no group has more players than go on, winners applies too', () => {
    const hall = hallOf('abcd', { ...best, groupSize: 3 }).begin();
    expect(goingOn(play(hall))).toBe('ac');
    // Where one of them has more, the smaller one sends everybody.
    expect(goingOn(play(hallOf('abcde', { ...best, groupSize: 3 }).begin()))).toBe('abde');
  });

  test('a tie for the last place is broken by the games among those who are level', () => {
    const hall = hallOf('abcdefgh', best).begin();
    play(hall, { bc: '1-0', cb: '½', bd: '½', db: '½' });
    expect(goingOn(hall)).toBe('abef');
    const figures = { criterion: 'head-to-head', value: 3, other: 1 };
    expect(why(hall, 'b')).toMatchObject([{}, { said: 'GR-14 ahead-by', opponent: hall.id('c'), ...figures }]);
    expect(why(hall, 'c')).toMatchObject([{}, { said: 'GR-14 behind-by', value: 1, other: 3 }]);
    expect(why(hall, 'a')).toHaveLength(1);
  });

  test('then by Sonneborn-Berger: the scores of those beaten, half of those drawn with', () => {
    const hall = hallOf('abcdefgh', { ...best, best: 3 }).begin();
    expect(goingOn(play(hall, levelForThird))).toBe('abdefg');
    const figures = { criterion: 'sonneborn-berger', value: { halves: 28 }, other: { halves: 20 } };
    expect(why(hall, 'b')).toMatchObject([{}, { said: 'GR-14 ahead-by', ...figures }]);
  });

  test('or by shorter wins, where the number of moves of every win was entered', () => {
    const config = { ...best, best: 3, tieBreaks: ['shorter-wins'] };
    const hall = hallOf('abcdefgh', config).begin();
    expect(goingOn(play(hall, levelForThird))).toBe('acdefg');
    const figures = { criterion: 'shorter-wins', value: { hundredths: 2500 }, other: { hundredths: 3000 } };
    expect(why(hall, 'c')).toMatchObject([{}, { said: 'GR-14 ahead-by', ...figures }]);
    const unknown = hallOf('abcdefgh', config).begin();
    expect(goingOn(play(unknown, { ...levelForThird, cd: '1-0' }))).toBe('abcdefg');
  });

  test('who is level after all of them goes on together', () => {
    const everyone = hallOf('abcdefgh', { ...best, tieBreaks: [] }).begin();
    expect(goingOn(play(everyone, { bc: '1-0', cb: '½', bd: '½', db: '½' }))).toBe('abcef');
    // Three in a circle, each with the same figures by every tie-break.
    const circle = { bc: '1-0', cb: '½', cd: '1-0', dc: '½', db: '1-0', bd: '½' };
    expect(goingOn(play(hallOf('abcdefgh', best).begin(), circle))).toBe('abcdef');
  });

  test('[GR-12] a withdrawn player takes no place', () => {
    const hall = hallOf('abcdefgh', best).begin();
    hall.must({ type: 'DropPlayer', player: hall.id('a') });
    const { number, edition } = hall.last;
    for (const { match, seats, games } of hall.last.tables) {
      if (games[0]?.recorded) continue;
      const [first = '', second = ''] = hall.names(seats);
      const place = { round: number, edition, match, game: 1 };
      hall.must({ type: 'RecordOutcome', place, outcome: outcome(first < second ? '1-0' : '0-1') });
    }
    expect(goingOn(hall.over())).toBe('bcef');
  });

  test('a group must send somebody home', () => {
    const problems = (config: Readonly<Record<string, unknown>>) => {
      const answer = formats.format('groups', formats.rulesVersion)?.configure(config);
      return answer?.ok ? [] : answer?.error;
    };
    const least = [{ path: 'best', problem: 'must be less than the number of players in a group' }];
    expect(problems({ ...best, groupSize: 2 })).toEqual(least);
    expect(problems({ ...best, best: 4 })).toEqual(least);
    expect(problems({ ...best, best: 4, arrangement: 'balanced' })).toEqual([]);
    expect(problems({ advance: 'winners', groupSize: 2 })).toEqual([]);
    expect(problems({ tieBreaks: ['head-to-head', 'head-to-head'] })).toMatchObject([{ path: 'tieBreaks' }]);
  });

  test('whatever happens: nobody goes out before someone with less, enough go on, and tie-breaks only take away', () => {
    const result = fc.constantFrom('1-0/20', '1-0/21', '0-1/20', '0-1', '½', '½', '+-', 'ff');
    const breaks = fc.shuffledSubarray(['head-to-head', 'sonneborn-berger', 'shorter-wins']);
    fc.assert(
      fc.property(
        fc.integer({ min: 7, max: 9 }),
        fc.integer({ min: 1, max: 3 }),
        breaks,
        fc.array(result, { minLength: 60, maxLength: 60 }),
        (players, places, tieBreaks, results) => {
          const played = (order: readonly string[]) => {
            const hall = hallOf('abcdefghi'.slice(0, players), {
              advance: 'best',
              best: places,
              tieBreaks: order,
            }).begin();
            const told = hall.last.tables.map(({ seats }, at) => [hall.names(seats), results[at] ?? '½'] as const);
            return play(hall, Object.fromEntries(told));
          };
          const hall = played(tieBreaks);
          const { records = [] } = sheetIn(hall).rounds[0] ?? {};
          const on = new Set(sheetIn(hall).left);
          const scores = records.map(({ wins, draws, ...one }) => ({ ...one, score: 2 * wins + draws }));
          for (const out of scores.filter(({ player }) => !on.has(player))) {
            const rivals = scores.filter(({ group, player }) => group === out.group && on.has(player));
            expect(rivals.length).toBeGreaterThanOrEqual(places);
            for (const rival of rivals) expect(rival.score).toBeGreaterThanOrEqual(out.score);
          }
          expect([...goingOn(played([]))]).toEqual(expect.arrayContaining([...goingOn(hall)]));
        },
      ),
    );
  });
});
