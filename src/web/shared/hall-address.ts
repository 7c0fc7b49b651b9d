import { useEffect, useMemo, useState } from 'react';
import { ProblemError } from '../../client/index.ts';
import type { HallAddress, Reach } from '../../protocol/wire-reach.ts';
import { useAwaiting } from './awaiting.tsx';
import { ownAddress } from './base.ts';
import { useServerPort } from './ports.tsx';

/** DK-11, DK-23: the address that a phone in the hall can open. */
export type HallAddresses =
  | { readonly kind: 'waiting' }
  /** No phone can come in; `port` is where the server listens on its own machine. */
  | { readonly kind: 'only-here'; readonly port?: number }
  | {
      readonly kind: 'open';
      readonly choices: readonly HallAddress[];
      readonly chosen: string;
      choose(url: string): void;
    };

interface Here {
  /** Of the server, as this page was opened. */
  readonly address: string;
  readonly hostname: string;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/**
 * What the operator has set counts alone; otherwise the name under which this page was opened, unless it means this
 * very machine; then what the server knows of its networks.
 */
export function addressesFor(here: Here, reach: Reach | undefined): readonly HallAddress[] {
  if (reach?.publicUrl !== undefined) return [{ url: reach.publicUrl, network: '' }];
  const known = reach?.addresses ?? [];
  if (isLoopback(here.hostname) || known.some(({ url }) => url === here.address)) return known;
  return [{ url: here.address, network: '' }, ...known];
}

const KEPT = 'tiltyard.address';

/** Asks the server, which tells it to desks only: anyone else has the address of their own page. */
export function useHallAddress(id: string, asDesk = isLoopback(window.location.hostname)): HallAddresses {
  const server = useServerPort();
  const [answer, setAnswer] = useState<Reach | 'untold' | undefined>(asDesk && server ? undefined : 'untold');
  const isServed = server !== undefined;
  const [picked, setPicked] = useState(() => localStorage.getItem(KEPT) ?? undefined);
  useEffect(() => {
    if (!asDesk || !server) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      server.addresses(id).then(
        (reach) => over || setAnswer(reach),
        (error: unknown) => {
          if (over) return;
          if (error instanceof ProblemError) setAnswer('untold');
          else timer = setTimeout(ask, 3_000);
        },
      );
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [server, id, asDesk]);
  useAwaiting(answer === undefined);
  return useMemo<HallAddresses>(() => {
    if (answer === undefined) return { kind: 'waiting' };
    const reach = answer === 'untold' ? undefined : answer;
    // Without a server every browser has tournaments of its own.
    const own = { address: ownAddress(), hostname: window.location.hostname };
    const choices = isServed ? addressesFor(own, reach) : [];
    const [first] = choices;
    if (!first) return { kind: 'only-here', ...(reach?.onlyHere && { port: reach.port }) };
    return {
      kind: 'open',
      choices,
      chosen: (choices.find(({ url }) => url === picked) ?? first).url,
      choose: (url) => {
        localStorage.setItem(KEPT, url);
        setPicked(url);
      },
    };
  }, [answer, picked, isServed]);
}
