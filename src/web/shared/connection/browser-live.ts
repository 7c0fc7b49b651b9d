import { Followings, type LiveSource, newCommandId } from '../../../client/index.ts';
import type { TabMessage } from './holder.ts';
import type { Link, Side, WorkerMessage } from './link.ts';

const TICK = 500;
/** Without an answer for this many ticks the worker is given up. */
const PATIENCE = 8;
const AGAIN_AFTER = 2_000;

/** To the worker beside the browser's tabs; `giveUp`: there is none. */
function toWorker({ me, followings }: Side, giveUp: () => void): Link {
  const worker = new SharedWorker(new URL('./hub-worker.ts', import.meta.url), { type: 'module', name: 'tiltyard' });
  const { port } = worker;
  const say = (message: TabMessage) => port.postMessage(message);
  let quiet = 0;
  const ticking = setInterval(() => {
    quiet += 1;
    if (quiet > PATIENCE) fail();
    else say({ kind: 'ask', tab: me });
  }, TICK);
  const close = () => {
    clearInterval(ticking);
    say({ kind: 'bye', tab: me });
    port.close();
  };
  const fail = () => {
    close();
    giveUp();
  };
  worker.onerror = fail;
  port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    quiet = 0;
    if (data.kind === 'told') followings.hear(data.message);
    else if (!data.known) say({ kind: 'want', tab: me, wants: followings.wants() });
  };
  return { want: (wants) => say({ kind: 'want', tab: me, wants }), close };
}

/** Where there is no worker, and only there, the tab loads what it needs to hold the connection itself. */
function withoutWorker(side: Side): Link {
  let link: Link | undefined;
  let closed = false;
  const load = () => {
    import('./leader.ts').then(
      ({ toLeader, alone }) => {
        if (closed) return;
        link = ('BroadcastChannel' in window ? toLeader : alone)(side);
        link.want(side.followings.wants());
      },
      () => setTimeout(load, AGAIN_AFTER),
    );
  };
  load();
  return {
    want: (wants) => link?.want(wants),
    close: () => {
      closed = true;
      link?.close();
    },
  };
}

/** One live connection per browser, however many tabs are open (DK-22): by a worker, by one of the tabs, or each alone. */
function open(): LiveSource {
  let link: Link | undefined;
  let worker = 'SharedWorker' in window;
  const followings = new Followings((wants) => {
    link ??= connect();
    link.want(wants);
  });

  function connect(): Link {
    const side = { me: newCommandId(), followings };
    if (!worker) return withoutWorker(side);
    return toWorker(side, () => {
      worker = false;
      link = connect();
    });
  }

  // A page that is left drops its connection; one that comes back from the browser's cache starts again.
  window.addEventListener('pagehide', () => {
    link?.close();
    link = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followings.restart();
  });
  // The connection may be held elsewhere, but whether this machine has a line is known here first.
  window.addEventListener('offline', () => followings.hear({ kind: 'line', line: 'waiting' }));
  window.addEventListener('online', () => followings.restart());
  return followings;
}

/** One connection a page; opened when the first part wants it. */
let source: LiveSource | undefined;

/** What this page's live topics come from. */
export function browserLive(): LiveSource {
  source ??= open();
  return source;
}
