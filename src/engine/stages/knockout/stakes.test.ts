import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { type Hall, letter } from '../../formats/hybrid/hall.fixture.ts';
import { type Contest, type History, historyOf } from '../../tournament/index.ts';
import type { KnockoutConfig } from './config.ts';
import { knockout } from './hall.fixture.ts';
import { knockoutRulebook } from './rulebook.ts';

const stakes = (hall: Hall, more: Partial<History> = {}): readonly Contest[] =>
  asked(knockoutRulebook).stakes({ ...historyOf(hall.facts), ...more } as History<KnockoutConfig>) ?? [];

/** “go-on r1: d-a 2/0”: what each seat has gained when the first wins. */
const said = (contests: readonly Contest[]): string[] =>
  contests.map(({ goal, round, open }) => {
    const matches = open.map(({ seats, ends }) => `${seats.map(letter).join('-')} ${ends[0]?.gains.join('/')}`);
    return `${goal} r${round}: ${matches.join(', ')}`;
  });

describe('[DK-29] what the open matches of a bracket decide', () => {
  test('every match by itself who goes on, and the final who wins', () => {
    const hall = knockout(4);
    expect(said(stakes(hall))).toEqual(['go-on r1: d-a 2/0', 'go-on r1: c-b 2/0']);
    const [first] = stakes(hall);
    expect(first).toMatchObject({ round: 1, line: { kind: 'own', at: 2, onAt: 1 } });
    expect([...(first?.points ?? [])]).toEqual([
      ['p4', 0],
      ['p1', 0],
    ]);
    hall.reports('d-a 0-1');
    expect(said(stakes(hall))).toEqual(['go-on r1: c-b 2/0']);
    hall.reports('c-b 0-1');
    expect(said(stakes(hall))).toEqual(['win r2: a-b 2/0']);
    hall.reports('a-b 1-0');
    expect(stakes(hall)).toEqual([]);
  });

  test('[HK-19] the match for third place decides nothing of this, and a semi-final puts its loser out all the same', () => {
    const hall = knockout(4, { thirdPlace: true });
    expect(said(stakes(hall))).toEqual(['go-on r1: d-a 2/0', 'go-on r1: c-b 2/0']);
    hall.reports('d-a 0-1', 'c-b 0-1');
    expect(said(stakes(hall))).toEqual(['win r2: a-b 2/0']);
  });

  test('[HK-20] a match that goes on with another game is still open', () => {
    const hall = knockout(2);
    hall.reports('b-a 1/2');
    expect(said(stakes(hall))).toEqual(['win r1: b-a 2/0']);
  });

  test('[DK-8] nothing once it is ended, nor before the first round is shown', () => {
    const hall = knockout(4);
    expect(stakes(hall, { ended: true })).toEqual([]);
    expect(stakes(hall, { rounds: [] })).toEqual([]);
  });
});
