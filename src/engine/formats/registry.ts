import { missing } from '../../kit/index.ts';
import type { Format, Formats, Rulebook } from '../tournament/index.ts';

/** What a format's folder exports. */
export interface RegisteredFormat<Schema extends object = object> extends Format<Schema> {
  /** By which its stages are played: its own, and those of the stages that it shares with others. */
  readonly rulebooks: readonly Rulebook[];
  /** Where it stands when formats are listed for people to choose from; those without follow, by name. */
  readonly position?: number;
}

/** The only version of the rules so far. A change that alters a draw or a conclusion raises it and keeps the old rulebook. */
const RULES = 1;

const byPosition = (one: RegisteredFormat, other: RegisteredFormat): number =>
  (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER);

/**
 * The formats that a program plays. Every function that needs rules takes them first.
 *
 * @example
 * formatsOf(swiss).names; // ['swiss']
 */
export function formatsOf(...chosen: readonly RegisteredFormat[]): Formats {
  const formats = new Map(chosen.toSorted(byPosition).map((format) => [format.name, format]));
  const rulebooks = new Map(chosen.flatMap((format) => format.rulebooks).map((rulebook) => [rulebook.name, rulebook]));
  return {
    rulesVersion: RULES,
    names: [...formats.keys()],
    format: (name, rulesVersion) => (rulesVersion === RULES ? formats.get(name) : undefined),
    rulebook: (name, rulesVersion) =>
      (rulesVersion === RULES ? rulebooks.get(name) : undefined) ??
      missing(`rulebook ${name} of rules version ${rulesVersion}`),
  };
}

/**
 * A format with its settings, presets and defaults, by the rules of today.
 *
 * @example
 * formatNamed(formatsOf(swiss), 'swiss').defaultPreset; // 'redemption'
 */
export const formatNamed = (formats: Formats, name: string): Format | undefined =>
  formats.format(name, formats.rulesVersion);
