import { Readable } from 'node:stream';
import { z } from 'zod';
import { type State, type TournamentView, tournamentView } from '../../../engine/index.ts';
import { calendarText, pairingsCsv, pgnText, standingsCsv, trfReport } from '../../../exchange/index.ts';
import { certain } from '../../../kit/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { exportedFileSchema } from '../../../protocol/wire-log.ts';
import type { Language } from '../../../words/index.ts';
import { seesAll } from '../../auth/roles.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { isUnchanged, sendUnchanged } from '../etags.ts';
import { fileText } from '../file-text.ts';
import { languageOf } from '../language.ts';
import { contentOf } from '../responses.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema });

interface Export {
  readonly type: string;
  /** Undefined: such a file cannot express this tournament. */
  readonly text: (state: State, view: TournamentView, language: Language) => string | undefined;
}

/** DK-18: of what is public; the log itself is the desk's. */
const exports: Readonly<Record<string, Export>> = {
  'standings.csv': { type: 'text/csv', text: (_, view, language) => standingsCsv(view, language) },
  'pairings.csv': { type: 'text/csv', text: (_, view, language) => pairingsCsv(view, language) },
  'games.pgn': { type: 'application/x-chess-pgn', text: (_, view, language) => pgnText(view, language) },
  'calendar.ics': { type: 'text/calendar', text: calendarText },
  'report.trf': {
    type: 'text/plain',
    text: (_, view) => {
      const report = trfReport(view);
      return 'text' in report ? report.text : undefined;
    },
  },
};

const exportTypes = [...new Set(Object.values(exports).map(({ type }) => type))];

interface Reader {
  readonly language: Language;
  /** DK-16: the desk's own files have names in full. */
  readonly wholeNames: boolean;
}

const kept = new WeakMap<State, Map<string, string | undefined>>();

/** Anyone may ask for it as often as they like, so it is made once per version and language. */
function exportOf(state: State, file: string, wanted: Export, reader: Reader): string | undefined {
  const { language, wholeNames } = reader;
  const made = kept.get(state) ?? new Map<string, string | undefined>();
  kept.set(state, made);
  const name = `${file} ${language} ${wholeNames}`;
  if (made.has(name)) return made.get(name);
  const view = certain(tournamentView(state, { drafts: false, wholeNames }), 'view of a tournament');
  const text = wanted.text(state, view, language);
  made.set(name, text);
  return text;
}

export function movingRoutes(app: App, context: Context): void {
  const { store } = context;

  app.get(
    '/api/tournaments/:id/file',
    {
      schema: {
        summary: 'The tournament file: the whole log, for the desk',
        tags: ['Files'],
        params,
        response: { 200: contentOf('The tournament file', 'application/json', exportedFileSchema) },
      },
    },
    async (request, reply) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { id, state } = tournament;
      if (isUnchanged(request, reply, `W/"${state.log.head?.hash.slice(0, 16)}-file"`)) return sendUnchanged(reply);
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
        summary: `What is public as a file: ${Object.keys(exports).join(', ')}`,
        tags: ['Files'],
        params: z.object({ id: tournamentIdSchema, file: z.string().max(40) }),
        response: { 200: contentOf('The file', exportTypes, z.string()) },
      },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const { tournament, standing } = await visit(context, request, id);
      const wanted = Object.hasOwn(exports, file) ? exports[file] : undefined;
      if (!wanted) throw new RequestProblem(404, 'not-found');
      const text = exportOf(tournament.state, file, wanted, {
        language: languageOf(request),
        wholeNames: seesAll(standing.role),
      });
      if (text === undefined) throw new RequestProblem(422, 'no-such-export');
      return reply
        .header('content-disposition', `attachment; filename="${id}-${file}"`)
        .header('content-type', `${wanted.type}; charset=utf-8`)
        .send(text);
    },
  );
}
