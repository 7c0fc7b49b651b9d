import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import { activityOf, toldIn } from './activity.ts';
import type { Language } from './language.ts';
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

test('[DK-2] a draft changed against a rule says which and why; with a reason but no rule broken, only the change', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  hall.playOut('abcd').over().must({ type: 'PairRound' });
  const { number: round, edition } = hall.last;
  const change = { kind: 'swap', players: [hall.id('b'), hall.id('c')] } as const;
  for (const override of [' both asked ', 'as it was'])
    hall.must({ type: 'AdjustDraft', round, edition, change, override });
  hall.must({ type: 'Undo', version: hall.state.log.length });
  hall.must({ type: 'Undo', version: hall.state.log.length - 2 });
  const told = (language: Language) =>
    activityOf(formats, language, hall.state.log.slice())
      .slice(-4)
      .map(({ what }) => what);
  const against =
    'Changed the draft of round 2: b and c swapped places. Rules overridden: a and c have met before. b and d have met before. Reason: both asked.';
  expect(told('en')).toEqual([
    against,
    'Changed the draft of round 2: b and c swapped places.',
    'Undid: Changed the draft of round 2: b and c swapped places.',
    `Undid: ${against}`,
  ]);
  expect((['de', 'es', 'fr'] as const).map((language) => told(language)[0])).toEqual([
    'Entwurf von Runde 2 geändert: b und c getauscht. Ausnahme von den Regeln: a und c haben schon gegeneinander gespielt. b und d haben schon gegeneinander gespielt. Grund: both asked.',
    'Cambio en el borrador de la ronda 2: b y c cambian de sitio. Excepción a las reglas: a y c ya se han enfrentado. b y d ya se han enfrentado. Motivo: both asked.',
    'Brouillon de la ronde 2 changé\u202f: b et c échangent leurs places. Dérogation aux règles\u202f: a et c ont déjà joué ensemble. b et d ont déjà joué ensemble. Motif\u202f: both asked.',
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
