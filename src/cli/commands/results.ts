import { type Outcome, type Place, previewCorrection, type Report } from '../../engine/index.ts';
import { sayNotationProblem } from '../../words/index.ts';
import { placeAt, readAddress, readOutcome, readTime } from '../../words/notation.ts';
import { consequencesText } from '../consequences.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { readSafely } from '../safe-file.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

interface Found {
  readonly place: Place;
  readonly seats: number;
  readonly recorded?: Outcome;
}

function find(file: TournamentFile, match: string, meaning: 'open' | 'recorded', where = {}): Found {
  const address = readAddress(match);
  if (!address) throw new WrongUsage(`“${match}” is no match. Matches are written r3.t2, games r3.t2.g1.`);
  const found = placeAt(file.state, address, meaning);
  if (!found.ok) throw file.refused(found.error, where);
  return found.value;
}

function outcomeOf(text: string, seats: number, before = ''): Outcome {
  const outcome = readOutcome(text, seats);
  if (!outcome.ok) throw new WrongUsage(before + sayNotationProblem(language, outcome.error), 'unreadable');
  return outcome.value;
}

function timeOf(text: string, before = ''): number {
  const time = readTime(text);
  if (time === undefined)
    throw new WrongUsage(`${before}“${text}” is no time. Write 2026-05-01T18:30 or milliseconds.`);
  return time;
}

/** A mistyped option would otherwise be read as a result. */
function resultWords(words: readonly string[]): string {
  const option = words.find((word) => /^--?[a-z]/i.test(word) && !/^-x$/i.test(word));
  if (option !== undefined) throw new WrongUsage(`There is no option ${option} here.`);
  return words.join(' ');
}

interface Line {
  readonly number: number;
  readonly match: string;
  readonly result: string;
  readonly time?: string;
}

/** One `MATCH RESULT [@TIME]` a line. */
function linesOf(text: string): Line[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, at) => ({ text: line.trim(), number: at + 1 }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))
    .map(({ text: line, number }) => {
      const parts = /^(\S+)\s+(.*?)(?:\s+@(\S+))?$/.exec(line);
      const [, match, result, time] = parts ?? [];
      if (match === undefined || result === undefined)
        throw new WrongUsage(`Line ${number}: there is no result.`, 'unreadable');
      return { number, match, result, ...(time !== undefined && { time }) };
    });
}

/** All or nothing, in order of completion. Each line is looked up after those before it: a match may need a further game. */
function reportList(
  path: string,
  terminal: Parameters<Commands>[1],
  text: string,
): { file: TournamentFile; count: number } {
  const trial = TournamentFile.open(terminal, path);
  const reports: Report[] = [];
  for (const { number, match, result, time } of linesOf(text)) {
    const before = `Line ${number}: `;
    const { place, seats } = find(trial, match, 'open', { line: number });
    const report: Report = {
      place,
      outcome: outcomeOf(result, seats, before),
      ...(time !== undefined && { completedAt: timeOf(time, before) }),
    };
    trial.go({ type: 'RecordOutcome', ...report }, { line: number });
    reports.push(report);
  }
  if (reports.length === 0) throw new WrongUsage('The list holds no results.', 'unreadable');
  const file = TournamentFile.open(terminal, path);
  file.go({ type: 'RecordSeveral', reports });
  return { file, count: reports.length };
}

interface ReportOptions extends JsonOption {
  readonly at?: string;
  readonly from?: string;
}

interface CorrectOptions extends JsonOption {
  readonly keep?: boolean;
  readonly unwind?: boolean;
  readonly confirm?: string;
  readonly remove?: boolean;
  readonly reinstate?: readonly string[];
}

