import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { judgeChange, judging, wayTo } from './draft-cost.ts';

/** A Swiss of six in the draft of its second round, after a beat b, c beat d and e beat f. */
function drafted() {
  const hall = new Hall('swiss', 'abcdef', { config: { rounds: 4 } });
  hall.begin().playOut('abcdef').over();
  hall.must({ type: 'PairRound' });
  return hall;
}

const judged = (hall: Hall, one: string, other: string) => {
  const { number, edition } = hall.last;
  const change = { kind: 'swap', players: [hall.id(one), hall.id(other)] } as const;
  return judgeChange(hall.derived, hall.state, { type: 'AdjustDraft', round: number, edition, change });
};

const changed = (hall: Hall, one: string, other: string) =>
  judged(hall, one, other)?.costs.filter(({ was, now }) => was !== now) ?? [];

test('[DK-2] a swap says what it cost before and what it costs after, without being made', () => {
  const hall = drafted();
  const [first, second] = hall.last.tables.map(({ seats }) => hall.names(seats));
  const state = hall.state;
  const swaps = [...(first ?? '')].flatMap((one) => [...(second ?? '')].map((other) => changed(hall, one, other)));
  expect(swaps.flat().length).toBeGreaterThan(0);
  for (const costs of swaps) for (const { was, now } of costs) expect(now).not.toBe(was);
  expect(hall.state).toBe(state);
});

test('[DK-2] what it was and what it becomes are what the draft is judged by before and after the change is made', () => {
  const hall = drafted();
  const [first, second] = hall.last.tables.map(({ seats }) => hall.names(seats));
  const [one, other] = [first?.charAt(0) ?? '', second?.charAt(0) ?? ''];
  const before = judged(hall, one, other);
  const { number: round, edition } = hall.last;
  const players = [hall.id(one), hall.id(other)] as const;
  hall.must({
    type: 'AdjustDraft',
    round,
    edition,
    change: { kind: 'swap', players },
    ...(before?.forbidden && { override: 'they asked for it' }),
  });
  const back = judged(hall, other, one);
  expect(back?.costs.map(({ name, was, now }) => [name, was, now])).toEqual(
    before?.costs.map(({ name, was, now }) => [name, now, was]),
  );
  expect(back?.gone).toEqual(before?.added);
  expect(back?.added).toEqual(before?.gone);
});

test('[DK-2] a swap that cannot be has no cost', () => {
  expect(judged(drafted(), 'a', 'a')).toBeUndefined();
});

test('[DK-2] one player to a full table takes the place of whoever costs less there', () => {
  const hall = drafted();
  const [first, second] = hall.last.tables;
  const [player] = first?.seats ?? [];
  const judge = judging(hall.derived, hall.state, hall.last);
  const way = second && player !== undefined ? wayTo(judge, second, player) : undefined;
  if (way?.kind !== 'swap') throw new Error('A table of two is full: someone has to make room.');
  expect(second?.seats).toContain(way.players[1]);
  const costOf = (other: string) => {
    const judged = judge({ kind: 'swap', players: [player ?? '', other] });
    return [Number(judged?.forbidden), ...(judged?.costs ?? []).map(({ now }) => now)].join(' ');
  };
  const [least] = (second?.seats ?? []).map(costOf).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  expect(costOf(way.players[1])).toBe(least);
});
