import type { Command, Facts } from '../engine/index.ts';
import type { Question } from './asked.ts';

/** The command that a question is about, for the newest round. */
export function commandFor(type: Question, { rounds }: Facts): Command {
  switch (type) {
    case 'Start':
    case 'PairRound':
    case 'AllowRematches':
    case 'Reopen':
      return { type };
    default:
      return { type, round: rounds.at(-1)?.number ?? 0 };
  }
}
