import type { Connection } from './connection.ts';
import { NoAnswer, ProblemError, problemFrom } from './problem.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Requests to the server. A refusal rejects with ProblemError, a broken line with NoAnswer. */
export class Requests {
  protected readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get<T>(path: string, query: Query = {}): Promise<T> {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return this.request('GET', given.length > 0 ? `${path}?${search}` : path);
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.request('POST', path, body);
  }

  delete<T>(path: string, body?: unknown): Promise<T> {
    return this.request('DELETE', path, body);
  }

  /** For a link or a picture. */
  protected address(path: string): string {
    return `${this.connection.base}${path}`;
  }

  protected async request<T>(
    method: string,
    path: string,
    body?: unknown,
    read: (text: string) => unknown = (text) => (text === '' ? undefined : JSON.parse(text)),
    within?: number,
  ): Promise<T> {
    const { fetcher, base } = this.connection;
    const headers = { ...this.connection.headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
    let status: number;
    let text: string;
    // AbortSignal.timeout is not there on the oldest phones that are served.
    const patience = new AbortController();
    const timer = within === undefined ? undefined : setTimeout(() => patience.abort(), within);
    try {
      const response = await fetcher(`${base}${path}`, {
        method,
        headers,
        signal: patience.signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new NoAnswer(error);
    } finally {
      clearTimeout(timer);
    }
    if (status >= 400) throw new ProblemError(problemFrom(status, text));
    return read(text) as T;
  }
}
