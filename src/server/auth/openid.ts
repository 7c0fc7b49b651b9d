import type { Configuration } from 'openid-client';
import type { Identity } from '../../store/index.ts';

/** What must be known again when the provider sends the browser back. */
export interface Asked {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back. */
export interface Recognised extends Identity {
  /** What the provider calls them; no more than a proposal for the name of an account. */
  readonly called: string;
}

export interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const SECONDS = 10;
const SCOPE = 'openid profile email';

/** Signing in at a provider of identities: authorization code with PKCE, state and nonce. Loaded where one is set up. */
export class OpenId {
  readonly #provider: Provider;
  #found: Promise<Configuration> | undefined;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /** Where to send the browser. */
  async ask(redirectUri: string): Promise<{ readonly url: URL; readonly asked: Asked }> {
    const openid = await import('openid-client');
    const configuration = await this.#configuration();
    const asked = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: 'S256',
    });
    return { url, asked };
  }

  /** Throws where the answer does not fit what was asked. */
  async recognise(answer: URL, { state, nonce, verifier }: Asked): Promise<Recognised> {
    const openid = await import('openid-client');
    const configuration = await this.#configuration();
    const tokens = await openid.authorizationCodeGrant(configuration, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token.');
    const { iss: issuer, sub: subject } = claims;
    const told: Readonly<Record<string, unknown>> = configuration.serverMetadata().userinfo_endpoint
      ? await openid.fetchUserInfo(configuration, tokens.access_token, subject)
      : {};
    const sources = [told, claims] as const;
    const names: readonly unknown[] = [
      ...sources.flatMap((one) => [one.preferred_username, one.nickname]),
      ...sources.map(({ email }) => (typeof email === 'string' ? email.split('@')[0] : undefined)),
    ];
    const called = names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
    return { issuer, subject, called };
  }

  /** Asked for when it is first needed, and again where that failed: a provider that is down stops nobody's start. */
  #configuration(): Promise<Configuration> {
    this.#found ??= this.#discover().catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }

  async #discover(): Promise<Configuration> {
    const openid = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#provider;
    const address = new URL(issuer);
    // Plain http only to this very machine.
    const plain = LOOPBACK.test(address.hostname) ? [openid.allowInsecureRequests] : [];
    // Signatures are checked with the provider's keys too, though the token came from there.
    const execute = [openid.enableNonRepudiationChecks, ...plain];
    return openid.discovery(address, clientId, clientSecret, undefined, { execute, timeout: SECONDS });
  }
}

/** As a name of an account has to be; the same person is known by issuer and subject, whatever it is. */
export function accountNameFrom(called: string): string {
  const plain = called
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}._@+-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 50);
  return plain.length >= 2 ? plain : 'someone';
}
