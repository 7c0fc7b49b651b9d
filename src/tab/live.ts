import type { LiveLine, TournamentPort } from '../client/index.ts';
import { ProblemError } from '../client/index.ts';
import { sealed } from '../engine/index.ts';
import { RequestProblem } from '../hosting/problems.ts';
import type { Position } from '../protocol/live-events.ts';
import { codeAt, type HeldTournament, type Update } from './held-tournament.ts';

export type LiveHandlers = Parameters<TournamentPort['live']>[1];

interface Reader {
  /** What came since the position; whether anything did. */
  readonly catchUp: (held: HeldTournament) => void;
  /** Everything is sent again. */
  readonly restart: () => void;
}

const NOTHING: Position = { version: 0, head: '' };

/** The log as desks read it. */
function entryReader(handlers: Extract<LiveHandlers, { as: 'desk' }>): Reader {
  let position = handlers.from ?? NOTHING;
  return {
    catchUp: ({ state }) => {
      const { log } = state;
      const isOurs = position.version <= log.length && ['', codeAt(state, position.version)].includes(position.head);
      if (!isOurs) handlers.onReload?.();
      const after = isOurs ? position.version : 0;
      if (isOurs && after === log.length) return;
      position = { version: log.length, head: codeAt(state, log.length) };
      handlers.onEntries?.({ ...position, entries: log.slice(after).map(sealed) });
    },
    restart: () => {
      position = NOTHING;
      handlers.onReload?.();
    },
  };
}

/** The public view, as everyone else reads it. */
function viewReader(handlers: Exclude<LiveHandlers, { as: 'desk' }>): Reader {
  let shown: Position = handlers.from ?? NOTHING;
  return {
    catchUp: ({ view }) => {
      if (shown.version === view.version && shown.head === view.head) return;
      shown = view;
      handlers.onView?.(view);
    },
    restart: () => {
      shown = NOTHING;
      handlers.onReload?.();
    },
  };
}

/** Follows a tournament of this browser; the line is always there. */
export function followHeld(find: () => Promise<HeldTournament>, handlers: LiveHandlers, now: () => number): LiveLine {
  let over = false;
  let leave = (): void => undefined;
  const reader = handlers.as === 'desk' ? entryReader(handlers) : viewReader(handlers);
  const close = () => {
    over = true;
    leave();
  };
  /** What a handler throws is the page's to report, and ends the line. */
  const handing = (work: () => void) => {
    if (over) return;
    try {
      work();
    } catch (error) {
      close();
      if (handlers.onFault) handlers.onFault(error);
      else reportError(error);
    }
  };
  const hear = (held: HeldTournament, update: Update) =>
    handing(() => {
      if (update.kind === 'removed') {
        close();
        handlers.onGone?.();
        return;
      }
      if (update.kind === 'replaced') reader.restart();
      reader.catchUp(held);
    });
  find().then(
    (held) =>
      handing(() => {
        leave = held.subscribe((update) => hear(held, update));
        handlers.onTime?.(now());
        handlers.onLine?.('open');
        reader.catchUp(held);
      }),
    (error: unknown) =>
      handing(() => {
        const isGone = error instanceof RequestProblem || error instanceof ProblemError;
        if (!isGone) throw error;
        close();
        handlers.onGone?.();
      }),
  );
  return { close };
}
