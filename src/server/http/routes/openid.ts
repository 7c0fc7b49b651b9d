import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nothingSchema } from '../../../protocol/wire.ts';
import { providerAddressSchema } from '../../../protocol/wire-roles.ts';
import { ownPasswordSchema } from '../../../protocol/wire-second-step.ts';
import type { Account } from '../../../store/index.ts';
import { accountNameFrom, OpenId, type Recognised } from '../../auth/openid.ts';
import { sealed, unsealed } from '../../auth/sealed.ts';
import { shortId } from '../../auth/tokens.ts';
import type { SettledOptions } from '../../operations/options.ts';
import { RequestProblem } from '../../problems.ts';
import type { AccessLog } from '../access-log.ts';
import type { App, Context } from '../context.ts';
import { addressOf, limit, MINUTE } from '../limits.ts';
import type { OwnAccount } from '../own-account.ts';
import { openSession } from '../signed-in.ts';

const COOKIE = 'openid-tiltyard';
const START = '/openid/start';
const BACK = '/openid/callback';

const underWay = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Undefined: somebody signs in. */
  connect: z.string().exactOptional(),
  until: z.number(),
});

/** DK-17: signing in at a provider of identities, where one is set up. */
export function openIdRoutes(
  app: App,
  context: Context,
  options: SettledOptions,
  { accesses, own }: { readonly accesses: AccessLog; readonly own: OwnAccount },
): void {
  if (!options.shared) return;
  const { store, identity, now } = context;
  const { oidcIssuer: issuer, oidcClientId: clientId = '', oidcClientSecret: clientSecret } = options;
  const openId = issuer === undefined ? undefined : new OpenId({ issuer, clientId, clientSecret });
  const tries = limit(context, 'openid', 30);
  const key = () => store.secrets.keyFor('openid');

  const redirectUri = ({ protocol, host }: FastifyRequest): string =>
    `${options.publicUrl ?? `${protocol}://${host}`}${BACK}`;

  /** Where to send the browser, which keeps what was asked. */
  async function begin(request: FastifyRequest, reply: FastifyReply, account?: Account): Promise<string> {
    if (!openId) throw new RequestProblem(404, 'not-found');
    await tries(addressOf(request));
    const { url, asked } = await openId.ask(redirectUri(request)).catch((error: unknown) => {
      request.log.warn(error, 'openid');
      throw new RequestProblem(503, 'provider-unavailable');
    });
    const kept = { ...asked, until: now() + 10 * MINUTE, ...(account && { connect: account.id }) };
    reply.header('cache-control', 'no-store').setCookie(COOKIE, sealed(await key(), kept), {
      path: BACK,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: 600,
    });
    return url.href;
  }

  app.get(START, { schema: { hide: true } }, async (request, reply) =>
    reply.redirect(await begin(request, reply), 303),
  );

  // Never by an address alone: any page could send a browser there, and somebody who is signed in at the provider as
  // another would have given that other a way into the account.
  app.post(
    '/api/account/identity',
    {
      schema: {
        summary: 'Begin to connect your account with somebody at the provider of identities, with the password',
        tags: ['Roles'],
        body: ownPasswordSchema,
        response: { 200: providerAddressSchema },
      },
    },
    async (request, reply) => {
      const account = await own.checked(request, request.body.password);
      return { url: await begin(request, reply, account) };
    },
  );

  app.get(BACK, { schema: { hide: true } }, async (request, reply) => {
    if (!openId) throw new RequestProblem(404, 'not-found');
    await tries(addressOf(request));
    reply.clearCookie(COOKIE, { path: BACK }).header('cache-control', 'no-store');
    const asked = underWay.safeParse(unsealed(await key(), request.cookies[COOKIE] ?? '')).data;
    if (!asked || asked.until < now()) return reply.redirect('/?openid=failed', 303);
    const answer = new URL(`${redirectUri(request)}?${request.url.split('?')[1] ?? ''}`);
    const who = await openId.recognise(answer, asked).catch((error: unknown) => {
      request.log.warn(error, 'openid');
      return undefined;
    });
    if (!who) return reply.redirect('/?openid=failed', 303);
    if (asked.connect !== undefined) return connect(request, reply, who, asked.connect);
    const account = await accountOf(who);
    if (!account) return reply.redirect('/?openid=stranger', 303);
    accesses.note(request, { kind: 'signed-in', what: account.name, account: account.id });
    await openSession(context, request, reply, account);
    return reply.redirect('/', 303);
  });

  /** Only for the person who began it, while still signed in. */
  async function connect(request: FastifyRequest, reply: FastifyReply, who: Recognised, account: string) {
    const caller = await identity.callerOf(request);
    if (caller.account?.id !== account) return reply.redirect('/?openid=failed', 303);
    const known = await store.identities.find(who);
    const connected = known === account || (await store.identities.add(account, who, now()));
    return reply.redirect(connected ? '/account' : '/account?openid=taken', 303);
  }

  async function accountOf(who: Recognised): Promise<Account | undefined> {
    const known = await store.identities.find(who);
    if (known !== undefined) return store.accounts.get(known);
    if (!options.oidcRegistration && !options.registration) return undefined;
    const name = accountNameFrom(who.called);
    // A name that is taken is somebody else's: the newcomer gets another one.
    for (const one of [name, `${name}-${shortId(4)}`, `${name}-${shortId(8)}`]) {
      const account = { id: shortId(12), name: one, passwordHash: '', createdAt: now() };
      if (!(await store.accounts.add(account))) continue;
      if (await store.identities.add(account.id, who, now())) return account;
      // They signed in twice at once, and the other was quicker.
      await store.accounts.remove(account.id);
      return accountOf(who);
    }
    return undefined;
  }

  app.delete(
    '/api/account/identity',
    {
      schema: {
        summary: 'Disconnect your account from the provider of identities, with the password, which you need then',
        tags: ['Roles'],
        body: ownPasswordSchema,
        response: { 204: nothingSchema },
      },
    },
    async (request, reply) => {
      const account = await own.of(request);
      if ((await store.identities.of(account.id)).length === 0) throw new RequestProblem(404, 'not-found');
      if (account.passwordHash === '') throw new RequestProblem(409, 'no-password-yet');
      await own.checked(request, request.body.password);
      await store.identities.removeOf(account.id);
      return reply.code(204).send();
    },
  );
}
