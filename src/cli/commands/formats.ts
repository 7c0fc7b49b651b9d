import { type Format, type Formats, formatNamed, planned } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { formatName, sayRefusal } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { Refused, WrongUsage } from '../failure.ts';
import { flagsOf, formatFor, readSettings, type SettingFlag, valueText } from '../flags.ts';
import { tableText } from '../layout.ts';
import { planText } from '../plan-text.ts';
import { language } from '../words.ts';

const allOf = (formats: Formats): Format[] =>
  formats.names.map((name) => assertDefined(formatNamed(formats, name), name));

function possible(flag: SettingFlag): string {
  if (flag.values) return flag.values.join(flag.kind === 'list' ? ',' : ' | ');
  if (flag.kind === 'boolean') return `${flag.flag} | --no-${flag.flag.slice(2)}`;
  if (flag.least === undefined || flag.most === undefined) return flag.kind;
  return `${valueText(flag, flag.least)} to ${valueText(flag, flag.most)}`;
}

const presetText = (format: Format, preset: string): string => {
  const flags = flagsOf(format);
  const settings = Object.entries(format.presets[preset] ?? {}).map(([name, value]) => {
    const flag = flags.find((one) => one.name === name);
    if (flag?.kind === 'boolean') return value ? flag.flag : `--no-${flag.flag.slice(2)}`;
    return flag ? `${flag.flag} ${valueText(flag, value)}` : name;
  });
  const usual = preset === format.defaultPreset ? ' (default)' : '';
  return `  ${preset}${usual}: ${settings.join(' ')}`;
};

/** The settings of every format, for the help of the commands that take them. */
export const settingsHelp = (formats: Formats): string =>
  allOf(formats)
    .map(
      (format) =>
        `\n${format.name}: ${flagsOf(format)
          .map(({ flag }) => flag)
          .join(' ')}`,
    )
    .join('');

/** The format is the first word that names one; the rest are settings of it. */
export function chosenFrom(formats: Formats, words: readonly string[], preset: string | undefined) {
  const named = words.findIndex((word) => formats.names.includes(word));
  const [first] = words;
  const wrongName = named < 0 && first !== undefined && !first.startsWith('-') ? first : undefined;
  const format = formatFor(formats, named < 0 ? wrongName : words[named], preset);
  return readSettings(
    format,
    preset,
    words.filter((_, at) => at !== named),
  );
}

export function readCount(text: string | undefined, flag: string, least = 0): number {
  const count = Number(text);
  if (text === undefined) throw new WrongUsage(`${flag} is needed.`);
  if (!/^\d{1,9}$/.test(text) || count < least) throw new WrongUsage(`${flag} needs a whole number, not “${text}”.`);
  return count;
}

/** GR-18: proposed settings as they would be typed. */
function asFlags(format: Format, plan: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (plan.proposes === undefined) return plan;
  const proposed = new Map(Object.entries(plan.proposes as object));
  const typed = flagsOf(format).flatMap((flag) =>
    proposed.has(flag.name) ? [`${flag.flag} ${valueText(flag, proposed.get(flag.name))}`] : [],
  );
  return { ...plan, proposes: typed.join(' ') };
}

export const about: Commands = (program, terminal) => {
  withJson(program.command('formats').description('the formats with their settings, defaults and presets')).action(
    (options: JsonOption) => {
      const context = contextOf(terminal, options);
      const document = allOf(terminal.formats).map((format) => ({
        name: format.name,
        title: formatName(language, format.name),
        settings: flagsOf(format),
        presets: format.presets,
        defaultPreset: format.defaultPreset,
      }));
      const texts = allOf(terminal.formats).map((format) => {
        const rows = flagsOf(format).map((flag) => [
          `  ${flag.flag}`,
          flag.usual === undefined ? '' : valueText(flag, flag.usual),
          possible(flag),
          flag.about,
        ]);
        const columns = ['  Setting', 'Default', 'Possible', 'Meaning'].map((title) => ({ title }));
        const title = `${context.colours.bold(format.name)}: ${formatName(language, format.name)}`;
        const presets = Object.keys(format.presets).map((preset) => presetText(format, preset));
        return `${title}\n${tableText(columns, rows, context.colours)}\n  Presets\n${presets.join('\n')}\n`;
      });
      context.answer({ formats: document }, texts.join('\n'));
    },
  );

  withJson(program.command('plan'))
    .description('what such a tournament looks like, before anyone plays')
    .argument('[format...]', 'groups, hybrid, … and its settings')
    .option('--players <n>', 'how many play')
    .option('--preset <name>', 'settings by name')
    .allowUnknownOption()
    .addHelpText(
      'after',
      () =>
        `\nSettings:${settingsHelp(terminal.formats)}\n\nExample: tiltyard plan groups --players 17 --arrangement balanced`,
    )
    .action((words: string[], options: JsonOption & { players?: string; preset?: string }) => {
      const { format, config } = chosenFrom(terminal.formats, words, options.preset);
      const players = readCount(options.players, '--players');
      const plan = planned(format, config, players);
      if (!plan.ok) throw new Refused(plan.error, sayRefusal(language, plan.error));
      contextOf(terminal, options).answer(plan.value, planText(asFlags(format, plan.value)));
    });
};
