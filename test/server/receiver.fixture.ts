import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Told {
  readonly topic: string;
  readonly version: number;
  readonly data: Record<string, unknown>;
}

export interface Receiver {
  readonly url: string;
  /** Each message once: one that was under way when the clock was turned comes again, with the same id. */
  readonly told: Told[];
  /** Of all that came, repeats too. */
  readonly ids: string[];
  readonly signatures: { given: string; right: string }[];
  answers: number[];
  secret: string;
  close(): void;
}

/** As docs/api.md tells receivers to check it. */
const signed = (secret: string, text: string): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};

/** A game server: takes messages, checks their signatures, fails when told to. */
export async function receiver(): Promise<Receiver> {
  const state: Omit<Receiver, 'url' | 'close'> = { told: [], ids: [], signatures: [], answers: [], secret: '' };
  const read = async (request: IncomingMessage) => {
    let body = '';
    for await (const piece of request) body += piece;
    return body;
  };
  const server = createServer(async (request, answer) => {
    const body = await read(request);
    const status = state.answers.shift() ?? 204;
    const header = (name: string) => String(request.headers[name]);
    const [id, seconds] = [header('webhook-id'), Number(header('webhook-timestamp'))];
    state.signatures.push({
      given: header('webhook-signature'),
      right: signed(state.secret, `${id}.${seconds}.${body}`),
    });
    if (status < 300) {
      if (!state.ids.includes(id)) state.told.push(JSON.parse(body));
      state.ids.push(id);
    }
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `http://127.0.0.1:${port}/hook`, close: () => server.close() });
}
