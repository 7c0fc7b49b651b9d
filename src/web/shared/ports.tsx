import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { Router, useRoute } from 'wouter';
import { type KeepingPort, type ServerPort, TiltyardClient, type TournamentPort } from '../../client/index.ts';
import { deskPath } from '../routes.ts';
import { base } from './base.ts';
import { browserLive } from './connection/browser-live.ts';
import { useSpeech } from './words.ts';

export interface Ports {
  readonly tournaments: TournamentPort;
  /** Absent where there is no server. */
  readonly server?: ServerPort;
  /** Present where the browser itself holds the tournaments. */
  readonly keeping?: KeepingPort;
}

/** For whoever starts the pages. */
export const PortsContext = createContext<Ports | undefined>(undefined);

/** How long a connection may hang before it is as good as none (DK-22). At the desk a large draw takes its time. */
const AT_THE_DESK = 15_000;
/** On a phone someone stands and waits. */
const ON_A_PHONE = 6_000;
/** A line that died without a word is noticed by waiting in vain, and a clock is running. */
const AT_A_CLOCK = 4_000;

/** Everything that pages ask for or store, over HTTP, under the path where the server is. */
export const ServerPorts = ({ children }: { readonly children: ReactNode }) => (
  <Router base={base}>
    <ClientPorts>{children}</ClientPorts>
  </Router>
);

/** Here are the only client, its time limits and its language. */
function ClientPorts({ children }: { readonly children: ReactNode }) {
  const { language } = useSpeech();
  const spoken = useRef(language);
  spoken.current = language;
  const [isDesk] = useRoute(deskPath);
  const ports = useMemo<Ports>(() => {
    const client = new TiltyardClient({
      baseUrl: base,
      // Another language is no reason to connect again.
      language: () => spoken.current,
      live: browserLive(),
      answerWithin: isDesk ? AT_THE_DESK : ON_A_PHONE,
      clockWithin: AT_A_CLOCK,
    });
    return { tournaments: client, server: client };
  }, [isDesk]);
  return <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>;
}

function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('Ports are asked for outside of their provider.');
  return ports;
}

export const useTournamentPort = (): TournamentPort => usePorts().tournaments;

/** Undefined: there is no server, so what needs one is not offered. */
export const useServerPort = (): ServerPort | undefined => usePorts().server;

/** Undefined: a server holds the tournaments, and whoever runs it looks after them. */
export const useKeepingPort = (): KeepingPort | undefined => usePorts().keeping;

/** The props of a part that needs a server. */
export interface WithServer {
  readonly server: ServerPort;
}
