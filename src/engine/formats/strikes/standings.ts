import {
  type Conclusion,
  conclusionOf,
  type PlayerId,
  type PlayerState,
  type Reason,
  type Standing,
} from '../../tournament/index.ts';
import { because } from './reasons.ts';
import { endingAt, finalistsOf, type Line, type Sheet, type StrikesHistory, sheetOf } from './sheet.ts';

export function concludeStrikes(history: StrikesHistory): Conclusion {
  const sheet = sheetOf(history);
  const { finished, winners, why } = outcomeOf(history, sheet);
  return conclusionOf({ finished, winners, why, through: [] }, () => standingsOf(history, sheet, winners));
}

function outcomeOf(history: StrikesHistory, sheet: Sheet): Pick<Conclusion, 'finished' | 'winners' | 'why'> {
  if (!sheet.unfinished) {
    const ending = endingAt(sheet, history.config);
    if (ending.kind === 'decided' && (history.ended || !finalistsOf(ending, history))) {
      return { finished: true, winners: ending.winners, why: [ending.why] };
    }
  }
  if (!history.ended) return { finished: false, winners: [], why: [] };
  // The organiser stopped it: the fewest strikes of those still in.
  const fewest = Math.min(...sheet.survivors.map((line) => line.strikes));
  const winners = sheet.survivors.filter((line) => line.strikes === fewest).map((line) => line.player);
  return { finished: true, winners, why: [because('DK-8', 'ended-early', { players: winners })] };
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

function standingsOf(history: StrikesHistory, sheet: Sheet, winners: readonly PlayerId[]): Standing[] {
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
        { name: 'rounds-survived', value: line.state === 'in' ? sheet.rounds.length : Math.max(0, line.lastIn - 1) },
        { name: 'strikes', value: line.strikes },
      ],
      why: whyThere(history, line),
    };
  });
}

const STATES: Record<Line['state'], PlayerState> = { in: 'active', out: 'eliminated', withdrew: 'dropped' };

function whyThere(history: StrikesHistory, { player, strikes, state, lastIn }: Line): Reason[] {
  const level = history.config.eliminationAt;
  switch (state) {
    case 'in':
      return [because('ST-16', 'still-in', { player, strikes, level })];
    case 'withdrew':
      return [because('ST-17', 'withdrew', { player, strikes, round: lastIn })];
    case 'out':
      // DK-5: after a correction someone who is out may be under the limit.
      return strikes >= level
        ? [because('ST-1', 'eliminated', { player, strikes, level, round: lastIn })]
        : [because('DK-5', 'stays-out', { player, strikes, level, round: lastIn })];
  }
}
