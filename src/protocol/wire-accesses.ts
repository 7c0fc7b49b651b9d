import * as z from 'zod';

/** Who opened which link, signed in or exported a file, and from where. */
export const accessListSchema = z.object({
  days: z.int().describe('For how long they are kept; 0: none is noted.'),
  accesses: z
    .array(
      z.object({
        id: z.string(),
        at: z.int(),
        kind: z.enum(['link-opened', 'signed-in', 'sign-in-refused', 'exported']),
        what: z.string().describe('The role and label of a link, the name of an account, or the file.'),
        address: z.string(),
        about: z.string().describe('The browser, as it calls itself.'),
      }),
    )
    .describe('Newest first.'),
});
export type AccessList = z.output<typeof accessListSchema>;
