import { formats } from '../engine/formats/index.ts';
import { type Command, type Consequences, type PlayerId, previewCorrection, type State } from '../engine/index.ts';
import { readCommand } from '../exchange/command.ts';
import type { Adjusting, ResultBySide, WrittenResult } from './asked.ts';
import { refusedBy, unreadable } from './refused.ts';
import { findGame, outcomeFrom } from './results.ts';

/** The commands that change what counts already, in people's numbers. */

/** DK-34: points in what the format counts. */
export function adjustment(player: PlayerId, by: number, reason: string, { round, isPrivate }: Adjusting) {
  const more = { ...(round !== undefined && { round }), ...(isPrivate !== undefined && { isPrivate }) };
  const read = readCommand({ type: 'AdjustPoints', player, by: 1000 * by, reason, ...more });
  if (!read.ok) throw unreadable(read.error);
  if (read.value.type !== 'AdjustPoints') throw new Error('An adjustment was read as another command.');
  return read.value;
}

/** DK-4: with a result, or without one to take it back. */
export function correction(
  state: State,
  address: string,
  result: WrittenResult | ResultBySide | undefined,
  unwind: boolean,
): Command {
  const game = findGame(state, address, 'recorded');
  const { place, recorded } = game;
  if (!recorded) {
    const { round, match, game: number } = place;
    throw refusedBy(state, { code: 'nothing-recorded', details: { round, match, game: number } });
  }
  const later = unwind
    ? { kind: 'unwind' as const, confirm: state.facts.about?.name ?? '' }
    : { kind: 'keep' as const };
  return result === undefined
    ? { type: 'RemoveOutcome', place, replaces: recorded, later }
    : { type: 'CorrectOutcome', place, outcome: outcomeFrom(state, game, result), replaces: recorded, later };
}

/** What a correction would change; without a result: taking it back. */
export function consequencesOf(
  state: State,
  address: string,
  result: WrittenResult | ResultBySide | undefined,
): Consequences {
  const game = findGame(state, address, 'recorded');
  const outcome = result === undefined ? undefined : outcomeFrom(state, game, result);
  const consequences = previewCorrection(formats, state, game.place, outcome);
  if (!consequences.ok) throw refusedBy(state, consequences.error);
  return consequences.value;
}
