import { expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { type Contest, type History, historyOf } from '../../tournament/index.ts';
import type { DoubleConfig } from './config.ts';
import { DoubleDesk, upToGrandFinal } from './desk.fixture.ts';
import { doubleRulebook } from './rulebook.ts';

/** “go-on p4-p1 2/1 1/2”: what each seat has gained for every way in which the match can end. */
const stakes = (desk: DoubleDesk): string[] =>
  (asked(doubleRulebook).stakes(historyOf(desk.facts) as History<DoubleConfig>) ?? []).map(
    ({ goal, open }: Contest) => {
      const [match] = open;
      return `${goal} ${match?.seats.join('-')} ${match?.ends.map(({ gains }) => gains.join('/')).join(' ')}`;
    },
  );

test('[DK-29] [DE-1] who loses on the winners’ side plays on, who loses on the other side is out', () => {
  const desk = new DoubleDesk(4);
  expect(stakes(desk)).toEqual(['go-on p4-p1 2/1 1/2', 'go-on p3-p2 2/1 1/2']);
  desk.win(1, 'p1');
  desk.win(2, 'p2');
  expect(stakes(desk)).toEqual(['go-on p1-p2 2/1 1/2', 'go-on p4-p3 2/0 0/2']);
});

test('[DK-29] [DE-2] the grand final decides who wins; beaten for the first time there, one plays on', () => {
  const desk = upToGrandFinal({ reset: true });
  expect(stakes(desk)).toEqual(['win p1-p2 2/0 1/1']);
  desk.win(6, 'p2');
  expect(stakes(desk)).toEqual(['win p1-p2 2/0 0/2']);
  expect(stakes(upToGrandFinal({ reset: false }))).toEqual(['win p1-p2 2/0 0/2']);
});
