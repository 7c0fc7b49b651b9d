import { z } from 'zod';
import {
  consequencesView,
  drawInputInSteps,
  type Explanation,
  explain,
  previewAdjustment,
  previewCorrection,
  type State,
} from '../../../engine/index.ts';
import { said } from '../../../hosting/sentences.ts';
import { assertDefined } from '../../../kit/index.ts';
import { adjustmentFromWire, outcomeFromWire } from '../../../protocol/scale.ts';
import { adjustmentSchema, previewSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import { drawInputSchema, explanationSchema, previewedSchema } from '../../../protocol/wire-answers.ts';
import type { Previewed } from '../../../protocol/wire-views.ts';
import { Frame } from '../../live/frames.ts';
import { BoundedPool } from '../../operations/bounded-pool.ts';
import { Yielder } from '../../operations/yielder.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { languageOf } from '../language.ts';
import { asMade, contentOf, kept, sendKept } from '../responses.ts';
import { inLanguage, namesFor } from '../sentences.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const MAX_KEPT = 50;
const MAX_WAITING = 8;

/**
 * What a draw was made from never changes, and anyone may ask for it: the log is read again once for each, in small pieces,
 * and written down.
 */
class DrawInputs {
  readonly #pool = new BoundedPool(1, MAX_WAITING);
  readonly #kept = new Map<string, Promise<Frame>>();

  async of(state: State, number: number): Promise<Frame | undefined> {
    const round = state.facts.rounds[number - 1];
    if (!round?.draw || round.state === 'draft') return undefined;
    const name = `${state.facts.about?.id} ${round.draw.key}`;
    const known = this.#kept.get(name);
    if (known) return known;
    const reading = this.#pool.run(() => this.#read(state, number));
    this.#kept.set(name, reading);
    // Whoever was told to come again is not told so for ever.
    reading.catch(() => this.#kept.delete(name));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return reading;
  }

  async #read(state: State, number: number): Promise<Frame> {
    const turns = new Yielder();
    const steps = drawInputInSteps(state, number);
    for (;;) {
      const { done, value } = steps.next();
      await turns.pause();
      if (done) return Frame.of(JSON.stringify(assertDefined(value, 'a round that was shown')));
    }
  }
}

/** Why, and what if. */
export function askingRoutes(app: App, context: Context): void {
  const inputs = new DrawInputs();

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
      const { state, derived } = visitor.tournament;
      const explanation = explain(derived, request.params.subject);
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
        response: { 200: contentOf('What it was drawn from', 'application/json', drawInputSchema) },
      },
      ...kept,
    },
    async (request, reply) => {
      const { tournament } = await visit(context, request, request.params.id);
      const input = await inputs.of(tournament.state, request.params.round);
      if (!input) throw new RequestProblem(404, 'not-found');
      return sendKept(request, reply.header('content-type', 'application/json; charset=utf-8'), input);
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
      const preview = previewCorrection(context.formats, state, place, outcome && outcomeFromWire(outcome), reinstate);
      if (!preview.ok) throw new RefusedByRules(preview.error, visitor.tournament);
      const consequences = consequencesView(preview.value);
      return {
        version: state.log.length,
        ...said(consequences, languageOf(request), namesFor(state, visitor)),
      };
    },
  );

  app.post(
    '/api/tournaments/:id/preview/adjustment',
    {
      schema: {
        operationId: 'previewAdjustment',
        summary: 'What points given or taken would change; no round is set aside for them',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: inLanguage,
        body: adjustmentSchema,
        response: { 200: asMade<Previewed>(previewedSchema) },
      },
    },
    async (request) => {
      const visitor = await visitAsDesk(context, request, request.params.id);
      const { state, derived } = visitor.tournament;
      const command = adjustmentFromWire({ ...request.body, type: 'AdjustPoints' });
      const preview = previewAdjustment(context.formats, state, command, derived);
      if (!preview.ok) throw new RefusedByRules(preview.error, visitor.tournament);
      return {
        version: state.log.length,
        ...said(consequencesView(preview.value), languageOf(request), namesFor(state, visitor)),
      };
    },
  );
}
