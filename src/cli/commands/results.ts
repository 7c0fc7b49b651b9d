import { type Outcome, type Place, previewCorrection, type Report } from '../../engine/index.ts';
import { type LineProblem, readSheetLine, sheetText } from '../../exchange/index.ts';
import { sayNotationProblem } from '../../words/index.ts';
import { type Address, placeAt, readAddress, readOutcome, readTime } from '../../words/notation.ts';
import { consequencesText } from '../consequences.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { WrongUsage } from '../failure.ts';
import { resultSentence } from '../result-words.ts';
import { readText } from '../safe-file.ts';
import { TournamentFile } from '../tournament.ts';
import { language } from '../words.ts';

interface Found {
  readonly place: Place;
  readonly seats: number;
  readonly recorded?: Outcome;
}

function find(file: TournamentFile, match: string, meaning: 'open' | 'recorded', where = {}): Found {
  const address = readAddress(match);
  if (!address) throw new WrongUsage(`“${match}” isn't a match. Matches are written r3.t2, games r3.t2.g1.`);
  const found = placeAt(file.state, address, meaning);
  if (!found.ok) throw file.refused(found.error, where);
  return found.value;
}

function outcomeOf(text: string, { seats }: Found): Outcome {
  const outcome = readOutcome(text, seats);
  if (!outcome.ok) throw new WrongUsage(sayNotationProblem(language, outcome.error), 'unreadable');
  return outcome.value;
}

function timeOf(text: string, before = ''): number {
  const time = readTime(text);
  if (time === undefined)
    throw new WrongUsage(`${before}“${text}” isn't a time. Write 2026-05-01T18:30 or milliseconds.`);
  return time;
}

/** A mistyped option would otherwise be read as a result. */
function resultWords(words: readonly string[]): string {
  const option = words.find((word) => /^--?[a-z]/i.test(word) && !/^-x$/i.test(word));
  if (option !== undefined) throw new WrongUsage(`There is no option ${option} here.`);
  return words.join(' ');
}

function sayLineProblem(problem: LineProblem, file: TournamentFile): string {
  switch (problem.code) {
    case 'unknown-name':
      return file.unknown(problem.name);
    case 'no-result':
      return `“${problem.text}” has no result in it.`;
    case 'no-open-table':
      return `“${problem.text}” fits no open table.`;
    case 'several-tables':
      return `“${problem.text}” fits more than once (${problem.matches.join(', ')}). Begin the line with the match, or write the names in full.`;
    case 'half-filled':
      return `“${problem.text}” has a score for some only.`;
    case 'needs-score':
      return `“${problem.text}” doesn't say the score. Example: Kim 5, Ana 3`;
    case 'notation':
      return sayNotationProblem(language, problem.problem);
  }
}

/**
 * All or nothing, in order of completion. Each line is looked up after those before it: a match may need a further game.
 */
function reportList(
  path: string,
  terminal: Parameters<Commands>[1],
  text: string,
): { file: TournamentFile; sentences: readonly string[] } {
  const trial = TournamentFile.open(terminal, path);
  const reports: Report[] = [];
  const sentences: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const where = { line: index + 1 };
    const before = `Line ${where.line}: `;
    const placed = (address: Address) => {
      const found = placeAt(trial.state, address, 'open');
      if (!found.ok) throw trial.refused(found.error, where);
      return found.value;
    };
    const read = readSheetLine(trial.derived, line, (address) => placed(address).seats);
    if (!read.ok) throw new WrongUsage(before + sayLineProblem(read.error, trial), 'unreadable');
    if (!read.value) continue;
    const { address, outcome, time } = read.value;
    const report: Report = {
      place: placed(address).place,
      outcome,
      ...(time !== undefined && { completedAt: timeOf(time, before) }),
    };
    trial.go({ type: 'RecordOutcome', ...report }, where);
    reports.push(report);
    sentences.push(resultSentence(trial, report.place, report.outcome));
  }
  if (reports.length === 0) throw new WrongUsage('The list holds no results.', 'unreadable');
  const file = TournamentFile.open(terminal, path);
  file.go({ type: 'RecordSeveral', reports });
  return { file, sentences: sentences };
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
  const outcome = options.remove ? undefined : outcomeOf(resultWords(words), { place, seats });
  if (options.remove && words.length > 0) throw new WrongUsage('Either a result or --remove.');
  if (options.keep && options.unwind) throw new WrongUsage('Either --keep or --unwind.');
  const reinstate = (options.reinstate ?? []).map((who) => file.player(who));
  if (!options.keep && !options.unwind) {
    const preview = previewCorrection(file.derived.formats, file.state, place, outcome, reinstate);
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
    .option(
      '--from <list>',
      'a sheet, or a file with one MATCH RESULT [@TIME] or “Kim 5, Ana 3” per line, all or nothing; - is standard input',
    )
    .allowUnknownOption()
    .addHelpText(
      'after',
      '\nExamples:\n  tiltyard report spring.json r1.t7 5-3\n  tiltyard report spring.json --from results.txt',
    )
    .action((path: string, match: string | undefined, words: string[], options: ReportOptions) => {
      const context = contextOf(terminal, options);
      if (options.from !== undefined) {
        if (match !== undefined) throw new WrongUsage('Either a match or --from.');
        const text = readText(terminal, options.from);
        const { file, sentences } = reportList(path, terminal, text);
        const count = sentences.length === 1 ? '1 result is in.' : `${sentences.length} results are in.`;
        context.noted(file, [...sentences, count].join('\n'));
        return;
      }
      if (match === undefined || words.length === 0)
        throw new WrongUsage('Which match, and what is the result? Example: tiltyard report spring.json r1.t7 5-3');
      const file = TournamentFile.open(terminal, path);
      const { place, seats } = find(file, match, 'open');
      const outcome = outcomeOf(resultWords(words), { place, seats });
      const completedAt = options.at === undefined ? {} : { completedAt: timeOf(options.at) };
      file.go({ type: 'RecordOutcome', place, outcome, ...completedAt });
      context.noted(file, `${resultSentence(file, place, outcome)} ${openText(file, place.round)}`);
    });

  withJson(program.command('sheet'))
    .description('a sheet of the open tables to fill in with a text editor; report --from reads it back')
    .argument('<file>')
    .addHelpText(
      'after',
      '\nExample:\n  tiltyard sheet spring.json > round.txt\n  tiltyard report spring.json --from round.txt',
    )
    .action((path: string, options: JsonOption) => {
      const file = TournamentFile.open(terminal, path);
      const text = sheetText(file.derived, language);
      contextOf(terminal, options).answer({ sheet: text }, text);
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
