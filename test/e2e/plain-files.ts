import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A web space that knows files and nothing else: what isn’t there is 404. */
export class PlainFiles {
  readonly #server: Server;
  readonly url: string;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.url = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  }

  /** Serves a folder under a path, as `/club/evening/`. */
  static async of(folder: string, path: string): Promise<PlainFiles> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://any');
      const file = join(folder, normalize(pathname.slice(path.length - 1)), pathname.endsWith('/') ? 'index.html' : '');
      if (!pathname.startsWith(path) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PlainFiles(server, path);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
