import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, validatorCompiler } from 'fastify-type-provider-zod';
import { StoreFailure } from '../../store/index.ts';
import '../../words/all.ts';
import { checkReadable } from '../../hosting/readable-text.ts';
import { Passwords } from '../auth/passwords.ts';
import type { SettledOptions } from '../operations/options.ts';
import {
  type ProblemCode,
  RefusedByRules,
  RequestProblem,
  refusalProblem,
  requestProblem,
  sendProblem,
} from '../problems.ts';
import { AccessLog } from './access-log.ts';
import { answersUnder, basePathOf, withoutBase } from './base-path.ts';
import { boundedBodies, SMALL_BODY } from './bodies.ts';
import type { App, Context } from './context.ts';
import { etags } from './etags.ts';
import { health } from './health.ts';
import { languageOf } from './language.ts';
import { limit, MINUTE } from './limits.ts';
import { metrics } from './metrics.ts';
import { describe, reference } from './openapi.ts';
import { checkOrigin, isPublicRead } from './origin.ts';
import { OwnAccount } from './own-account.ts';
import { pages } from './pages.ts';
import { serializer } from './responses.ts';
import { accessRoutes } from './routes/accesses.ts';
import { accountRoutes } from './routes/accounts.ts';
import { addressRoutes } from './routes/addresses.ts';
import { clockRoutes } from './routes/clocks.ts';
import { writingRoutes } from './routes/commands.ts';
import { contactRoutes } from './routes/contacts.ts';
import { erasureRoutes } from './routes/erasure.ts';
import { movingRoutes } from './routes/files.ts';
import { forecastRoutes } from './routes/forecast.ts';
import { formatRoutes } from './routes/formats.ts';
import { imageRoutes } from './routes/images.ts';
import { importingRoutes } from './routes/import.ts';
import { linkRoutes } from './routes/links.ts';
import { openIdRoutes } from './routes/openid.ts';
import { operationsRoutes } from './routes/operations.ts';
import { personalDataRoutes } from './routes/personal-data.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { playerListRoutes } from './routes/player-lists.ts';
import { askingRoutes } from './routes/preview.ts';
import { registeringRoutes } from './routes/registrations.ts';
import { secondStepRoutes } from './routes/second-step.ts';
import { sessionRoutes } from './routes/session.ts';
import { watchingRoutes } from './routes/stream.ts';
import { takeOverRoutes } from './routes/take-over.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { tournamentRoutes } from './routes/tournaments.ts';
import { repeatingRoutes } from './routes/use-again.ts';
import { wallRoutes } from './routes/wall.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { safeHeaders } from './safe-headers.ts';

/** Nothing from elsewhere, no inline script; plain http stays plain (DK-23: no HSTS, no upgrade). */
const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  hsts: false,
  originAgentCluster: false,
  crossOriginOpenerPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
} as const;

/** How long a refused client has to read why. */
const LINGER = 1_000;

/** For answers that show nothing. */
const BARE_POLICY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The token of a private link or of one for a new password is in its address, and a provider's code in its answer. */
const withoutSecrets = (url: string): string => url.replace(/^(\/enter\/|\/reset\/|\/openid\/callback\?).+/, '$1…');

