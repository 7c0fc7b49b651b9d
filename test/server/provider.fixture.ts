import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { assertDefined } from '../../src/kit/index.ts';

/** A real provider of identities on this machine, where everybody is who they say they are. */
export interface RunningProvider {
  readonly issuer: string;
  /** People who are known there by another name than their id. */
  readonly called: Map<string, string>;
  /** To where it sends people back. */
  allow(redirectUris: readonly string[]): void;
  /** From now on its ID tokens have a signature of nobody's. */
  forge(forging: boolean): void;
  close(): Promise<void>;
}

export const CLIENT = { id: 'tiltyard', secret: 'a secret that only the two of them know' };

export async function startProvider(): Promise<RunningProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const called = new Map<string, string>();
  let forging = false;
  const allow = (redirectUris: readonly string[]) => {
    const seconds = () => 600;
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: redirectUris,
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      claims: { openid: ['sub'], profile: ['preferred_username'] },
      cookies: { keys: ['a key of the tests'] },
      ttl: { AccessToken: seconds, IdToken: seconds, Grant: seconds, Interaction: seconds, Session: seconds },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: async () => ({ sub: id, preferred_username: called.get(id) ?? id }),
      }),
    });
    provider.use(async (context, next) => {
      await next();
      const { body } = context;
      if (forging && body?.id_token) {
        context.body = { ...body, id_token: `${body.id_token.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}` };
      }
    });
    server.on('request', provider.callback());
  };
  return {
    issuer,
    called,
    allow,
    forge: (on) => {
      forging = on;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A browser without a window: it keeps cookies by their host and path, and follows one step at a time. */
export class Wanderer {
  readonly #jar = new Map<string, { readonly value: string; readonly path: string }>();

  cookie(origin: string, name: string): string | undefined {
    return this.#jar.get(`${origin} ${name}`)?.value;
  }

  async go(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname } = new URL(address);
    const cookie = [...this.#jar]
      .filter(([key, { path }]) => key.startsWith(`${origin} `) && pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[1]}=${value}`)
      .join('; ');
    const answer = await fetch(address, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      if (value === '' || attributes.some((one) => /^expires=Thu, 01 Jan 1970/i.test(one))) {
        this.#jar.delete(`${origin} ${name}`);
      } else this.#jar.set(`${origin} ${name}`, { value, path });
    }
    return answer;
  }

  /** Where an answer leads. */
  static next(answer: Response, from: string | URL): URL {
    return new URL(assertDefined(answer.headers.get('location'), 'location'), from);
  }

  /** From our own door through the provider's pages; the address with which it sends the browser back. */
  async signInAt(start: string, login: string): Promise<URL> {
    return this.passProvider(Wanderer.next(await this.go(start), start), login);
  }

  /** The same, for a browser that was sent to the provider. */
  async passProvider(first: URL, login: string): Promise<URL> {
    let address = first;
    const { origin } = address;
    for (let steps = 0; steps < 12 && address.origin === origin; steps++) {
      const form = address.pathname.startsWith('/interaction/');
      if (form) await this.go(address);
      const prompt = this.#asked === 'login' ? 'consent' : 'login';
      const body = new URLSearchParams({ prompt, login, password: 'any' });
      const answer = form ? await this.go(address, { method: 'POST', body }) : await this.go(address);
      if (form) this.#asked = prompt;
      address = Wanderer.next(answer, address);
    }
    this.#asked = undefined;
    return address;
  }

  #asked: 'login' | 'consent' | undefined;
}
