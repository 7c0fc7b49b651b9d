import { isInNext } from '../../stages/counting.ts';
import { forfeitsOf, hasLeft } from '../../stages/match.ts';
import {
  type CommonFinding,
  finishRound,
  onePointProblem,
  openTables,
  outcomeOf,
  type Rulebook,
  refusal,
  type Step,
  wait,
} from '../../tournament/index.ts';
import { unratedProblem } from '../tie-breaks.ts';
import type { DutchConfig } from './config.ts';
import { judgeDutch } from './judgement.ts';
import { drawDutch, unpairable } from './pairing.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type DutchHistory, type Sheet, sheetOf, WIN, worthOf } from './sheet.ts';
import { dutchStakes } from './stakes.ts';
import { concludeDutch, dutchStandings } from './standings.ts';

const FEWEST = 2;

function nextStep(history: DutchHistory, sheet: Sheet): Step {
  const open = history.rounds.find((round) => round.open > 0);
  if (open) return wait(refusal('tables-open', { round: open.number, open: open.open, tables: openTables(open) }));
  if (history.ended) return wait(refusal('already-finished', {}));
  const unfinished = finishRound(history.rounds.at(-1), false);
  if (unfinished) return unfinished;
  if (concludeDutch(history, sheet).finished) return wait(refusal('already-finished', {}));
  const have = history.field.filter((id) => isInNext(history, id)).length;
  if (have < FEWEST) return wait(refusal('too-few-players', { have, need: FEWEST }));
  const problem = unratedProblem(history, history.config) ?? unpairable(history, sheet);
  if (problem) return wait(problem);
  return { kind: 'pair-round', auto: false, pair: (chance) => drawDutch(history, sheet, chance) };
}

export const dutchRulebook: Rulebook<DutchConfig, CommonFinding, Sheet> = {
  name: 'dutch',
  pointStep: 500,
  announcedByes: ['nothing', 'half', 'full'],
  countsRounds: true,
  admits: (_config, players) =>
    players < FEWEST ? refusal('too-few-players', { have: players, need: FEWEST }) : undefined,
  admitsLate: (history, _sheet, player) => {
    const last = totalRounds(history);
    if (player !== undefined || history.rounds.length < last) return undefined;
    return refusal('late-entry-closed', { reason: 'round', round: last });
  },
  accepts: (_history, _table, _game, outcome) => onePointProblem(outcome),
  leaves: forfeitsOf,
  sheet: sheetOf,
  conclude: concludeDutch,
  standings: dutchStandings,
  next: nextStep,
  due: (_history, sheet) => ({
    players: [...sheet.values()].flatMap(({ player, playsNext }) => (playsNext ? [player] : [])),
  }),
  judge: judgeDutch,
  tally: (_history, _sheet, table) => {
    const outcome = outcomeOf(table);
    // Pages also ask about results that are still being typed.
    const worth = outcome && !onePointProblem(outcome) ? worthOf(outcome) : [0, 0];
    return {
      points: table.seats.map((_, seat) => ({ halves: worth[seat] ?? 0 })),
      winners: worth.flatMap((points, seat) => (points === WIN ? [seat] : [])),
    };
  },
  headline: 'points',
  counts: () => ({ criterion: 'points', most: () => ({ halves: WIN }) }),
  fideSystem: () => 'FIDE_DUTCH_2026',
  bye: () => 'win',
  roundTime: ({ roundClock }) => roundClock,
  stakes: dutchStakes,
  playersIn: (history) => history.field.filter((id) => !hasLeft(history, id)),
  label: (history, round) =>
    because('DU-3', 'label-round', { round: round.number - history.roundsBefore, of: totalRounds(history) }),
};
