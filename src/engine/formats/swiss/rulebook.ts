import { inHalves } from '../../../kit/index.ts';
import {
  type CommonFinding,
  finishRound,
  isAway,
  type Meaning,
  openTables,
  outcomeOf,
  type PlayerId,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  wait,
} from '../../tournament/index.ts';
import { standingsLot } from '../ranking.ts';
import { unratedProblem } from '../tie-breaks.ts';
import type { SwissConfig } from './config.ts';
import { judgeSwiss } from './judgement.ts';
import { entrantsOf, playersIn, unpairable } from './legal.ts';
import { drawSwiss } from './pairing.ts';
import { outcomeProblem, worthOf } from './points.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type Sheet, type SwissHistory, sheetOf } from './sheet.ts';
import { swissStakes } from './stakes.ts';
import { concludeSwiss, isPlayed, needsLots, seedsOf, swissStandings } from './standings.ts';

function nextStep(history: SwissHistory, sheet: Sheet): Step {
  // DK-5: a result taken back, in whatever round, is waited for.
  const open = history.rounds.find((round) => round.open > 0);
  if (open) return wait(refusal('tables-open', { round: open.number, open: open.open, tables: openTables(open) }));
  if (history.ended) return afterLastRound({ ...history, lastStage: true }, sheet);
  const unfinished = finishRound(history.rounds.at(-1), false);
  if (unfinished) return unfinished;
  if (isPlayed(history)) return afterLastRound(history, sheet);
  const entrants = entrantsOf(sheet);
  const have = entrants.lines.length;
  if (have < 2) return wait(refusal('too-few-players', { have, need: 2 }));
  const unrated = unratedProblem(history, history.config);
  if (unrated) return wait(unrated);
  if (!history.rematchesAllowed) {
    const players = unpairable(entrants);
    if (players.length > 0) return wait(refusal('no-legal-pairing', { players, reason: 'rematches' })); // SW-9
  }
  return { kind: 'pair-round', auto: false, pair: (chance) => drawSwiss(history, sheet, chance, entrants) };
}

function afterLastRound(history: SwissHistory, sheet: Sheet): Step {
  if (needsLots(history, sheet)) return { kind: 'draw-lots', purpose: standingsLot, players: history.field };
  if (history.lastStage) return wait(refusal('already-finished', {}));
  // SW-16: everyone who is left goes to the cut, even a single player; missing seeds give walkovers.
  const seeds = seedsOf(history, sheet);
  if (seeds.length === 0) return wait(refusal('too-few-players', { have: 0, need: 1 }));
  return { kind: 'hand-over', auto: false, seeds };
}

/** SW-13: the open match of one who leaves is a forfeit. */
function forfeits(history: SwissHistory, player: PlayerId) {
  return history.rounds.flatMap((round) => {
    if (round.open === 0) return [];
    const table = round.tables.find(({ seats, games }) => seats.includes(player) && !games[0]?.recorded);
    if (!table) return [];
    const outcome = { kind: 'forfeit', seats: [table.seats.indexOf(player)] } as const;
    return [{ round: round.number, match: table.match, game: 1, outcome }];
  });
}

/** SW-1: what the score is worth; a timed win is seen from it. */
function meaningOf({ config }: SwissHistory, _sheet: Sheet, table: Table): Meaning | undefined {
  const { seats } = table;
  const outcome = outcomeOf(table);
  if (!outcome || outcomeProblem(config, outcome, seats.length)) return undefined;
  const { how, points, winner } = worthOf(config, outcome);
  const [first, second] = points.map((halves) => ({ halves }));
  const worth = { first: first ?? 0, second: second ?? 0 };
  if (winner === undefined) return { why: [because('SW-1', 'worth-level', worth)], notable: false };
  const player = seats[winner] ?? '';
  const timed = how === 'timed-win';
  return { why: [because('SW-1', timed ? 'worth-timed-win' : 'worth-win', { player, ...worth })], notable: timed };
}

export const swissRulebook: Rulebook<SwissConfig, CommonFinding, Sheet> = {
  name: 'swiss',
  pointStep: 500,
  announcedByes: ['nothing', 'half', 'full'],
  countsRounds: true,
  admits: (config, players) => {
    const need = Math.max(2, config.topCut ?? 0);
    return players < need ? refusal('too-few-players', { have: players, need }) : undefined;
  },
  admitsLate: (history, _sheet, player) => {
    if (player !== undefined) return undefined; // SW-13: one who left can come back
    const next = history.rounds.length + 1;
    const last = Math.min(history.config.lateUntil ?? Number.POSITIVE_INFINITY, totalRounds(history, 1));
    return next > last ? refusal('late-entry-closed', { reason: 'round', round: last }) : undefined; // SW-14
  },
  accepts: (history, table, _game, outcome) => outcomeProblem(history.config, outcome, table.seats.length),
  leaves: forfeits,
  sheet: sheetOf,
  conclude: concludeSwiss,
  standings: swissStandings,
  next: nextStep,
  due: (_history, sheet) => ({ players: playersIn(sheet) }),
  judge: (history, sheet, pairing) => judgeSwiss(history, sheet, pairing),
  tally: (history, _sheet, table) => {
    const outcome = outcomeOf(table);
    // Pages also ask about results that are still being typed.
    if (!outcome || table.seats.length !== 2 || outcomeProblem(history.config, outcome, 2)) {
      return { points: table.seats.map(() => 0), winners: [] };
    }
    const { points, winner } = worthOf(history.config, outcome);
    return { points: points.map((halves) => ({ halves })), winners: winner === undefined ? [] : [winner] };
  },
  results: ({ target }) => (target === 1 ? { kind: 'one-point' } : { kind: 'target', target, level: true }),
  meaning: meaningOf,
  stakes: swissStakes,
  playersIn: ({ field, players }) => field.filter((id) => !isAway(players.get(id))),
  roundTime: ({ roundClock }) => roundClock,
  counts: ({ win }) => ({ criterion: 'points', most: () => ({ halves: inHalves(win) }) }),
  fideSystem: () => 'CUSTOM_SWISS',
  bye: ({ byePoints, win, draw }) => (byePoints >= win ? 'win' : byePoints >= draw ? 'draw' : 'nothing'),
  label: (history, round) => because('SW-5', 'label-round', { round: round.number, of: totalRounds(history) }),
};
