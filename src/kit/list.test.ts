import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withOneMore } from './list.ts';

test('a list with one more is a copy', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), fc.anything(), (list, one) => {
      const before = [...list];
      expect(withOneMore(list, one)).toStrictEqual([...list, one]);
      expect(list).toStrictEqual(before);
    }),
  );
});
