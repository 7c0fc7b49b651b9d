import { z } from 'zod';
import { consequencesView, type Explanation, explain, previewCorrection } from '../../../engine/index.ts';
import { countedOutcome } from '../../../protocol/scale.ts';
import { previewSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { explanationSchema, previewedSchema } from '../../../protocol/wire-answers.ts';
import type { Previewed } from '../../../protocol/wire-views.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';
import { inLanguage, languageAsked, namesFor, said } from '../sentences.ts';
import { visit, visitAsDesk } from '../visitor.ts';

/** Why, and what if. */
export function askingRoutes(app: App, context: Context): void {
  app.get(
    '/api/tournaments/:id/why/:subject',
    {
      schema: {
        operationId: 'explain',
        summary: 'Why this pairing, bye, place or winner (a match r3.t2, a player p7, or the tournament’s id)',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema, subject: z.string().max(40) }),
        querystring: inLanguage,
        response: { 200: asMade<Explanation>(explanationSchema) },
      },
    },
    async (request) => {
      const visitor = await visit(context, request, request.params.id);
      const { state } = visitor.tournament;
      const explanation = explain(state, request.params.subject);
      if (!explanation) throw new RequestProblem(404, 'not-found');
      return said(explanation, languageAsked(request), namesFor(state, visitor));
    },
  );

  app.post(
    '/api/tournaments/:id/preview',
    {
      schema: {
        operationId: 'previewCorrection',
        summary: 'What a correction would change; without an outcome: what taking it back would',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: inLanguage,
        body: previewSchema,
        response: { 200: asMade<Previewed>(previewedSchema) },
      },
    },
    async (request) => {
      const visitor = await visitAsDesk(context, request, request.params.id);
      const { place, outcome, reinstate } = request.body;
      const { state } = visitor.tournament;
      const preview = previewCorrection(state, place, outcome && countedOutcome(outcome), reinstate);
      if (!preview.ok) throw new RefusedByRules(preview.error, state);
      const consequences = consequencesView(preview.value);
      return {
        version: state.log.length,
        ...said(consequences, languageAsked(request), namesFor(state, visitor)),
      };
    },
  );
}
