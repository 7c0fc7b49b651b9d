import { nothingKnown, topicName } from '../protocol/live-events.ts';
import { nothingSeen, type SliceUpdate, type ViewChanges, wholeUpdate, withUpdate } from '../protocol/wire-views.ts';
import { beginning, type LiveHandlers, onTheLine } from './live.ts';
import type { Following, LiveSource } from './live-source.ts';

/**
 * A tournament's public view on a connection that is shared with others. Apart from the client, because desks do not need it.
 *
 * @example
 * const line = oneLine({ baseUrl: 'http://localhost:4170' });
 * const follow = (id, handlers) => followView(line, id, handlers);
 */
export function followView(source: LiveSource, id: string, handlers: LiveHandlers): Following {
  let view = nothingSeen;
  let position = beginning(handlers);
  /** Something did not fit, and was asked for from the beginning. */
  let asked = false;

  const forget = () => {
    view = nothingSeen;
    position = nothingKnown;
  };

  const adopt = (update: SliceUpdate) => {
    view = withUpdate(view, update);
    position = { version: update.version, head: update.head };
    asked = false;
    handlers.onSlices?.(update);
  };

  const change = (changes: ViewChanges) => {
    const update = wholeUpdate(view, changes);
    if (update) return adopt(update);
    if (asked) return;
    asked = true;
    forget();
    following.again();
  };

  const following = source.follow(topicName({ kind: handlers.as ?? 'public', tournament: id }), {
    ...onTheLine(handlers),
    position: () => position,
    hear: ({ event, data }) => {
      if (event === 'slices') adopt(data);
      else if (event === 'changes') change(data);
      else if (event === 'reports') handlers.onReports?.(data.reports);
      else if (event === 'gone') handlers.onGone?.();
      else if (event === 'reload') {
        forget();
        handlers.onReload?.();
      }
    },
  });
  return following;
}
