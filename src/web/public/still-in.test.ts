import { expect, test } from 'vitest';
import type { Seen } from '../shared/use-public-view.ts';
import { stillIn } from './still-in.ts';

const view = (kind: Seen['board']['kind'], status: Seen['about']['status']) =>
  ({
    about: { status },
    board: { kind },
    standings: ['active', 'active', 'eliminated', 'dropped'].map((state) => ({ state })),
  }) as unknown as Seen;

test('[DK-27] where players go out by their strikes, the public page tells how many are still in', () => {
  expect(stillIn(view('bars', 'running'))).toEqual({ still: 2, all: 4 });
});

test('before the start, after the end and in other formats there is nothing to tell', () => {
  expect(stillIn(view('bars', 'registering'))).toBeUndefined();
  expect(stillIn(view('bars', 'finished'))).toBeUndefined();
  expect(stillIn(view('bracket', 'running'))).toBeUndefined();
});
