import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { App } from './context.ts';

/** Under which path of its host the server is known: `/tiltyard`, or nothing at the root. */
export const basePathOf = (publicUrl: string | undefined): string =>
  publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');

/** Routes know no base. A proxy may pass it on or take it away, and health checks come without. */
export const withoutBase =
  (base: string) =>
  ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
    const [path = ''] = url.split('?', 1);
    if (path !== base && !path.startsWith(`${base}/`)) return url;
    const rest = url.slice(base.length);
    return rest.startsWith('/') ? rest : `/${rest}`;
  };

const cookieUnder = (base: string, cookie: string): string =>
  cookie.replace(/; Path=\/([^;]*)/, (_, path: string) => `; Path=${base}${path === '' ? '' : `/${path}`}`);

/**
 * What an answer says of addresses is true for whoever asked: redirects and cookies get the base here and nowhere else.
 * After the plugin that writes the cookies.
 */
export function answersUnder(app: App, base: string): void {
  if (base === '') return;
  app.addHook('onSend', (_, reply, payload, next) => {
    const { location, 'set-cookie': cookies } = reply.getHeaders() as OutgoingHttpHeaders;
    if (location?.startsWith('/')) reply.header('location', `${base}${location}`);
    if (cookies !== undefined) {
      reply.removeHeader('set-cookie');
      reply.header(
        'set-cookie',
        [cookies].flat().map((cookie) => cookieUnder(base, String(cookie))),
      );
    }
    next(null, payload);
  });
}
