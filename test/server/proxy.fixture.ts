import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { proxyCalled } from '../../scripts/proxies.mjs';
import { assertDefined } from '../../src/kit/index.ts';
import { freePort } from '../port.ts';
import { folderFor } from './hall.fixture.ts';

/** In the order of the recipes: a path of a site that is there, several processes; before them a host name of its own. */
export const recipeKinds = ['host', 'path', 'several'] as const;
export type RecipeKind = (typeof recipeKinds)[number];

/** The recipes that docs/operations.md gives, without their certificates. */
const text = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
export const recipeFor = (name: string, kind: RecipeKind): string =>
  assertDefined(
    [...text.matchAll(new RegExp(`\`\`\`${name}\n(.*?)\`\`\``, 'gs'))][recipeKinds.indexOf(kind)]?.[1],
    `${kind} of ${name}`,
  );

interface At {
  readonly port: number;
  /** Where the servers are: 127.0.0.1:4170 in the recipe, and the next one. */
  readonly servers: readonly string[];
  path(name: string): string;
}

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** What stands in the file called like the proxy. */
  config(recipe: string, at: At): string;
}

const withServers = (recipe: string, servers: readonly string[]): string =>
  servers.reduce((written, server, at) => written.replaceAll(`127.0.0.1:${4170 + at}`, server), recipe);

const programs: readonly Program[] = [
  {
    name: 'nginx',
    args: ['-c'],
    config: (recipe, { port, path }) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${path(name)};`,
      );
      const site = recipe.replace('listen 443 ssl;', `listen 127.0.0.1:${port};`).replace(/^\s*ssl_.*\n/gm, '');
      return `daemon off;\npid ${path('pid')};\nerror_log ${path('error.log')};\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${site}}\n`;
    },
  },
  {
    name: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config'],
    config: (recipe, { port, path }) =>
      `{\n  admin off\n  storage file_system ${path('caddy-data')}\n}\n${recipe.replace(
        /(cup|club)\.example \{/,
        `http://localhost:${port} {\n  bind 127.0.0.1`,
      )}`,
  },
];

/** Those that are installed here are tried. */
export const proxiesHere = programs.filter(({ name }) => proxyCalled(name) !== undefined);

export interface RunningProxy {
  readonly url: string;
  close(): Promise<void>;
}

/** A recipe at work; it answers when this does. */
export async function startProxy(
  { name, args, config }: Program,
  kind: RecipeKind,
  at: Omit<At, 'path' | 'port'> & { readonly port?: number; readonly base?: string },
): Promise<RunningProxy> {
  const folder = await folderFor();
  const port = at.port ?? (await freePort());
  const recipe = withServers(recipeFor(name, kind), at.servers);
  await writeFile(folder.path(name), config(recipe, { ...at, port, path: (file) => folder.path(file) }));
  const proxy = spawn(proxyCalled(name) ?? name, [...args, folder.path(name)], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder.path('') },
  });
  const gone = once(proxy, 'exit');
  // Fetch lets nobody choose the host.
  const url = `http://localhost:${port}${at.base ?? ''}`;
  const close = async () => {
    proxy.kill();
    await gone;
    await folder.remove();
  };
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => proxy.exitCode ?? 0,
    );
  try {
    await expect.poll(ready).toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
