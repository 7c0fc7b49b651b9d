import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

/** The receiver's check as docs/api.md has it, run as it stands there. */
let isGenuine: (headers: Readonly<Record<string, string>>, body: string, secret: string) => boolean;
beforeAll(async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/api.md'), 'utf8');
  const code = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  const snippet = code.find((text) => text.includes('isGenuine')) ?? '';
  ({ isGenuine } = await import(`data:text/javascript,${encodeURIComponent(snippet)}`));
});

const [old, renewed] = ['whsec_b2xk', 'whsec_bmV3'];
const body = '{"topic":"game.ready"}';
const now = () => Math.floor(Date.now() / 1000);
const signed = (secret: string, at: number) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`m1.${at}.${body}`)
    .digest('base64')}`;
const headers = (signature: string, at = now()) => ({
  'webhook-id': 'm1',
  'webhook-timestamp': String(at),
  'webhook-signature': signature,
});

test('[DK-19] a message is genuine by either signature while a secret is being renewed', () => {
  const at = now();
  const both = headers(`${signed(renewed, at)} ${signed(old, at)}`, at);
  expect([old, renewed, 'whsec_b3RoZXI='].map((secret) => isGenuine(both, body, secret))).toEqual([true, true, false]);
  expect(isGenuine(both, `${body} `, old)).toBe(false);
});

test('[DK-19] one that was sent long ago, or is signed in another way, is not', () => {
  const at = now();
  expect(isGenuine(headers(signed(old, at - 600), at - 600), body, old)).toBe(false);
  expect(isGenuine({ ...headers(signed(old, at), at), 'webhook-timestamp': 'soon' }, body, old)).toBe(false);
  for (const other of ['', 'v1,', 'v2,AAAA', 'nonsense']) expect(isGenuine(headers(other, at), body, old)).toBe(false);
});
