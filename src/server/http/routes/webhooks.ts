import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  topics as allTopics,
  deliveryListSchema,
  madeWebhookSchema,
  newWebhookSchema,
  renewSecretSchema,
  webhookListSchema,
} from '../../../protocol/wire-webhooks.ts';
import type { Webhook, WebhookScope } from '../../../store/index.ts';
import { type Caller, notAllowed } from '../../auth/identity.ts';
import { shortId } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import { isPrivateUrl } from '../../webhooks/address.ts';
import { chatTopics, isChat } from '../../webhooks/chat.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../language.ts';
import { visitAsOwner } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });
const webhookId = z.string().max(40);

/** Where a page of the delivery log ended. */
const deliveryPlace = z
  .string()
  .regex(/^\d{1,9}\.\d{1,9}$/)
  .transform((text) => {
    const [version = 0, position = 0] = text.split('.').map(Number);
    return { version, position };
  });

const HOUR = 3_600_000;
/** Each of them is sent every result. */
const MAX_WEBHOOKS = 20;
const newSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;

/** The same four operations for one tournament and for all of an account. */
class WebhookDesk {
  constructor(
    private readonly context: Context,
    private readonly options: SettledOptions,
  ) {}

  shown({ id, url, kind, events, createdAt, old }: Webhook) {
    const stillSigns = old && old.until > this.context.now();
    return { id, url, kind, topics: [...events], createdAt, ...(stillSigns && { oldSecretUntil: old.until }) };
  }

  async list(scope: WebhookScope) {
    const webhooks = await this.context.store.webhooks.madeFor(scope);
    return { webhooks: webhooks.map((webhook) => this.shown(webhook)) };
  }

  async add(scope: WebhookScope, request: FastifyRequest, wanted: z.output<typeof newWebhookSchema>) {
    const { url, kind } = wanted;
    if (this.options.shared && isPrivateUrl(url)) throw new RequestProblem(422, 'private-address');
    const { length: already } = await this.context.store.webhooks.madeFor(scope);
    if (already >= MAX_WEBHOOKS) throw new RequestProblem(422, 'too-many-webhooks');
    const events = wanted.topics ?? [...(isChat({ kind }) ? chatTopics : allTopics)];
    const made = { id: shortId(12), url, kind, createdAt: this.context.now(), secret: newSecret() };
    await this.context.store.webhooks.add({ ...made, scope, language: languageOf(request), events });
    return { ...made, topics: events };
  }

  async renew(scope: WebhookScope, id: string, hours: number) {
    const { store, now } = this.context;
    const secret = newSecret();
    await store.webhooks.renewSecret(scope, id, secret, now() + hours * HOUR);
    const webhook = (await store.webhooks.madeFor(scope)).find((one) => one.id === id);
    if (!webhook) throw new RequestProblem(404, 'not-found');
    return { ...this.shown(webhook), secret };
  }

  async remove(scope: WebhookScope, id: string): Promise<void> {
    if (!(await this.context.store.webhooks.remove(scope, id))) throw new RequestProblem(404, 'not-found');
  }
}

