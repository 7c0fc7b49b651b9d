import { nothingKnown, type Position, type Reading, type TopicEvent, topicName } from '../protocol/live-events.ts';
import {
  type EntryUpdate,
  nothingSeen,
  type SliceUpdate,
  type TableReport,
  type ViewChanges,
  wholeUpdate,
  withUpdate,
} from '../protocol/wire-views.ts';
import type { LiveLine } from './line.ts';
import type { LiveSource } from './live-source.ts';

export interface LiveHandlers {
  /** `desk` receives entries, the others slices; `player` also the reports at their tables. */
  readonly as?: Reading;
  /** The version that is known already, and what the log was called then. */
  readonly after?: number;
  readonly head?: string;
  /** The longest pause between two attempts to come back, in milliseconds. */
  readonly longestWait?: number;
  onSlices?(update: SliceUpdate): void;
  onEntries?(update: EntryUpdate): void;
  onReports?(reports: readonly TableReport[]): void;
  /** For desks: a clock was pressed in this game. */
  onGame?(pressed: { readonly game: string; readonly seq: number }): void;
  /** The server's time in milliseconds, by which all clocks run; now and then. */
  onTime?(now: number): void;
  /** What was shown so far is another history (a backup was restored): forget it; everything follows anew. */
  onReload?(): void;
  /** The tournament is gone, or no longer for this reader. */
  onGone?(): void;
  /** The line is there, or is being tried again. */
  onLine?(line: 'open' | 'waiting'): void;
  /** A handler has thrown, or the server speaks another language by now: the line is closed. Unhandled, it is thrown. */
  onFault?(error: unknown): void;
}

/** An error that nobody takes comes up as any other that nobody has caught. */
export const reportFault = (onFault: ((error: unknown) => void) | undefined, error: unknown): void => {
  if (onFault) onFault(error);
  else
    setTimeout(() => {
      throw error;
    });
};

/** A tournament on a connection that is shared with others. */
export function follow(source: LiveSource, id: string, handlers: LiveHandlers): LiveLine {
  let view = nothingSeen;
  let position: Position = handlers.after ? { version: handlers.after, head: handlers.head ?? '' } : nothingKnown;
  /** Something did not fit, and was asked for from the beginning. */
  let asked = false;

  const moved = (update: Position) => {
    position = { version: update.version, head: update.head };
    asked = false;
  };

  const askAgain = () => {
    if (asked) return;
    asked = true;
    position = nothingKnown;
    view = nothingSeen;
    following.again();
  };

  const adopt = (update: SliceUpdate) => {
    view = withUpdate(view, update);
    moved(update);
    handlers.onSlices?.(update);
  };

  const change = (changes: ViewChanges) => {
    const update = wholeUpdate(view, changes);
    if (update) adopt(update);
    else askAgain();
  };

  const receive = (update: EntryUpdate) => {
    const [first] = update.entries;
    if (first && first.version > position.version + 1) return askAgain();
    moved(update);
    handlers.onEntries?.(update);
  };

  const hear = ({ event, data }: TopicEvent) => {
    switch (event) {
      case 'slices':
        return adopt(data);
      case 'changes':
        return change(data);
      case 'entries':
        return receive(data);
      case 'reports':
        return handlers.onReports?.(data.reports);
      case 'game':
        return handlers.onGame?.(data);
      case 'reload':
        view = nothingSeen;
        position = nothingKnown;
        return handlers.onReload?.();
      case 'gone':
        return handlers.onGone?.();
      case 'clock':
      case 'trouble':
    }
  };

  const following = source.follow(topicName({ kind: handlers.as ?? 'public', tournament: id }), {
    position: () => position,
    ...(handlers.longestWait !== undefined && { longestWait: handlers.longestWait }),
    hear,
    onTime: (now) => handlers.onTime?.(now),
    onLine: (line) => handlers.onLine?.(line),
    onFault: (error) => reportFault(handlers.onFault, error),
  });
  return following;
}
