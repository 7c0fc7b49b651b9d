import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../auth/identity.ts';
import { RequestProblem } from '../problems.ts';
import type { Context } from './context.ts';

export const MINUTE = 60_000;

/** How often something may be tried, counted by who tries it: an address, a link, an account. */
export type Limit = (who: string) => Promise<void>;

/** @param name keeps the counts of different limits apart */
export function limit({ store, now }: Context, name: string, most: number, windowMs = MINUTE): Limit {
  return async (who) => {
    const at = now();
    const { count, endsAt } = await store.attempts.count(`${name} ${who}`, at, windowMs);
    if (count <= most) return;
    throw new RequestProblem(429, 'too-many-requests', { seconds: Math.max(1, Math.ceil((endsAt - at) / 1000)) });
  };
}

/** How many tournaments an account may begin in an hour, in whichever way; the operator as many as they like. */
const MAX_NEW = 100;

export function newTournaments(context: Context): (caller: Pick<Caller, 'account'>) => Promise<void> {
  const begun = limit(context, 'new tournament', MAX_NEW, 60 * MINUTE);
  return async ({ account }) => {
    if (account) await begun(account.id);
  };
}

/** Where a request came from. */
export const addressOf = ({ ip }: FastifyRequest): string => addressGroup(ip);

/** For IPv6 only the first half: anyone with one address there has 2⁶⁴ of them. */
export function addressGroup(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
