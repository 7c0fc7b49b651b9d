import { topicName } from '../protocol/live-events.ts';
import { nothingSeen, type PublicView, type ViewChanges, withChanges, withUpdate } from '../protocol/wire-views.ts';
import { onTheLine, type ViewHandlers } from './live.ts';
import type { Following, LiveSource } from './live-source.ts';

/**
 * A tournament's public view on a connection that is shared with others. It is put together here and nowhere else.
 *
 * @example
 * const line = oneLine({ baseUrl: 'http://localhost:4170' });
 * const follow = (id, handlers) => followView(line, id, handlers);
 */
export function followView(source: LiveSource, id: string, handlers: ViewHandlers): Following {
  let view = handlers.from ?? nothingSeen;
  /** Something did not fit, and was asked for from the beginning. */
  let asked = false;

  const show = (next: PublicView) => {
    view = next;
    asked = false;
    handlers.onView?.(view);
  };

  const change = (changes: ViewChanges) => {
    const next = withChanges(view, changes);
    if (next) return show(next);
    if (asked) return;
    asked = true;
    view = nothingSeen;
    following.again();
  };

  const following = source.follow(topicName({ kind: handlers.as ?? 'public', tournament: id }), {
    ...onTheLine(handlers),
    position: () => ({ version: view.version, head: view.head }),
    hear: ({ event, data }) => {
      if (event === 'slices') show(withUpdate(view, data));
      else if (event === 'changes') change(data);
      else if (event === 'reports') handlers.onReports?.(data.reports);
      else if (event === 'gone') handlers.onGone?.();
      else if (event === 'reload') {
        view = nothingSeen;
        handlers.onReload?.();
      }
    },
  });
  return following;
}
