import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall } from '../../../../test/hall.ts';
import { type History, historyOf } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { groupsRulebook } from './rulebook.ts';

const manual = { autoAdvance: false };
const falling = (count: number) => Array.from({ length: count }, (_, at) => 2000 - 10 * at);
const hallOf = (names: string, config: Readonly<Record<string, unknown>> = {}) =>
  new Hall('groups', names, { config: { ...manual, ...config }, ratings: falling(names.length) });
const historyIn = (hall: Hall) => historyOf(hall.facts) as History<GroupsConfig>;
const standings = (hall: Hall) => asked(groupsRulebook).conclude(historyIn(hall)).standings;

/** “1a active 2 8”: place, player, state, rounds, score. */
const rows = (hall: Hall) =>
  standings(hall).map(
    ({ place, player, state, criteria }) =>
      `${place}${hall.name(player)} ${state} ${criteria.map(({ value }) => value).join(' ')}`,
  );

describe('standings', () => {
  test('[GR-7] the furthest round first, then the score in it; equal ones share the place', () => {
    const hall = hallOf('abcdef', { groupSize: 3 });
    hall.must({ type: 'Start' });
    expect(rows(hall)).toEqual([...'abcdef'].map((name) => `1${name} active 1 0`));
    expect(standings(hall).flatMap(({ why }) => why)).toEqual([]);
    hall.draw();
    // b and c draw both their games with each other, e and f too; a and d win all of theirs.
    hall.report('ab 1-0, ba 0-1, ac 1-0, ca 0-1, bc ½, cb ½');
    expect(rows(hall)).toEqual([
      '1a active 1 8',
      '2b active 1 2',
      '2c active 1 2',
      '4d active 1 0',
      '4e active 1 0',
      '4f active 1 0',
    ]);
    hall.report('de 1-0, ed 0-1, df 1-0, fd 0-1, ef 1-0, fe ½');
    hall.close();
    expect(rows(hall)).toEqual([
      '1a active 2 8',
      '1d active 2 8',
      '3e eliminated 1 3',
      '4b eliminated 1 2',
      '4c eliminated 1 2',
      '6f eliminated 1 1',
    ]);
    expect(standings(hall)[0]?.criteria.map(({ name }) => name)).toEqual(['rounds', 'score']);
    hall.draw().report('ad 1-0');
    expect(rows(hall).slice(0, 3)).toEqual(['1a active 2 2', '2d active 2 0', '3e eliminated 1 3']);
    hall.report('da 0-1');
    hall.close();
    expect(rows(hall).slice(0, 3)).toEqual(['1a active 2 4', '2d eliminated 2 0', '3e eliminated 1 3']);
  });

  test('[GR-7] the same score in an earlier round is not level', () => {
    const hall = hallOf('abcdef', { groupSize: 3 }).begin();
    hall.playOut('abcdef').over().draw().playOut('abcdef').close();
    expect(rows(hall)).toEqual([
      '1a active 2 4',
      '2d eliminated 2 0',
      '3b eliminated 1 4',
      '3e eliminated 1 4',
      '5c eliminated 1 0',
      '5f eliminated 1 0',
    ]);
  });

  test('[GR-7] [GR-12] each row says its record in the last round it played', () => {
    const hall = hallOf('abcdef', { groupSize: 3 }).begin();
    const why = (name: string) => {
      const [reason, ...more] = standings(hall).find((row) => row.player === hall.id(name))?.why ?? [];
      expect(more).toEqual([]);
      return `${reason?.rule} ${reason?.code} ${JSON.stringify({ ...reason?.figures, player: name })}`;
    };
    const figures = (player: string, round: number, group: number, record: readonly [number, number, number]) => {
      const [wins, losses, draws] = record;
      return JSON.stringify({ player, round, group, wins, losses, draws, score: 2 * wins + draws });
    };
    hall.report('ab 1-0, ba ½');
    expect(why('a')).toBe(`GR-7 playing-in-group ${figures('a', 1, 1, [1, 0, 1])}`);
    expect(why('b')).toBe(`GR-7 playing-in-group ${figures('b', 1, 1, [0, 1, 1])}`);
    hall.playOut('abcdef');
    hall.must({ type: 'DropPlayer', player: hall.id('e') });
    hall.close();
    expect(why('a')).toBe(`GR-7 won-group ${figures('a', 1, 1, [3, 0, 1])}`);
    expect(why('f')).toBe(`GR-7 out-of-group ${figures('f', 1, 2, [0, 4, 0])}`);
    expect(why('e')).toBe(`GR-12 withdrew ${figures('e', 1, 2, [2, 2, 0])}`);
    hall.draw();
    expect(why('d')).toBe(`GR-7 playing-in-group ${figures('d', 2, 1, [0, 0, 0])}`);
    // Once a later round is on, one who left before it went out like everyone else.
    expect(why('e')).toBe(`GR-7 out-of-group ${figures('e', 1, 2, [2, 2, 0])}`);
  });

  test('[GR-8] [GR-9] [GR-12] why it is over', () => {
    const why = (hall: Hall) => asked(groupsRulebook).conclude(historyIn(hall)).why;
    const one = hallOf('abcd').begin();
    expect(asked(groupsRulebook).conclude(historyIn(one))).toMatchObject({
      finished: false,
      winners: [],
      why: [],
      through: [],
    });
    one.playOut('abcd').close();
    expect(why(one)).toEqual([{ rule: 'GR-8', code: 'one-left', figures: { players: [one.id('a')], round: 1 } }]);
    const equal = hallOf('ab').begin();
    equal.report('ab 1-0, ba 1-0');
    equal.close();
    expect(why(equal)).toEqual([
      {
        rule: 'GR-8',
        code: 'all-equal',
        figures: { players: [equal.id('a'), equal.id('b')], wins: 1, losses: 1, draws: 0, round: 1 },
      },
    ]);
    const none = hallOf('ab');
    none.must({ type: 'Start' });
    none.must({ type: 'DropPlayer', player: none.id('a') });
    expect(why(none)).toEqual([{ rule: 'GR-8', code: 'one-left', figures: { players: [none.id('b')], round: 0 } }]);
    const left = hallOf('ab').begin();
    for (const name of ['a', 'b']) left.must({ type: 'DropPlayer', player: left.id(name) });
    left.close();
    expect(why(left)).toEqual([{ rule: 'GR-12', code: 'nobody-left', figures: { round: 1 } }]);
    const still = hallOf('abc').begin();
    const unequal = 'ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½';
    still.report(unequal);
    still.over().draw().report(unequal);
    still.close();
    const players = ['a', 'b', 'c'].map((name) => still.id(name));
    expect(why(still)).toEqual([{ rule: 'GR-9', code: 'no-progress', figures: { players, round: 2 } }]);
    const early = hallOf('abc').begin();
    early.report('ab 1-0');
    early.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(why(early)).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players: [early.id('a')] } }]);
  });

  test('[GR-8] unequal wins, losses or draws go on, though the scores are the same', () => {
    // Each of a, b and c scores 4: a with two wins, the others with a win and two draws.
    const hall = hallOf('abc').begin();
    hall.report('ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½');
    hall.close();
    expect(asked(groupsRulebook).conclude(historyIn(hall)).finished).toBe(false);
    expect(rows(hall)).toEqual(['1a active 2 4', '1b active 2 4', '1c active 2 4']);
  });

  test.each([
    ['wins alone', 'ab 0-1, ba 0-1, ac 1-0, bd 1-0', 'ab'],
    ['losses alone', 'ac 1-0, bd 1-0, cd 1-0, dc 1-0', 'abcd'],
  ])('[GR-8] records that differ in their %s are not the same: it goes on', (_, results, on) => {
    const hall = hallOf('abcd').begin();
    hall.report(results);
    // Nobody came to the other games.
    for (const { seats, games } of hall.last.tables) {
      if (!games[0]?.recorded) hall.report(`${hall.names(seats)} ff`);
    }
    hall.close();
    expect(asked(groupsRulebook).conclude(historyIn(hall)).finished).toBe(false);
    hall.draw();
    expect([...new Set(hall.last.tables.flatMap(({ seats }) => [...hall.names(seats)]))].sort().join('')).toBe(on);
  });

  test('[GR-9] one round in which nobody went out, and one in which somebody did, do not end it', () => {
    const hall = hallOf('abc').begin();
    hall.report('ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½');
    hall.over().draw();
    hall.report('ab 1-0, ba 1-0, ac 1-0, ca 0-1, bc 1-0, cb 0-1');
    hall.close();
    // a and b have 6, c has 0.
    expect(asked(groupsRulebook).conclude(historyIn(hall)).finished).toBe(false);
    hall.draw().report('ab 1-0, ba ½');
    hall.close();
    expect(asked(groupsRulebook).conclude(historyIn(hall))).toMatchObject({ finished: true, winners: [hall.id('a')] });
  });

  test('[GR-12] an unplayed game between two who withdrew scores nothing in a later round, too', () => {
    const hall = hallOf('abc').begin();
    hall.report('ab 1-0, ba 1-0, ac 1-0, ca 1-0, bc ½, cb ½');
    hall.over().draw();
    for (const name of ['a', 'b']) hall.must({ type: 'DropPlayer', player: hall.id(name) });
    expect(rows(hall)).toEqual(['1c active 2 8', '2a dropped 2 0', '2b dropped 2 0']);
  });

  test('[GR-12] ended early: the furthest of those who stay, then the score, level ones share it', () => {
    const hall = hallOf('abcdef', { groupSize: 3 }).begin().playOut('abcdef').over().draw();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(hall.names(asked(groupsRulebook).conclude(historyIn(hall)).winners)).toBe('ad');
    expect(rows(hall)).toEqual([
      '1a active 2 0',
      '1d active 2 0',
      '3b eliminated 1 4',
      '3e eliminated 1 4',
      '5c eliminated 1 0',
      '5f eliminated 1 0',
    ]);
    const gone = hallOf('abcdef', { groupSize: 3 }).begin().playOut('abcdef').over().draw();
    gone.report('ad 1-0');
    gone.must({ type: 'DropPlayer', player: gone.id('a') });
    gone.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(gone.names(asked(groupsRulebook).conclude(historyIn(gone)).winners)).toBe('d');
  });
});

