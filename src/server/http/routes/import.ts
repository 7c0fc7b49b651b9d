import { emptyState } from '../../../engine/index.ts';
import { tournamentFileSchema } from '../../../protocol/commands.ts';
import { createdSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { newRoleLink } from '../../auth/role-link.ts';
import { roundDeadline } from '../../clocks/round-clock.ts';
import { erasedAgain } from '../../operations/erased-log.ts';
import { PartyPool } from '../../operations/party-pool.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { type ImportedFile, importedFile } from '../imported-file.ts';
import { newTournaments } from '../limits.ts';
import { signedIn } from '../visitor.ts';

const MAX_IMPORTED = 64 * 1024 * 1024;
const IMPORTS_AT_ONCE = 3;
const MAX_WAITING = { each: 4, all: 8 };
/** 64 MB over a slow line; what has not arrived by then is let go of, with its place. */
const LONGEST_UPLOAD = 120_000;

export async function importingRoutes(app: App, context: Context): Promise<void> {
  const { formats, store, tournaments, now } = context;
  const mayBegin = newTournaments(context);
  /** Each holds a whole file in memory, from its first byte to its last entry. */
  const imports = new PartyPool(IMPORTS_AT_ONCE, MAX_WAITING);

  /** DK-31: an older file brings nobody back. */
  async function withoutErased(file: ImportedFile, id: string): Promise<ImportedFile> {
    let { entries, state } = file;
    for (const { player } of await store.erasures.of(id)) {
      const again = erasedAgain(formats, entries, player, now());
      if (!again) continue;
      entries = [...again.entries, again.entry];
      state = again.state;
    }
    return { entries, state };
  }

  await app.register(async (door: App) => {
    // The file comes as text and is read piece by piece; see importedFile.
    door.removeContentTypeParser('application/json');
    door.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));

    door.post(
      '/api/import',
      {
        schema: {
          operationId: 'importFile',
          summary: 'Take in a tournament file; every entry is decided again first, and no webhook is told',
          tags: ['Files'],
          body: tournamentFileSchema,
          response: { 201: createdSchema },
        },
        validatorCompiler: () => (text: string) => ({ value: text }),
        bodyLimit: MAX_IMPORTED,
        preParsing: async (request, reply) => {
          // Strangers are turned away before they have sent anything.
          const caller = await signedIn(context, request);
          await mayBegin(caller);
          const leave = await imports.enter(caller.account?.id ?? '');
          if (reply.raw.closed) leave();
          else reply.raw.once('close', leave);
        },
        config: { bodyMs: LONGEST_UPLOAD },
      },
      async (request, reply) => {
        const { account } = await signedIn(context, request);
        const text = String(request.body).replace(/^\uFEFF/, '');
        const audited = await importedFile(formats, text);
        const { about } = audited.state.facts;
        const id = tournamentIdSchema.safeParse(about?.id);
        if (!about || !id.success) throw new RequestProblem(422, 'bad-file');
        const { entries, state } = await withoutErased(audited, id.data);
        const answer = await store.events.append(id.data, 0, entries, {
          about: { name: about.name, format: about.format, listed: about.settings.listed },
          // A clock that ran out before it came here is nobody's news.
          deadlines: roundDeadline(emptyState.facts, state.facts).filter(
            (change) => change.change === 'set' && change.dueAt > now(),
          ),
          ...(account && { roleLinks: [newRoleLink('owner', '', now(), { account: account.id }).link] }),
        });
        if (answer.kind !== 'appended') throw new RequestProblem(409, 'id-in-use');
        if (audited.image) await store.images.set(id.data, audited.image);
        if (audited.contact) await store.contacts.set(id.data, audited.contact);
        tournaments.adopt(id.data, state);
        return reply.code(201).send({ id: id.data, version: answer.version, path: `/t/${id.data}` });
      },
    );
  });
}
