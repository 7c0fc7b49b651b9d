import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import { RequestProblem } from '../problems.ts';
import type { App } from './context.ts';

/** Where the built pages are, seen from the sources and from the bundle alike. */
function builtPages(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const candidates = [join(here, '../web'), join(here, '../../dist/web'), join(here, '../../../dist/web')];
  return candidates.find((folder) => existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets')));
}

/** The web app: its files, and for every address of a page its first document. */
export async function pages(app: App, folder = builtPages()): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const page = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(pathOf(request.url));
    if (folder === undefined || !page) throw new RequestProblem(404, 'not-found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
