import { nothingKnown, type Position, type Reading, topicName } from '../protocol/live-events.ts';
import type { EntryUpdate, PublicView, TableReport } from '../protocol/wire-views.ts';
import type { LiveLine } from './line.ts';
import type { LiveSource } from './live-source.ts';

interface LineHandlers {
  /** The longest pause between two attempts to come back, in milliseconds. */
  readonly longestWait?: number;
  /** The server's time in milliseconds, by which all clocks run; now and then. */
  onTime?(now: number): void;
  /** What was shown so far is another history (a backup was restored): everything is sent again. */
  onReload?(): void;
  /** The tournament is gone, or no longer for this reader. */
  onGone?(): void;
  /** The line is there, or is being tried again. */
  onLine?(line: 'open' | 'waiting'): void;
  /** A handler has thrown, or the server speaks another language by now: the line is closed. Unhandled, it is thrown. */
  onFault?(error: unknown): void;
}

/** A desk reads the log. */
export interface EntryHandlers extends LineHandlers {
  readonly as: 'desk';
  /** How far it has been read already. */
  readonly from?: Position;
  onEntries?(update: EntryUpdate): void;
  /** A clock was pressed in this game. */
  onGame?(pressed: { readonly game: string; readonly seq: number }): void;
}

/** Everyone else reads the public view, players also the reports at their tables. */
export interface ViewHandlers extends LineHandlers {
  readonly as?: Exclude<Reading, 'desk'>;
  /** What has been read already. */
  readonly from?: PublicView;
  /** The whole view whenever it has changed; what did not change in it is the same object as before. */
  onView?(view: PublicView): void;
  onReports?(reports: readonly TableReport[]): void;
}

export type LiveHandlers = EntryHandlers | ViewHandlers;

/** An error without a handler surfaces like every other uncaught one. */
export const reportFault = (onFault: ((error: unknown) => void) | undefined, error: unknown): void => {
  if (onFault) onFault(error);
  else
    setTimeout(() => {
      throw error;
    });
};

/** What every reader of a tournament does with its line, whatever comes on it. */
export const onTheLine = (handlers: LineHandlers) => ({
  ...(handlers.longestWait !== undefined && { longestWait: handlers.longestWait }),
  onTime: (now: number) => handlers.onTime?.(now),
  onLine: (line: 'open' | 'waiting') => handlers.onLine?.(line),
  onFault: (error: unknown) => reportFault(handlers.onFault, error),
});

/** A tournament's entries on a connection that is shared with others. */
export function followEntries(source: LiveSource, id: string, handlers: EntryHandlers): LiveLine {
  let position: Position = handlers.from ?? nothingKnown;

  const receive = (update: EntryUpdate) => {
    const [first] = update.entries;
    // There is a gap: the rest comes after what is known.
    if (first && first.version > position.version + 1) return following.again();
    position = { version: update.version, head: update.head };
    handlers.onEntries?.(update);
  };

  const following = source.follow(topicName({ kind: 'desk', tournament: id }), {
    ...onTheLine(handlers),
    position: () => position,
    hear: ({ event, data }) => {
      if (event === 'entries') receive(data);
      else if (event === 'game') handlers.onGame?.(data);
      else if (event === 'gone') handlers.onGone?.();
      else if (event === 'reload') {
        position = nothingKnown;
        handlers.onReload?.();
      }
    },
  });
  return following;
}
