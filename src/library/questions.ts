import { type Command, type Facts, type PlayerId, playerCalled, type State } from '../engine/index.ts';
import type { Question } from './asked.ts';
import { asText, Refused, refusedBy } from './refused.ts';

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

/** A player by id or by a name that only one has. */
export function playerIn(state: State, player: string): PlayerId {
  const text = asText(player);
  const found = playerCalled(state.facts, text);
  if (found.ok) return found.value;
  const { why, called } = found.error;
  throw called.length > 0 ? new Refused(why, `Several are called ${text}.`) : refusedBy(state, why);
}
