import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

const refusal = /stay on this machine/;

test('a test that asks for another machine fails', async () => {
  const refused = await fetch('http://192.0.2.1/').catch((problem: Error) => problem);
  expect(String(refused instanceof Error && refused.cause)).toMatch(refusal);
  expect(() => connect(80, '192.0.2.1')).toThrow(refusal);
  expect(() => connect({ host: 'tiltyard.example', port: 80 })).toThrow(refusal);
});

test('a test may ask this machine', async () => {
  const server = createServer((_, answer) => answer.end('near'));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('near');
  server.closeAllConnections();
  server.close();
});
