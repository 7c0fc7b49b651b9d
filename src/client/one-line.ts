import type { ConnectionOptions } from './connection.ts';
import type { LiveHub } from './live-hub.ts';
import { Followings, type LiveSource } from './live-source.ts';

/**
 * One connection for many tournaments and games: hand it to clients as `live`. It is there while something is followed.
 *
 * @example
 * const baseUrl = 'http://localhost:4170';
 * new TiltyardClient({ baseUrl, live: oneLine({ baseUrl }) });
 */
export function oneLine(options: ConnectionOptions = {}): LiveSource {
  let hub: LiveHub | undefined;
  let loading = false;
  // Loaded by the first who follows something: a browser's tabs share a connection that is held elsewhere.
  const load = async () => {
    loading = true;
    const { LiveHub } = await import('./live-hub.ts');
    hub = new LiveHub(options, (message) => followings.hear(message));
    hub.want('here', followings.wants());
  };
  const followings = new Followings((wants) => {
    if (hub) hub.want('here', wants);
    else if (!loading) void load();
  });
  return followings;
}
