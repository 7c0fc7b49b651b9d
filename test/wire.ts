import type { WireScore } from '../src/kit/index.ts';
import type { WireOutcome } from '../src/protocol/commands.ts';
import type { PublicView } from '../src/protocol/wire-views.ts';

/** What a client of the server sends, good or bad: `scores(5, 3)`, `scores(0.5, 0.5)`. */
export const scores = (...values: readonly (number | null)[]): WireOutcome => ({
  kind: 'scores',
  scores: values as readonly (WireScore | null)[],
});

/** Without since when each slice is so: that depends on who has looked when. */
export const content = ({ slices, ...view }: PublicView) => ({
  ...view,
  slices: Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, { ...slice, version: 0 }])),
});
