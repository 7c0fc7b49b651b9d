import { cancel, confirm, intro, isCancel, outro, select, text } from '@clack/prompts';
import { type Format, type Formats, formatNamed, type NewPlayer } from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { readPlayerList } from '../protocol/player-lists/index.ts';
import { formatName } from '../words/index.ts';
import { WrongUsage } from './failure.ts';
import { flagsOf, readValue, type SettingFlag, valueText } from './flags.ts';
import { language } from './words.ts';

/** `new` without options asks step by step. */

async function answered<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) {
    cancel('Nothing was made.');
    throw new WrongUsage('Stopped.');
  }
  return answer as Exclude<T, symbol>;
}

const needed = (value: string | undefined): string | undefined =>
  value?.trim() ? undefined : 'Something is needed here.';

async function askSetting(flag: SettingFlag, usual: unknown): Promise<unknown> {
  if (flag.kind === 'boolean') return answered(confirm({ message: flag.about, initialValue: usual === true }));
  if (flag.values && flag.kind !== 'list') {
    const options = flag.values.map((value) => ({ value: String(value), label: String(value) }));
    const message = flag.about;
    const chosen = await answered(
      select({ message, options, ...(usual !== undefined && { initialValue: String(usual) }) }),
    );
    return flag.values.find((value) => String(value) === chosen);
  }
  const validate = (value: string | undefined): string | undefined => {
    if (!value?.trim()) return undefined;
    try {
      readValue(flag, value.trim());
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const shown = usual === undefined ? '' : valueText(flag, usual);
  const typed = await answered(text({ message: flag.about, initialValue: shown, placeholder: 'as usual', validate }));
  return typed?.trim() ? readValue(flag, typed.trim()) : undefined;
}

async function askSettings(format: Format, preset: Readonly<Record<string, unknown>>) {
  const config: Record<string, unknown> = { ...preset };
  if (!(await answered(confirm({ message: 'Look at the settings?', initialValue: false })))) return config;
  for (const flag of flagsOf(format)) {
    const value = await askSetting(flag, preset[flag.name] ?? flag.usual);
    if (value !== undefined) config[flag.name] = value;
  }
  return config;
}

async function askPlayers(fromFile: (list: string) => Promise<readonly NewPlayer[]>): Promise<readonly NewPlayer[]> {
  const how = await answered(
    select({
      message: 'Players',
      options: [
        { value: 'file', label: 'from a file' },
        { value: 'typed', label: 'typed here, with ; between them' },
        { value: 'later', label: 'later, with tiltyard add' },
      ],
    }),
  );
  if (how === 'later') return [];
  if (how === 'file') return fromFile(await answered(text({ message: 'Which file?', validate: needed })));
  const typed = await answered(text({ message: 'Names, as in: Ana, 1500; Bo; Cy', validate: needed }));
  return readPlayerList(typed.split(';').join('\n')).players;
}

export interface Asked {
  readonly file: string;
  readonly name: string;
  readonly format: Format;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: readonly NewPlayer[];
}

export async function askForNew(
  formats: Formats,
  given: string | undefined,
  fromFile: (list: string) => Promise<readonly NewPlayer[]>,
): Promise<Asked> {
  intro('A new tournament');
  const name = await answered(text({ message: 'What is it called?', validate: needed }));
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const file =
    given ??
    (await answered(
      text({ message: 'In which file?', initialValue: `${plain || 'tournament'}.json`, validate: needed }),
    ));
  const options = formats.names.map((one) => ({ value: one, label: formatName(language, one) }));
  const format = assertDefined(formatNamed(formats, await answered(select({ message: 'Format', options }))), 'format');
  const presets = Object.keys(format.presets).map((preset) => ({ value: preset, label: preset }));
  const preset = await answered(select({ message: 'Preset', options: presets, initialValue: format.defaultPreset }));
  const config = await askSettings(format, format.presets[preset] ?? {});
  const players = await askPlayers(fromFile);
  outro(`tiltyard start ${file} begins it.`);
  return { file, name: name.trim(), format, config, players };
}
