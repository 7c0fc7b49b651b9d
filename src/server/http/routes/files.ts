import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { State } from '../../../engine/index.ts';
import { calendarText, exportedText } from '../../../exchange/index.ts';
import { type Exported, exportTypes, fileName, isExported } from '../../../hosting/files.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { exportedFileSchema } from '../../../protocol/wire-log.ts';
import type { Language } from '../../../words/index.ts';
import { notAllowed } from '../../auth/identity.ts';
import { nameInLog, type RoleHeld } from '../../auth/roles.ts';
import { Frame } from '../../live/frames.ts';
import type { LiveTournament } from '../../live/live-tournament.ts';
import { publicExport } from '../../live/public-document.ts';
import { RequestProblem } from '../../problems.ts';
import type { Client } from '../../workshop/workshop.ts';
import type { AccessLog } from '../access-log.ts';
import type { App, Context } from '../context.ts';
import { versionFor, wholeView } from '../documents.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { fileText } from '../file-text.ts';
import { languageOf } from '../language.ts';
import { attachment, contentOf, kept, sendKept } from '../responses.ts';
import { clientBy, visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

interface Reader {
  readonly language: Language;
  /** DK-16: the organiser's own files have names in full. */
  readonly client: Client;
  /** DK-24: the organiser's contact details. */
  readonly contact: string | undefined;
}

const readingOf = ({ client }: Reader) => (client === 'organiser' ? 'whole' : 'public');

/** Names what is in the file: whoever has it already is not sent it again, and nothing is made for them. */
function etagOf(state: State, file: Exported, reader: Reader): string {
  const as = readingOf(reader);
  const beside = createHash('sha256').update(`${reader.language} ${reader.contact}`).digest('hex').slice(0, 16);
  return `W/"${versionFor(state, as)}-${as}-${file}-${beside}"`;
}

/** Anyone may ask for it as often as they like, so it is made once per version and language. Undefined: such a file cannot express this tournament. */
function exportOf(tournament: LiveTournament, file: Exported, reader: Reader) {
  const as = readingOf(reader);
  const name = `${file} ${reader.language} ${reader.contact}`;
  return tournament.documents[as].files.get(versionFor(tournament.state, as), name, () =>
    newExport(tournament, file, reader),
  );
}

async function newExport(tournament: LiveTournament, file: Exported, reader: Reader): Promise<Frame | undefined> {
  const { language, contact } = reader;
  const as = readingOf(reader);
  if (file === 'calendar.ics')
    return Frame.of(calendarText(tournament.state, await wholeView(tournament, as), language, contact));
  if (as === 'public') return publicExport(await tournament.slices.inTurns(), file, language);
  const { players, keepApart } = tournament.state.facts;
  const known = { personal: Object.fromEntries(players), keepApart };
  const text = exportedText(file, await wholeView(tournament, as), language, known);
  return text === undefined ? undefined : Frame.of(text);
}

export function movingRoutes(app: App, context: Context, accesses: AccessLog): void {
  const { store } = context;
  const taken = (request: FastifyRequest, stream: string, file: string, standing: RoleHeld) =>
    accesses.note(request, { kind: 'exported', what: `${file}, ${nameInLog(standing)}`, stream });

  app.get(
    '/api/tournaments/:id/file',
    {
      schema: {
        operationId: 'readFile',
        summary: 'The tournament file: the whole log with the draw secret, for the owner; at the end for the desk, too',
        tags: ['Files'],
        params,
        response: { 200: contentOf('The tournament file', 'application/json', exportedFileSchema) },
      },
    },
    async (request, reply) => {
      const { tournament, standing, caller } = await visitAsDesk(context, request, request.params.id);
      const { id, state } = tournament;
      // The draw secret is in it: with that, the next draw could be worked out beforehand.
      if (standing.role !== 'owner' && !tournament.derived.verdict.finished) throw notAllowed(caller);
      taken(request, id, `${id}.json`, standing);
      const beside = `${await store.images.hashOf(id)} ${await store.contacts.of(id)}`;
      const tag = createHash('sha256').update(beside).digest('hex').slice(0, 16);
      if (isUnchanged(request, reply, `W/"${state.log.head?.hash.slice(0, 16)}-file${tag}"`))
        return sendUnchanged(reply);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', attachment(`${fileName(id, tournament.state)}.json`))
        .send(Readable.from(fileText(store, id, state.log.length)));
    },
  );

  app.get(
    '/api/tournaments/:id/export/:file',
    {
      schema: {
        operationId: 'exportFile',
        summary: `What is public as a file: ${Object.keys(exportTypes).join(', ')}`,
        tags: ['Files'],
        params: z.object({ id: tournamentIdSchema, file: z.string().max(40) }),
        response: { 200: contentOf('The file', [...new Set(Object.values(exportTypes))], z.string()) },
      },
      ...kept,
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { tournament, standing } = await visit(context, request, id);
      if (!isExported(file)) throw new RequestProblem(404, 'not-found');
      // What everyone may read is nobody's secret, and strangers fill no table.
      if (standing.role !== 'public') taken(request, id, file, standing);
      const contact = file === 'calendar.ics' ? await store.contacts.of(id) : undefined;
      const reader = { language: languageOf(request), client: clientBy(standing), contact };
      if (isUnchanged(request, reply, etagOf(tournament.state, file, reader))) return sendUnchanged(reply);
      const made = await exportOf(tournament, file, reader);
      if (!made) {
        reply.removeHeader('etag');
        throw new RequestProblem(422, 'no-such-export');
      }
      reply
        .header('content-disposition', attachment(`${fileName(id, tournament.state)}-${file}`))
        .header('content-type', `${exportTypes[file]}; charset=utf-8`);
      return sendKept(request, reply, made);
    },
  );
}
