import { z } from 'zod';
import { commandIdSchema, createdSchema } from './wire.ts';

/** An event that another program began (DK-18). */

const MAX_TEXT = 2_000_000;

export const takeOverSchema = z
  .strictObject({
    commandId: commandIdSchema.optional(),
    text: z
      .string()
      .min(1)
      .max(MAX_TEXT)
      .describe(
        'What the other program wrote: a FIDE report (TRF), PGN, a table of games, a cross table or a list of players as text, or JSON of Challonge, brackets-manager, NRTM or cobra.',
      ),
    name: z.string().min(1).max(2000).optional().describe('What it is called here; otherwise as the file says.'),
    event: z
      .string()
      .max(2000)
      .optional()
      .describe('Which event of a PGN that has several; without it such a file is refused, with `choices`.'),
    byes: z
      .enum(['no', 'yes', 'ask'])
      .default('no')
      .describe(
        'Whether a player who alone had no game, between their first and last one, had the bye; `ask` refuses and names them.',
      ),
    format: z.string().max(40).optional(),
    config: z.record(z.string(), z.unknown()).default({}).describe('Settings over those that the file comes to.'),
  })
  .meta({
    examples: [
      { text: 'Round,White,Black,Result\n1,Ana,Ben,1-0\n1,Cy,Dee,\n', name: 'Club evening', config: { rounds: 5 } },
    ],
  });
export type TakeOver = z.input<typeof takeOverSchema>;

export const takenOverSchema = createdSchema.extend({
  notes: z
    .array(z.object({ code: z.string(), text: z.string() }))
    .describe('What could not be taken over as it was, in the language asked for.'),
});
export type TakenOver = z.output<typeof takenOverSchema>;
