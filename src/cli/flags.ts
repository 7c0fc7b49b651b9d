import { type Format, type Formats, formatNamed, settingsForm } from '../engine/index.ts';
import { settingName } from '../words/index.ts';
import { durationText, readDuration } from '../words/notation.ts';
import { WrongUsage } from './failure.ts';
import { didYouMean } from './nearest.ts';
import { kebab, language } from './words.ts';

/** Settings as flags, from each format's own schema: no format is named here. */
export interface SettingFlag {
  /** As in the configuration. */
  readonly name: string;
  readonly flag: string;
  readonly kind: 'boolean' | 'duration' | 'whole' | 'number' | 'text' | 'list' | 'player' | 'players';
  readonly values?: readonly (string | number)[];
  readonly least?: number;
  readonly most?: number;
  readonly usual?: unknown;
  readonly about: string;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly description?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
}

function kindOf(schema: Schema): SettingFlag['kind'] {
  const { description } = schema;
  if (description === 'duration' || description === 'player' || description === 'players') return description;
  switch (schema.type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
      return 'whole';
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    default:
      return 'text';
  }
}

export function flagsOf(format: Format): SettingFlag[] {
  const { properties = {} } = settingsForm(format) as { properties?: Readonly<Record<string, Schema>> };
  return Object.entries(properties).map(([name, schema]) => {
    const values = schema.enum ?? schema.items?.enum;
    return {
      name,
      flag: `--${kebab(name)}`,
      kind: kindOf(schema),
      about: settingName(language, format.name, name),
      ...(values && { values }),
      ...(schema.minimum !== undefined && { least: schema.minimum }),
      ...(schema.maximum !== undefined && { most: schema.maximum }),
      ...(schema.default !== undefined && { usual: schema.default }),
    };
  });
}

/** A value as it would be typed. */
export function valueText(flag: Pick<SettingFlag, 'kind'>, value: unknown): string {
  if (flag.kind === 'duration') return durationText(Number(value));
  return Array.isArray(value) ? value.join(',') : String(value);
}

export function readValue(flag: SettingFlag, text: string): unknown {
  const wrong = (expected: string) => new WrongUsage(`${flag.flag} needs ${expected}, not “${text}”.`);
  switch (flag.kind) {
    case 'duration': {
      const duration = readDuration(text);
      if (duration === undefined) throw wrong('a duration such as 30s, 10m, 6h or 3d');
      return duration;
    }
    case 'whole':
    case 'number':
      if (!/^[-+]?\d+(\.\d+)?$/.test(text)) throw wrong('a number');
      return Number(text);
    case 'list':
    case 'players':
      return text === '' ? [] : text.split(',').map((item) => item.trim());
    case 'boolean':
      if (!/^(true|false)$/.test(text)) throw wrong('true or false');
      return text === 'true';
    case 'text':
    case 'player':
      return text;
  }
}

export interface Chosen {
  readonly format: Format;
  readonly config: Readonly<Record<string, unknown>>;
}

/** A format's name, or a preset's, which knows its format. */
export function formatFor(formats: Formats, name: string | undefined, preset: string | undefined): Format {
  const all = formats.names.flatMap((one) => formatNamed(formats, one) ?? []);
  const found =
    name === undefined ? all.find((one) => preset !== undefined && preset in one.presets) : formatNamed(formats, name);
  if (found) return found;
  if (name === undefined && preset === undefined)
    throw new WrongUsage(`Which format? Choose from ${formats.names.join(', ')}.`);
  const unknown = name ?? preset ?? '';
  const choices = name === undefined ? all.flatMap(({ presets }) => Object.keys(presets)) : formats.names;
  throw new WrongUsage(
    `There is no ${name === undefined ? 'preset' : 'format'} “${unknown}”. Choose from ${choices.join(', ')}.${didYouMean(unknown, choices)}`,
  );
}

function presetOf(format: Format, preset: string | undefined): Readonly<Record<string, unknown>> {
  if (preset === undefined) return {};
  const config = format.presets[preset];
  if (config) return config;
  const choices = Object.keys(format.presets);
  throw new WrongUsage(
    `${format.name} has no preset “${preset}”; it has ${choices.join(', ')}.${didYouMean(preset, choices)}`,
  );
}

/** `--group-size 4 --no-improve --base=10m` over a preset. What the settings allow is the format's part. */
export function readSettings(format: Format, preset: string | undefined, words: readonly string[]): Chosen {
  const flags = flagsOf(format);
  const settings: Record<string, unknown> = {};
  const rest = words.slice();
  while (rest.length > 0) {
    const [word = '', inline] = splitOnce(rest.shift() ?? '');
    const negated = flags.find((flag) => flag.kind === 'boolean' && word === `--no-${flag.flag.slice(2)}`);
    const flag = flags.find((one) => one.flag === word);
    if (negated) settings[negated.name] = false;
    else if (!flag) throw new WrongUsage(unknownFlag(format, flags, word));
    else if (flag.kind === 'boolean') settings[flag.name] = inline === undefined ? true : readValue(flag, inline);
    else {
      const value = inline ?? rest.shift();
      if (value === undefined) throw new WrongUsage(`${flag.flag} needs a value.`);
      settings[flag.name] = readValue(flag, value);
    }
  }
  return { format, config: { ...presetOf(format, preset), ...settings } };
}

/** Settings that are about players, by their names: entries are p1, p2, … in the order of the list. */
export function withPlayers({ format, config }: Chosen, names: readonly string[]): Chosen {
  const idOf = (flag: SettingFlag, name: unknown): unknown => {
    const at = names.findIndex((one) => one.localeCompare(String(name), undefined, { sensitivity: 'accent' }) === 0);
    if (at >= 0) return `p${at + 1}`;
    if (/^p[1-9]\d*$/.test(String(name))) return name;
    throw new WrongUsage(`${flag.flag}: there is no player “${name}”.${didYouMean(String(name), names)}`);
  };
  const read = flagsOf(format).flatMap((flag) => {
    const value = config[flag.name];
    if (flag.kind === 'player' && value !== undefined) return [[flag.name, idOf(flag, value)] as const];
    return flag.kind === 'players' && Array.isArray(value)
      ? [[flag.name, value.map((one) => idOf(flag, one))] as const]
      : [];
  });
  return { format, config: { ...config, ...Object.fromEntries(read) } };
}

function splitOnce(word: string): [string, string | undefined] {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word, undefined];
}

function unknownFlag(format: Format, flags: readonly SettingFlag[], word: string): string {
  if (!word.startsWith('-')) return `What is “${word}”?`;
  const choices = flags.map(({ flag }) => flag);
  return `${format.name} has no setting ${word}; it has ${choices.join(', ')}.${didYouMean(word, choices)}`;
}
