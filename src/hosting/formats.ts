import { type Format, type Formats, formatNamed, planned, settingsForm } from '../engine/index.ts';
import type { FilledInSettings, FormatDescription, PlanAnswer } from '../protocol/wire-views.ts';
import { RefusedByRules } from './problems.ts';

/** What can be played, and what it would come to. */

type Values = Readonly<Record<string, unknown>>;

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

export const describedFormats = (formats: Formats): FormatDescription[] =>
  formats.names
    .map((name) => knownFormat(formats, name))
    .map((format) => ({
      name: format.name,
      settings: settingsForm(format),
      presets: format.presets,
      filledIn: filledInPresets(format),
      defaultPreset: format.defaultPreset,
    }));

/** The settings as the engine uses them: those given, and what it makes of the rest. */
export const filledIn = (formats: Formats, name: string, config: Values): FilledInSettings => ({
  config: configuredBy(knownFormat(formats, name), config) as Values,
});

/** What such a tournament looks like before anyone plays. */
export function planFor(formats: Formats, name: string, players: number, config: Values): PlanAnswer {
  const plan = planned(knownFormat(formats, name), config, players);
  if (!plan.ok) throw new RefusedByRules(plan.error);
  return plan.value as PlanAnswer;
}
