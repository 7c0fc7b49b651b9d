import * as z from 'zod/mini';

export const quartetSettings = z.strictObject({
  /** QT-3. */
  first: z._default(z.int().check(z.minimum(1), z.maximum(9)), 3),
});
