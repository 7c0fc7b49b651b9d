import { z } from 'zod';
import {
  consequencesView,
  type DrawInput,
  drawInput,
  type Explanation,
  explain,
  previewCorrection,
  type State,
} from '../../../engine/index.ts';
import { countedOutcome } from '../../../protocol/scale.ts';
import { previewSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { drawInputSchema, explanationSchema, previewedSchema } from '../../../protocol/wire-answers.ts';
import type { Previewed } from '../../../protocol/wire-views.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../language.ts';
import { asMade } from '../responses.ts';
import { inLanguage, namesFor, said } from '../sentences.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const MAX_KEPT = 100;
const inputs = new Map<string, DrawInput | undefined>();

/** What a draw was made from never changes, and anyone may ask for it: the log is read again once for each. */
function drawnFrom(state: State, round: number): DrawInput | undefined {
  const key = state.facts.rounds[round - 1]?.draw?.key ?? '';
  const name = `${state.facts.about?.id} ${key} ${state.facts.rounds[round - 1]?.state === 'draft'}`;
  const input = inputs.has(name) ? inputs.get(name) : drawInput(state, round);
  inputs.set(name, input);
  const [oldest] = inputs.keys();
  if (inputs.size > MAX_KEPT && oldest !== undefined) inputs.delete(oldest);
  return input;
}

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
      return said(explanation, languageOf(request), namesFor(state, visitor));
    },
  );

  app.get(
    '/api/tournaments/:id/draws/:round',
    {
      schema: {
        summary: 'What a round was drawn from, so that anyone can run its draw again with its key',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema, round: z.coerce.number().int().min(1).max(9999) }),
        response: { 200: asMade<DrawInput>(drawInputSchema) },
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      const input = drawnFrom(tournament.state, request.params.round);
      if (!input) throw new RequestProblem(404, 'not-found');
      return input;
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
        ...said(consequences, languageOf(request), namesFor(state, visitor)),
      };
    },
  );
}
