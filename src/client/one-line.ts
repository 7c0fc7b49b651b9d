import type { ConnectionOptions } from './connection.ts';
import { LiveHub } from './live-hub.ts';
import { Followings, type LiveSource } from './live-source.ts';

/**
 * One connection for many tournaments and games: hand it to clients as `live`. It is there while something is followed.
 *
 * @example
 * const baseUrl = 'http://localhost:4170';
 * new TiltyardClient({ baseUrl, live: oneLine({ baseUrl }) });
 */
export function oneLine(options: ConnectionOptions = {}): LiveSource {
  const hub = new LiveHub(options, (message) => followings.hear(message));
  const followings = new Followings((wants) => hub.want('here', wants));
  return followings;
}
