import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../problems.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A host name or address with or without a port, and nothing else. */
const HOST = /^([\w.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(:\d{1,5})?$/;

/** Health checks use the process's address, whatever the server is called. They reveal no tournament's data. */
const LOOKED_AFTER = new Set(['/healthz', '/readyz', '/metrics']);

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/**
 * No other page's request changes anything. Any host name works, as a hall needs it (DK-23): what counts is that the
 * page came from the same one. Cookies belong to a host name, so a name that was made to point here has none.
 */
export function checkOrigin(request: FastifyRequest, hosts: readonly string[]): void {
  const { host = '', origin } = request.headers;
  // As it was asked for, and as a proxy that is believed says it was.
  if (!HOST.test(host) || !HOST.test(request.host))
    throw new RequestProblem(400, 'unreadable', { problems: ['host: is not a host name'] });
  if (
    hosts.length > 0 &&
    !LOOKED_AFTER.has(pathOf(request)) &&
    !hosts.includes(host.replace(/:\d+$/, '').toLowerCase())
  ) {
    throw new RequestProblem(421, 'wrong-host');
  }
  if (SAFE.has(request.method)) return;
  if (origin !== undefined && hostOf(origin) !== (request.host || host).toLowerCase()) {
    throw new RequestProblem(403, 'wrong-origin');
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new RequestProblem(403, 'wrong-origin');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host.toLowerCase();
  } catch {
    return undefined;
  }
}

/** Read by nobody in particular: without a cookie or a token the answer is what the public may see. */
export const isPublicRead = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  pathOf(request).startsWith('/api/tournaments') &&
  request.headers.cookie === undefined &&
  request.headers.authorization === undefined;
