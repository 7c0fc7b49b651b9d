import {
  backAfter,
  enteredAfter,
  type History,
  isAway,
  leftAfter,
  type Player,
  type PlayerId,
} from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';

/** SW-5: the source's table up to 385; above it a round more for each doubling. Never none, though one is left alone in a draft. */
const bounds = [2, 4, 8, 16, 32, 64, 128, 212, 385, 768];

export function roundsFor(players: number): number {
  const at = bounds.findIndex((most) => players <= most);
  if (at >= 0) return at + 1;
  let rounds = bounds.length + 1;
  for (let most = 2 * 768; most < players; most *= 2) rounds++;
  return rounds;
}

/**
 * SW-5: the players who determine the number of rounds. Until round 1 is shown: those who will play it. Then everyone who came
 * in before round 2 was paired; later entries and drops change nothing. One who left before round 1 was never there.
 */
function counted(history: History<SwissConfig>): number {
  const appeared = new Set<PlayerId>();
  for (const round of history.rounds.slice(0, 2)) {
    for (const table of round.tables) for (const id of table.seats) appeared.add(id);
    for (const id of round.byes) appeared.add(id);
  }
  const isIn = (player: Player) => !isAway(player);
  // Players who came, or came back, during round 1, even if they left again: drops change nothing.
  const inTime = (player: Player) => {
    const [entered, left] = [enteredAfter(player), leftAfter(player)];
    return entered === 1 || (entered === 0 && (left === undefined ? (backAfter(player) ?? 0) <= 1 : left === 1));
  };
  const counts = history.rounds.length === 0 ? isIn : inTime;
  let count = 0;
  for (const id of history.field) {
    const player = history.players.get(id);
    if (player && (appeared.has(id) || counts(player))) count++;
  }
  return count;
}

/** SW-5: as the organiser set it, else by the number of players; `more` are about to come in. */
export function totalRounds(history: History<SwissConfig>, more = 0): number {
  const set = history.roundsSet ?? history.config.rounds;
  if (set !== undefined) return set;
  return roundsFor(counted(history) + (history.rounds.length <= 1 ? more : 0));
}