/** The nearest proxies only: what stands before them in X-Forwarded-For is the client's own word. */
function believed(
  proxies: SettledOptions['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

export async function buildApp(context: Context, options: SettledOptions): Promise<App> {
  const base = basePathOf(options.publicUrl);
  const app: App = fastify({
    ...(base !== '' && { rewriteUrl: withoutBase(base) }),
    logger: {
      level: options.logLevel,
      stream: process.stderr,
      serializers: {
        req: ({ method, url, ip }) => ({ method, url: withoutSecrets(url), ip }),
      },
    },
    bodyLimit: SMALL_BODY,
    trustProxy: believed(options.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // Something that is no HTTP, or comes too slowly to be one.
    clientErrorHandler(error, socket) {
      // Whoever does not close their side keeps the line until then.
      if (!socket.writable) return void socket.destroy();
      setTimeout(() => socket.destroy(), LINGER).unref();
      const status =
        'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
      const headers = Object.entries({ ...BARE_POLICY, connection: 'close', 'content-length': '0' });
      socket.end(`HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
    },
    // An address that cannot be read never gets as far as a route.
    frameworkErrors: (error, request, reply) => {
      // The hooks that add the policy have not run.
      for (const [name, value] of Object.entries(BARE_POLICY)) reply.header(name, value);
      void sendProblem(reply as FastifyReply, requestProblem(problemOf(error), languageOf(request as FastifyRequest)));
    },
  }).withTypeProvider();
  // Only JSON: a form of another page cannot send it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializer);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RefusedByRules) {
      return sendProblem(reply, refusalProblem(error, languageOf(request)));
    }
    const problem = problemOf(error);
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter);
    if (problem.status >= 500 && problem !== (error as unknown)) request.log.error(error);
    return sendProblem(reply, requestProblem(problem, languageOf(request)));
  });
  // Before anything can be refused: refusals carry the policy too.
  await safeHeaders(app, SECURITY);
  // None of these waits for anything, so none is a promise: every request goes through all of them.
  app.addHook('onRequest', (request, _, next) => {
    if (context.stopping() && !request.url.startsWith('/readyz')) throw new RequestProblem(503, 'stopping');
    checkOrigin(request, options.hosts);
    next();
  });
  // DK-27: what everyone may read, other sites may read too. Never with a cookie: browsers refuse that with “*”.
  // From the beginning: a live stream takes its headers along before anything is sent.
  app.addHook('onRequest', (request, reply, next) => {
    if (isPublicRead(request)) reply.header('access-control-allow-origin', '*');
    next();
  });
  // What is under way is answered, and then the line is closed.
  app.addHook('onSend', (_, reply, payload, next) => {
    if (context.draining()) reply.header('connection', 'close');
    next(null, payload);
  });
  boundedBodies(app);
  app.addHook('preValidation', ({ body }, _, next) => {
    // A whole file is looked at piece by piece.
    if (typeof body !== 'string') checkReadable(body);
    next();
  });
  await app.register(cookie);
  answersUnder(app, base);
  etags(app);
  await app.register(compress, { global: true, threshold: 2048 });
  await reference(app, context.formats, base);
  metrics(app, context);
  health(app, context);
  tournamentRoutes(app, context);
  erasureRoutes(app, context);
  formatRoutes(app, context);
  await playerListRoutes(app, context);
  askingRoutes(app, context);
  watchingRoutes(app, context);
  writingRoutes(app, context);
  repeatingRoutes(app, context);
  registeringRoutes(app, context);
  const passwords = new Passwords(context.hashingCost);
  const accesses = new AccessLog(context, options.accessDays);
  const own = new OwnAccount(context, passwords);
  /** Six digits can be guessed with a million attempts. */
  const codes = limit(context, 'second step', 10, 10 * MINUTE);
  sessionRoutes(app, context, options, { passwords, accesses, codes });
  linkRoutes(app, context);
  addressRoutes(app, context, options);
  wallRoutes(app, context);
  imageRoutes(app, context);
  contactRoutes(app, context);
  accountRoutes(app, context, options, { passwords, own });
  secondStepRoutes(app, context, options, { own, codes });
  openIdRoutes(app, context, options, { accesses, own });
  accessRoutes(app, context, options);
  personalDataRoutes(app, context);
  tokenRoutes(app, context);
  operationsRoutes(app, context);
  clockRoutes(app, context);
  webhookRoutes(app, context, options);
  movingRoutes(app, context, accesses);
  pictureRoutes(app, context);
  forecastRoutes(app, context);
  await importingRoutes(app, context);
  takeOverRoutes(app, context);
  describe(app);
  await pages(app, context, { folder: options.web, base });
  return app;
}

/** A request with a thousand mistakes is told only the first ones. */
const MAX_PROBLEMS = 20;

function problemOf(error: FastifyError): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const problems = error.validation
      .slice(0, MAX_PROBLEMS)
      .map(({ instancePath, message }) => `${instancePath || 'request'}: ${message}`);
    return new RequestProblem(400, 'unreadable', { problems });
  }
  if (error instanceof StoreFailure) {
    return new RequestProblem(503, error.outcome === 'unknown' ? 'perhaps-saved' : 'store-unavailable');
  }
  const status = error.statusCode ?? 500;
  const known: Readonly<Record<number, ProblemCode>> = {
    404: 'not-found',
    413: 'too-large',
    415: 'wrong-media-type',
    429: 'too-many-requests',
  };
  if (status >= 400 && status < 500) return new RequestProblem(status, known[status] ?? 'unreadable');
  return new RequestProblem(500, 'defect');
}
