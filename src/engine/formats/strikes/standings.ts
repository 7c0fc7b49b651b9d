import type { PlayerId, PlayerState, Reason, Standing, Verdict } from '../../tournament/index.ts';
import { hasResult } from '../ended-early.ts';
import { because } from './reasons.ts';
import { endingAt, finalistsOf, isOver, type Line, type Sheet, type StrikesHistory } from './sheet.ts';

export function concludeStrikes(history: StrikesHistory, sheet: Sheet): Verdict {
  if (!sheet.unfinished) {
    const ending = endingAt(sheet, history.config);
    if (ending.kind === 'decided' && (history.ended || !finalistsOf(ending, history))) {
      return { finished: true, winners: ending.winners, why: [ending.why], through: [] };
    }
  }
  if (!history.ended) return { finished: false, winners: [], why: [], through: [] };
  // The organiser stopped it: the fewest strikes of those still in.
  const best = hasResult(history) ? sheet.survivors : [];
  const fewest = Math.min(...best.map((line) => line.strikes));
  const winners = best.filter((line) => line.strikes === fewest).map((line) => line.player);
  return { finished: true, winners, why: [because('DK-8', 'ended-early', { players: winners })], through: [] };
}

/** ST-16 as numbers, smaller is better: winners, survivors by strikes, then the latest out, then by strikes. */
function rankOf(line: Line, winners: readonly PlayerId[]): readonly number[] {
  if (winners.includes(line.player)) return [0, 0, 0];
  if (line.state === 'in') return [1, 0, line.strikes];
  return [2, -line.lastIn, line.strikes];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

export function strikesStandings(history: StrikesHistory, sheet: Sheet): Standing[] {
  const { winners } = concludeStrikes(history, sheet);
  const ranked = [...sheet.lines.values()]
    .map((line) => ({ line, rank: rankOf(line, winners) }))
    .sort((a, b) => compare(a.rank, b.rank));
  let place = 0;
  return ranked.map(({ line, rank }, at): Standing => {
    const above = ranked[at - 1];
    if (!above || compare(above.rank, rank) !== 0) place = at + 1;
    return {
      place,
      player: line.player,
      state: STATES[line.state],
      criteria: [
        { name: 'rounds-survived', value: survived(sheet, line) },
        { name: 'strikes', value: line.strikes },
      ],
      why: whyThere(history, line),
    };
  });
}

/** A round that is still being played hasn't been survived. */
const survived = ({ rounds }: Sheet, { state, lastIn }: Line): number =>
  state === 'in' ? rounds.filter(isOver).length : Math.max(0, lastIn - 1);

const STATES: Record<Line['state'], PlayerState> = { in: 'active', out: 'eliminated', withdrew: 'dropped' };

function whyThere(history: StrikesHistory, { player, strikes, state, lastIn }: Line): Reason[] {
  const level = history.config.eliminationAt;
  switch (state) {
    case 'in':
      return strikes >= level
        ? [because('ST-1', 'out-after-round', { player, strikes, level })]
        : [because('ST-16', 'still-in', { player, strikes, level })];
    case 'withdrew':
      return [because('ST-17', 'withdrew', { player, strikes, round: lastIn })];
    case 'out':
      // DK-5: after a correction someone who is out may be under the limit.
      return strikes >= level
        ? [because('ST-1', 'eliminated', { player, strikes, level, round: lastIn })]
        : [because('DK-5', 'stays-out', { player, strikes, level, round: lastIn })];
  }
}
