import { expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { formatNamed } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { readSettings, withPlayers } from './flags.ts';

const groups = assertDefined(formatNamed(formats, 'groups'), 'format');
const read = (words: readonly string[]) =>
  withPlayers(readSettings(groups, undefined, words), ['Ana', 'Bo', 'Kim']).config;

test('[GR-17] settings about players take their names, or the ids of their entries', () => {
  expect(read(['--seeded', 'kim, Bo', '--champion', 'Ana'])).toEqual({ seeded: ['p3', 'p2'], champion: 'p1' });
  expect(read(['--seeded', 'p7'])).toEqual({ seeded: ['p7'] });
  expect(read([])).toEqual({});
});

test('[GR-17] a name that nobody has is refused, with the nearest', () => {
  expect(() => read(['--champion', 'Kym'])).toThrow(/no player “Kym”.*Kim/);
});
