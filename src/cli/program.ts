import { createRequire } from 'node:module';
import { Command, CommanderError } from 'commander';
import { absent } from './commands/absent.ts';
import { adjust } from './commands/adjust.ts';
import { checking, RoundsDiffer } from './commands/check.ts';
import { creating } from './commands/create.ts';
import { exporting } from './commands/export.ts';
import { forecasting } from './commands/forecast.ts';
import { about } from './commands/formats.ts';
import { importing } from './commands/import.ts';
import { people } from './commands/people.ts';
import { results } from './commands/results.ts';
import { rounds } from './commands/rounds.ts';
import { season } from './commands/season.ts';
import { AuditDiffers, reading } from './commands/show.ts';
import { simulating } from './commands/simulate.ts';
import { moving } from './commands/transfer.ts';
import { completion } from './completion.ts';
import { ChangedMeanwhile, exitCodes, Refused, WrongUsage } from './failure.ts';
import { serving } from './serve.ts';
import { coloursOf, type Terminal } from './terminal.ts';
import '../words/all.ts';

/** The package's own version; the built program is as deep in the package as this source file. */
const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };

const examples = `
Examples:
  tiltyard new spring.json --format swiss --players names.txt --name "Spring Open"
  tiltyard start spring.json
  tiltyard report spring.json r1.t1 5-3
  tiltyard next spring.json
  tiltyard show spring.json
  tiltyard plan strikes --players 46
  tiltyard serve --open

Exit codes: 0 done, 1 refused by the rules, or audit or check found a difference, 2 wrong usage or unreadable input,
3 the file was changed in the meantime, 70 internal error.`;

function build(terminal: Terminal): Command {
  const program = new Command('tiltyard')
    .description('Tournaments of many formats; `tiltyard formats` lists them.')
    .version(version)
    .addHelpText('after', examples)
    .showHelpAfterError('(add --help for what can be said here)')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) });
  for (const add of [
    about,
    simulating,
    forecasting,
    checking,
    creating,
    importing,
    rounds,
    results,
    people,
    absent,
    adjust,
    reading,
    exporting,
    moving,
    season,
    serving,
    completion,
  ]) {
    add(program, terminal);
  }
  // Settings of the output and of errors are not handed down to commands that were made before.
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

interface Failure {
  readonly exitCode: number;
  readonly message: string;
  readonly document: unknown;
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refused) {
    const { code, details } = error.refusal;
    const document = { refused: { code, details, message: error.message, ...error.where } };
    const line = error.where.line === undefined ? '' : `Line ${error.where.line}: `;
    return { exitCode: exitCodes.refused, message: line + error.message, document };
  }
  const errorDocument = (code: string, message: string) => ({ error: { code, message } });
  if (error instanceof WrongUsage) {
    return { exitCode: exitCodes.usage, message: error.message, document: errorDocument(error.code, error.message) };
  }
  if (error instanceof ChangedMeanwhile) {
    return {
      exitCode: exitCodes.conflict,
      message: error.message,
      document: errorDocument('changed-meanwhile', error.message),
    };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const message = `This is an internal error. Your file is as it was.\n${text}`;
  return { exitCode: exitCodes.defect, message, document: errorDocument('defect', text) };
}

/** Runs one command line; the answer is the exit code. */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
  const json = words.includes('--json');
  try {
    await build(terminal).parseAsync(words, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    if (error instanceof AuditDiffers || error instanceof RoundsDiffer) return error.exitCode;
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return exitCodes.done;
      if (json) terminal.out(`${JSON.stringify({ error: { code: 'usage', message: error.message } })}\n`);
      return exitCodes.usage;
    }
    const failure = failureOf(error);
    if (json) terminal.out(`${JSON.stringify(failure.document)}\n`);
    terminal.err(`${coloursOf(terminal).red(failure.message)}\n`);
    return failure.exitCode;
  }
}
