import { isAway } from './presence.ts';
import type { Standing, Verdict } from './rulebook.ts';
import type { Facts } from './state.ts';

/** The whole tournament: the stage being played first, then the players whom earlier stages left behind. */

/** What its rulebook concludes of one stage. */
export interface ConcludedStage {
  readonly verdict: Verdict;
  readonly standings: readonly Standing[];
}

type StageOf = (stage: number) => ConcludedStage;

export function verdictOf(facts: Facts, stageOf: StageOf): Verdict {
  if (facts.stages.length === 0) return { finished: facts.ended, winners: [], why: [], through: [] };
  const { finished: complete, winners, why, through } = stageOf(facts.stage).verdict;
  // A stage that is not the last may be complete; the tournament is not, unless it was ended (DK-5: nor while a game is open).
  const lastStage = facts.stage === facts.stages.length - 1;
  const openGame = facts.rounds.some((round) => round.state !== 'draft' && round.open > 0);
  const finished = facts.ended || (lastStage && complete && !openGame);
  return { finished, winners: finished ? winners : [], why, through };
}

export function standingsOf(facts: Facts, { finished, winners }: Verdict, stageOf: StageOf): readonly Standing[] {
  if (facts.stages.length === 0) return beforeTheStart(facts);
  const standings = standingsOver(facts, stageOf);
  return finished && winners.length === 0 ? withoutFirst(standings) : standings;
}

const beforeTheStart = (facts: Facts): readonly Standing[] =>
  [...facts.players.values()]
    .filter((player) => player.approved)
    .map((player) => ({
      place: 1,
      player: player.id,
      state: isAway(player) ? 'dropped' : 'active',
      criteria: [],
      why: [],
    }));

function standingsOver(facts: Facts, stageOf: StageOf): readonly Standing[] {
  let standings = stageOf(facts.stage).standings.slice();
  const seen = new Set(standings.map((row) => row.player));
  for (let stage = facts.stage - 1; stage >= 0; stage--) {
    const before = stageOf(stage).standings;
    const rows = before.filter((row) => !seen.has(row.player));
    // DK-9: why someone is in this stage, and with this seed, is explained by the previous one.
    const whyBefore = new Map(before.map((row) => [row.player, row.why]));
    standings = standings.map((row) => ({ ...row, why: [...row.why, ...(whyBefore.get(row.player) ?? [])] }));
    // HK-25: if place 1 is empty, the last place of a stage may be one more than its number of players.
    const offset = Math.max(standings.length, standings.at(-1)?.place ?? 0);
    for (const row of rows) {
      // Those level in the earlier stage stay level; the place counts everyone above.
      const place = offset + 1 + rows.filter((other) => other.place < row.place).length;
      const state = row.state === 'dropped' ? row.state : 'eliminated';
      standings.push({ ...row, place, state });
      seen.add(row.player);
    }
  }
  return standings;
}

/** HK-25: if nobody has won, place 1 is empty; those who would have had it share place 2. */
const withoutFirst = (standings: readonly Standing[]): readonly Standing[] =>
  standings.map((row) => (row.place === 1 ? { ...row, place: 2 } : row));
