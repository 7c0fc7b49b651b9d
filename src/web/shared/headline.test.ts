import { expect, test } from 'vitest';
import type { WireScore } from '../../kit/index.ts';
import type { StandingView } from '../../protocol/wire-views.ts';
import { leadersOf, stillIn } from './headline.ts';
import type { Seen } from './use-public-view.ts';

const row = (player: string, place: number, points: number, differential: number): StandingView => ({
  player,
  place,
  state: 'active',
  criteria: [
    { name: 'match-points', value: points as WireScore },
    { name: 'differential', value: differential as WireScore },
  ],
  why: [],
});

test('whoever has as many points as the first leads, too, whatever the tie-break says', () => {
  const standings = [row('a', 1, 9, 7), row('b', 2, 9, 5), row('c', 2, 9, 5), row('d', 4, 6, 12)];
  expect(leadersOf({}, standings).map(({ player }) => player)).toEqual(['a', 'b', 'c']);
  expect(leadersOf({ headline: 'differential' }, standings).map(({ player }) => player)).toEqual(['a']);
  expect(leadersOf({}, [])).toEqual([]);
});

test('whoever is out does not lead', () => {
  const out = { ...row('b', 1, 9, 7), state: 'eliminated' as const };
  expect(leadersOf({}, [row('a', 1, 9, 7), out]).map(({ player }) => player)).toEqual(['a']);
});

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
