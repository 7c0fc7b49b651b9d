import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoAnswer, newCommandId, ProblemError, TiltyardClient } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import type { MadeLinks, NewLinks } from '../../src/protocol/wire-roles.ts';
import { type RunningServer, type ServerOptions, serve } from '../../src/server/index.ts';
import { drawsByName } from '../chance.ts';

/** A real server on this machine, and people who talk to it over HTTP. */
export interface Hall {
  readonly server: RunningServer;
  readonly owner: Person;
  readonly stranger: Person;
  as(token: string): Person;
  close(): Promise<void>;
}

export const tokenOf = (path: string): string => assertDefined(path.split('/').at(-1), 'token of a link');

/** `surroundings`: a slow disk, or one more format. */
export async function openHall(
  options: ServerOptions = {},
  surroundings: Parameters<typeof serve>[1] = {},
): Promise<Hall> {
  const server = await serve(
    { host: '127.0.0.1', port: 0, db: 'memory:', ...options },
    { ...drawsByName, hashingCost: { memoryCost: 8, timeCost: 1 }, ...surroundings },
  );
  return {
    server,
    owner: new Person(server.url, tokenOf(server.ownerLink)),
    stranger: new Person(server.url),
    as: (token) => new Person(server.url, token),
    close: () => server.close(),
  };
}

export class Person {
  readonly client: TiltyardClient;

  constructor(
    readonly url: string,
    readonly token?: string,
    readonly fetcher: typeof fetch = fetch,
  ) {
    this.client = new TiltyardClient({
      baseUrl: url,
      fetch: fetcher,
      answerWithin: 60_000,
      ...(token !== undefined && { token }),
    });
  }

  async create(name: string, format: string, config: Record<string, unknown> = {}, settings = {}): Promise<string> {
    return (await this.client.create({ name, format, config, settings })).id;
  }

  send(id: string, command: WireCommand, commandId = newCommandId(), expectedVersion?: number) {
    return this.client.send(id, {
      commandId,
      command,
      ...(expectedVersion !== undefined && { expectedVersion }),
    } as never);
  }

  /** The code of the problem that a request meets; `ok` when there is none. */
  async problem(request: Promise<unknown>): Promise<string> {
    try {
      await request;
      return 'ok';
    } catch (error) {
      if (error instanceof ProblemError) return `${error.problem.status} ${error.problem.code}`;
      if (error instanceof NoAnswer) return 'no answer';
      throw error;
    }
  }

  refusal(id: string, command: WireCommand, expectedVersion?: number): Promise<string> {
    return this.problem(this.send(id, command, newCommandId(), expectedVersion));
  }

  async links(id: string, links: NewLinks): Promise<Person[]> {
    const made = await this.client.post<MadeLinks>(`/api/tournaments/${id}/links`, links);
    return made.links.map(({ path }) => new Person(this.url, tokenOf(path), this.fetcher));
  }

  async link(id: string, role: 'owner' | 'desk' | 'scorekeeper', label = ''): Promise<Person> {
    return assertDefined((await this.links(id, { role, label }))[0], 'link');
  }

  /** The raw answer, for what the client hides. */
  raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }), ...init.headers };
    return this.fetcher(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
  }
}

export const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}` }));

/** A folder for a database file, gone after the test. */
export async function folderFor(): Promise<{ path: (name: string) => string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tiltyard-server-'));
  return {
    path: (name) => join(folder, name),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
