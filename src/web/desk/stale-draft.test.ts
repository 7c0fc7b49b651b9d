import { expect, test } from 'vitest';
import { Hall } from '../../../test/hall.ts';
import { staleDraft } from './stale-draft.ts';

test('[DK-2] a draft is out of date once someone came in, until it is drawn again with them', () => {
  const hall = new Hall('swiss', 'abcd');
  hall.must({ type: 'Start' });
  expect(staleDraft(hall.state)).toBeUndefined();
  hall.must({ type: 'PairRound' });
  expect(staleDraft(hall.state)).toBeUndefined();
  hall.must({ type: 'AddPlayers', players: [{ name: 'e' }] });
  expect(staleDraft(hall.state)).toBe(1);
  hall.must({ type: 'PairAgain', round: 1 });
  expect(staleDraft(hall.state)).toBeUndefined();
});
