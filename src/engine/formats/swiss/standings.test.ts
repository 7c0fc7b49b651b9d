import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { said } from '../../tournament/index.ts';
import { history, outcome, SwissDesk, type Told } from './hall.fixture.ts';
import { swissRulebook } from './rulebook.ts';

const standings = (field: string, rounds: readonly string[], told: Told = {}) =>
  asked(swissRulebook).conclude(history(field, rounds, told)).standings;
/** “1a 2b 2c 4d”. */
const order = (field: string, rounds: readonly string[], told: Told = {}) =>
  standings(field, rounds, told)
    .map((row) => `${row.place}${row.player}`)
    .join(' ');
const tieBreaks = (...names: string[]): Told => ({ config: { tieBreaks: names } });

describe('places', () => {
  test('[SW-4] match points, then differential; still equal they share the place', () => {
    expect(order('abcdef', ['a-b 5-3, c-d 5-1, e-f 4-3'])).toBe('1c 2a 3e 4f 5b 6d');
    expect(order('abcd', ['a-b 5-3, c-d 5-3'])).toBe('1a 1c 3b 3d');
    expect(order('abc', [])).toBe('1a 1b 1c');
  });

  test('[SW-4] figures are as people say them, in order of weight', () => {
    const [first] = standings('abcd', ['a-b 2-2, c-d 3-1', 'a-c 5-0, b-d 5-0']);
    expect(first?.criteria.map(({ name, value }) => [name, said(value)])).toEqual([
      ['match-points', 4.5],
      ['differential', 5],
    ]);
  });

  test('[SW-4] head-to-head before differential, the order of the official guide, works', () => {
    // a and d are level on points; d beat a, a has the better differential.
    const rounds = ['a-b 5-0, d-c 5-4', 'd-a 5-4, b-c 4-4', 'a-c 5-0, b-d 5-4'];
    expect(order('abcd', rounds, tieBreaks('differential'))).toBe('1a 2d 3b 4c');
    expect(order('abcd', rounds, tieBreaks('head-to-head', 'differential'))).toBe('1d 2a 3b 4c');
    expect(order('abcd', rounds, tieBreaks('differential', 'head-to-head'))).toBe('1a 2d 3b 4c');
  });

  test('[SW-4] head-to-head needs a win over everyone still level, and is asked again of the rest', () => {
    const beats = ['a-b 5-0, c-d 5-0', 'a-c 5-0, d-b 5-0', 'b-c 5-0, d-a 5-0']; // a 6, b 3, c 3, d 6
    expect(order('abcd', beats, tieBreaks('head-to-head'))).toBe('1d 2a 3b 4c');
    const circle = ['a-b 5-0, (c)', 'b-c 5-0, (a)', 'c-a 5-0, (b)'];
    expect(order('abc', circle, tieBreaks('head-to-head'))).toBe('1a 1b 1c');
    const unmet = ['a-b 5-0, c-d 5-0'];
    expect(order('abcd', unmet, tieBreaks('head-to-head'))).toBe('1a 1c 3b 3d');
    const chain = { config: { tieBreaks: ['head-to-head'], win: 0, timedWin: 0, draw: 0, byePoints: 0 } };
    expect(order('abc', ['b-a 5-0, (c)', 'a-c 5-0, (b)', 'b-c 5-0, (a)'], chain)).toBe('1b 2a 3c');
  });

  test('[SW-4] after a rematch: beaten is who lost more of the meetings than they won; every meeting counts', () => {
    const level = { config: { tieBreaks: ['head-to-head'], win: 0, timedWin: 0, draw: 0, byePoints: 0 } };
    expect(order('ab', ['a-b 5-0', 'b-a 5-0'], level)).toBe('1a 1b');
    expect(order('ab', ['a-b 4-4', 'b-a 5-0'], level)).toBe('1b 2a');
    expect(order('ab', ['a-b 5-0', 'b-a 5-0', 'a-b 5-4'], level)).toBe('1a 2b');
    const [first] = standings('ab', ['a-b 5-0', 'b-a 4-5'], tieBreaks('opponents-differential'));
    expect(first?.criteria.map(({ value }) => said(value))).toEqual([6, -12]);
  });

  test('[SW-4] opponents-points and opponents-differential add up those of everyone met', () => {
    const rounds = ['a-b 5-3, c-d 5-3', 'a-c 5-4, b-d 5-1'];
    const row = (player: string, name: string) =>
      standings('abcd', rounds, tieBreaks(name))
        .find((one) => one.player === player)
        ?.criteria.map(({ value }) => said(value));
    // a 6 +3, b 3 +2, c 3 +1, d 0 −6
    expect(row('a', 'opponents-points')).toEqual([6, 6]);
    expect(row('b', 'opponents-points')).toEqual([3, 6]);
    expect(row('b', 'opponents-differential')).toEqual([3, -3]);
    expect(row('c', 'opponents-differential')).toEqual([3, -3]);
    expect(order('abcd', rounds, tieBreaks('opponents-points', 'differential'))).toBe('1a 2b 3c 4d');
  });

  test('[SW-4] by lot: drawn once all rounds are played, for whoever is still level', () => {
    const desk = SwissDesk.of(4, { tieBreaks: ['differential', 'lot'], rounds: 1 });
    desk.pair();
    desk.record(1, '5-3');
    desk.record(2, '5-3');
    expect(desk.conclusion.standings.map((row) => row.place)).toEqual([1, 1, 3, 3]);
    expect(desk.facts.lots).toEqual([]);
    desk.must({ type: 'CloseRound', round: 1 });
    expect(desk.facts.lots.length).toBe(1);
    expect(desk.conclusion.standings.map((row) => row.place)).toEqual([1, 2, 3, 4]);
    const [lots] = desk.facts.lots;
    const [first, second] = desk.conclusion.standings.map((row) => lots?.order.indexOf(row.player) ?? -1);
    expect(first).toBeLessThan(second ?? -1);
    expect(desk.conclusion.winners.length).toBe(1);
  });

  test('[SW-4] by lot as soon as two are level, though nobody else is', () => {
    const told = { config: { tieBreaks: ['differential', 'lot'], rounds: 1 } };
    const next = (round: string) => asked(swissRulebook).next(history('abcd', [round], told));
    expect(next('a-b 5-3, c-d 4-4')).toEqual({ kind: 'draw-lots', purpose: 'standings', players: [...'abcd'] });
    expect(next('a-b 5-3, c-d 5-4')).toMatchObject({ kind: 'wait', why: { code: 'already-finished' } });
  });

  test('[SW-4] by lot also where the organiser ends it early', () => {
    const desk = SwissDesk.of(8, { tieBreaks: ['lot'] });
    desk.playRound();
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(desk.conclusion.standings.map((row) => row.place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('[SW-4] dropped players stay, marked', () => {
    const rows = standings('abcd', ['a-b 5-3, c-d 5-1'], { people: { c: { droppedAfter: 1 } } });
    expect(rows.map((row) => [row.player, row.state])).toEqual([
      ['c', 'dropped'],
      ['a', 'active'],
      ['b', 'active'],
      ['d', 'active'],
    ]);
    expect(rows[0]?.why.at(-1)).toEqual({ rule: 'SW-13', code: 'dropped', figures: { player: 'c', round: 1 } });
  });

  test('[SW-4] each row says which criterion put it there', () => {
    const rows = standings('abcdef', ['a-b 5-3, c-d 5-1, e-f 5-3']);
    const why = rows.map((row) => {
      const reason = row.why.find((one) => one.code === 'ahead-by' || one.code === 'behind-by');
      return `${row.player} ${reason?.code} ${reason?.figures.opponent} ${reason?.figures.criterion}`;
    });
    expect(why).toEqual([
      'c ahead-by a differential',
      'a behind-by c differential',
      'e behind-by c differential',
      'b behind-by e match-points',
      'f behind-by e match-points',
      'd behind-by f differential',
    ]);
    const shares = rows.map((row) => row.why.find((one) => one.code === 'shares-place')?.figures.level);
    expect(shares).toEqual([undefined, 2, 2, 2, 2, undefined]);
    expect(rows[0]?.why.map(({ rule }) => rule)).toEqual(['SW-1', 'SW-4']);
    expect(rows[0]?.why[0]).toMatchObject({
      code: 'record',
      figures: { points: { halves: 6 }, wins: 1, draws: 0, losses: 0, byes: 0, missed: 0 },
    });
  });

  test('[SW-4] everyone on place 1 has won', () => {
    const rounds = ['a-b 5-3, c-d 5-3'];
    const over = asked(swissRulebook).conclude(history('abcd', rounds, { config: { rounds: 1 } }));
    const players = ['a', 'c'];
    expect(over).toMatchObject({ finished: true, winners: players, through: [] });
    expect(over.why).toEqual([{ rule: 'SW-5', code: 'all-rounds-played', figures: { rounds: 1, players } }]);
    const ended = asked(swissRulebook).conclude(history('abcd', rounds, { ended: true }));
    expect(ended).toMatchObject({ finished: true, winners: players, through: [] });
    expect(ended.why).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players } }]);
  });

  test('[SW-4] ended early, whoever dropped does not win, and stands right behind the best of those who stayed', () => {
    const rounds = ['a-b 5-3, c-d 5-1', 'c-a 5-0, b-d 5-4'];
    const ended = (...gone: string[]) =>
      asked(swissRulebook).conclude(
        history('abcd', rounds, {
          config: { rounds: 3 },
          ended: true,
          people: Object.fromEntries(gone.map((id) => [id, { droppedAfter: 2 }])),
        }),
      );
    const rows = ({ standings }: ReturnType<typeof ended>) =>
      standings.map(({ place, player }) => `${place} ${player}`);
    expect(rows(ended())).toEqual(['1 c', '2 b', '3 a', '4 d']);
    const early = ended('c');
    expect(early.winners).toEqual(['b']);
    expect(early.why).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players: ['b'] } }]);
    expect(rows(early)).toEqual(['1 b', '2 c', '3 a', '4 d']);
    // Nobody is said to be behind someone with fewer points.
    expect(early.standings.map(({ why }) => why.map(({ code }) => code))).toEqual([
      ['record'],
      ['record', 'ahead-by', 'dropped'],
      ['record', 'behind-by'],
      ['record', 'behind-by'],
    ]);
    expect(ended('a', 'b', 'c', 'd').winners).toEqual([]);
    expect(asked(swissRulebook).conclude(history('abcd', ['a-b, c-d'], { ended: true })).winners).toEqual([]);
    const whole = history('abcd', rounds, { config: { rounds: 2 }, people: { c: { droppedAfter: 2 } } });
    expect(asked(swissRulebook).conclude(whole).winners).toEqual(['c']);
  });

  test('[SW-5] nobody has won while rounds are left, or [DK-5] a result of an earlier one is taken back', () => {
    const isOn = (rounds: readonly string[], told: Told = {}) => {
      const { finished, winners, why, through } = asked(swissRulebook).conclude(history('abcd', rounds, told));
      expect({ finished, winners, why, through }).toEqual({ finished: false, winners: [], why: [], through: [] });
    };
    isOn([]);
    isOn(['a-b 5-3, c-d 5-3']);
    isOn(['a-b 5-3, c-d 5-3'], { config: { topCut: 2, rounds: 2 }, lastStage: false });
    isOn(['a-b, c-d 5-3', 'a-c 5-3, b-d 5-0']);
  });
});

