import { expect, expectTypeOf, test } from 'vitest';
import { because, type CommonReasons, type NoFigures, type Numbers, type OfPlayer, reasonsOf } from './index.ts';

test('[DK-9] a reason is data: the rule, a code, and the figures behind it', () => {
  expect(because('SW-13', 'dropped', { player: 'p1', round: 3 })).toEqual({
    rule: 'SW-13',
    code: 'dropped',
    figures: { player: 'p1', round: 3 },
  });
  expect(because('DK-2', 'placed-by-desk').figures).toEqual({});
});

test('[DK-9] a format gives its own reasons with exactly their figures', () => {
  interface Reasons {
    grown: OfPlayer & Numbers<'petals'>;
    'QT-9 dropped': OfPlayer;
    wilted: NoFigures;
  }
  const why = reasonsOf<Reasons>();
  expectTypeOf(why<'QT-1', 'grown'>)
    .parameter(2)
    .toEqualTypeOf<OfPlayer & Numbers<'petals'>>();
  // Under its own rule a code may mean something else than what several formats say.
  expectTypeOf(why<'QT-9', 'dropped'>)
    .parameter(2)
    .toEqualTypeOf<OfPlayer>();
  expectTypeOf(why<'SW-13', 'dropped'>)
    .parameter(2)
    .toEqualTypeOf<OfPlayer & Numbers<'round'>>();
  expectTypeOf<Parameters<typeof why>[1]>().toEqualTypeOf<keyof CommonReasons | 'grown' | 'wilted'>();
  expect(why('QT-1', 'wilted')).toEqual({ rule: 'QT-1', code: 'wilted', figures: {} });
});
