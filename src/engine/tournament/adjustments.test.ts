import { describe, expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { adjustmentsOf, countsFrom, pointsGiven, withAdjustments } from './adjustments.ts';
import { added, closedRound, factsOf, paired, published } from './given.fixture.ts';
import { type Adjustment, derive, type Event, previewAdjustment } from './index.ts';
import type { Standing } from './rulebook.ts';

const late = (more: Partial<Adjustment> = {}): Adjustment => ({
  player: 'a',
  by: -1000,
  stage: 0,
  after: 1,
  reason: 'late',
  ...more,
});
const given = (more: Partial<Extract<Event, { type: 'PointsAdjusted' }>> = {}): Event => ({
  type: 'PointsAdjusted',
  player: 'a',
  by: -1000,
  reason: 'late',
  ...more,
});

describe('[DK-34] what the desk gave and took', () => {
  test('is a fact with its stage and the number of rounds drawn by then; a draft is no round yet', () => {
    const facts = factsOf(added('a', 'b'), ...closedRound(1, ['ab']), paired(2, ['ab']), given(), given({ round: 1 }));
    expect(facts.adjustments).toEqual([late(), late({ round: 1 })]);
  });

  test('goes with its round when later rounds are set aside; what is for the event stays', () => {
    const rounds = [...closedRound(1, ['ab']), ...closedRound(2, ['ab']), paired(3, ['ab']), published(3)];
    const facts = factsOf(added('a', 'b'), ...rounds, given(), given({ round: 3 }), given({ round: 1 }), {
      type: 'Unwound',
      toRound: 1,
    });
    expect(facts.adjustments).toEqual([late(), late({ round: 1 })]);
  });

  test('was given before a round that is turned back into a draft', () => {
    const facts = factsOf(added('a', 'b'), paired(1, ['ab']), published(1), given(), {
      type: 'RoundUnpublished',
      round: 1,
    });
    expect(facts.adjustments).toEqual([late({ after: 0 })]);
  });

  test('a draw knows what was given before it, in its own stage', () => {
    const all = [late(), late({ after: 2 }), late({ stage: 1 })];
    expect(adjustmentsOf(all, 0)).toEqual([late(), late({ after: 2 })]);
    expect(adjustmentsOf(all, 0, 2)).toEqual([late()]);
  });

  test('counts from the round that it is for, or in which it was given', () => {
    expect(countsFrom(late({ after: 3 }))).toBe(3);
    expect(countsFrom(late({ after: 3, round: 1 }))).toBe(1);
  });

  test('adds up by player', () => {
    const all = [late(), late({ by: 500 }), late({ player: 'b', by: 0 })];
    expect(Object.fromEntries(pointsGiven(all))).toEqual({ a: -500, b: 0 });
  });

  test('is said under “why?”, with the reason only where it is public', () => {
    const row: Standing = { place: 1, player: 'a', state: 'active', criteria: [], why: [] };
    const all = [
      late(),
      late({ isPrivate: true }),
      late({ by: 500 }),
      late({ by: 0 }),
      late({ by: 0, isPrivate: true }),
    ];
    const [told] = withAdjustments([row], [...all, late({ by: 500, isPrivate: true }), late({ player: 'b' })]);
    expect(told?.why.map(({ code, figures }) => [code, figures.points, figures.note])).toEqual([
      ['points-taken-for', { thousandths: 1000 }, 'late'],
      ['points-taken', { thousandths: 1000 }, undefined],
      ['points-given-for', { thousandths: 500 }, 'late'],
      ['warned-for', undefined, 'late'],
      ['warned', undefined, undefined],
      ['points-given', { thousandths: 500 }, undefined],
    ]);
  });
});

describe('[DK-34] counted in the format’s own unit', () => {
  const first = (hall: Hall) => {
    const { standings } = hall.derived;
    return standings.map(({ player, criteria: [figure] }) => [hall.name(player), figure?.value]);
  };
  const take = (hall: Hall, name: string, by = -1000, more: { round?: number } = {}) =>
    hall.must({ type: 'AdjustPoints', player: hall.id(name), by, reason: 'late', ...more });

  test.each([
    ['swiss', { target: 1 }, 'halves'],
    ['dutch', {}, 'halves'],
    ['robin', {}, 'halves'],
  ] as const)('%s: at once in the standings', (format, config, unit) => {
    const hall = new Hall(format, 'abcd', { config }).begin().playOut('abcd').over();
    const before = new Map(first(hall) as [string, Record<string, number>][]);
    take(hall, 'a', -500);
    const after = new Map(first(hall) as [string, Record<string, number>][]);
    expect(after.get('a')).toEqual({ [unit]: (before.get('a')?.[unit] ?? 0) - 1 });
    expect(after.get('b')).toEqual(before.get('b'));
  });

  test('strikes: more of them put a player out', () => {
    const hall = new Hall('strikes', 'abcdef').begin();
    take(hall, 'a', 12_000);
    const row = hall.derived.standings.find(({ player }) => player === hall.id('a'));
    expect(row?.criteria.at(-1)).toEqual({ name: 'strikes', value: 12 });
  });

  test('group rounds: the score of the round it is for', () => {
    const hall = new Hall('groups', 'abcd', { config: { groupSize: 4 } }).begin();
    take(hall, 'a', 2000, { round: 1 });
    const row = hall.derived.standings.find(({ player }) => player === hall.id('a'));
    expect(row?.criteria.at(-1)).toEqual({ name: 'score', value: 2 });
  });

  test('a league: points count before the games of their phase, and take nobody through by themselves', () => {
    const hall = new Hall('hybrid', 'abcdef').begin();
    take(hall, 'f', 5000);
    const row = () => hall.derived.standings.find(({ player }) => player === hall.id('f'));
    expect(row()?.criteria[0]).toEqual({ name: 'points', value: { halves: 10 } });
    expect(row()?.state).toBe('active');
  });

  test('a draft that was drawn from other points is marked, and the round before is not judged by them', () => {
    const hall = new Hall('swiss', 'abcdefgh', { config: { target: 1, rounds: 3 } }).begin().playOut('abcdefgh').over();
    hall.must({ type: 'PairRound' });
    expect(hall.derived.reviewDraft()?.stale).toEqual([]);
    take(hall, 'a', -500, { round: 1 });
    expect(hall.derived.reviewDraft()?.stale.map(({ code }) => code)).toContain('score-gap');
    const judge = hall.derived.stageBefore(0, 1).judge({ ...hall.last, tables: hall.rounds[0]?.tables ?? [] });
    expect(judge.findings.filter(({ code }) => code === 'score-gap')).toEqual([]);
  });

  test('places as they were after a round leave out what was given for later ones', () => {
    const hall = new Hall('robin', 'abcd').begin().playOut('abcd').over().draw().playOut('abcd');
    const points = () =>
      hall.derived.afterRounds(1).standings.map(({ player, criteria: [figure] }) => [player, figure?.value]);
    const before = points();
    take(hall, 'a', -1000, { round: 2 });
    expect(points()).toEqual(before);
    take(hall, 'a', -1000, { round: 1 });
    expect(points()).not.toEqual(before);
  });

  test('a question about it changes nothing, and says who moves and which draft no longer follows', () => {
    const hall = new Hall('swiss', 'abcdefgh', { config: { target: 1, rounds: 3 } }).begin().playOut('abcdefgh').over();
    hall.must({ type: 'PairRound' });
    const { state } = hall;
    const winner = derive(hall.formats, state.facts).standings[0]?.player ?? '';
    const asked = previewAdjustment(hall.formats, state, {
      type: 'AdjustPoints',
      player: winner,
      by: -500,
      reason: 'late',
    });
    expect(asked.ok && asked.value.keep.moved.some(({ player }) => player === winner)).toBe(true);
    expect(asked.ok && asked.value.keep.faults.map(({ round, finding }) => [round, finding.code])).toContainEqual([
      2,
      'score-gap',
    ]);
    expect(asked.ok && asked.value.unwind).toEqual({ rounds: [], outcomes: 0 });
    const refused = previewAdjustment(hall.formats, state, { type: 'AdjustPoints', player: 'p99', by: 0, reason: 'x' });
    expect(refused.ok).toBe(false);
  });
});
