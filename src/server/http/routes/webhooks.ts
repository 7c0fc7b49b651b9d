import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  deliveryListSchema,
  madeWebhookSchema,
  newWebhookSchema,
  renewSecretSchema,
  webhookListSchema,
} from '../../../protocol/wire-webhooks.ts';
import type { Webhook } from '../../../store/index.ts';
import { shortId } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import { isPrivateUrl } from '../../webhooks/address.ts';
import type { App, Context } from '../context.ts';
import { visitAsOwner } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

/** Where a page of the delivery log ended. */
const deliveryPlace = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}$/)
  .transform((text) => {
    const [version = 0, position = 0] = text.split('.').map(Number);
    return { version, position };
  });

const HOUR = 3_600_000;
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

export function webhookRoutes(app: App, context: Context, options: SettledOptions): void {
  const { store, now } = context;
  const shown = ({ id, url, events, createdAt, old }: Webhook) => ({
    id,
    url,
    topics: [...events],
    createdAt,
    ...(old && old.until > now() && { oldSecretUntil: old.until }),
  });

  app.get(
    '/api/tournaments/:id/webhooks',
    {
      schema: {
        operationId: 'listWebhooks',
        summary: 'The webhooks of a tournament',
        tags: ['Webhooks'],
        params,
        response: { 200: webhookListSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      const webhooks = await store.webhooks.of(tournament.id);
      return {
        webhooks: webhooks.map(shown),
      };
    },
  );

  app.post(
    '/api/tournaments/:id/webhooks',
    {
      schema: {
        operationId: 'addWebhook',
        summary: 'Be told of what happens; the secret is shown this once',
        tags: ['Webhooks'],
        params,
        body: newWebhookSchema,
        response: { 201: madeWebhookSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      const { url, topics } = request.body;
      if (options.shared && isPrivateUrl(url)) throw new RequestProblem(422, 'private-address');
      const made = { id: shortId(12), url, createdAt: now(), secret: newSecret() };
      await store.webhooks.add({ ...made, stream: tournament.id, events: topics });
      return reply.code(201).send({ ...made, topics });
    },
  );

  app.post(
    '/api/tournaments/:id/webhooks/:webhook/secret',
    {
      schema: {
        operationId: 'renewWebhookSecret',
        summary: 'A new secret, shown this once; the one before signs besides until the receiver has learnt it',
        tags: ['Webhooks'],
        params: z.object({ id: tournamentIdSchema, webhook: z.string().max(40) }),
        body: renewSecretSchema,
        response: { 200: madeWebhookSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      const secret = newSecret();
      const until = now() + request.body.hours * HOUR;
      await store.webhooks.renewSecret(tournament.id, request.params.webhook, secret, until);
      const webhook = (await store.webhooks.of(tournament.id)).find(({ id }) => id === request.params.webhook);
      if (!webhook) throw new RequestProblem(404, 'not-found');
      return { ...shown(webhook), secret };
    },
  );

  app.delete(
    '/api/tournaments/:id/webhooks/:webhook',
    {
      schema: {
        operationId: 'removeWebhook',
        summary: 'Remove a webhook',
        tags: ['Webhooks'],
        params: z.object({ id: tournamentIdSchema, webhook: z.string().max(40) }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      if (!(await store.webhooks.remove(tournament.id, request.params.webhook))) {
        throw new RequestProblem(404, 'not-found');
      }
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/tournaments/:id/deliveries',
    {
      schema: {
        operationId: 'listDeliveries',
        summary: 'The delivery log, newest first',
        tags: ['Webhooks'],
        params,
        querystring: z.object({
          webhook: z.string().max(40).optional(),
          before: deliveryPlace.optional(),
          limit: z.coerce.number().int().min(1).max(500).default(100),
        }),
        response: { 200: deliveryListSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsOwner(context, request, request.params.id);
      const { webhook, before, limit } = request.query;
      const deliveries = await store.outbox.log(tournament.id, {
        limit,
        ...(webhook !== undefined && { webhook }),
        ...(before !== undefined && { before }),
      });
      const last = deliveries.length === limit ? deliveries.at(-1) : undefined;
      return {
        deliveries: deliveries.map((one) => ({ ...one, attempts: [...one.attempts] })),
        ...(last && { next: `${last.version}.${last.position}` }),
      };
    },
  );
}
