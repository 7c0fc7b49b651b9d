import { inHalves, ok } from '../../../kit/index.ts';
import { forfeitsOf, hasLeft } from '../../stages/match.ts';
import {
  type CommonFinding,
  finishRound,
  openTables,
  outcomeOf,
  type PlayerId,
  type Refusal,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  type Tally,
  wait,
} from '../../tournament/index.ts';
import { standingsLot } from '../ranking.ts';
import { unratedProblem } from '../tie-breaks.ts';
import type { RobinConfig } from './config.ts';
import { robinTable } from './cross-table.ts';
import { dueIn, judgeRobin } from './judgement.ts';
import { drawRobin, nextHasGames } from './pairing.ts';
import { forfeited, nothing, outcomeProblem, worthAt } from './points.ts';
import { because } from './reasons.ts';
import { numberingOf, type RobinHistory, totalRounds } from './schedule.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { robinStakes } from './stakes.ts';
import { concludeRobin, needsLots, robinStandings } from './standings.ts';

const fewest = 2;
const most = 64;

function nextStep(history: RobinHistory, sheet: Sheet): Step {
  const { rounds, config } = history;
  const total = totalRounds(history);
  const allAtOnce = config.publish === 'all-at-once';
  const pair = (auto: boolean): Step => ({
    kind: 'pair-round',
    auto,
    pair: (chance) => ok(drawRobin(history, sheet, chance)),
  });
  // RR-5: with the first round all others are shown.
  if (allAtOnce && !history.ended && rounds.length > 0 && rounds.length < total) return pair(true);
  // A round without a game has nothing to wait for.
  const complete = rounds.find(
    (round) =>
      round.state === 'published' &&
      round.open === 0 &&
      (allAtOnce || round.tables.every(({ games }) => games.length === 0)),
  );
  if (complete) return { kind: 'close-round', round: complete.number };
  const open = rounds.find((round) => round.open > 0);
  if (open) return wait(refusal('tables-open', { round: open.number, open: open.open, tables: openTables(open) }));
  if (history.ended) return afterLastRound(history, sheet);
  const unfinished = finishRound(rounds.at(-1), false);
  if (unfinished) return unfinished;
  if (rounds.length > 0) return rounds.length < total ? pair(!nextHasGames(history)) : afterLastRound(history, sheet);
  const have = history.field.filter((id) => !hasLeft(history, id)).length;
  if (have < fewest) return wait(refusal('too-few-players', { have, need: fewest }));
  const unrated = unratedProblem(history, config);
  return unrated ? wait(unrated) : pair(false);
}

const afterLastRound = (history: RobinHistory, sheet: Sheet): Step =>
  needsLots(history, sheet)
    ? { kind: 'draw-lots', purpose: standingsLot, players: history.field }
    : wait(refusal('already-finished', {}));

/** RR-5: the table is made for everyone at once; a first round without results can still be taken back for a latecomer. */
function lateProblem(history: RobinHistory, _sheet: Sheet, player: PlayerId | undefined): Refusal | undefined {
  if (history.rounds.length === 0) return undefined;
  if (player !== undefined) {
    // A player who has a number takes it up again; missed games stay forfeited.
    return numberingOf(history).includes(player) ? undefined : refusal('cannot-come-back', { player });
  }
  const played = history.rounds.some((round) => round.tables.some(({ games }) => games.some((game) => game.recorded)));
  return refusal('late-entry-closed', { reason: played ? 'first-result' : 'started' });
}

function tallyOf({ config }: RobinHistory, _sheet: Sheet, table: Table): Tally {
  const outcome = outcomeOf(table);
  const worth = table.seats.map((_, seat) => {
    if (table.games.length === 0) return forfeited(config, true);
    // Pages also ask about results that are still being typed.
    return outcome && !outcomeProblem(config, outcome) ? worthAt(config, outcome, seat === 1 ? 1 : 0) : nothing;
  });
  return {
    points: worth.map(({ points }) => ({ halves: points })),
    winners: worth.flatMap(({ result }, seat) => (result === 'won' ? [seat] : [])),
  };
}

export const robinRulebook: Rulebook<RobinConfig, CommonFinding, Sheet> = {
  name: 'robin',
  pointStep: 500,
  admits: (_config, players) => {
    if (players < fewest) return refusal('too-few-players', { have: players, need: fewest });
    return players > most ? refusal('too-many-players', { have: players, most }) : undefined;
  },
  admitsLate: lateProblem,
  accepts: ({ config }, _table, _game, outcome) => outcomeProblem(config, outcome),
  leaves: forfeitsOf,
  sheet: sheetOf,
  conclude: concludeRobin,
  standings: robinStandings,
  next: nextStep,
  due: (history) => ({ players: dueIn(history) }),
  judge: judgeRobin,
  tally: tallyOf,
  results: ({ results }) => (results === 'scores' ? { kind: 'scores', best: 'highest' } : { kind: 'one-point' }),
  headline: 'points',
  counts: ({ win }) => ({ criterion: 'points', most: () => ({ halves: inHalves(win) }) }),
  fideSystem: ({ legs }) => `BERGER_ROUNDROBIN_G${legs}`,
  bye: () => 'rest', // RR-1
  roundTime: ({ roundClock }) => roundClock,
  crossTables: robinTable,
  oneTable: true,
  stakes: robinStakes,
  playersIn: (history) => history.field.filter((id) => !hasLeft(history, id)),
  label: (history, round) =>
    because('RR-1', 'label-round', { round: round.number - history.roundsBefore, of: totalRounds(history) }),
};
