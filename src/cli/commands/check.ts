import { join } from 'node:path';
import {
  derive,
  type Formats,
  formatNamed,
  playTournament,
  type RoundDifference,
  tournamentView,
  usualSpread,
} from '../../engine/index.ts';
import { readReportedEvent, trfReport } from '../../exchange/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { sayTakeOver } from '../../words/takeover/index.ts';
import { type Commands, contextOf, type JsonOption, withJson } from '../context.ts';
import { exitCodes, WrongUsage } from '../failure.ts';
import { readSettings } from '../flags.ts';
import { readTable, writeOver } from '../safe-file.ts';
import { language } from '../words.ts';
import { makeFolder } from './export.ts';
import { readCount } from './formats.ts';
import { admitted } from './simulate.ts';

/** DU-10: reports that are paired again, and made-up ones that others may pair again. */

/** Those of whose rounds only one pairing is right. */
const exactAmong = (formats: Formats) =>
  formats.names.flatMap((name) => {
    const format = formatNamed(formats, name);
    return format?.checks ? [format] : [];
  });

function exactFormat(formats: Formats, name: string | undefined) {
  const possible = exactAmong(formats);
  const format = name === undefined ? possible[0] : possible.find((one) => one.name === name);
  if (format) return format;
  const names = possible.map((one) => one.name).join(', ');
  throw new WrongUsage(`Rounds of “${name}” can’t be paired again from a report. Choose from ${names}.`);
}

/** The report is already printed; only the exit code is left. */
export class RoundsDiffer extends Error {
  readonly exitCode = exitCodes.refused;
}

function differenceText({ round, criterion, pairs, bye }: RoundDifference): string {
  const should = [...pairs.map(([white, black]) => `${white}-${black}`), ...(bye === undefined ? [] : [`${bye} bye`])];
  const expected = should.length === 0 ? 'nobody can be paired by the rules' : `by the rules ${should.join(', ')}`;
  return `Round ${round} differs by ${criterion}: ${expected}.\n`;
}

interface GenerateOptions extends JsonOption {
  readonly format?: string;
  readonly preset?: string;
  readonly players?: string;
  readonly seed?: string;
  readonly count: string;
  readonly out: string;
}

export const checking: Commands = (program, terminal) => {
  const { formats } = terminal;
  const names = exactAmong(formats)
    .map(({ name }) => name)
    .join(', ');
  withJson(program.command('check'))
    .description('pair every round of a FIDE report (TRF) again, and name each that differs and by which criterion')
    .argument('<report>', 'the report; - is standard input')
    .option('--format <format>', names)
    .addHelpText('after', '\nExample: tiltyard check open.trf')
    .action(async (path: string, options: JsonOption & { format?: string }) => {
      const { checks } = exactFormat(formats, options.format);
      const event = readReportedEvent(await readTable(terminal, path));
      if (!event.ok) throw new WrongUsage(sayTakeOver(language, event.error), event.error.code);
      const differences = assertDefined(checks, 'checks')(event.value);
      const rounds = event.value.rounds.length;
      const summary = `Rounds: ${rounds}. Differing: ${differences.length}.\n`;
      contextOf(terminal, options).answer(
        { ok: differences.length === 0, rounds, differences },
        differences.map(differenceText).join('') + summary,
      );
      if (differences.length > 0) throw new RoundsDiffer();
    });

  withJson(program.command('generate'))
    .description('play random tournaments into FIDE reports (TRF), for comparing programs')
    .argument('[settings...]', 'settings of the format')
    .option('--format <format>', names)
    .option('--preset <name>', 'settings by name')
    .option('--players <n>', 'how many play')
    .option('--seed <seed>', 'the same seed gives the same tournaments')
    .option('--count <n>', 'how many tournaments', '1')
    .option('--out <folder>', 'where to, made if it is missing', '.')
    .allowUnknownOption()
    .addHelpText('after', '\nExample: tiltyard generate --players 40 --rounds 7 --seed 1 --count 20 --out trial')
    .action((words: string[], options: GenerateOptions) => {
      const chosen = readSettings(exactFormat(formats, options.format), options.preset, words);
      const players = readCount(options.players, '--players');
      const count = readCount(options.count, '--count', 1);
      const seed = options.seed ?? terminal.newId().slice(0, 8);
      admitted(chosen, players);
      makeFolder(options.out);
      const { name } = chosen.format;
      const model = { draws: 300, spread: usualSpread(formats, name), equal: false, rated: true };
      // A rematch that the desk allowed is nothing that the rules ask for: the report ends before it.
      const simulated = { format: name, config: chosen.config, players, model, rematches: 'never' } as const;
      const written = Array.from({ length: count }, (_, index) => {
        const { state } = playTournament(formats, simulated, seed, index + 1);
        const view = tournamentView(derive(formats, state.facts), state.log, { drafts: false });
        const report = trfReport(assertDefined(view, 'view'));
        if (!report.possible) throw new WrongUsage(report.notes.join(' '));
        const path = join(options.out, `${name}-${seed}-${index + 1}.trf`);
        writeOver(path, report.text);
        return path;
      });
      contextOf(terminal, options).answer({ written, seed }, `${written.join('\n')}\n`);
    });
};
