import { Holder, type TabMessage } from './holder.ts';
import type { WorkerMessage } from './link.ts';

/** Holds the browser's one connection beside all of its tabs. */

/** The worker itself is the module: it lives as long as one of its tabs. */
const ports = new Map<string, MessagePort>();
const say = (port: MessagePort, message: WorkerMessage) => port.postMessage(message);

const holder = new Holder((message) => {
  for (const [tab, port] of ports) if (holder.wantedBy(tab, message)) say(port, { kind: 'told', message });
});

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'bye') ports.delete(data.tab);
    else ports.set(data.tab, port);
    const known = holder.hear(data);
    if (data.kind === 'ask') say(port, { kind: 'here', known });
  };
});
