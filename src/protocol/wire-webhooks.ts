import { z } from 'zod';

/** Webhooks (DK-19): what a game server can be told of. */

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

export const newWebhookSchema = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).max(2000),
    topics: z
      .array(z.enum(topics))
      .min(1)
      .default([...topics]),
  })
  .meta({ examples: [{ url: 'https://games.example/hook', topics: ['game.ready', 'game.cancelled'] }] });
export type NewWebhook = z.input<typeof newWebhookSchema>;

const webhook = { id: z.string(), url: z.string(), topics: z.array(z.string()), createdAt: z.int() };

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