const scores = ['5-0', '5-4', '4-2', '3-3', '0-5', '2-3', '+-', '-+', 'ff'];
const anyBreaks = fc.shuffledSubarray(['differential', 'head-to-head', 'opponents-points', 'opponents-differential']);

test('[SW-4] places follow from the figures alone: sorted by them, equal where they are equal', () => {
  const rounds = fc.array(fc.array(fc.constantFrom(...scores), { minLength: 3, maxLength: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(rounds, anyBreaks, fc.infiniteStream(fc.nat(5)), (results, names, picks) => {
      const texts = results.map((row) => {
        const order = [...'abcdef'].map((id) => ({ id, key: picks.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        return row.map((result, at) => `${order[2 * at]?.id}-${order[2 * at + 1]?.id} ${result}`).join(', ');
      });
      const rows = standings('abcdef', texts, tieBreaks(...names));
      const figures = rows.map((row) => row.criteria.map(({ value }) => said(value)));
      rows.forEach((row, at) => {
        const better = figures.filter((other) => compare(other, figures[at] ?? []) > 0).length;
        expect(row.place).toBe(better + 1);
      });
    }),
    { numRuns: 200 },
  );
});

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

test('[SW-2] a result for a bye has no table, a second one with another score is refused', () => {
  const desk = SwissDesk.of(3);
  desk.pair();
  desk.record(1, '5-3');
  expect(desk.try({ type: 'RecordOutcome', place: desk.place(2), outcome: outcome('5-0') })?.code).toBe(
    'unknown-match',
  );
  expect(desk.try({ type: 'RecordOutcome', place: desk.place(1), outcome: outcome('5-2') })).toMatchObject({
    code: 'already-recorded',
    details: { same: false },
  });
  expect(desk.try({ type: 'RecordOutcome', place: desk.place(1), outcome: outcome('5-3') })).toMatchObject({
    details: { same: true },
  });
});
