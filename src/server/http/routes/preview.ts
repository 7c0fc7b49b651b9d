import { z } from 'zod';
import {
  type Explanation,
  explain,
  type Format,
  formatNamed,
  formatNames,
  previewCorrection,
  settingsForm,
} from '../../../engine/index.ts';
import { chosenSettingsSchema, planSchema, previewSchema, tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  explanationSchema,
  filledInSchema,
  formatListSchema,
  planAnswerSchema,
  previewedSchema,
} from '../../../protocol/wire-answers.ts';
import type { FormatDescription, Previewed } from '../../../protocol/wire-views.ts';
import { RefusedByRules, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';
import { visit, visitAsDesk } from '../visitor.ts';

type Values = Readonly<Record<string, unknown>>;

function knownFormat(name: string): Format {
  const format = formatNamed(name);
  if (!format) throw new RefusedByRules({ code: 'unknown-format', details: { format: name, known: formatNames } });
  return format;
}

function configuredBy(format: Format, config: Values): unknown {
  const configured = format.configure(config);
  if (!configured.ok) throw new RefusedByRules({ code: 'bad-config', details: { problems: configured.error } });
  return configured.value;
}

const filledInPresets = (format: Format): Readonly<Record<string, Values>> =>
  Object.fromEntries(
    Object.entries(format.presets).map(([name, preset]) => [name, configuredBy(format, preset) as Values]),
  );

/** Why, what if, and what would it look like. */
export function askingRoutes(app: App, context: Context): void {
  app.get(
    '/api/tournaments/:id/why/:subject',
    {
      schema: {
        summary: 'Why this pairing, bye, place or winner (a match r3.t2, a player p7, or the tournament’s id)',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema, subject: z.string().max(40) }),
        response: { 200: asMade<Explanation>(explanationSchema) },
      },
    },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      const explanation = explain(tournament.state, request.params.subject);
      if (!explanation) throw new RequestProblem(404, 'not-found');
      return explanation;
    },
  );

  app.post(
    '/api/tournaments/:id/preview',
    {
      schema: {
        summary: 'What a correction would change; without an outcome: what taking it back would',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        body: previewSchema,
        response: { 200: asMade<Previewed>(previewedSchema) },
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { place, outcome } = request.body;
      const { state } = tournament;
      const preview = previewCorrection(state, place, outcome);
      if (!preview.ok) throw new RefusedByRules(preview.error, state);
      return { version: state.log.length, ...preview.value };
    },
  );

  app.get(
    '/api/formats',
    {
      schema: {
        summary: 'The formats with their settings and presets',
        tags: ['Reading'],
        response: { 200: asMade<{ formats: FormatDescription[] }>(formatListSchema) },
      },
    },
    () => ({
      formats: formatNames.flatMap((name) => {
        const format = formatNamed(name);
        return format
          ? [
              {
                name,
                settings: settingsForm(format),
                presets: format.presets,
                filledIn: filledInPresets(format),
                defaultPreset: format.defaultPreset,
              },
            ]
          : [];
      }),
    }),
  );

  app.post(
    '/api/settings',
    {
      schema: {
        summary: 'The settings as the engine uses them: those given, and what it makes of the rest',
        tags: ['Reading'],
        body: chosenSettingsSchema,
        response: { 200: asMade<{ config: Values }>(filledInSchema) },
      },
    },
    async (request) => ({ config: configuredBy(knownFormat(request.body.format), request.body.config) as Values }),
  );

  app.post(
    '/api/plan',
    {
      schema: {
        summary: 'What such a tournament looks like before anyone plays',
        tags: ['Reading'],
        body: planSchema,
        response: { 200: asMade<Readonly<Record<string, unknown>>>(planAnswerSchema) },
      },
    },
    async (request) => {
      const { format: name, players, config } = request.body;
      const format = knownFormat(name);
      const configured = configuredBy(format, config);
      const why = format.admits(configured, players);
      if (why) throw new RefusedByRules(why);
      return format.plan(configured, players);
    },
  );
}
