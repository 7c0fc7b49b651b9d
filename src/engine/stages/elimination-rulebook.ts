import { ok, stageRound } from '../../kit/index.ts';
import {
  type CommonFinding,
  type History,
  openTables,
  type Pairing,
  type PlayerId,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  type Tally,
  wait,
} from '../tournament/index.ts';
import {
  type Bracket,
  bracketShown,
  type Elimination,
  type EliminationConfig,
  type Encounter,
  encounterOf,
  isReady,
  playersOf,
  rulesOf,
} from './elimination.ts';
import { bracketNow } from './elimination-bracket.ts';
import { drawFirstRound, drawLaterRound, dueIn, judgeRound, positionFor, tableFor } from './elimination-draw.ts';
import { eliminationStakes } from './elimination-stakes.ts';
import { isPlayed } from './elimination-standings.ts';
import { forfeitsOf, gameProblem, matchState, matchStep } from './match.ts';

/** HK-10: a match opens as soon as both its players are known. */
function opening<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  { ready: [first] }: Bracket,
): Step | undefined {
  if (history.config.roundByRound || history.rounds.length === 0 || history.ended) return undefined;
  return first && openTable(rules, history, first);
}

function openTable<C extends EliminationConfig>(rules: Elimination<C>, history: History<C>, ready: Encounter): Step {
  // Where two sides are played, a round of the log begins with whichever match is ready first.
  const begun = history.rounds.findIndex((round) => rules.roundOf(history, round) === ready.round);
  return {
    kind: 'open-table',
    round: stageRound(begun < 0 ? history.rounds.length + 1 : begun + 1),
    roundKind: rules.kindOf(history.config, ready.round),
    open: (chance) => tableFor(rules, history, ready, positionFor(rules, history, ready.round, chance)),
  };
}

function nextStep<C extends EliminationConfig>(rules: Elimination<C>, history: History<C>, bracket: Bracket): Step {
  const { rounds } = bracket;
  const judged = (pairing: Pairing) => ok({ pairing, judgement: judgeRound(rules, history, bracket, pairing) });
  const isOver = history.ended || isPlayed(history, bracket);
  if (history.rounds.length === 0 && !isOver) {
    return { kind: 'pair-round', auto: false, pair: (chance) => judged(drawFirstRound(rules, history, chance)) };
  }
  const opened = opening(rules, history, bracket);
  if (opened) return opened;
  const complete = history.rounds.find(
    (round) => round.state !== 'closed' && rounds[rules.roundOf(history, round) - 1]?.every(({ settled }) => settled),
  );
  if (complete) return { kind: 'close-round', round: complete.number };
  if (isOver) return wait(refusal('already-finished', {}));
  const playing = history.rounds.find((round) => round.open > 0);
  if (playing) {
    return wait(refusal('tables-open', { round: playing.number, open: playing.open, tables: openTables(playing) }));
  }
  const begun = new Set(history.rounds.map((round) => rules.roundOf(history, round)));
  const ready = rounds
    .filter((_, at) => !begun.has(at + 1))
    .map((round) => round.filter(isReady))
    .find((round) => round.length > 0);
  // A correction made players known for a round that was drawn without them.
  const [belated] = bracket.ready;
  if (!ready) return belated ? openTable(rules, history, belated) : wait(refusal('nothing-to-pair', {}));
  return { kind: 'pair-round', auto: false, pair: (chance) => judged(drawLaterRound(rules, history, ready, chance)) };
}

/** HK-19: who plays for third place can no longer win. */
function playersIn<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  bracket: Bracket,
): readonly PlayerId[] {
  const beside = bracket.rounds.flatMap((round) =>
    round.filter(({ plan }) => plan.purpose === 'third-place').flatMap(({ slots }) => playersOf(slots)),
  );
  return rules
    .standings(history, bracket)
    .filter(({ player, state }) => state === 'active' && !beside.includes(player))
    .map(({ player }) => player);
}

const inWholeRounds = <C extends EliminationConfig>(config: C): C =>
  config.roundByRound ? config : { ...config, roundByRound: true };

function tallyOf(history: History<EliminationConfig>, bracket: Bracket, table: Table): Tally {
  // Pages also ask about results that are still being typed: those tables are in no bracket.
  const played = encounterOf(bracket, table.bracketMatch)?.played;
  const { result, points } = played?.table === table ? played.state : matchState(rulesOf(history.config), table);
  const won = result === 0 || result === 1;
  const scores = points.map((halves) => ({ halves }));
  return {
    points: table.seats.map((_, seat) => (result === seat ? 1 : 0)),
    // Where nothing was played there is no score to show.
    ...(points.some((halves) => halves > 0) && { scores }),
    winners: won ? [result] : [],
  };
}

/** The rulebook of a bracket: how matches open, are played and decided is the same in all of them. */
export const eliminationRulebook = <C extends EliminationConfig>(
  rules: Elimination<C>,
): Rulebook<C, CommonFinding, Bracket> => ({
  name: rules.name,
  admits: (config, players) =>
    players > config.size ? refusal('too-many-players', { have: players, most: config.size }) : undefined,
  admitsLate: (history, _bracket, player) => {
    // The bracket is made for everyone at once.
    if (history.rounds.length === 0) return undefined;
    if (player !== undefined) return refusal('cannot-come-back', { player });
    const played = history.rounds.some((round) =>
      round.tables.some((table) => table.games.some((game) => game.recorded)),
    );
    return refusal('late-entry-closed', { reason: played ? 'first-result' : 'started' });
  },
  accepts: (history, _table, _game, outcome) => gameProblem(history.config.play, outcome),
  leaves: forfeitsOf,
  sheet: (history, previous) => bracketNow(rules, history, previous),
  conclude: rules.conclude,
  standings: rules.standings,
  next: (history, bracket) => nextStep(rules, history, bracket),
  afterGame: ({ config }, round, table) => matchStep(rulesOf(config), round.number, table),
  opening: (history, bracket) => opening(rules, history, bracket),
  due: (history, _bracket, pairing) => ({ players: dueIn(history, pairing) }),
  judge: (history, bracket, pairing) => judgeRound(rules, history, bracket, pairing),
  tally: tallyOf,
  label: (history, round) => rules.label(history, rules.roundOf(history, round)),
  results: ({ play }) =>
    play.kind === 'target' ? { kind: 'target', target: play.target, level: false } : { kind: 'one-point' },
  fideSystem: () => 'CUSTOM_KNOCKOUT',
  bracket: (history, bracket) => bracketShown(rules, history, bracket),
  stakes: (history, bracket) => eliminationStakes(rules, history, bracket),
  playersIn: (history, bracket) => playersIn(rules, history, bracket),
  inWholeRounds,
});