export function webhookRoutes(app: App, context: Context, options: SettledOptions): void {
  const desk = new WebhookDesk(context, options);
  const tournamentOf = async (request: FastifyRequest, id: string): Promise<WebhookScope> => {
    const { tournament } = await visitAsOwner(context, request, id);
    return { stream: tournament.id };
  };

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
    async (request) => desk.list(await tournamentOf(request, request.params.id)),
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
      const scope = await tournamentOf(request, request.params.id);
      return reply.code(201).send(await desk.add(scope, request, request.body));
    },
  );

  app.post(
    '/api/tournaments/:id/webhooks/:webhook/secret',
    {
      schema: {
        operationId: 'renewWebhookSecret',
        summary: 'A new secret, shown this once; the one before signs besides until the receiver has learnt it',
        tags: ['Webhooks'],
        params: params.extend({ webhook: webhookId }),
        body: renewSecretSchema,
        response: { 200: madeWebhookSchema },
      },
    },
    async (request) => {
      const scope = await tournamentOf(request, request.params.id);
      return desk.renew(scope, request.params.webhook, request.body.hours);
    },
  );

  app.delete(
    '/api/tournaments/:id/webhooks/:webhook',
    {
      schema: {
        operationId: 'removeWebhook',
        summary: 'Remove a webhook',
        tags: ['Webhooks'],
        params: params.extend({ webhook: webhookId }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      await desk.remove(await tournamentOf(request, request.params.id), request.params.webhook);
      return reply.code(204).send();
    },
  );

  accountWebhookRoutes(app, context, desk);
  deliveryRoutes(app, context);
}

function accountWebhookRoutes(app: App, { identity }: Context, desk: WebhookDesk): void {
  /** The operator's hear of every tournament on the server. */
  const ownerOf = async (request: FastifyRequest): Promise<WebhookScope> => {
    const caller = await identity.callerOf(request);
    if (caller.account) return { account: caller.account.id };
    if (!caller.operator) throw notAllowed(caller);
    return { server: true };
  };

  app.get(
    '/api/account/webhooks',
    {
      schema: {
        operationId: 'listAccountWebhooks',
        summary: 'The webhooks for all tournaments of your account; for the operator, of the server',
        tags: ['Webhooks'],
        response: { 200: webhookListSchema },
      },
    },
    async (request) => desk.list(await ownerOf(request)),
  );

  app.post(
    '/api/account/webhooks',
    {
      schema: {
        operationId: 'addAccountWebhook',
        summary: 'Be told of what happens in all your tournaments, later ones too; the secret is shown this once',
        tags: ['Webhooks'],
        body: newWebhookSchema,
        response: { 201: madeWebhookSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await desk.add(await ownerOf(request), request, request.body)),
  );

  app.post(
    '/api/account/webhooks/:webhook/secret',
    {
      schema: {
        operationId: 'renewAccountWebhookSecret',
        summary: 'A new secret for it, shown this once; the one before signs besides for a while',
        tags: ['Webhooks'],
        params: z.object({ webhook: webhookId }),
        body: renewSecretSchema,
        response: { 200: madeWebhookSchema },
      },
    },
    async (request) => desk.renew(await ownerOf(request), request.params.webhook, request.body.hours),
  );

  app.delete(
    '/api/account/webhooks/:webhook',
    {
      schema: {
        operationId: 'removeAccountWebhook',
        summary: 'Remove a webhook for all your tournaments',
        tags: ['Webhooks'],
        params: z.object({ webhook: webhookId }),
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      await desk.remove(await ownerOf(request), request.params.webhook);
      return reply.code(204).send();
    },
  );
}

function deliveryRoutes(app: App, context: Context): void {
  /** The tournament's and one's own. Where another account or the operator is told of it, now or earlier, is theirs. */
  async function shownTo({ account }: Caller, tournament: string): Promise<string[]> {
    const { madeFor } = context.store.webhooks;
    const own = account ? await madeFor({ account: account.id }) : [];
    return [...(await madeFor({ stream: tournament })), ...own].map(({ id }) => id);
  }

  app.get(
    '/api/tournaments/:id/deliveries',
    {
      schema: {
        operationId: 'listDeliveries',
        summary: 'The delivery log, newest first',
        tags: ['Webhooks'],
        params,
        querystring: z.object({
          webhook: webhookId.optional(),
          before: deliveryPlace.optional(),
          limit: z.coerce.number().int().min(1).max(500).default(100),
        }),
        response: { 200: deliveryListSchema },
      },
    },
    async (request) => {
      const { tournament, caller } = await visitAsOwner(context, request, request.params.id);
      const { webhook, before, limit } = request.query;
      const deliveries = await context.store.outbox.log(tournament.id, {
        limit,
        ...(!caller.operator && { only: await shownTo(caller, tournament.id) }),
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
