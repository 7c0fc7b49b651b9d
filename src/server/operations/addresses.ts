import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { HallAddress, Reach } from '../../protocol/wire-reach.ts';

type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Where it listens, and what its owner says about that. */
export interface Listening {
  /** The address that the socket is bound to. */
  readonly address: string;
  readonly port: number;
  readonly hosts: readonly string[];
  readonly publicUrl?: string | undefined;
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127\.|^::ffff:127\./.test(host);

/** Bridges of containers and virtual machines, tunnels: rarely the hall's network, so they stand last. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|tailscale|zt|lxc|lxd|cni|podman)/i;

/** Addresses that mean nothing without the name of an interface. */
const isLinkLocal = (address: string): boolean => /^169\.254\.|^fe[89ab]/i.test(address);

function webAddress(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`;
}

/** DK-11, DK-23: under which addresses a phone in the hall finds this server; none when it listens to this machine only. */
export function reachOf(listening: Listening, networks: Networks = networkInterfaces()): Reach {
  const { address, port, hosts, publicUrl } = listening;
  const onlyHere = isLoopback(address);
  return {
    port,
    onlyHere,
    ...(publicUrl !== undefined && { publicUrl }),
    addresses: onlyHere
      ? []
      : hostsOf(address, hosts, networks).map(
          ({ host, network }) =>
            ({
              url: webAddress(host, port),
              network,
            }) satisfies HallAddress,
        ),
  };
}

interface NamedHost {
  readonly host: string;
  readonly network: string;
}

function hostsOf(address: string, hosts: readonly string[], networks: Networks): NamedHost[] {
  const own = EVERYWHERE.has(address) ? hostsIn(networks, address === '::') : [{ host: address, network: '' }];
  if (hosts.length === 0) return own;
  // Only under these names it answers at all.
  return hosts
    .map((host) => host.replace(/^\[|\]$/g, ''))
    .filter((host) => !isLoopback(host))
    .map((host) => ({ host, network: own.find((one) => one.host === host)?.network ?? '' }));
}

/** IPv4 before IPv6, cables and radio before bridges. */
function hostsIn(networks: Networks, both: boolean): NamedHost[] {
  return Object.entries(networks)
    .flatMap(([network, infos]) => (infos ?? []).map((info) => ({ network, info })))
    .filter(({ info }) => !info.internal && !isLinkLocal(info.address) && (both || info.family === 'IPv4'))
    .toSorted(
      (a, b) =>
        Number(VIRTUAL.test(a.network)) - Number(VIRTUAL.test(b.network)) ||
        Number(a.info.family === 'IPv6') - Number(b.info.family === 'IPv6'),
    )
    .map(({ network, info }) => ({ host: info.address, network }));
}
