import * as z from 'zod';
import { outcomeSchema } from './commands.ts';

/** The nouns that views and the log share, as they go over the wire. Their types are the engine's; a test compares. */

/** DK-33. */
export const announcedByeSchema = z.enum(['nothing', 'half', 'full']);
export const absencesSchema = z.array(
  z.object({
    from: z.int().min(1),
    to: z.int().exactOptional().describe('The last round; without it until further notice.'),
    bye: announcedByeSchema,
  }),
);

export const playerIdSchema = z.string().describe('A player, such as p7.');
const whole = z.int();

/** The engine counts in whole numbers; a quantity says of what. */
const quantitySchema = z
  .union([whole, z.object({ halves: whole }), z.object({ hundredths: whole }), z.object({ thousandths: whole })])
  .meta({ id: 'Quantity', examples: [3, { halves: 3 }] });

const sentence = {
  sentence: z.string().exactOptional().describe('The same for people, where a language was asked for.'),
};

const reasons = <Figure extends z.ZodType>(figure: Figure) =>
  z.object({
    rule: z.string(),
    code: z.string(),
    figures: z.record(
      z.string(),
      z.union([
        figure,
        z.string(),
        z.boolean(),
        z.array(z.string()),
        z.array(z.object({ player: playerIdSchema.exactOptional(), round: whole.exactOptional(), value: figure })),
      ]),
    ),
  });

export const reasonSchema = reasons(z.number())
  .extend(sentence)
  .meta({
    id: 'Reason',
    description: 'Why something is so: the rule, a code, and the figures behind it, as people say them.',
    examples: [{ rule: 'GR-7', code: 'highest-score', figures: { player: 'p1', score: 2.5 } }],
  });

export const sidesSchema = z
  .object({ first: z.enum(['white', 'black']).describe('Who moves first.'), white: reasonSchema, black: reasonSchema })
  .describe('What the sides of a game are called, where they are not white and black.');

/** As it is hashed. */
export const loggedReasonSchema = reasons(quantitySchema).meta({
  id: 'LoggedReason',
  examples: [{ rule: 'GR-7', code: 'highest-score', figures: { player: 'p1', score: { halves: 5 } } }],
});

export const criterionSchema = z.object({ name: z.string(), value: z.number() });

const findings = <Size extends z.ZodType>(size: Size) =>
  z.object({
    code: z.string().describe('`rematch`, `missing`, …; a format may have codes of its own.'),
    hard: z.boolean().describe('It takes an override with a reason to publish it all the same.'),
    impossible: z.literal(true).exactOptional(),
    players: z.array(playerIdSchema),
    size,
  });

export const findingSchema = findings(z.number()).extend(sentence).meta({
  id: 'Finding',
  description: 'Something about a pairing that the desk should know.',
});

/** As it is hashed. */
export const loggedFindingSchema = findings(quantitySchema).meta({ id: 'LoggedFinding' });

export const drawSchema = z
  .object({ name: z.string(), key: z.string() })
  .meta({ id: 'Draw', description: 'The name of a draw and the key with which anyone can run it again.' });

const sideClock = z.object({ base: whole, increment: whole, bonusAt40: whole });

/** A game as it is announced. Milliseconds; white and black are players in views and seats in the log. */
export const gamePlan = <Side extends z.ZodType>(side: Side) => ({
  kind: z.enum(['regular', 'sudden-death', 'armageddon']),
  attempt: whole.exactOptional(),
  white: side.exactOptional(),
  black: side.exactOptional(),
  clock: z.object({ white: sideClock, black: sideClock }).exactOptional(),
  start: z.object({ number: whole, fen: z.string() }).exactOptional(),
});

export const playerStateSchema = z.enum(['active', 'eliminated', 'qualified', 'dropped']);
export const roundStateSchema = z.enum(['draft', 'published', 'closed']);

/** SW-15. */
export const roundClockSchema = z
  .object({
    round: whole,
    remaining: whole.describe('Milliseconds: what is left, or, while it runs, what was left at `since`.'),
    since: whole.exactOptional(),
  })
  .meta({ id: 'RoundClock' });

/** DK-12: what was reported at a table and is not settled yet. */
export const reportSchema = z
  .object({
    round: whole,
    edition: whole,
    match: whole,
    proposals: z.array(
      z.object({
        player: playerIdSchema,
        outcome: z.union([outcomeSchema, z.literal('disputed')]),
        at: whole,
        enteredAt: whole.exactOptional(),
      }),
    ),
  })
  .meta({ id: 'TableReport' });
