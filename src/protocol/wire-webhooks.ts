import * as z from 'zod';
import { outcomeSchema, placeSchema } from './commands.ts';
import { gamePlan, playerIdSchema } from './wire-nouns.ts';

/** Webhooks (DK-19): what a game server can be notified of. */

export const topics = [
  'tournament.started',
  'tournament.finished',
  'tournament.reopened',
  'round.published',
  'round.time',
  'round.closed',
  'round.unwound',
  'game.ready',
  'game.cancelled',
  'outcome.recorded',
  'outcome.corrected',
  'outcome.removed',
] as const;
export type Topic = (typeof topics)[number];

export const webhookKinds = ['signed', 'discord', 'slack'] as const;

const players = z.array(playerIdSchema);
const person = z.object({
  id: playerIdSchema,
  name: z.string(),
  externalId: z.string().exactOptional().describe('Your own id of the player, where they were entered with one.'),
});
const round = { round: z.int(), edition: z.int() };
const game = { game: z.string().describe('Such as r1.t4.g1.'), place: placeSchema };
const outcome = { ...game, seats: players, outcome: outcomeSchema, completedAt: z.int() };

const message = <T extends Topic, D extends z.ZodRawShape>(topic: T, data: D) =>
  z.object({
    topic: z.literal(topic),
    tournament: z.string(),
    version: z.int().describe('Of the log that this tells of.'),
    at: z.int().describe('When it happened, in milliseconds since 1970.'),
    data: z.object(data),
  });

/** What is sent to a webhook. */
export const webhookMessageSchema = z
  .discriminatedUnion('topic', [
    message('tournament.started', {}),
    message('tournament.finished', { winners: players }),
    message('tournament.reopened', {}),
    message('round.published', { ...round, kind: z.string(), byes: players }),
    message('round.time', round),
    message('round.closed', { ...round, kind: z.string() }),
    message('round.unwound', { ...round, kind: z.string() }),
    message('game.ready', { ...game, ...gamePlan(person), seats: z.array(person) }),
    message('game.cancelled', game),
    message('outcome.recorded', outcome),
    message('outcome.corrected', outcome),
    message('outcome.removed', { ...game, seats: players }),
  ])
  .meta({
    id: 'WebhookMessage',
    description: 'What has changed, sent once it is written; signed according to Standard Webhooks.',
    examples: [
      {
        topic: 'game.ready',
        tournament: 'k7m2p4qx',
        version: 5,
        at: 1_800_000_000_000,
        data: {
          game: 'r1.t1.g1',
          place: { round: 1, edition: 1, match: 1, game: 1 },
          kind: 'regular',
          seats: [
            { id: 'p1', name: 'Ada' },
            { id: 'p2', name: 'Ben' },
          ],
          white: { id: 'p1', name: 'Ada' },
          black: { id: 'p2', name: 'Ben' },
        },
      },
    ],
  });

export const newWebhookSchema = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(2000),
    kind: z
      .enum(webhookKinds)
      .default('signed')
      .describe('Signed JSON for programs, or ready-made messages for a channel of Discord or Slack.'),
    topics: z
      .array(z.enum(topics))
      .min(1)
      .optional()
      .describe('All of them where nothing is said; for a chat what happens to rounds and the tournament.'),
  })
  .meta({ examples: [{ url: 'https://games.example/hook', topics: ['game.ready', 'game.cancelled'] }] });
export type NewWebhook = z.input<typeof newWebhookSchema>;

const webhook = {
  id: z.string(),
  url: z.string(),
  kind: z.enum(webhookKinds),
  topics: z.array(z.string()),
  createdAt: z.int(),
  oldSecretUntil: z.int().optional().describe('Until then the secret before signs besides.'),
};

export const renewSecretSchema = z
  .strictObject({
    hours: z.int().min(0).max(168).default(24).describe('How long the secret before goes on signing besides.'),
  })
  .meta({ examples: [{ hours: 24 }] });

/** The secret signs the bodies; it is shown this once. */
export const madeWebhookSchema = z.object({ ...webhook, secret: z.string() });
export type MadeWebhook = z.output<typeof madeWebhookSchema>;

export const webhookListSchema = z.object({ webhooks: z.array(z.object(webhook)) });

export type WebhookList = z.output<typeof webhookListSchema>;

export const deliveryListSchema = z.object({
  deliveries: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      position: z.int().describe('Among the messages of that version.'),
      webhook: z.string(),
      topic: z.string(),
      body: z.string(),
      state: z.enum(['pending', 'delivered', 'failed', 'set-aside']),
      nextAttemptAt: z.int(),
      attempts: z.array(z.object({ at: z.int(), status: z.int().optional(), note: z.string(), tookMs: z.int() })),
    }),
  ),
  next: z.string().optional().describe('Hand it back as `before` for older ones; absent on the last page.'),
});
export type DeliveryList = z.output<typeof deliveryListSchema>;
