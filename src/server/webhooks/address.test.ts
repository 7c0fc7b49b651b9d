import { expect, test } from 'vitest';
import { isPrivateUrl } from './address.ts';

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://10.0.0.1:8080/x',
  'http://172.31.255.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:7f00::]/',
  'http://[::127.0.0.1]/',
  'http://[::7f00:1]/',
  'http://[fec0::1]/',
  'http://[feff::1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2001:0:7f00:1::]/',
  'http://LOCALHOST/',
  'http://printer.local/',
])('%s is a neighbour', (url) => expect(isPrivateUrl(url)).toBe(true));

test.each(['http://93.184.216.34/', 'https://games.example/hook', 'http://172.32.0.1/', 'http://[2606:2800::1]/'])(
  '%s is not',
  (url) => expect(isPrivateUrl(url)).toBe(false),
);
