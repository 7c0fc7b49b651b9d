import { type Chance, ok } from '../../../kit/index.ts';
import { forfeitsOf, gameProblem, matchState, matchStep } from '../../stages/match.ts';
import {
  asIfThere,
  type CommonFinding,
  finishRound,
  isAway,
  leftSinceClose,
  openTables,
  type Pairing,
  type PlayerId,
  type Refusal,
  type Rulebook,
  refusal,
  type Step,
  wait,
} from '../../tournament/index.ts';
import type { LeagueConfig } from './config.ts';
import { dueIn, judgeRound } from './judgement.ts';
import { drawPhase, drawPlayoffs } from './pairing.ts';
import { type Qualification, qualificationOf } from './qualification.ts';
import { because } from './reasons.ts';
import { isPhase, type LeagueHistory, leaguePoints, rulesOf, stateAt } from './sheet.ts';
import { leagueStakes } from './stakes.ts';
import { concludeLeague, leagueStandings, playersIn, raceShown } from './standings.ts';

/** HK-25: nobody scored in the last phase, and nobody was withdrawn since. */
function isStuck(history: LeagueHistory): boolean {
  const last = history.rounds.at(-1);
  if (!last || !isPhase(last)) return false;
  const scored = last.tables.some((table) =>
    leaguePoints(stateAt(history, last, table).result).some((points) => points > 0),
  );
  if (scored) return false;
  return ![...history.players.values()].some((player) => leftSinceClose(player, last.number));
}

function nextStep(history: LeagueHistory, qualification: Qualification): Step {
  if (history.ended) return wait(refusal('already-finished', {}));
  // DK-5: a result taken back anywhere opens its match again.
  const open = history.rounds.find((round) => round.open > 0);
  if (open) return wait(refusal('tables-open', { round: open.number, open: open.open, tables: openTables(open) }));
  const unfinished = finishRound(history.rounds.at(-1), false);
  if (unfinished) return unfinished;
  const { lots, playoffs, over, seeds, active, playing } = qualification;
  const pairing = (draw: (chance: Chance) => Pairing): Step => ({
    kind: 'pair-round',
    auto: false,
    pair: (chance) => {
      const drawn = draw(chance);
      return ok({ pairing: drawn, judgement: judgeRound(history, qualification, drawn) });
    },
  });
  if (lots) return { kind: 'draw-lots', ...lots };
  if (playoffs.length > 0) {
    return pairing((chance) => drawPlayoffs(history, playoffs, chance));
  }
  // HK-14: seeds may still change until the organiser pairs Round 2; with nobody left there is nothing to pair.
  if (over) return { kind: 'hand-over', auto: seeds.length === 0, seeds };
  if (isStuck(history)) return wait(refusal('no-legal-pairing', { players: active, reason: 'nobody-scored' }));
  if (playing.length < 2) return wait(refusal('too-few-players', { have: playing.length, need: 2 }));
  return pairing((chance) => drawPhase(history, qualification, chance));
}

const hasResults = (history: LeagueHistory): boolean =>
  history.rounds.some((round) => round.tables.some((table) => table.games.some(({ recorded }) => recorded)));

/** HK-1: no late entry after the first result. A player who had the points, or a place, gave them up for good (HK-14). */
function lateProblem(history: LeagueHistory, _sheet: Qualification, player: PlayerId | undefined): Refusal | undefined {
  if (player === undefined)
    return hasResults(history) ? refusal('late-entry-closed', { reason: 'first-result' }) : undefined;
  const back = history.players.get(player);
  if (!back) return refusal('cannot-come-back', { player });
  // As if they had never left: would they be one of those who play on?
  const { over, lines, through, active } = qualificationOf({
    ...history,
    players: new Map(history.players).set(player, asIfThere(back)),
  });
  const hadPoints = lines.get(player)?.reached !== undefined;
  const playsOn = !over && active.includes(player) && !through.has(player) && !hadPoints;
  return isAway(back) && playsOn ? undefined : refusal('cannot-come-back', { player });
}

export const leagueRulebook: Rulebook<LeagueConfig, CommonFinding, Qualification> = {
  name: 'league',
  pointStep: 500,
  announcedByes: ['nothing'],
  admits: (_config, players) => (players < 3 ? refusal('too-few-players', { have: players, need: 3 }) : undefined),
  admitsLate: lateProblem,
  accepts: (history, _table, _game, outcome) => gameProblem(history.config.play, outcome),
  leaves: forfeitsOf,
  // Places are taken in the order of all results: nothing of an earlier one holds for sure.
  sheet: qualificationOf,
  conclude: concludeLeague,
  standings: leagueStandings,
  next: nextStep,
  afterGame: ({ config }, round, table) => matchStep(rulesOf(config, round.kind), round.number, table),
  due: (_history, qualification, pairing) => ({ players: dueIn(qualification, pairing) }),
  judge: judgeRound,
  tally: (history, _sheet, table) => {
    const round = history.rounds.find(({ tables }) => tables.includes(table));
    const kind = round?.kind ?? 'phase';
    const { result, points } = matchState(rulesOf(history.config, kind), table);
    return {
      points: (kind === 'playoff' ? [0, 0] : leaguePoints(result)).map((halves) => ({ halves })),
      ...(points.some((halves) => halves > 0) && { scores: points.map((halves) => ({ halves })) }),
      winners: result === 0 || result === 1 ? [result] : [],
    };
  },
  label: (_history, round) =>
    because('HK-2', isPhase(round) ? 'label-phase' : 'label-playoff', { round: 1, phase: round.number }),
  headline: 'points',
  counts: () => ({ criterion: 'points', most: (round) => ({ halves: isPhase(round) ? leaguePoints(0)[0] : 0 }) }),
  race: raceShown,
  stakes: leagueStakes,
  playersIn,
  bye: () => 'nothing', // HK-5
  board: because('HK-10', 'board-race'),
};
