import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { activityOf, toldIn } from './activity.ts';
import { namesOf, sayRefusal } from './say.ts';

test('[DK-6] an undo that is undone reads as done again', () => {
  const hall = new Hall('swiss', 'ab');
  hall.must({ type: 'Undo', version: 2 });
  hall.must({ type: 'Undo', version: 3 });
  const [, added, , again] = activityOf('en', hall.state.log.slice());
  expect(again?.what).toBe(`Redone: ${added?.what}`);
});

test('[DK-6] a refused undo speaks in the words of the list; where nobody has the list, by number', () => {
  const hall = new Hall('swiss', 'ab');
  hall.must({ type: 'Start' });
  const refusal = hall.try({ type: 'Undo', version: 2 });
  if (!refusal) throw new Error('it was undone');
  const names = namesOf(hall.state.facts.players.values());
  const told = toldIn('en', () => hall.state.log.slice());
  expect(sayRefusal('en', refusal, names, () => undefined, told)).toBe(
    '“Added a and b” cannot be undone: “Started the tournament” came after it and built on it.',
  );
  expect(sayRefusal('en', refusal, names)).toBe('Entry 2 cannot be undone: Entry 3 came after it and built on it.');
});
