import { type Outcome, type Place, type State, tableOf } from '../engine/index.ts';
import { sayNotationProblem } from '../words/index.ts';
import { placeAt, readAddress, readOutcome } from '../words/notation.ts';
import type { ResultBySide, WrittenResult } from './asked.ts';
import { asText, Refused, refusedBy, unreadable } from './refused.ts';

interface FoundGame {
  readonly place: Place;
  readonly seats: number;
  readonly recorded?: Outcome;
}

/** The game at an address such as r3.t2 or r3.t2.g1; a match stands for its open or its last recorded game. */
export function findGame(state: State, address: string, meaning: 'open' | 'recorded'): FoundGame {
  const text = asText(address);
  const read = readAddress(text);
  if (!read)
    throw new Refused(
      { code: 'unreadable', details: { text } },
      `“${text}” isn't a match. Matches are written r3.t2, games r3.t2.g1.`,
    );
  const found = placeAt(state, read, meaning);
  if (!found.ok) throw refusedBy(state, found.error);
  return found.value;
}

const isBySide = (result: unknown): result is ResultBySide =>
  typeof result === 'object' && result !== null && 'winner' in result;

export function outcomeFrom(state: State, { place, seats }: FoundGame, result: WrittenResult | ResultBySide): Outcome {
  if (isBySide(result)) return outcomeBySide(state, place, result);
  const text = Array.isArray(result) ? result.map(asText).join(seats === 2 ? ':' : ' ') : asText(result);
  const read = readOutcome(text, seats);
  if (!read.ok) throw new Refused({ code: 'unreadable', details: { text } }, sayNotationProblem('en', read.error));
  return read.value;
}

function outcomeBySide(state: State, place: Place, { winner, onTime = false, moves }: ResultBySide): Outcome {
  const { white, black } = tableOf(state.facts.rounds[place.round - 1], place.match)?.games[place.game - 1] ?? {};
  if (white === undefined || black === undefined) throw unreadable('this game has no colours');
  if (winner === 'draw' && onTime) throw unreadable('a draw isn’t lost on time');
  const length = moves === undefined ? {} : { moves };
  switch (winner) {
    case 'draw':
      return { kind: 'scores', scores: [500, 500], ...length };
    case 'white':
    case 'black': {
      const seat = winner === 'white' ? white : black;
      const scores = [0, 1].map((one) => (one === seat ? 1000 : 0));
      return { kind: 'scores', scores, ...(onTime && { onTime: true }), ...length };
    }
    default:
      throw unreadable('the winner is white, black or draw');
  }
}
