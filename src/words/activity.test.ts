import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import { activityOf, toldIn } from './activity.ts';
import { namesOf, sayRefusal } from './say.ts';

test('[DK-6] an undo that is undone reads as done again', () => {
  const hall = new Hall('swiss', 'ab');
  hall.must({ type: 'Undo', version: 2 });
  hall.must({ type: 'Undo', version: 3 });
  const [, added, , again] = activityOf(formats, 'en', hall.state.log.slice());
  expect(again?.what).toBe(`Redone: ${added?.what}`);
});

test('[DK-6] a refused undo speaks in the words of the list; where nobody has the list, by number', () => {
  const hall = new Hall('swiss', 'ab');
  hall.must({ type: 'Start' });
  const refusal = hall.try({ type: 'Undo', version: 2 });
  if (!refusal) throw new Error('it was undone');
  const names = namesOf(hall.state.facts.players.values());
  const told = toldIn(formats, 'en', () => hall.state.log.slice());
  expect(sayRefusal('en', refusal, names, () => undefined, told)).toBe(
    '“Added a and b” cannot be undone: “Started the tournament” came after it and built on it.',
  );
  expect(sayRefusal('en', refusal, names)).toBe('Entry 2 cannot be undone: Entry 3 came after it and built on it.');
});

test('[DK-6] a check-in that is taken back, and a pair that may meet again, do not read like the opposite', () => {
  const hall = new Hall('swiss', 'ab');
  const players = [hall.id('a'), hall.id('b')] as const;
  for (const present of [true, false]) hall.must({ type: 'CheckIn', players, present });
  for (const apart of [true, false]) hall.must({ type: 'KeepApart', players, apart });
  expect(
    activityOf(formats, 'en', hall.state.log.slice())
      .slice(2)
      .map(({ what }) => what),
  ).toEqual([
    'Checked in: a and b.',
    'Not here after all: a and b.',
    'Keep apart: a and b.',
    'No longer kept apart: a and b.',
  ]);
});

test('[DK-7] namesakes are told apart by their club, or by the number they were entered under', () => {
  const names = namesOf([
    { id: 'p1', name: 'Kim', club: 'Oslo' },
    { id: 'p2', name: 'Kim', club: 'Bergen' },
    { id: 'p3', name: 'Kim' },
    { id: 'p4', name: 'Ana', club: 'Oslo' },
  ]);
  expect(['p1', 'p2', 'p3', 'p4', 'p9'].map(names)).toEqual(['Kim (Oslo)', 'Kim (Bergen)', 'Kim (#3)', 'Ana', 'p9']);
  const clubmates = namesOf([
    { id: 'p1', name: 'Kim', club: 'Oslo' },
    { id: 'p2', name: 'Kim', club: 'Oslo' },
    { id: 'p3', name: 'Kim', club: 'Bergen' },
  ]);
  expect(['p1', 'p2', 'p3'].map(clubmates)).toEqual(['Kim (Oslo, #1)', 'Kim (Oslo, #2)', 'Kim (Bergen)']);
  const hall = new Hall('swiss', '');
  hall.must({
    type: 'AddPlayers',
    players: [
      { name: 'Kim', club: 'Oslo' },
      { name: 'Kim', club: 'Bergen' },
    ],
  });
  hall.must({ type: 'CheckIn', players: ['p2'], present: true });
  expect(activityOf(formats, 'en', hall.state.log.slice()).at(-1)?.what).toBe('Checked in: Kim (Bergen).');
});