describe('cross tables', () => {
  test('[GR-13] every game of a pair in its cell, and nobody has gone on before the round is closed', () => {
    const hall = hallOf('abc', { gamesPerPairing: 2, groupSize: 3 }).begin();
    // The second game of each pair is reported first.
    hall.report('ab 1-0, ab 0-1, ba ½, ac ff');
    const [table, ...more] = asked(groupsRulebook).crossTables(historyIn(hall));
    expect(more).toEqual([]);
    expect(table?.round).toBe(1);
    const [group] = table?.groups ?? [];
    const shown = group?.cross.map((row) =>
      row.map((cell) => (cell.kind === 'self' ? '×' : cell.games.map(({ result }) => result || '·').join(' '))),
    );
    // Sorted by score: a and b have 3, c none.
    expect(group?.members.map(({ player }) => hall.name(player))).toEqual(['a', 'b', 'c']);
    expect(shown).toEqual([
      ['×', '0 1', '· –'],
      ['· ½', '×', '· ·'],
      ['· ·', '· ·', '×'],
    ]);
    expect(group?.members.some((member) => 'wentOn' in member)).toBe(false);
    expect(group?.members[0]).toEqual({
      player: hall.id('a'),
      wins: 1,
      losses: 1,
      draws: 1,
      score: 3,
      rating: { rating: 200_000 },
    });
    const [first] = group?.cross[0]?.[1]?.kind === 'games' ? group.cross[0][1].games : [];
    expect(first?.match).toBe('r1.t1');
  });

  test('[GR-13] closed it says who went on; without a rating there is none to show', () => {
    const hall = new Hall('groups', 'abcd', { config: { ...manual, groupSize: 2 } }).begin();
    hall.playOut('abcd').close();
    const [table] = asked(groupsRulebook).crossTables(historyIn(hall));
    expect(table?.groups.map(({ group }) => group)).toEqual([1, 2]);
    for (const { members, cross } of table?.groups ?? []) {
      expect(cross.map((row) => row.map((cell) => (cell.kind === 'games' ? cell.games.length : 0)))).toEqual([
        [0, 1],
        [1, 0],
      ]);
      expect(members.map(({ wentOn }) => wentOn)).toEqual([true, false]);
      expect(members.some((member) => 'rating' in member)).toBe(false);
    }
  });
});
