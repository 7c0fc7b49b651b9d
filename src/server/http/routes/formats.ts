import { describedFormats, filledIn, planFor } from '../../../hosting/formats.ts';
import { chosenSettingsSchema, planSchema } from '../../../protocol/wire.ts';
import { filledInSchema, formatListSchema, planAnswerSchema } from '../../../protocol/wire-answers.ts';
import type { FilledInSettings, FormatDescription, PlanAnswer } from '../../../protocol/wire-views.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';

/** Settings are a handful of numbers and words. */
const MAX_SETTINGS = 8 * 1024;

/** What can be played here, and what it would come to. */
export function formatRoutes(app: App, { formats }: Context): void {
  const described = describedFormats(formats);

  app.get(
    '/api/formats',
    {
      schema: {
        operationId: 'listFormats',
        summary: 'The formats with their settings and presets',
        tags: ['Reading'],
        response: { 200: asMade<{ formats: FormatDescription[] }>(formatListSchema) },
      },
    },
    () => ({ formats: described }),
  );

  app.post(
    '/api/settings',
    {
      schema: {
        operationId: 'fillInSettings',
        summary: 'The settings as the engine uses them: those given, and what it makes of the rest',
        tags: ['Reading'],
        body: chosenSettingsSchema,
        response: { 200: asMade<FilledInSettings>(filledInSchema) },
      },
      bodyLimit: MAX_SETTINGS,
    },
    async ({ body }) => filledIn(formats, body.format, body.config),
  );

  app.post(
    '/api/plan',
    {
      schema: {
        operationId: 'planTournament',
        summary: 'What such a tournament looks like before anyone plays',
        tags: ['Reading'],
        body: planSchema,
        response: { 200: asMade<PlanAnswer>(planAnswerSchema) },
      },
      bodyLimit: MAX_SETTINGS,
    },
    async ({ body }) => planFor(formats, body.format, body.players, body.config),
  );
}
