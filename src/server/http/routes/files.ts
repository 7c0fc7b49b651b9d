import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { conclude, type State } from '../../../engine/index.ts';
import { calendarText } from '../../../exchange/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { exportedFileSchema } from '../../../protocol/wire-log.ts';
import type { Language } from '../../../words/index.ts';
import { notAllowed } from '../../auth/identity.ts';
import { nameInLog, type RoleHeld, seesAll } from '../../auth/roles.ts';
import { RequestProblem } from '../../problems.ts';
import type { Workshop } from '../../workshop/workshop.ts';
import type { AccessLog } from '../access-log.ts';
import type { App, Context } from '../context.ts';
import { documentOf, wholeView } from '../documents.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { fileText } from '../file-text.ts';
import { languageOf } from '../language.ts';
import { contentOf } from '../responses.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

/** DK-18: of what is public; the log itself is the desk's. */
const exportTypes = {
  'standings.csv': 'text/csv',
  'pairings.csv': 'text/csv',
  'games.pgn': 'application/x-chess-pgn',
  'calendar.ics': 'text/calendar',
  'report.trf': 'text/plain',
} as const;

type Exported = keyof typeof exportTypes;
const isExported = (file: string): file is Exported => Object.hasOwn(exportTypes, file);

interface Reader {
  readonly language: Language;
  /** DK-16: the desk's own files have names in full. */
  readonly wholeNames: boolean;
  /** DK-24: the organiser's contact details. */
  readonly contact: string | undefined;
}

const kept = new WeakMap<State, Map<string, Promise<string | Buffer | undefined>>>();

/** Anyone may ask for it as often as they like, so it is made once per version and language. Undefined: such a file cannot express this tournament. */
function exportOf(
  workshop: Workshop,
  state: State,
  file: Exported,
  reader: Reader,
): Promise<string | Buffer | undefined> {
  const made = kept.get(state) ?? new Map<string, Promise<string | Buffer | undefined>>();
  kept.set(state, made);
  const name = `${file} ${reader.language} ${reader.wholeNames} ${reader.contact}`;
  const known = made.get(name);
  if (known) return known;
  const making = newExport(workshop, state, file, reader);
  made.set(name, making);
  // A client that was asked to come back must be served eventually.
  making.catch(() => made.delete(name));
  return making;
}

async function newExport(workshop: Workshop, state: State, file: Exported, reader: Reader) {
  const { language, wholeNames, contact } = reader;
  const readBy = wholeNames ? 'whole' : 'public';
  // When rounds were shown is in the log, and the log stays here.
  if (file === 'calendar.ics') return calendarText(state, await wholeView(state, readBy), language, contact);
  const done = await workshop.do({ kind: 'export', file, document: await documentOf(state, readBy), language });
  return done.kind === 'made' ? Buffer.from(done.bytes.buffer) : undefined;
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
      if (standing.role !== 'owner' && !conclude(state).finished) throw notAllowed(caller);
      taken(request, id, `${id}.json`, standing);
      const beside = `${await store.images.hashOf(id)} ${await store.contacts.of(id)}`;
      const tag = createHash('sha256').update(beside).digest('hex').slice(0, 16);
      if (isUnchanged(request, reply, `W/"${state.log.head?.hash.slice(0, 16)}-file${tag}"`))
        return sendUnchanged(reply);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.json"`)
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
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { tournament, standing } = await visit(context, request, id);
      if (!isExported(file)) throw new RequestProblem(404, 'not-found');
      // What everyone may read is nobody's secret, and strangers fill no table.
      if (standing.role !== 'public') taken(request, id, file, standing);
      const contact = file === 'calendar.ics' ? await store.contacts.of(id) : undefined;
      const reader = { language: languageOf(request), wholeNames: seesAll(standing.role), contact };
      const text = await exportOf(context.workshop, tournament.state, file, reader);
      if (text === undefined) throw new RequestProblem(422, 'no-such-export');
      return reply
        .header('content-disposition', `attachment; filename="${id}-${file}"`)
        .header('content-type', `${exportTypes[file]}; charset=utf-8`)
        .send(text);
    },
  );
}
