import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { type Command, emptyState, type NewPlayer, submit } from '../../engine/index.ts';
import { type ListProblem, readPlayerList } from '../../protocol/player-lists/index.ts';
import { namesOf, sayListProblem, sayRefusal } from '../../words/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { Refused, WrongUsage } from '../failure.ts';
import { type Chosen, formatFor, readSettings, withPlayers } from '../flags.ts';
import { askForNew } from '../new-prompts.ts';
import { readTable } from '../safe-file.ts';
import type { Terminal } from '../terminal.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';
import { settingsHelp } from './formats.ts';

/** DK-30: a list that isn't understood is refused as a whole; contact data is merely left out. */
export function playersIn(text: string, list: string, remark: (text: string) => void): readonly NewPlayer[] {
  const { players, problems, columns } = readPlayerList(text);
  const [problem] = problems.filter(({ code }) => code !== 'contact');
  if (problem) throw failureOf(problem, list);
  if (players.length === 0) throw new WrongUsage(`There are no players in ${list}.`, 'unreadable');
  const headed = columns.filter(({ heading }) => heading !== '');
  const read = headed.filter(({ meaning }) => meaning !== 'ignored' && meaning !== 'contact');
  const left = headed.filter((column) => !read.includes(column)).map(({ heading }) => heading);
  const unnamed = columns.some(({ heading, meaning }) => heading === '' && meaning === 'contact');
  const contacts = unnamed || problems.length > 0 ? ['contact data'] : [];
  if (read.length > 0) remark(`Columns: ${read.map(({ heading, meaning }) => `${heading} (${meaning})`).join(', ')}.`);
  if (left.length + contacts.length > 0) remark(`Left out: ${[...left, ...contacts].join(', ')}.`);
  return players;
}

function failureOf(problem: ListProblem, list: string): Error {
  const text = sayListProblem(language, problem);
  if (problem.code === 'spreadsheet') return new WrongUsage(`${list}: ${text}.`, 'unreadable');
  if (problem.code === 'no-name-column') {
    return new WrongUsage(`${list}, ${text}. Give that column the heading “Name”.`, 'unreadable');
  }
  if (problem.code !== 'twice') return new WrongUsage(`${list}, ${text}.`, 'unreadable');
  const refusal = { code: 'same-name', details: { name: problem.text } } as const;
  return new Refused(refusal, sayRefusal(language, refusal, namesOf([])));
}

export async function playersFrom(terminal: Terminal, list: string): Promise<readonly NewPlayer[]> {
  const called = list === '-' ? 'the list' : list;
  return playersIn(await readTable(terminal, list), called, (text) => terminal.err(`${text}\n`));
}

/** Never for real events: anyone who knows a short seed can compute the next round. */
const secretFrom = (seed: string): string => createHash('sha256').update(`tiltyard seed ${seed}`).digest('hex');

/** What a new tournament draws from, and what it is called by programs. */
export function madeSecret(terminal: Terminal, seed: string | undefined) {
  const secret = seed === undefined ? terminal.newSecret() : secretFrom(seed);
  const id = createHash('sha256').update(`id ${secret}`).digest('base64url').replace(/[-_]/g, '').slice(0, 10);
  return { id, secret };
}

interface Wanted extends Chosen {
  readonly name: string;
  readonly players: readonly NewPlayer[];
  readonly seed?: string | undefined;
}

function create(terminal: Terminal, path: string, wanted: Wanted): TournamentFile {
  const { id, secret } = madeSecret(terminal, wanted.seed);
  const { name, players } = wanted;
  const { format, config } = withPlayers(
    wanted,
    players.map((player) => player.name),
  );
  const commands: Command[] = [
    { type: 'CreateTournament', id, name, format: format.name, config, secret },
    ...(players.length > 0 ? [{ type: 'AddPlayers', players } as const] : []),
  ];
  let state = emptyState;
  for (const command of commands) {
    const answer = submit(terminal.formats, state, {
      commandId: terminal.newId(),
      at: terminal.now(),
      by: 'cli',
      command,
    });
    if (!answer.ok) throw new Refused(answer.error, sayRefusal(language, answer.error, namesOf([])));
    state = answer.value.state;
  }
  return TournamentFile.made(terminal, path, state);
}

interface NewOptions extends JsonOption {
  readonly format?: string;
  readonly preset?: string;
  readonly players?: string;
  readonly name?: string;
  readonly seed?: string;
}

export const creating: Commands = (program, terminal) => {
  withJson(program.command('new'))
    .description('a tournament in one file')
    .argument('[file]', 'the tournament file to create')
    .argument('[settings...]', 'settings of the format')
    .option('--format <format>', terminal.formats.names.join(', '))
    .option('--preset <name>', 'settings by name')
    .option(
      '--players <list>',
      'a file with one name per line, optionally with a rating, or CSV or Excel with a header; - is standard input',
    )
    .option('--name <name>', 'what it is called')
    .option('--seed <seed>', 'draws that can be repeated; for trials, not for real events')
    .allowUnknownOption()
    .addHelpText(
      'after',
      () =>
        `\nSettings:${settingsHelp(terminal.formats)}\n\nWithout options, on a terminal, it asks.\n\nExample: tiltyard new spring.json --format swiss --players names.txt --rounds 5`,
    )
    .action(async (file: string | undefined, words: string[], options: NewOptions) => {
      const context = contextOf(terminal, options);
      const silent = Object.keys(options).length === 0 && words.length === 0;
      if (silent && terminal.canAsk) {
        const answers = await askForNew(terminal.formats, file, (list) => playersFrom(terminal, list));
        context.noted(create(terminal, answers.file, answers), `Made ${answers.file}.`);
        return;
      }
      if (file === undefined || file.startsWith('-'))
        throw new WrongUsage('Which file? Example: tiltyard new spring.json --format swiss --players names.txt');
      if (options.format === undefined && options.preset === undefined)
        formatFor(terminal.formats, undefined, undefined);
      const chosen = readSettings(formatFor(terminal.formats, options.format, options.preset), options.preset, words);
      const players = options.players === undefined ? [] : await playersFrom(terminal, options.players);
      const name = options.name ?? basename(file, extname(file));
      const made = create(terminal, file, { ...chosen, name, players, seed: options.seed });
      context.noted(made, `Made ${file}: “${name}”, ${chosen.format.name}, ${players.length} players.`);
    });
};
