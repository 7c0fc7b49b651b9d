import { type Format, type Formats, formatNamed, planned, settingsForm } from '../../../engine/index.ts';
import { chosenSettingsSchema, planSchema } from '../../../protocol/wire.ts';
import { filledInSchema, formatListSchema, planAnswerSchema } from '../../../protocol/wire-answers.ts';
import type { FormatDescription } from '../../../protocol/wire-views.ts';
import { RefusedByRules } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { asMade } from '../responses.ts';

type Values = Readonly<Record<string, unknown>>;

/** Settings are a handful of numbers and words. */
const MAX_SETTINGS = 8 * 1024;

function knownFormat(formats: Formats, name: string): Format {
  const format = formatNamed(formats, name);
  if (!format) throw new RefusedByRules({ code: 'unknown-format', details: { format: name, known: formats.names } });
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

const describedFormats = (formats: Formats): FormatDescription[] =>
  formats.names
    .map((name) => knownFormat(formats, name))
    .map((format) => ({
      name: format.name,
      settings: settingsForm(format),
      presets: format.presets,
      filledIn: filledInPresets(format),
      defaultPreset: format.defaultPreset,
    }));

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
        response: { 200: asMade<{ config: Values }>(filledInSchema) },
      },
      bodyLimit: MAX_SETTINGS,
    },
    async (request) => ({
      config: configuredBy(knownFormat(formats, request.body.format), request.body.config) as Values,
    }),
  );

  app.post(
    '/api/plan',
    {
      schema: {
        operationId: 'planTournament',
        summary: 'What such a tournament looks like before anyone plays',
        tags: ['Reading'],
        body: planSchema,
        response: { 200: asMade<Readonly<Record<string, unknown>>>(planAnswerSchema) },
      },
      bodyLimit: MAX_SETTINGS,
    },
    async (request) => {
      const { format: name, players, config } = request.body;
      const format = knownFormat(formats, name);
      const plan = planned(format, config, players);
      if (!plan.ok) throw new RefusedByRules(plan.error);
      return plan.value;
    },
  );
}
