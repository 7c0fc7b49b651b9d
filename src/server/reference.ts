import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { problemSchema } from '../protocol/wire.ts';
import type { App } from './context.ts';

/** DK-19: the description of the API, made from the schemas that check it, and a page to read it. */
export async function reference(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tiltyard',
        version: '1',
        description:
          'Run tournaments over HTTP. Every command has an id chosen by the caller and is applied once, for ever. ' +
          'Errors are application/problem+json with a code, details and a sentence.',
        license: { name: 'MIT' },
      },
      tags: ['Reading', 'Writing', 'Players', 'Roles', 'Clocks', 'Webhooks', 'Files'].map((name) => ({ name })),
      components: {
        securitySchemes: {
          link: { type: 'http', scheme: 'bearer', description: 'The token of an owner, role or session link.' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'tiltyard' },
        },
      },
      security: [{ link: [] }, { cookie: [] }, {}],
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || !route.schema || route.schema.hide) return;
    route.schema.response = { '4xx': problemSchema, ...(route.schema.response ?? {}) };
  });
  await app.register(swaggerUi, { routePrefix: '/api/reference', staticCSP: false });
}

/** Once all routes are known. */
export function describe(app: App): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
