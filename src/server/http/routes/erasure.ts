import { z } from 'zod';
import { erasureOf, fold, shortCode, submit, upcast, type WrittenEntry } from '../../../engine/index.ts';
import { certain } from '../../../kit/index.ts';
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
        summary: 'Erase a person: the log is rewritten without their name; asks for the tournament’s name (DK-8)',
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
        throw new RefusedByRules({ code: 'not-confirmed', details: { word: name } }, tournament.state);
      }
      const commandId = `erase-${shortId(12)}`;
      // Another entry may come in between; then the newer log is rewritten.
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const written = (await store.events.read(id)) as WrittenEntry[];
        const head = certain(written.at(-1), 'entry');
        const erasure = erasureOf(written, player);
        if (!erasure) throw new RefusedByRules({ code: 'unknown-player', details: { player } }, tournament.state);
        const { entries, from, codes } = erasure;
        const after = shortCode(certain(entries.at(-1), 'entry').hash);
        const at = Math.max(now(), head.at);
        const command = { type: 'ErasePerson', player, from, codes, after } as const;
        const said = submit(fold(entries.map(upcast)), { commandId, at, by: nameInLog(standing), command });
        if (!said.ok) throw new RefusedByRules(said.error, tournament.state);
        const { entry } = said.value;
        if (await store.events.rewrite(id, head.hash, entries.slice(from - 1), entry)) {
          await tournament.reaches(entry.version);
          return { version: entry.version, before: shortCode(head.hash), after: shortCode(entry.hash) };
        }
      }
      throw new RequestProblem(409, 'version-moved');
    },
  );
}
