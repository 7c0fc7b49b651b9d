import type { FastifyRequest } from 'fastify';
import type { Role } from '../../protocol/wire.ts';
import type { Account, Store, StoredRoleLink } from '../../store/index.ts';
import { RequestProblem } from '../problems.ts';
import type { Standing } from './roles.ts';
import { kindOfToken, tokenHash } from './tokens.ts';

/** Who is asking. Roles are kept in tables outside the log (DK-16), and looked up with each request: revoking works at once. */
export interface Caller {
  /** Runs this server: owner of every tournament here. */
  readonly operator: boolean;
  readonly account?: Account;
  readonly links: readonly StoredRoleLink[];
}

export const MAIN_COOKIE = 'tiltyard';
export const roleCookie = (tournament: string): string => `tiltyard-${tournament}`;

const STRENGTH: readonly Role[] = ['public', 'player', 'scorekeeper', 'desk', 'owner'];
const isRole = (text: string): text is Role => STRENGTH.some((role) => role === text);

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** A token in the header stands alone; cookies add up. */
function tokensOf(request: FastifyRequest, tournament: string | undefined): string[] {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return [bearer];
  const names = tournament === undefined ? [MAIN_COOKIE] : [MAIN_COOKIE, roleCookie(tournament)];
  return names.flatMap((name) => request.cookies[name] ?? []);
}

/** The hashes of all tokens that came with a request, whichever tournament they are for. */
export function credentialsOf(request: FastifyRequest): ReadonlySet<string> {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return new Set([tokenHash(bearer)]);
  const ours = Object.entries(request.cookies).filter(
    ([name]) => name === MAIN_COOKIE || name.startsWith(roleCookie('')),
  );
  return new Set(ours.flatMap(([, token]) => (token === undefined ? [] : [tokenHash(token)])));
}

export class Identity {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async callerOf(request: FastifyRequest, tournament?: string): Promise<Caller> {
    let operator = false;
    let account: Account | undefined;
    const links: StoredRoleLink[] = [];
    for (const token of tokensOf(request, tournament)) {
      const hash = tokenHash(token);
      const kind = kindOfToken(token);
      if (kind === 'operator') {
        const found = await this.#store.organisationTokens.find(hash);
        operator ||= found !== undefined && found.revokedAt === undefined;
      } else if (kind === 'session') {
        account ??= await this.#accountOf(hash);
      } else if (kind === 'role') {
        const link = await this.#store.roleLinks.find(hash);
        if (link && link.revokedAt === undefined) links.push(link);
      }
    }
    if (account) {
      const kept = await this.#store.roleLinks.ofAccount(account.id);
      links.push(...kept.filter((link) => link.revokedAt === undefined));
    }
    const caller = { operator, links, ...(account && { account }) };
    // A program that was shut out is told so. A browser's old cookie is no reason to show nothing: it reads as the public.
    if (bearerOf(request) !== undefined && !isKnown(caller)) throw new RequestProblem(401, 'bad-token');
    return caller;
  }

  async #accountOf(hash: string): Promise<Account | undefined> {
    const session = await this.#store.sessions.find(hash, this.#now());
    return session?.holder.kind === 'account' ? this.#store.accounts.get(session.holder.account) : undefined;
  }
}

/** The strongest role the caller has in a tournament. */
export function standingIn(caller: Caller, tournament: string): Standing {
  const name = caller.account?.name ?? '';
  let standing: Standing = caller.operator ? { role: 'owner', label: name } : { role: 'public', label: '' };
  for (const link of caller.links) {
    if (link.stream !== tournament || !isRole(link.role)) continue;
    if (STRENGTH.indexOf(link.role) <= STRENGTH.indexOf(standing.role)) continue;
    const label = link.account === undefined ? link.label : name;
    standing = link.role === 'player' ? { role: 'player', label, player: link.label } : { role: link.role, label };
  }
  return standing;
}

const isKnown = (caller: Caller): boolean => caller.operator || caller.account !== undefined || caller.links.length > 0;

/** 401 for strangers, 403 for those whose role is not enough. */
export const notAllowed = (caller: Caller): RequestProblem =>
  isKnown(caller) ? new RequestProblem(403, 'not-allowed') : new RequestProblem(401, 'not-signed-in');
