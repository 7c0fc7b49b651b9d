import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroup } from './limits.ts';

/** A browser keeps a few connections open for its next request, and a hall's browsers all come from one address. */
const MAX_OF_ADDRESS = 500;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Connections on which the server waits for a request, for the rest of one, or for its answer to be taken. Of an address
 * that holds too many of them the oldest is closed: a browser opens another when it needs one, and an attacker has no
 * more than those.
 * Connections of a proxy are not limited, since everyone's requests come through them.
 */
export class WaitingConnections {
  readonly #byAddress = new Map<string, Set<Socket>>();
  readonly #most: number;

  constructor(
    server: Server,
    { limited, most = MAX_OF_ADDRESS }: { readonly limited: boolean; readonly most?: number },
  ) {
    this.#most = limited ? most : Number.POSITIVE_INFINITY;
    server.on('connection', (socket) => {
      const address = addressGroup(socket.remoteAddress ?? '');
      this.#wait(socket, address);
      socket.once('close', () => this.#leave(socket, address));
    });
    // Before whoever answers: an answer may be made at once.
    server.prependListener('request', (request, response) => {
      const { socket } = request;
      const address = addressGroup(socket.remoteAddress ?? '');
      const arrived = () => this.#leave(socket, address);
      if (hasBody(request)) request.once('end', arrived);
      else arrived();
      // All of the answer is made, or comes as fast as it is taken.
      const waits = () => this.#wait(socket, address);
      response.once('prefinish', waits).once('pipe', waits);
    });
  }

  /** Whoever has not sent a whole request by now is not answered any more. */
  close(): void {
    for (const sockets of this.#byAddress.values()) for (const socket of sockets) socket.destroy();
  }

  #wait(socket: Socket, address: string): void {
    if (socket.destroyed) return;
    const sockets = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, sockets.add(socket));
    const [oldest] = sockets;
    if (!oldest || sockets.size <= this.#most) return;
    this.#leave(oldest, address);
    oldest.destroy();
  }

  #leave(socket: Socket, address: string): void {
    const sockets = this.#byAddress.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byAddress.delete(address);
  }
}
