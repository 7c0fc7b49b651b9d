import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { formats } from '../../engine/formats/index.ts';
import { type TabDatabase, TabKeeping, TabPort } from '../../tab/index.ts';
import { type Ports, PortsContext } from '../shared/ports.tsx';
import { wantedLanguage } from '../shared/words.ts';
import { forecastBeside } from './forecast.ts';
import { useQueryLocation } from './query-location.ts';

/** Everything that pages ask for or store, in this browser; there is no server. */
export function tabPorts(database: TabDatabase) {
  const port = new TabPort({
    database,
    formats,
    now: Date.now,
    language: wantedLanguage,
    forecast: forecastBeside,
    persist: () => void navigator.storage?.persist?.().catch(() => undefined),
  });
  const ports: Ports = { tournaments: port, keeping: new TabKeeping(port) };
  // What other tabs told while this one slept may be lost.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void port.held.look();
  });
  return function TabPorts({ children }: { readonly children: ReactNode }) {
    return (
      <Router hook={useQueryLocation}>
        <PortsContext.Provider value={ports}>{children}</PortsContext.Provider>
      </Router>
    );
  };
}
