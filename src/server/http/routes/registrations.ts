import { z } from 'zod';
import type { Entry } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { registeredSchema, registrationSchema } from '../../../protocol/wire-roles.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { mayCommand, nameInLog } from '../../auth/roles.ts';
import { idempotencyHeaders, neededCommandId } from '../command-id.ts';
import type { App, Context } from '../context.ts';
import { addressOf, limit } from '../limits.ts';
import { visit } from '../visitor.ts';
import { accepted } from './commands.ts';

const addedBy = (entry: Entry) =>
  assertDefined(
    entry.events.flatMap((event) => (event.type === 'PlayersAdded' ? event.players : []))[0],
    'the player who was registered',
  );

/** DK-13: someone enters themselves by the public link, and gets the link to their own page in the same breath. */
export function registeringRoutes(app: App, context: Context): void {
  const perAddress = limit(context, 'registration', 30);

  app.post(
    '/api/tournaments/:id/registrations',
    {
      schema: {
        operationId: 'register',
        summary: 'Register oneself, where the tournament allows it',
        tags: ['Players'],
        params: z.object({ id: tournamentIdSchema }),
        headers: idempotencyHeaders,
        body: registrationSchema,
        response: { 200: registeredSchema, 201: registeredSchema },
      },
    },
    async (request, reply) => {
      await perAddress(addressOf(request));
      const visitor = await visit(context, request, request.params.id);
      const { tournament, standing } = visitor;
      const { name, club, rating } = request.body;
      const commandId = neededCommandId(request.body, request.headers);
      const command = {
        type: 'Register',
        player: { name, ...(club !== undefined && { club }), ...(rating !== undefined && { rating }) },
      } as const;
      let path: string | undefined;
      const answer = await tournament.submit({
        commandId,
        by: nameInLog(standing),
        anonymous: standing.role === 'public',
        command,
        permits: (state) => mayCommand(standing, command, state),
        attach: (entry) => {
          const made = newRoleLink('player', addedBy(entry).id, context.now());
          path = made.path;
          return { roleLinks: [made.link] };
        },
      });
      const { entry, repeated } = accepted(answer, visitor);
      const { id, approved } = addedBy(entry);
      const known = !repeated && path !== undefined;
      return reply
        .code(repeated ? 200 : 201)
        .send({ version: entry.version, player: id, approved, ...(known && { path }) });
    },
  );
}
