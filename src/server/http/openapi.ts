import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Formats } from '../../engine/index.ts';
import { topics, webhookMessageSchema } from '../../protocol/wire-webhooks.ts';
import { Frame, Piece } from '../live/frames.ts';
import type { App } from './context.ts';
import { closedTuples, settingsSchemas, withTypedSettings } from './openapi-settings.ts';
import { kept, problemAnswer, sendKept } from './responses.ts';

const REFERENCE = '#/components/schemas/';

/** Registered under this name by its schema. */
const messageName = webhookMessageSchema.meta()?.id ?? '';

/** Everything that is referred to, directly or by what is referred to. */
function reachable(from: unknown, schemas: Readonly<Record<string, unknown>>, found = new Set<string>()): Set<string> {
  if (typeof from !== 'object' || from === null) return found;
  for (const [key, value] of Object.entries(from)) {
    if (key === '$ref' && typeof value === 'string' && value.startsWith(REFERENCE)) {
      const name = value.slice(REFERENCE.length);
      if (found.has(name)) continue;
      found.add(name);
      reachable(schemas[name], schemas, found);
    } else {
      reachable(value, schemas, found);
    }
  }
  return found;
}

/** DK-19: what a game server is sent. */
const messages = {
  post: {
    operationId: 'toldByWebhook',
    tags: ['Webhooks'],
    summary: 'What happened, as a webhook hears it',
    description: `Topics: ${topics.join(', ')}. The headers webhook-id, webhook-timestamp and webhook-signature come along.`,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: `${REFERENCE}${messageName}` } } },
    },
    responses: { '2XX': { description: 'Taken. Anything else is tried again with growing waits; 410 ends it.' } },
  },
};

/**
 * Named schemas are made for requests and for answers; those that nobody refers to are left out. Settings are described
 * format by format: what is read is any object, since the engine says what is wrong with it.
 */
const described =
  (formats: Formats): typeof jsonSchemaTransformObject =>
  (input) => {
    const document = jsonSchemaTransformObject(input);
    if (!('components' in document)) return document;
    const complete = closedTuples(withTypedSettings(formats, document));
    const schemas: Record<string, object> = complete.components?.schemas ?? {};
    Object.assign(schemas, closedTuples(settingsSchemas(formats)));
    const used = reachable([complete.paths, messages], schemas);
    for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
    return { ...complete, webhooks: { message: messages } };
  };

const sections = {
  Reading: 'What there is to see, and why it is so.',
  Writing: 'Commands: everything that changes a tournament.',
  Players: 'What people do for themselves.',
  Roles: 'Links, accounts and tokens: who may do what.',
  Clocks: 'The clocks of games that the server runs.',
  Webhooks: 'Being told of what happens.',
  Files: 'Files out and in, and backups.',
};

/** A route without a name of its own is called by its method and address: getAccountSecondStep. */
function calledBy(method: string, url: string): string {
  const words = url.replace(/^\/api\//, '').split(/[^A-Za-z0-9]+/);
  return [method.toLowerCase(), ...words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)].join('');
}

/** DK-19: the description of the API, made from the schemas that check it, and a page to read it. */
export async function reference(app: App, formats: Formats, base: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tiltyard',
        version: '1',
        description:
          'Run tournaments over HTTP. Every command has an id chosen by the caller and is applied once, for ever. ' +
          'Errors are application/problem+json with a code, details and a sentence. Reads carry an ETag.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: base || '/', description: 'This server.' }],
      tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          link: { type: 'http', scheme: 'bearer', description: 'The token of an owner, role or session link.' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'tiltyard' },
        },
      },
      security: [{ link: [] }, { cookie: [] }, {}],
    },
    transform: jsonSchemaTransform,
    transformObject: described(formats),
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || !route.schema || route.schema.hide) return;
    route.schema.operationId ??= calledBy([route.method].flat()[0] ?? '', route.url);
    route.schema.response = { ...(route.schema.response ?? {}), '4xx': problemAnswer, '5xx': problemAnswer };
  });
  await app.register(swaggerUi, { routePrefix: '/api/reference', staticCSP: false });
  referenceScript(app);
}

/** The page's script, 1.5 MB, never changes while a server runs: it is compressed once, not for each reader. */
function referenceScript(app: App): void {
  const folder = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'));
  const script = new Frame(new Piece(() => readFileSync(join(folder, 'static', 'swagger-ui-bundle.js'), 'utf8')));
  app.get('/api/reference/static/swagger-ui-bundle.js', { schema: { hide: true }, ...kept }, (request, reply) =>
    sendKept(request, reply.header('content-type', 'text/javascript; charset=utf-8'), script),
  );
}

/** Once all routes are known. */
export function describe(app: App): void {
  let written: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, (_, reply) => {
    written ??= JSON.stringify(app.swagger());
    return reply.header('content-type', 'application/json; charset=utf-8').send(written);
  });
}
