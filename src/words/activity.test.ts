import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { activityOf } from './activity.ts';

test('[DK-6] an undo that is undone reads as done again', () => {
  const hall = new Hall('swiss', 'ab');
  hall.must({ type: 'Undo', version: 2 });
  hall.must({ type: 'Undo', version: 3 });
  const [, added, , again] = activityOf('en', hall.state.log.slice());
  expect(again?.what).toBe(`Done again: ${added?.what}`);
});
