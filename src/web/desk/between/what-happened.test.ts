import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { whatHappened } from './what-happened.ts';

test('an upset is the win of whoever has the lower rating, the largest first', () => {
  const hall = new Hall('swiss', 'abcdef', { ratings: [2000, 1990, 1700, 1690, 1500, 1400], config: { rounds: 3 } });
  hall.begin().playOut('fedcba').over();
  const happened = whatHappened(hall.derived, 1);
  const upsets =
    happened?.upsets?.map(({ winner, loser, by }) => `${hall.name(winner)}${hall.name(loser)} ${by}`) ?? [];
  expect(upsets.length).toBeGreaterThan(0);
  const gaps = happened?.upsets?.map(({ own, other }) => other - own) ?? [];
  expect(gaps.every((gap) => gap >= 100)).toBe(true);
  expect(gaps).toEqual(gaps.toSorted((a, b) => b - a));
});

test('without ratings the place before the round counts; favourites who win are no news', () => {
  const hall = new Hall('swiss', 'abcdefgh', { config: { rounds: 3 } });
  hall.begin().playOut('abcdefgh').over();
  expect(whatHappened(hall.derived, 1)?.upsets).toBeUndefined();
  hall.draw().playOut('abcdefgh').over();
  for (const { by, own, other } of whatHappened(hall.derived, 2)?.upsets ?? []) {
    expect(by).toBe('places');
    expect(own).toBeGreaterThan(other);
  }
});

test('movers go up before they go down, with the place they have now', () => {
  const hall = new Hall('swiss', 'abcdefgh', { config: { rounds: 3 } });
  hall.begin().playOut('abcdefgh').over();
  expect(whatHappened(hall.derived, 1)?.movers).toBeUndefined();
  hall.draw().playOut('hgfedcba').over();
  const { movers = [], front = [] } = whatHappened(hall.derived, 2) ?? {};
  const signs = movers.map(({ by }) => Math.sign(by));
  expect(signs).toEqual(signs.toSorted((a, b) => b - a));
  expect(signs.length).toBeGreaterThan(0);
  expect(front.map(({ place }) => place)).toEqual(front.map(({ place }) => place).toSorted((a, b) => a - b));
});

test('who left during a round is told once, with that round', () => {
  const hall = new Hall('swiss', 'abcdefgh', { config: { rounds: 3 } });
  hall.begin().playOut('abcdefgh');
  hall.must({ type: 'DropPlayer', player: hall.id('h') });
  hall.over().draw().playOut('abcdefgh').over();
  expect(hall.names(whatHappened(hall.derived, 1)?.left ?? [])).toBe('h');
  expect(hall.names(whatHappened(hall.derived, 2)?.left ?? [])).toBe('');
});

test('[ST-3] in strikes those who are out with a round are named with it', () => {
  const hall = new Hall('strikes', 'abcdefgh', { config: { eliminationAt: 10 } });
  hall.begin();
  for (const { match, seats } of hall.last.tables) {
    const scores = seats.map((_, seat) => 1000 * (9 - seat));
    hall.must({ type: 'RecordOutcome', place: hall.place(match), outcome: { kind: 'scores', scores } });
  }
  hall.over();
  const out = whatHappened(hall.derived, 1)?.out ?? [];
  const standings = new Map(hall.conclusion.standings.map(({ player, state }) => [player, state]));
  expect(out.length).toBeGreaterThan(0);
  expect(out.every((player) => standings.get(player) === 'eliminated')).toBe(true);
});