function correct(file: TournamentFile, match: string, words: readonly string[], options: CorrectOptions) {
  const { place, seats, recorded } = find(file, match, 'recorded');
  if (!recorded) {
    const { round, match: number, game } = place;
    throw file.refused({ code: 'nothing-recorded', details: { round, match: number, game } });
  }
  const outcome = options.remove ? undefined : outcomeOf(resultWords(words), seats);
  if (options.remove && words.length > 0) throw new WrongUsage('Either a result or --remove.');
  if (options.keep && options.unwind) throw new WrongUsage('Either --keep or --unwind.');
  const reinstate = (options.reinstate ?? []).map((said) => file.player(said));
  if (!options.keep && !options.unwind) {
    const preview = previewCorrection(file.state, place, outcome, reinstate);
    if (!preview.ok) throw file.refused(preview.error);
    return { done: false as const, consequences: preview.value };
  }
  const later = options.keep
    ? ({ kind: 'keep' } as const)
    : ({ kind: 'unwind', confirm: options.confirm ?? '' } as const);
  const all = { place, replaces: recorded, later, ...(reinstate.length > 0 && { reinstate }) };
  file.go(outcome ? { type: 'CorrectOutcome', ...all, outcome } : { type: 'RemoveOutcome', ...all });
  return { done: true as const };
}

export const results: Commands = (program, terminal) => {
  withJson(program.command('report'))
    .description('enter a result, in seat order')
    .argument('<file>')
    .argument('[match]', 'a match (its open game) or a game, as in r3.t2 or r3.t2.g1')
    .argument('[result...]', '5-3, 1-0, 0-1, 1/2, 50 42 42 31, places 1 2 2 4, +- or -+ (forfeit), ff (both)')
    .option('--at <time>', 'when the game was completed')
    .option('--from <list>', 'a file with one MATCH RESULT [@TIME] a line, all or nothing; - is standard input')
    .allowUnknownOption()
    .addHelpText(
      'after',
      '\nExamples:\n  tiltyard report spring.json r1.t7 5-3\n  tiltyard report spring.json --from results.txt',
    )
    .action((path: string, match: string | undefined, words: string[], options: ReportOptions) => {
      const context = contextOf(terminal, options);
      if (options.from !== undefined) {
        if (match !== undefined) throw new WrongUsage('Either a match or --from.');
        const text = options.from === '-' ? terminal.input() : readSafely(options.from).text;
        const { file, count } = reportList(path, terminal, text);
        context.noted(file, count === 1 ? '1 result is in.' : `${count} results are in.`);
        return;
      }
      if (match === undefined || words.length === 0)
        throw new WrongUsage('Which match, and what came out? Example: tiltyard report spring.json r1.t7 5-3');
      const file = TournamentFile.open(terminal, path);
      const { place, seats } = find(file, match, 'open');
      const outcome = outcomeOf(resultWords(words), seats);
      const completedAt = options.at === undefined ? {} : { completedAt: timeOf(options.at) };
      file.go({ type: 'RecordOutcome', place, outcome, ...completedAt });
      context.noted(file, `${match} ${words.join(' ')} is in. ${openText(file, place.round)}`);
    });

  withJson(program.command('correct'))
    .description('change or take back a result; without --keep or --unwind it only shows what would follow')
    .argument('<file>')
    .argument('<match>', 'a match (its newest result) or a game')
    .argument('[result...]', 'the true result, in seat order')
    .option('--keep', 'later rounds stay as they were played')
    .option('--unwind', 'later rounds are set aside (needs --confirm)')
    .option('--confirm <name>', 'the tournament’s name, to confirm')
    .option('--remove', 'take the result back')
    .option('--reinstate <player...>', 'ids or names of those who come back because of it; last on the line')
    .allowUnknownOption()
    .action((path: string, match: string, words: string[], options: CorrectOptions) => {
      const context = contextOf(terminal, options);
      const file = TournamentFile.open(terminal, path);
      const corrected = correct(file, match, words, options);
      if (!corrected.done) {
        const text = consequencesText(corrected.consequences, file.names);
        context.answer({ preview: corrected.consequences }, text);
        return;
      }
      context.changed(file, `${match} is corrected.`);
    });
};

function openText(file: TournamentFile, number: number): string {
  const round = file.state.facts.rounds[number - 1];
  if (!round || round.open === 0) return 'The round is complete.';
  return round.open === 1 ? '1 result to come.' : `${round.open} results to come.`;
}
