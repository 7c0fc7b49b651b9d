import { z } from 'zod';
import { eraseFrom, shortCode, type WrittenEntry } from '../../../engine/index.ts';
import { assertDefined } from '../../../kit/index.ts';
import { type Erased, erasedSchema, removalSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { nameInLog } from '../../auth/roles.ts';
import { shortId } from '../../auth/tokens.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';
import { visitAsOwner } from '../visitor.ts';

const MAX_ATTEMPTS = 10;

/** DK-31: a person is taken out of the log, by the owner. */
export function erasureRoutes(app: App, context: Context): void {
  const { store, now } = context;

  app.post(
    '/api/tournaments/:id/players/:player/erase',
    {
      schema: {
        operationId: 'erasePerson',
        summary: 'Erase a person: the log is rewritten without their name; asks for the tournament’s name',
        tags: ['Writing'],
        params: z.object({ id: tournamentIdSchema, player: z.string().max(40) }),
        body: removalSchema,
        response: { 200: asMade<Erased>(erasedSchema) },
      },
    },
    async (request) => {
      const { id, player } = request.params;
      const { tournament, standing } = await visitAsOwner(context, request, id);
      const name = tournament.state.facts.about?.name ?? '';
      if (request.body.confirm.trim() !== name) {
        throw new RefusedByRules({ code: 'not-confirmed', details: { word: name } }, tournament);
      }
      const asked = { commandId: `erase-${shortId(12)}`, by: nameInLog(standing) };
      // Another entry may come in between; then the newer log is rewritten.
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const written = (await store.events.read(id)) as WrittenEntry[];
        const head = assertDefined(written.at(-1), 'entry');
        const erased = eraseFrom(context.formats, written, player, { ...asked, at: now() });
        if (!erased.ok) throw new RefusedByRules(erased.error, tournament);
        const { entries, from, entry } = erased.value;
        if (await store.events.rewrite(id, head.hash, player, { entries: entries.slice(from - 1), last: entry })) {
          await tournament.waitForVersion(entry.version);
          // Their private link has ended.
          await context.streams.roleEnded({ of: 'tournament', tournament: id });
          await context.backups.noteErased();
          return { version: entry.version, before: shortCode(head.hash), after: shortCode(entry.hash) };
        }
      }
      throw new RequestProblem(409, 'version-moved');
    },
  );
}
