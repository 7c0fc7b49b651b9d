import { memory, ok, stageRound } from '../../kit/index.ts';
import {
  type CommonFinding,
  type Focus,
  type History,
  openTables,
  type PlayerId,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  type Tally,
  wait,
} from '../tournament/index.ts';
import {
  bracketNow,
  bracketShown,
  type Elimination,
  type EliminationConfig,
  type Encounter,
  isReady,
  playersOf,
  rulesOf,
} from './elimination.ts';
import { drawFirstRound, drawLaterRound, judgeRound, positionFor, tableFor } from './elimination-draw.ts';
import { eliminationStakes } from './elimination-stakes.ts';
import { isPlayed } from './elimination-standings.ts';
import { forfeitsOf, furtherGame, gameProblem, matchState, matchStep } from './match.ts';

/** What one match alone leads to: a further game, then any match whose players it made known. */
function nextAt<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  focus: Extract<Focus, { kind: 'table' }>,
): Step {
  const round = history.rounds.find(({ number }) => number === focus.round);
  const table = round?.tables[focus.match - 1];
  const step = table && matchStep(rulesOf(history.config), focus.round, table);
  return step ?? opening(rules, history) ?? wait(refusal('nothing-to-pair', {}));
}

/** HK-10: a match opens as soon as both its players are known. */
function opening<C extends EliminationConfig>(rules: Elimination<C>, history: History<C>): Step | undefined {
  if (history.config.roundByRound || history.rounds.length === 0 || history.ended) return undefined;
  const ready = bracketNow(rules, history).rounds.flat().find(isReady);
  return ready && openTable(rules, history, ready);
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

function nextStep<C extends EliminationConfig>(rules: Elimination<C>, history: History<C>): Step {
  const bracket = bracketNow(rules, history);
  const { rounds } = bracket;
  const isOver = history.ended || isPlayed(history, bracket);
  if (history.rounds.length === 0 && !isOver) {
    return { kind: 'pair-round', auto: false, pair: (chance) => ok(drawFirstRound(rules, history, chance)) };
  }
  const opened = opening(rules, history);
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
  const belated = rounds.flat().find(isReady);
  if (!ready) return belated ? openTable(rules, history, belated) : wait(refusal('nothing-to-pair', {}));
  return { kind: 'pair-round', auto: false, pair: (chance) => ok(drawLaterRound(rules, history, ready, chance)) };
}

/** HK-19: who plays for third place can no longer win. */
function playersIn<C extends EliminationConfig>(rules: Elimination<C>, history: History<C>): readonly PlayerId[] {
  const beside = bracketNow(rules, history).rounds.flatMap((round) =>
    round.filter(({ plan }) => plan.purpose === 'third-place').flatMap(({ slots }) => playersOf(slots)),
  );
  return rules
    .conclude(history)
    .standings.filter(({ player, state }) => state === 'active' && !beside.includes(player))
    .map(({ player }) => player);
}

const inRounds = memory<EliminationConfig, EliminationConfig>();

function inWholeRounds<C extends EliminationConfig>(config: C): C {
  if (config.roundByRound) return config;
  const whole = (inRounds.get(config) as C | undefined) ?? { ...config, roundByRound: true };
  inRounds.set(config, whole);
  return whole;
}

function tallyOf(history: History<EliminationConfig>, table: Table): Tally {
  const { result, points } = matchState(rulesOf(history.config), table);
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
): Rulebook<C, CommonFinding> => ({
  name: rules.name,
  admits: (config, players) =>
    players > config.size ? refusal('too-many-players', { have: players, most: config.size }) : undefined,
  admitsLate: (history, player) => {
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
  conclude: rules.conclude,
  next: (history, focus) => (focus.kind === 'table' ? nextAt(rules, history, focus) : nextStep(rules, history)),
  judge: (history, pairing) => judgeRound(rules, history, pairing),
  tally: tallyOf,
  label: (history, round) => rules.label(history, rules.roundOf(history, round)),
  results: ({ play }) =>
    play.kind === 'target' ? { kind: 'target', target: play.target, level: false } : { kind: 'one-point' },
  bracket: (history) => bracketShown(rules, history),
  stakes: (history) => eliminationStakes(rules, history),
  playersIn: (history) => playersIn(rules, history),
  inWholeRounds,
  furtherGame: (config, _kind, table) => furtherGame(rulesOf(config), table),
});
