import type { FastifyRequest } from 'fastify';
import type { Role } from '../../protocol/wire.ts';
import type { Account, Store, StoredRoleLink, StoredToken } from '../../store/index.ts';
import { RequestProblem } from '../problems.ts';
import { Credentials } from './credentials.ts';
import type { RoleHeld } from './roles.ts';
import { kindOfToken, tokenHash } from './tokens.ts';

/** Who is asking. Roles are kept in tables outside the log (DK-16) and asked for with each request, so that revoking takes effect at once. */
export interface Caller {
  /** Runs this server: owner of every tournament here. */
  readonly operator: boolean;
  readonly account?: Account;
  /** The token of a program, or of the owner link, by which they may do all that its holder may. */
  readonly token?: StoredToken;
  /** By a token of the operator that may do less: this role in every tournament. */
  readonly everywhere?: Role;
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
  return new Set(cookiesOf(request).map(tokenHash));
}

const cookiesOf = (request: FastifyRequest): string[] =>
  Object.entries(request.cookies).flatMap(([name, token]) =>
    token !== undefined && (name === MAIN_COOKIE || name.startsWith(roleCookie(''))) ? [token] : [],
  );

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const MINUTE = 60_000;
const MAX_NOTED = 10_000;
/** Each of them is looked up. */
const MAX_COOKIES = 200;

/** Neither revoked nor run out. */
export const isGood = (
  { revokedAt, expiresAt }: { readonly revokedAt?: number; readonly expiresAt?: number },
  now: number,
): boolean => revokedAt === undefined && (expiresAt === undefined || expiresAt > now);

function atMost(most: Role, link: StoredRoleLink, label: string): StoredRoleLink {
  const { account: _, ...rest } = link;
  const stronger = isRole(link.role) && STRENGTH.indexOf(link.role) > STRENGTH.indexOf(most);
  return { ...rest, label: link.role === 'player' ? link.label : label, role: stronger ? most : link.role };
}

export class Identity {
  readonly #noted = new Map<string, number>();
  readonly #store: Store;
  readonly #credentials: Credentials;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#credentials = new Credentials(store);
    this.#now = now;
  }

  async callerOf(request: FastifyRequest, tournament?: string): Promise<Caller> {
    return this.#callerBy(request, tokensOf(request, tournament));
  }

  /** With the links to every tournament that this browser holds. */
  async callerEverywhere(request: FastifyRequest): Promise<Caller> {
    const bearer = bearerOf(request);
    return this.#callerBy(request, bearer === undefined ? cookiesOf(request).slice(0, MAX_COOKIES) : [bearer]);
  }

  async #callerBy(request: FastifyRequest, tokens: readonly string[]): Promise<Caller> {
    let caller: Caller = { operator: false, links: [] };
    for (const token of tokens) caller = await this.#with(caller, token, request.method);
    const { account } = caller;
    if (account) caller = { ...caller, links: [...caller.links, ...(await this.#linksOf(account))] };
    // A program whose token was revoked is told so. A browser with an old cookie still sees what the public sees.
    if (bearerOf(request) !== undefined && !isKnown(caller)) throw new RequestProblem(401, 'bad-token');
    return caller;
  }

  async #with(caller: Caller, token: string, method: string): Promise<Caller> {
    const hash = tokenHash(token);
    switch (kindOfToken(token)) {
      case 'operator':
      case 'account': {
        const found = await this.#credentials.token(hash);
        return found && isGood(found, this.#now()) ? this.#byToken(caller, found, method) : caller;
      }
      case 'session': {
        const account = caller.account ?? (await this.#accountOf(hash));
        return account ? { ...caller, account } : caller;
      }
      case 'role': {
        const link = await this.#credentials.link(hash);
        return link && isGood(link, this.#now()) ? { ...caller, links: [...caller.links, link] } : caller;
      }
      default:
        return caller;
    }
  }

  /** A token may do no more than it was made for. */
  async #byToken(caller: Caller, token: StoredToken, method: string): Promise<Caller> {
    this.#noteUse(token.id, () => this.#store.tokens.used(token.id, this.#now()));
    if (token.scope === 'read' && !HARMLESS.has(method)) throw new RequestProblem(403, 'token-scope');
    const account = token.account === undefined ? undefined : await this.#credentials.account(token.account);
    if (token.account !== undefined && !account) return caller;
    if (token.scope !== 'results') return { ...caller, token, ...(account ? { account } : { operator: true }) };
    if (!account) return { ...caller, everywhere: 'scorekeeper' };
    const links = (await this.#linksOf(account)).map((link) => atMost('scorekeeper', link, account.name));
    return { ...caller, links: [...caller.links, ...links] };
  }

  async #linksOf(account: Account): Promise<StoredRoleLink[]> {
    const kept = await this.#credentials.linksOf(account.id);
    return kept.filter((link) => isGood(link, this.#now()));
  }

  /** When something was last used, to the minute; nobody waits for it to be written down. */
  #noteUse(id: string, write: () => Promise<void>): void {
    const at = this.#now();
    if (at - (this.#noted.get(id) ?? 0) < MINUTE) return;
    if (this.#noted.size > MAX_NOTED) this.#noted.clear();
    this.#noted.set(id, at);
    write().catch(() => undefined);
  }

  async #accountOf(hash: string): Promise<Account | undefined> {
    const session = await this.#credentials.session(hash, this.#now());
    if (session) this.#noteUse(session.id, () => this.#store.sessions.used(hash, this.#now()));
    return session?.holder.kind === 'account' ? this.#credentials.account(session.holder.account) : undefined;
  }
}

/** The strongest role the caller has in a tournament. */
export function standingIn(caller: Caller, tournament: string): RoleHeld {
  const name = caller.account?.name ?? '';
  const role = caller.operator ? 'owner' : (caller.everywhere ?? 'public');
  let standing: RoleHeld = { role, label: role === 'public' ? '' : name };
  for (const link of caller.links) {
    if (link.stream !== tournament || !isRole(link.role)) continue;
    if (STRENGTH.indexOf(link.role) <= STRENGTH.indexOf(standing.role)) continue;
    const label = link.account === undefined ? link.label : name;
    standing = link.role === 'player' ? { role: 'player', label, player: link.label } : { role: link.role, label };
  }
  return standing;
}

const isKnown = (caller: Caller): boolean =>
  caller.operator || caller.account !== undefined || caller.everywhere !== undefined || caller.links.length > 0;

/** 401 for strangers, 403 for those whose role is not enough. */
export const notAllowed = (caller: Caller): RequestProblem =>
  isKnown(caller) ? new RequestProblem(403, 'not-allowed') : new RequestProblem(401, 'not-signed-in');
