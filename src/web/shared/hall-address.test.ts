import { expect, test } from 'vitest';
import { addressesFor } from './hall-address.ts';

const reach = {
  onlyHere: false,
  port: 4170,
  addresses: [
    { url: 'http://192.168.178.20:4170', network: 'wlan0' },
    { url: 'http://10.0.0.5:4170', network: 'eth0' },
  ],
};
const alone = { onlyHere: true, port: 4170, addresses: [] };
const at = (address: string) => ({ address, hostname: new URL(address).hostname });
const urls = (...args: Parameters<typeof addressesFor>) => addressesFor(...args).map(({ url }) => url);

test.each(['http://localhost:4170', 'http://127.0.0.1:4170', 'http://[::1]:4170'])(
  '[DK-11] %s is never given to a phone',
  (origin) => {
    expect(urls(at(origin), reach)).toEqual(['http://192.168.178.20:4170', 'http://10.0.0.5:4170']);
    expect(urls(at(origin), alone)).toEqual([]);
    expect(urls(at(origin), undefined)).toEqual([]);
  },
);

test('[DK-11] the name under which the desk was opened comes first, once', () => {
  expect(urls(at('http://hall.local:4170'), reach)).toEqual([
    'http://hall.local:4170',
    'http://192.168.178.20:4170',
    'http://10.0.0.5:4170',
  ]);
  expect(urls(at('http://10.0.0.5:4170'), reach)).toHaveLength(2);
  // A proxy on the same machine: the server listens there alone, and all come by the proxy's name.
  expect(urls(at('https://play.example.org'), alone)).toEqual(['https://play.example.org']);
});

test('[DK-11] a public address that was set counts alone', () => {
  const set = { ...reach, publicUrl: 'https://play.example.org' };
  expect(urls(at('http://localhost:4170'), set)).toEqual(['https://play.example.org']);
  expect(urls(at('http://10.0.0.5:4170'), set)).toEqual(['https://play.example.org']);
});
