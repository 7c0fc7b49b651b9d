import * as z from 'zod';

/** For the operator, who runs the server. Moments and spans are milliseconds. */

export const backupsSchema = z.object({
  every: z.int().describe('How often one is made; 0: only by hand.'),
  keep: z.int(),
  folder: z.string(),
  last: z
    .object({
      at: z.int(),
      file: z.string(),
      bytes: z.int(),
      tournaments: z.int(),
      entries: z.int(),
    })
    .exactOptional()
    .describe('The newest that was read again from the disk and found whole, if it is still there.'),
  failed: z
    .object({ at: z.int(), why: z.string() })
    .exactOptional()
    .describe('The newest attempt, where it came to nothing.'),
  outdated: z
    .array(z.object({ file: z.string(), at: z.int() }))
    .describe('Those made before somebody was erased, whom they still name. Restoring one erases again; delete them.'),
  ahead: z
    .array(z.object({ file: z.string(), at: z.int() }))
    .describe('Those made later than now by their names: the clock has gone back since, or was wrong then.'),
});
export type Backups = z.output<typeof backupsSchema>;
