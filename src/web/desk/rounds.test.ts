import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { staleDraft } from './rounds.ts';

test('[DK-2] a draft is out of date once someone came in, until it is drawn again with them', () => {
  const hall = new Hall('swiss', 'abcd');
  hall.must({ type: 'Start' });
  expect(staleDraft(hall.derived)).toBeUndefined();
  hall.must({ type: 'PairRound' });
  expect(staleDraft(hall.derived)).toBeUndefined();
  hall.must({ type: 'AddPlayers', players: [{ name: 'e' }] });
  expect(staleDraft(hall.derived)).toBe(1);
  hall.must({ type: 'PairAgain', round: 1 });
  expect(staleDraft(hall.derived)).toBeUndefined();
});
