import { describe, expect, test } from 'vitest';
import { playerTold } from './presence.fixture.ts';
import {
  asIfThere,
  backAfter,
  comingBack,
  enteredAfter,
  entering,
  isAway,
  leaving,
  leftAfter,
  leftAfterClosing,
  leftBeforeClose,
  leftDuring,
  leftSinceClose,
  noLaterThan,
} from './presence.ts';

const there = playerTold('a', { enteredAfter: 1 });
const gone = leaving(there, 3, 2);
const again = comingBack(gone, 4);

describe('when people were there', () => {
  test('there since they came, then gone, then there again; every stay is kept', () => {
    expect([there, gone, again].map(isAway)).toEqual([false, true, false]);
    expect([there, gone, again].map(enteredAfter)).toEqual([1, 1, 1]);
    expect([there, gone, again].map(leftAfter)).toEqual([undefined, 3, undefined]);
    expect([there, gone, again].map(backAfter)).toEqual([undefined, undefined, 4]);
    expect(leaving(again, 6, 6).stays).toEqual([
      { after: 1, left: { after: 3, closed: 2 } },
      { after: 4, left: { after: 6, closed: 6 } },
    ]);
    expect(backAfter(leaving(again, 6, 6))).toBeUndefined();
    expect(isAway(undefined)).toBe(false);
  });

  test('[HK-14] before a round was closed, or since', () => {
    expect([2, 3].map((round) => leftBeforeClose(gone, round))).toEqual([false, true]);
    expect([2, 3].map((round) => leftSinceClose(gone, round))).toEqual([true, false]);
    expect([there, again].map((player) => leftBeforeClose(player, 9) || leftSinceClose(player, 1))).toEqual([
      false,
      false,
    ]);
  });

  test('[ST-17] in mid-round: while it was the last one drawn', () => {
    expect([2, 3, 4].map((round) => leftDuring(gone, round))).toEqual([false, true, false]);
    expect(leftDuring(leaving(there, 3, 3), 3)).toBe(false);
  });

  test('as if they had not left', () => {
    expect(asIfThere(gone)).toEqual(there);
    expect(asIfThere(leaving(again, 6, 6))).toEqual(again);
  });

  test('[DK-13] approved later they came later, whatever they did before', () => {
    expect(entering(gone, 5).stays).toEqual([{ after: 5, left: { after: 3, closed: 2 } }]);
  });

  test('with fewer rounds everything was done after no more than those', () => {
    const people = new Map([['a', leaving(again, 6, 5)]]);
    expect(noLaterThan(people, 3).get('a')?.stays).toEqual([
      { after: 1, left: { after: 3, closed: 2 } },
      { after: 3, left: { after: 3, closed: 5 } },
    ]);
    expect(leftAfterClosing(people, 1).get('a')?.stays).toEqual([
      { after: 1, left: { after: 3, closed: 1 } },
      { after: 4, left: { after: 6, closed: 1 } },
    ]);
  });
});
