import { z } from 'zod';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { reachSchema } from '../../../protocol/wire-reach.ts';
import { reachOf } from '../../operations/addresses.ts';
import type { SettledOptions } from '../../operations/options.ts';
import type { App, Context } from '../context.ts';
import { visitAsDesk } from '../visitor.ts';

/** DK-11: what to write into the QR code. The machine's networks are only for the desk. */
export function addressRoutes(app: App, context: Context, { hosts, publicUrl, port }: SettledOptions): void {
  app.get(
    '/api/tournaments/:id/addresses',
    {
      schema: {
        operationId: 'listAddresses',
        summary: 'Under which addresses others reach this server, for the desk',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        response: { 200: reachSchema },
      },
    },
    async (request) => {
      await visitAsDesk(context, request, request.params.id);
      const bound = app.server.address();
      const socket = typeof bound === 'object' && bound !== null ? bound : { address: 'localhost', port };
      return reachOf({ address: socket.address, port: socket.port, hosts, publicUrl });
    },
  );
}
