import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createColors } from 'picocolors';
import { formats } from '../engine/formats/index.ts';
import type { Formats } from '../engine/index.ts';
import { listText } from '../protocol/player-lists/index.ts';

/** What the commands know of the world outside; tests hand in their own. */
export interface Terminal {
  /** What can be played. */
  readonly formats: Formats;
  out(text: string): void;
  err(text: string): void;
  /** Standard output is a terminal that a person reads. */
  readonly isTerminal: boolean;
  /** Someone is there to answer questions. */
  readonly canAsk: boolean;
  readonly colours: boolean;
  now(): number;
  newId(): string;
  newSecret(): string;
  /** All of standard input. */
  input(): string;
}

export type Colours = ReturnType<typeof createColors>;
export const coloursOf = (terminal: Terminal): Colours => createColors(terminal.colours);

/** no-color.org: whatever value is not empty switches colours off. */
function wantsColours(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  return env.FORCE_COLOR ? env.FORCE_COLOR !== '0' : isTerminal && env.TERM !== 'dumb';
}

export function processTerminal(): Terminal {
  const isTerminal = process.stdout.isTTY === true;
  return {
    formats,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal,
    canAsk: isTerminal && process.stdin.isTTY === true,
    colours: wantsColours(process.env, isTerminal),
    now: () => Date.now(),
    newId: () => randomUUID(),
    newSecret: () => randomBytes(32).toString('hex'),
    input: () => listText(readFileSync(0)),
  };
}
