import { expect, test } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { formatNamed, type Table } from '../../engine/index.ts';
import { seatsSoFar } from './strikes-seats.ts';

const table: Table = {
  match: 1,
  number: 1,
  seats: [...'abcd'],
  games: [{ kind: 'regular' }],
  proposals: [],
  why: [],
};
const configured = (settings: Record<string, unknown> = {}): unknown => {
  const config = formatNamed(formats, 'strikes')?.configure(settings);
  if (!config?.ok) throw new Error('settings');
  return config.value;
};
const before = (player: string) => (player === 'a' ? 22 : 0);

/** “a 2–3 +12 =34”, as the page shows it. */
const shown = (cells: readonly string[], settings = {}) =>
  seatsSoFar(table, cells, configured(settings), before).map(({ place, sharedTo, taken, total, out }) =>
    [place && `${place}${sharedTo ? `–${sharedTo}` : ''}`, taken !== undefined && `+${taken}=${total}`, out && 'out']
      .filter(Boolean)
      .join(' '),
  );

test('[ST-3] tied players share the strikes of their places', () => {
  expect(shown(['50', '42', '42', '31'])).toEqual(['1 +0=22', '2–3 +12=12', '2–3 +12=12', '4 +24=24']);
});

test('[DK-3] places appear as soon as a score is there, strikes when all are; 0 is a score, nothing is none', () => {
  expect(shown(['', '0', '', '7'])).toEqual(['', '2', '', '1']);
  expect(shown(['', '', '', ''])).toEqual(['', '', '', '']);
});

test('[ST-1] says who is out, at the level and above it', () => {
  expect(shown(['31', '42', '50', '40'], { eliminationAt: 46 })[0]).toBe('4 +24=46 out');
  expect(shown(['31', '42', '50', '40'], { eliminationAt: 47 })[0]).toBe('4 +24=46');
});

test('[ST-4] lowest wins, and places', () => {
  expect(shown(['50', '42', '42', '31'], { scoring: 'lowest-wins' }).map((text) => text.split(' ')[0])).toEqual([
    '4',
    '2–3',
    '2–3',
    '1',
  ]);
  expect(shown(['1', '2', '2', '4'], { scoring: 'places' })).toEqual([
    '1 +0=22',
    '2–3 +12=12',
    '2–3 +12=12',
    '4 +24=24',
  ]);
});

test('[ST-17] who left takes the last place', () => {
  expect(shown(['x', '42', '50', '31'])[0]).toBe('4 +24=46 out');
});
