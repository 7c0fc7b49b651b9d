import { backupsSchema } from '../../../protocol/wire-operations.ts';
import { notAllowed } from '../../auth/identity.ts';
import type { App, Context } from '../context.ts';

/** What the operator looks at. */
export function operationsRoutes(app: App, context: Context): void {
  app.get(
    '/api/backups',
    {
      schema: {
        operationId: 'readBackups',
        summary: 'How backups are made, and when the last good one was',
        tags: ['Files'],
        response: { 200: backupsSchema },
      },
    },
    async (request) => {
      const caller = await context.identity.callerOf(request);
      if (!caller.operator) throw notAllowed(caller);
      return context.backups.report();
    },
  );
}
