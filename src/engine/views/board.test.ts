import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { formats } from '../formats/index.ts';
import { boardKind, boardLabel, derive } from '../index.ts';

const called = ({ facts }: Hall) => [boardKind(derive(formats, facts)), boardLabel(derive(formats, facts))?.code];

test('[HK-10] the picture of a hybrid is called a race until its bracket is drawn', () => {
  const hall = new Hall('hybrid', 'abcdef');
  hall.begin();
  expect(called(hall)).toEqual(['bracket', 'board-race']);
  for (let phase = 1; phase <= 30 && hall.facts.stage === 0; phase++) {
    hall.playOut('abcdef');
    if (hall.last.state === 'published') hall.over();
    if (hall.try({ type: 'PairRound' })) break;
    if (hall.last.state === 'draft') hall.must({ type: 'PublishRound', round: hall.last.number });
  }
  expect(hall.facts.stage).toBe(1);
  expect(called(hall)).toEqual(['bracket', undefined]);
});

test('[ST-16] strikes have a word of their own; a Swiss has no picture', () => {
  expect(called(new Hall('strikes', 'abcd').begin())).toEqual(['bars', 'board-strikes']);
  expect(called(new Hall('swiss', 'abcd').begin())).toEqual(['none', undefined]);
});
