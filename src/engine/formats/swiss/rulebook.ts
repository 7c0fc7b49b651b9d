import {
  type CommonFinding,
  finishRound,
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
import type { SwissConfig } from './config.ts';
import { judgeSwiss } from './judgement.ts';
import { entrantsOf, unpairable } from './legal.ts';
import { drawSwiss } from './pairing.ts';
import { outcomeProblem, worthOf } from './points.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import { type SwissHistory, sheetOf } from './sheet.ts';
import { swissStakes } from './stakes.ts';
import { concludeSwiss, isPlayed, needsLots, seedsOf } from './standings.ts';

function nextStep(history: SwissHistory): Step {
  // DK-5: a result taken back, in whatever round, is waited for.
  const open = history.rounds.find((round) => round.open > 0);
  if (open) return wait(refusal('tables-open', { round: open.number, open: open.open, tables: openTables(open) }));
  if (history.ended) return afterLastRound({ ...history, lastStage: true });
  const unfinished = finishRound(history.rounds.at(-1), false);
  if (unfinished) return unfinished;
  if (isPlayed(history)) return afterLastRound(history);
  const entrants = entrantsOf(sheetOf(history));
  const have = entrants.lines.length;
  if (have < 2) return wait(refusal('too-few-players', { have, need: 2 }));
  if (!history.rematchesAllowed) {
    const players = unpairable(entrants);
    if (players.length > 0) return wait(refusal('no-legal-pairing', { players, reason: 'rematches' })); // SW-9
  }
  return { kind: 'pair-round', auto: false, pair: (chance, silent) => drawSwiss(history, chance, silent) };
}

function afterLastRound(history: SwissHistory): Step {
  if (needsLots(history)) return { kind: 'draw-lots', purpose: standingsLot, players: history.field };
  if (history.lastStage) return wait(refusal('already-finished', {}));
  // SW-16: everyone who is left goes to the cut, even a single player; missing seeds give walkovers.
  const seeds = seedsOf(history, sheetOf(history));
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
function meaningOf({ config }: SwissHistory, table: Table): Meaning | undefined {
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

export const swissRulebook: Rulebook<SwissConfig, CommonFinding> = {
  name: 'swiss',
  countsRounds: true,
  admits: (config, players) => {
    const need = Math.max(2, config.topCut ?? 0);
    return players < need ? refusal('too-few-players', { have: players, need }) : undefined;
  },
  admitsLate: (history, player) => {
    if (player !== undefined) return undefined; // SW-13: one who left can come back
    const next = history.rounds.length + 1;
    const last = Math.min(history.config.lateUntil ?? Number.POSITIVE_INFINITY, totalRounds(history, 1));
    return next > last ? refusal('late-entry-closed', { reason: 'round', round: last }) : undefined; // SW-14
  },
  accepts: (history, table, _game, outcome) => outcomeProblem(history.config, outcome, table.seats.length),
  leaves: forfeits,
  conclude: concludeSwiss,
  onlyWholeRounds: true,
  next: (history, focus) => (focus.kind === 'table' ? wait(refusal('nothing-to-pair', {})) : nextStep(history)),
  judge: judgeSwiss,
  tally: (history, table) => {
    const outcome = outcomeOf(table);
    // Pages also ask about results that are still being typed.
    if (!outcome || table.seats.length !== 2 || outcomeProblem(history.config, outcome, 2)) {
      return { points: table.seats.map(() => 0), winners: [] };
    }
    const { points, winner } = worthOf(history.config, outcome);
    return { points: points.map((halves) => ({ halves })), winners: winner === undefined ? [] : [winner] };
  },
  results: (config) => ({ kind: 'target', target: config.target, level: true }),
  meaning: meaningOf,
  stakes: swissStakes,
  playersIn: ({ field, players }) => field.filter((id) => players.get(id)?.droppedAfter === undefined),
  roundTime: ({ roundClock }) => roundClock,
  bye: ({ byePoints, win, draw }) => (byePoints >= win ? 'win' : byePoints >= draw ? 'draw' : 'nothing'),
  label: (history, round) => because('SW-5', 'label-round', { round: round.number, of: totalRounds(history) }),
};
