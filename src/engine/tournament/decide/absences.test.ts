import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { typesWhen, when } from '../given.fixture.ts';
import type { Absence, Command } from '../index.ts';

const announce = (absences: readonly Absence[], player = 'p1'): Command => ({
  type: 'AnnounceAbsences',
  player,
  absences,
});
const hall = (format: string, names = 'abcd') => new Hall(format, names);

test('[DK-33] what is announced is complete and in order, before the start too', () => {
  const absences = [
    { from: 4, bye: 'half' },
    { from: 2, to: 2, bye: 'nothing' },
  ] as const;
  const event = { type: 'AbsencesAnnounced', player: 'p1', absences: absences.toReversed() };
  expect(when(hall('swiss'), announce(absences))).toEqual([event]);
  expect(when(hall('swiss').begin(), announce(absences))).toEqual([event]);
  expect(when(hall('swiss'), announce([]))).toEqual([{ type: 'AbsencesAnnounced', player: 'p1', absences: [] }]);
});

test.each([
  ['knockout', 'nothing', 'absences-not-offered'],
  ['double', 'nothing', 'absences-not-offered'],
  ['groups', 'nothing', 'absences-not-offered'],
  ['strikes', 'nothing', 'absences-not-offered'],
  ['robin', 'nothing', 'absences-not-offered'],
  ['hybrid', 'half', 'bye-not-offered'],
  ['hybrid', 'nothing', 'AbsencesAnnounced'],
  ['dutch', 'full', 'AbsencesAnnounced'],
] as const)('[DK-33] %s, %s: %s', (format, bye, answer) => {
  expect(typesWhen(hall(format, 'abcde'), announce([{ from: 1, to: 1, bye }]))).toEqual([answer]);
});

test.each([
  ['round 0', [{ from: 0, bye: 'half' }], 'rounds'],
  ['half a round', [{ from: 1.5, bye: 'half' }], 'rounds'],
  ['the last before the first', [{ from: 3, to: 2, bye: 'half' }], 'rounds'],
  [
    'a round twice',
    [
      { from: 2, bye: 'half' },
      { from: 3, to: 3, bye: 'half' },
    ],
    'overlap',
  ],
  [
    'very many',
    Array.from({ length: 101 }, (_, at): Absence => ({ from: at + 1, to: at + 1, bye: 'half' })),
    'too-many',
  ],
] as const)('[DK-33] %s is refused', (_, absences, problem) => {
  expect(when(hall('swiss'), announce(absences))).toEqual({ code: 'bad-absences', details: { problem, most: 100 } });
});

test('[DK-33] nobody, or somebody who is not there, announces nothing', () => {
  expect(when(hall('swiss'), announce([], 'p9'))).toEqual({ code: 'unknown-player', details: { player: 'p9' } });
});
