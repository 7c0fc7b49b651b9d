import {
  type Formats,
  type Refusal,
  type SkillModel,
  type Summary,
  summarised,
  usualSpread,
} from '../../engine/index.ts';
import { sayRefusal } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { Refused, WrongUsage } from '../failure.ts';
import { type Chosen, formatFor, readSettings } from '../flags.ts';
import { playRuns, usefulThreads } from '../simulate-runs.ts';
import { simulationCsv, simulationText } from '../simulate-text.ts';
import type { Terminal } from '../terminal.ts';
import { language } from '../words.ts';
import { chosenFrom, readCount, settingsHelp } from './formats.ts';

interface SimulateOptions extends JsonOption {
  readonly players?: string;
  readonly runs: string;
  readonly seed?: string;
  readonly preset?: string;
  readonly draws: string;
  readonly spread?: string;
  readonly equal?: boolean;
  readonly unrated?: boolean;
  readonly minutesPerRound?: string;
  readonly threads?: string;
  readonly compare?: string[];
  readonly csv?: boolean;
}

export interface SimulationDocument extends Summary {
  readonly label: string;
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly seed: string;
  readonly hours?: { readonly mean: number; readonly max: number };
  readonly seconds: number;
}

const refused = (refusal: Refusal): Refused => new Refused(refusal, sayRefusal(language, refusal));

export function admitted({ format, config }: Chosen, players: number): void {
  const configured = format.configure(config);
  if (!configured.ok) throw refused({ code: 'bad-config', details: { problems: configured.error } });
  const why = format.admits(configured.value, players);
  if (why) throw refused(why);
}

/** “swiss --rounds 5”, a preset, or several of them with commas between. */
function comparedWith(formats: Formats, text: string): { label: string; chosen: Chosen }[] {
  const plain = text.split(',').map((name) => name.trim());
  const isName = (name: string) => !/\s/.test(name) && name !== '';
  if (plain.length > 1 && plain.every(isName)) return plain.flatMap((name) => comparedWith(formats, name));
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  const isFormat = formats.names.includes(first);
  const preset = isFormat ? undefined : first;
  const chosen = isFormat
    ? chosenFrom(formats, words, undefined)
    : readSettings(formatFor(formats, undefined, preset), preset, words.slice(1));
  return [{ label: text.trim(), chosen }];
}

function modelOf(formats: Formats, options: SimulateOptions, format: string): SkillModel {
  const draws = Number(options.draws);
  if (!(draws >= 0 && draws <= 0.5)) throw new WrongUsage('--draws needs a share from 0 to 0.5.');
  return {
    draws: Math.round(draws * 1000),
    spread: options.spread === undefined ? usualSpread(formats, format) : readCount(options.spread, '--spread'),
    equal: options.equal === true,
    rated: options.unrated !== true,
  };
}

/** “about 40 s left”; the estimate is no finer than the data allow. */
function leftText(seconds: number): string {
  if (seconds < 1) return 'almost done';
  return seconds < 90 ? `about ${Math.ceil(seconds)} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** On a terminal only; it leaves nothing behind. */
function progressBar(terminal: Terminal, label: string, all: number): (done: number) => void {
  if (!terminal.isTerminal) return () => undefined;
  const began = performance.now();
  let longest = 0;
  return (done) => {
    const part = Math.floor((30 * done) / all);
    const left = (((performance.now() - began) / Math.max(done, 1)) * (all - done)) / 1000;
    const bar = `${label} [${'#'.repeat(part)}${' '.repeat(30 - part)}] ${done} of ${all}, ${leftText(left)}`;
    longest = Math.max(longest, bar.length);
    terminal.err(done === all ? `\r${' '.repeat(longest)}\r` : `\r${bar.padEnd(longest)}`);
  };
}

/** «200; strikes 100»: what most formats have, then those that say otherwise. */
function spreads(formats: Formats): string {
  const usual = usualSpread(formats, '');
  const others = formats.names.filter((name) => usualSpread(formats, name) !== usual);
  return [usual, ...others.map((name) => `${name} ${usualSpread(formats, name)}`)].join('; ');
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

export const simulating: Commands = (program, terminal) => {
  const { formats } = terminal;
  withJson(program.command('simulate'))
    .description('plays many tournaments with a skill model')
    .argument('[format...]', `${formats.names.slice(0, 2).join(', ')}, … and its settings`)
    .option('--players <n>', 'how many play')
    .option('--runs <n>', 'how many tournaments', '100')
    .option('--seed <seed>', 'the same seed gives the same numbers')
    .option('--preset <name>', 'settings by name')
    .option('--draws <share>', 'how often two equal players draw, up to 0.5', '0.1')
    .option('--spread <points>', `standard deviation of skill, in rating points (${spreads(formats)})`)
    .option('--equal', 'everyone is equally strong')
    .option('--unrated', 'players have no ratings')
    .option('--minutes-per-round <n>', 'for the length in hours')
    .option('--threads <n>', 'how many threads; by default as many as help')
    .option(
      '--compare <formats...>',
      'others for the same players: "swiss --rounds 5", or formats and presets with commas',
    )
    .option('--csv', 'print CSV')
    .allowUnknownOption()
    .addHelpText(
      'after',
      () =>
        `\nSettings:${settingsHelp(formats)}\n\nExamples:\n  tiltyard simulate strikes --players 46 --runs 1000 --minutes-per-round 60\n  tiltyard simulate --players 40 --compare strikes,czapski-long,swiss`,
    )
    .action(async (words: string[], options: SimulateOptions) => {
      const context = contextOf(terminal, options);
      const players = readCount(options.players, '--players');
      const runs = readCount(options.runs, '--runs', 1);
      const seed = options.seed ?? terminal.newId().slice(0, 8);
      const minutes =
        options.minutesPerRound === undefined ? undefined : readCount(options.minutesPerRound, '--minutes-per-round');
      const threads = options.threads === undefined ? usefulThreads(runs) : readCount(options.threads, '--threads', 1);
      const alone = words.length > 0 || options.preset !== undefined || options.compare === undefined;
      const first = alone ? [{ chosen: chosenFrom(formats, words, options.preset) }] : [];
      const wanted = [
        ...first.map(({ chosen }) => ({
          chosen,
          label: [chosen.format.name, ...words.filter((word) => word !== chosen.format.name)].join(' '),
        })),
        ...(options.compare ?? []).flatMap((text) => comparedWith(formats, text)),
      ];
      for (const { chosen } of wanted) admitted(chosen, players);
      // The same players in all of them, as strong as those of the first usually are.
      const model = modelOf(formats, options, wanted[0]?.chosen.format.name ?? '');
      const documents: SimulationDocument[] = [];
      for (const { label, chosen } of wanted) {
        const { format, config } = chosen;
        const began = performance.now();
        const simulated = { format: format.name, config, players, model };
        const progress = progressBar(terminal, label, runs);
        const summary = summarised(await playRuns({ formats, simulated, seed, runs, threads, progress }), model);
        const { mean, max } = summary.rounds;
        const hours = minutes && { mean: rounded((mean * minutes) / 60), max: rounded((max * minutes) / 60) };
        const seconds = Math.round(performance.now() - began) / 1000;
        documents.push({
          format: format.name,
          players,
          seed,
          ...summary,
          ...(hours && { hours }),
          seconds,
          label,
          config,
        });
      }
      const [only] = documents;
      const json = options.compare === undefined ? only : { players, runs, seed, compared: documents };
      const text = options.csv ? simulationCsv(documents) : simulationText(documents, context.colours);
      context.answer(json, text);
    });
};
