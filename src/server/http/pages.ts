import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import { standingIn } from '../auth/identity.ts';
import { RequestProblem } from '../problems.ts';
import type { App, Context } from './context.ts';
import { firstViewIn, firstViewOf, nameCookie, withFirstView } from './first-view.ts';
import { languageOf } from './language.ts';
import { headOf, type PageHead, tournamentIn, withHead } from './page-head.ts';

/** Where the built pages are, seen from the sources and from the bundle alike. */
export function builtPages(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const candidates = [join(here, '../web'), join(here, '../../dist/web'), join(here, '../../../dist/web')];
  return candidates.find((folder) => existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets')));
}

/** The web app: its files, and for every address of a page its first document. */
export async function pages(
  app: App,
  context: Context,
  { folder = builtPages(), base }: { readonly folder?: string | undefined; readonly base: string },
): Promise<void> {
  if (folder !== undefined) {
    await app.register(files, {
      root: folder,
      index: false,
      wildcard: false,
      cacheControl: false,
      // Written beside each file when the pages were built, as small as can be.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash in their name.
        const forEver = path.includes('/assets/');
        reply.setHeader('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const index = folder === undefined ? '' : join(folder, 'index.html');
  // It is the same at every depth, so what it fetches begins at the root.
  const first = existsSync(index) ? readFileSync(index, 'utf8').replaceAll('="./', `="${base}/`) : '';
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const page = reads && !path.startsWith('/api/') && !/\.\w+$/.test(path);
    if (!page) throw new RequestProblem(404, 'not-found');
    if (first === '') throw new RequestProblem(503, 'no-pages');
    // Pages that need no server, to try it: files with addresses of their own.
    if (path === '/here' || path === '/here/') return reply.redirect(`${base}/here/index.html`);
    const head = await headFor(context, request, { base, path });
    const view = await firstViewFor(context, request, path);
    const document = view === undefined ? first : withFirstView(first, view);
    if (mayBeFramed(path)) {
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
      reply.removeHeader('x-frame-options');
    }
    return reply
      .header('cache-control', view === undefined ? 'no-cache' : 'private, no-cache')
      .header('vary', 'accept-language, cookie')
      .type('text/html; charset=utf-8')
      .send(head ? withHead(document, head) : document);
  });
}

/** DK-27: link previews are made from the first document alone, so it says what the page is. */
async function headFor(
  context: Context,
  request: FastifyRequest,
  { base, path }: { readonly base: string; readonly path: string },
): Promise<PageHead | undefined> {
  const id = tournamentIn(path);
  if (id === undefined) return undefined;
  const tournament = await context.tournaments.find(id);
  const site = `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}${base}`;
  if (!tournament) return undefined;
  const { images, contacts } = context.store;
  const beside = { image: await images.hashOf(id), contact: await contacts.of(id) };
  return headOf(tournament, { site, path }, languageOf(request), beside);
}

/** DK-16: of a tournament that is not listed only those with a link read anything. */
async function firstViewFor(context: Context, request: FastifyRequest, path: string): Promise<string | undefined> {
  const id = firstViewIn(path);
  const tournament = id === undefined ? undefined : await context.tournaments.find(id);
  const about = tournament?.state.facts.about;
  if (id === undefined || !tournament || !about) return undefined;
  const { role, player } = standingIn(await context.identity.callerOf(request, id), id);
  if (role === 'public' && !about.settings.listed) return undefined;
  return firstViewOf(tournament.derived, languageOf(request), player ?? request.cookies[nameCookie(id)]);
}

/** DK-27: other sites show these and no others; there is nothing in them that changes anything. */
const mayBeFramed = (path: string): boolean => /^\/t\/[\w-]+\/embed\/\w+$/.test(path);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
