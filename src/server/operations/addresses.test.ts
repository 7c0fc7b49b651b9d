import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { reachOf } from './addresses.ts';

const four = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const six = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...four(address, internal),
  family: 'IPv6',
  scopeid: 0,
});

const networks = {
  lo: [four('127.0.0.1', true), six('::1', true)],
  docker0: [four('172.17.0.1')],
  wlan0: [six('fe80::1'), six('fd12::7'), four('192.168.178.20')],
  eth0: [four('10.0.0.5')],
  eth1: [four('169.254.3.4')],
};
const listening = (address: string, more: object = {}) =>
  reachOf({ address, port: 4170, hosts: [], ...more }, networks);
const urls = (address: string, more: object = {}) => listening(address, more).addresses.map(({ url }) => url);

test('[DK-11] on all addresses: those of the networks, bridges last, none that a phone could not open', () => {
  expect(listening('0.0.0.0')).toEqual({
    port: 4170,
    onlyHere: false,
    addresses: [
      { url: 'http://192.168.178.20:4170', network: 'wlan0' },
      { url: 'http://10.0.0.5:4170', network: 'eth0' },
      { url: 'http://172.17.0.1:4170', network: 'docker0' },
    ],
  });
});

test('[DK-11] IPv6 too where it listens there, after IPv4 and in brackets', () => {
  expect(urls('::')).toEqual([
    'http://192.168.178.20:4170',
    'http://10.0.0.5:4170',
    'http://[fd12::7]:4170',
    'http://172.17.0.1:4170',
  ]);
});

test.each(['127.0.0.1', '::1', '127.9.9.9', 'localhost'])('[DK-11] on %s it is for this machine only', (address) => {
  expect(listening(address)).toEqual({ port: 4170, onlyHere: true, addresses: [] });
});

test('[DK-11] on one address: that one, and the usual port is not said', () => {
  expect(urls('10.0.0.5')).toEqual(['http://10.0.0.5:4170']);
  expect(urls('10.0.0.5', { port: 80 })).toEqual(['http://10.0.0.5']);
});

test('[DK-11] where it answers under certain names only, it is found under those', () => {
  expect(urls('0.0.0.0', { hosts: ['localhost', 'hall.example', '10.0.0.5'] })).toEqual([
    'http://hall.example:4170',
    'http://10.0.0.5:4170',
  ]);
});

test('[DK-11] a public address that was set is passed on, wherever it listens', () => {
  const publicUrl = 'https://play.example.org';
  expect(listening('127.0.0.1', { publicUrl }).publicUrl).toBe('https://play.example.org');
  expect(listening('0.0.0.0', { publicUrl }).publicUrl).toBe('https://play.example.org');
});
