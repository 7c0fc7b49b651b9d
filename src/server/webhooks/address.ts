import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that a shared server must not be made to talk to: its own machine and its neighbours. */
const near = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  near.ipv4.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  // These carry an IPv4 address inside, which may be a near one: compatible, mapped, translated, 6to4, Teredo.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  near.ipv6.addSubnet(network, bits, 'ipv6');
}

// Apart, since an IPv4 address also counts as one of ::ffff:0:0/96.
function isNear(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return near[family].check(address, family);
}

/** Whether the address itself, before any name is looked up, is a private one. */
export function isPrivateUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host)) return isNear(host);
  return host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.local') || host.endsWith('.internal');
}

/** Looks a name up and refuses private addresses at that moment, so that a name cannot change its mind in between. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error: Error | null, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('no address'), '', 0);
    if (found.some(({ address }) => isNear(address))) return callback(new Error('private address'), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
