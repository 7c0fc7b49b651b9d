import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { type Caller, notAllowed, standingIn } from '../auth/identity.ts';
import { type RoleHeld, seesAll } from '../auth/roles.ts';
import type { LiveTournament } from '../live/live-tournament.ts';
import { upToDate } from '../live/tournaments.ts';
import { RequestProblem } from '../problems.ts';
import type { Client } from '../workshop/workshop.ts';
import { isSmall, LARGE_BODY, LARGE_BODY_MS } from './bodies.ts';
import type { Context } from './context.ts';
import { addressOf } from './limits.ts';

/** Someone at the door of one tournament. */
export interface Visitor {
  readonly caller: Caller;
  readonly standing: RoleHeld;
  readonly tournament: LiveTournament;
}

/** A tournament that is not listed does not exist for those without a role in it (DK-16). */
export async function visit(context: Context, request: FastifyRequest, id: string): Promise<Visitor> {
  const tournament = await context.tournaments.find(id);
  if (!tournament?.state.facts.about) throw new RequestProblem(404, 'no-such-tournament');
  const caller = await context.identity.callerOf(request, id);
  const standing = standingIn(caller, id);
  if (standing.role === 'public' && !tournament.state.facts.about.settings.listed) {
    throw new RequestProblem(404, 'no-such-tournament');
  }
  // Someone who wrote through another process reads here what they wrote there. The public may be a moment behind.
  if (standing.role !== 'public') await upToDate(context.store, tournament);
  return { caller, standing, tournament };
}

/** A hall is often one address: people with a link are counted by it, and only strangers by address. */
export function senderOf(request: FastifyRequest, { caller, tournament }: Visitor): string {
  const link = caller.links.find(({ stream }) => stream === tournament.id);
  return link ? `link ${link.id}` : `address ${addressOf(request)}`;
}

/** For those who run it. */
export async function visitAsDesk(context: Context, request: FastifyRequest, id: string): Promise<Visitor> {
  const visitor = await visit(context, request, id);
  if (!seesAll(visitor.standing.role)) throw notAllowed(visitor.caller);
  return visitor;
}

export async function visitAsOwner(context: Context, request: FastifyRequest, id: string): Promise<Visitor> {
  const visitor = await visit(context, request, id);
  if (visitor.standing.role !== 'owner') throw notAllowed(visitor.caller);
  return visitor;
}

/** A route where a desk may send thousands of players at once; everyone else only a small body. */
export const largeForDesk = (context: Context) => ({
  bodyLimit: LARGE_BODY,
  config: { bodyMs: LARGE_BODY_MS },
  // Most are small: those wait for no promise.
  preParsing: (
    request: FastifyRequest<{ Params: { id: string } }>,
    _: FastifyReply,
    payload: RequestPayload,
    done: (error?: Error | null, payload?: RequestPayload) => void,
  ) => {
    if (isSmall(request)) return done(null, payload);
    visit(context, request, request.params.id).then(
      ({ standing }) => done(seesAll(standing.role) ? null : new RequestProblem(413, 'too-large'), payload),
      done,
    );
  },
});

/** Someone who may have tournaments of their own: an account, or the operator. */
export async function signedIn({ identity }: Context, request: FastifyRequest): Promise<Caller> {
  const caller = await identity.callerOf(request);
  if (!caller.operator && !caller.account) throw notAllowed(caller);
  return caller;
}

/** In whose line their work waits, where it is about no tournament. */
export function clientOf({ operator, account, links }: Caller): Client {
  if (operator || account || links.some(({ role }) => role === 'owner' || role === 'desk')) return 'organiser';
  return links.length > 0 ? 'player' : 'stranger';
}

/** The same with a role in a tournament. */
export function clientBy({ role }: RoleHeld): Client {
  if (role === 'public') return 'stranger';
  return seesAll(role) ? 'organiser' : 'player';
}

/** A route by which they may send a whole file: strangers are turned away before they have sent anything. */
export const largeForSignedIn = (context: Context) => ({
  bodyLimit: LARGE_BODY,
  config: { bodyMs: LARGE_BODY_MS },
  preParsing: async (request: FastifyRequest) => {
    await signedIn(context, request);
  },
});
