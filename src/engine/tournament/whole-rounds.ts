import { assertDefined, chanceFrom, drawKey, type RoundNumber } from '../../kit/index.ts';
import { isSealed } from '../log/index.ts';
import type { Report } from './commands.ts';
import { numbered, opened } from './decide/tables.ts';
import type { Derived } from './derive.ts';
import { openCount, pairedRound } from './evolve/round.ts';
import { roundNumber, rulebookOf } from './history.ts';
import type { DrawnTable, Game, Outcome, Recorded, Round, Table, TablePlan } from './model.ts';
import type { Formats, Step } from './rulebook.ts';
import { draftOf, drawnRounds, type Facts, type State } from './state.ts';

/**
 * A stage with whole rounds, played a round at a time: the same facts as by commands, but no events, no drafts and no
 * reasons for the draws. For playouts by the thousand (DK-29); a test compares them with the commands.
 */

/** The facts of a stage that can be played on in whole rounds; nothing of one that cannot. */
export function inWholeRounds(formats: Formats, facts: Facts): Facts | undefined {
  if (facts.stages.length === 0 || facts.ended || draftOf(facts)) return undefined;
  const rulebook = rulebookOf(formats, facts);
  if (!rulebook.playersIn || isSealed(facts.about?.secret ?? '')) return undefined;
  const before = facts.stages[facts.stage]?.config;
  const config = rulebook.inWholeRounds?.(before) ?? before;
  if (config === before) return facts;
  return { ...facts, stages: facts.stages.map((stage, at) => (at === facts.stage ? { ...stage, config } : stage)) };
}

/** With the game that follows in its match, where there is one. */
function furthered(derived: Derived, round: Round, table: Table): Table {
  const { rulebook, history } = derived.stage(round.stage);
  const step = rulebook.afterGame?.(history, round, table);
  return step?.kind === 'add-game' ? { ...table, games: [...table.games, step.game] } : table;
}

/**
 * Each of these games was open. They are completed in this order, a game that follows in a match is added, and a round with
 * nothing left to play is closed.
 */
export function playedOut(derived: Derived, reports: readonly Report[], at: number): Facts {
  const { facts } = derived;
  const tablesOf = new Map<RoundNumber, Table[]>();
  let { recorded, lastCompletedAt } = facts;
  for (const { place, outcome } of reports) {
    const tables = tablesOf.get(place.round) ?? facts.rounds[place.round - 1]?.tables.slice() ?? [];
    tablesOf.set(place.round, tables);
    const table = tables[place.match - 1];
    if (!table) continue;
    lastCompletedAt = Math.max(lastCompletedAt + 1, at);
    const done = { outcome, completedAt: lastCompletedAt, sequence: ++recorded };
    const games = table.games.map((game, index) => (index === place.game - 1 ? withRecorded(game, done) : game));
    const round = assertDefined(facts.rounds[place.round - 1], `round ${place.round}`);
    tables[place.match - 1] = furthered(derived, round, { ...table, games });
  }
  const rounds = facts.rounds.map((round): Round => {
    const tables = tablesOf.get(round.number) ?? round.tables;
    const open = tables === round.tables ? round.open : openCount(tables);
    return open === round.open && round.state === 'closed'
      ? round
      : { ...round, tables, open, state: open === 0 ? 'closed' : round.state };
  });
  return { ...facts, rounds, recorded, lastCompletedAt, clock: undefined };
}

const withRecorded = (game: Game, recorded: Recorded): Game => ({ ...game, first: undefined, recorded });

/** How the tables of a round end, in their order (those without a game do not), and in which order they do. */
export interface RoundResults {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly order: readonly number[];
}

/**
 * The next round, drawn and played (of a match of several games the first), or what comes before it: lots, the next stage.
 * Undefined where there is none, or where it takes a command. Whoever was in before it is in it.
 */
export function withNextRound(
  derived: Derived,
  { issued }: Pick<State, 'issued'>,
  play: (tables: readonly TablePlan[]) => RoundResults,
  at: number,
): Facts | undefined {
  const { facts } = derived;
  const step = derived.stage().next();
  const secret = facts.about?.secret ?? '';
  const drawn = drawnRounds(facts);
  if (step.kind === 'draw-lots') {
    const name = `after round ${drawn}, lots, ${step.purpose}`;
    const key = drawKey(secret, name);
    const order = chanceFrom(key).shuffle(step.players);
    return { ...facts, lots: [...facts.lots, { purpose: step.purpose, order, after: drawn, draw: { name, key } }] };
  }
  if (step.kind === 'hand-over') {
    const stage = facts.stage + 1;
    const { seeds } = step;
    return {
      ...facts,
      stage,
      stages: facts.stages.map((plan, index) => (index === stage ? { ...plan, seeds } : plan)),
    };
  }
  if (step.kind === 'open-table') return withTable(derived, step, play, at);
  if (step.kind !== 'pair-round') return undefined;
  const number = drawn + 1;
  const edition = (issued.editions.get(number) ?? 0) + 1;
  const name = `round ${number}, edition ${edition}, pairing`;
  const key = drawKey(secret, name);
  const pairing = step.pair(chanceFrom(key));
  // Several games of a match that are open at once are for the desk's way.
  if (!pairing.ok || pairing.value.pairing.tables.some(({ games }) => games.length > 1)) return undefined;
  const { byeReasons: _, ratings, ...pairs } = pairing.value.pairing;
  const { stage } = facts;
  const plans = numbered(facts, pairs.tables);
  const round = pairedRound({
    type: 'RoundPaired',
    ...pairs,
    ...(ratings && { ratings }),
    round: number,
    edition,
    stage,
    tables: [],
    byeReasons: [],
    findings: [],
    draw: { name, key },
  });
  const results = play(plans);
  const played = playedTables(plans, results, facts, at);
  const tables = played.map((table) => furthered(derived, round, table));
  const open = openCount(tables);
  const state = open === 0 ? 'closed' : 'published';
  const rounds = [...facts.rounds, { ...round, state, tables, publishedAt: facts.lastCompletedAt, open } as const];
  const games = results.order.length;
  const lastCompletedAt = games === 0 ? facts.lastCompletedAt : Math.max(facts.lastCompletedAt + 1, at) + games - 1;
  return { ...facts, rounds, recorded: facts.recorded + games, lastCompletedAt };
}

/** One more match of a round that had begun without it. */
function withTable(
  derived: Derived,
  { round: ofStage, open }: Extract<Step, { kind: 'open-table' }>,
  play: (tables: readonly TablePlan[]) => RoundResults,
  at: number,
): Facts | undefined {
  const { facts } = derived;
  const number = roundNumber(derived.history(), ofStage);
  const round = facts.rounds[number - 1];
  if (!round) return undefined;
  const name = `round ${number}, edition ${round.edition}, opening`;
  const plans = [opened(facts, number, open(chanceFrom(drawKey(facts.about?.secret ?? '', name))))];
  const results = play(plans);
  const added = playedTables(plans, results, facts, at).map((table) => furthered(derived, round, table));
  const left = round.open + openCount(added);
  const rounds = facts.rounds.slice();
  const state = left === 0 ? 'closed' : 'published';
  rounds[number - 1] = { ...round, tables: [...round.tables, ...added], open: left, state };
  const lastCompletedAt = Math.max(facts.lastCompletedAt + 1, at);
  return { ...facts, rounds, recorded: facts.recorded + results.order.length, lastCompletedAt };
}

/** Tables as they were drawn, with their results. */
function playedTables(drawn: readonly DrawnTable[], results: RoundResults, before: Facts, at: number): Table[] {
  const first = Math.max(before.lastCompletedAt + 1, at);
  const places = new Map(results.order.map((index, place) => [index, place]));
  return drawn.map((table, index): Table => {
    const place = places.get(index) ?? 0;
    const outcome = results.outcomes[index];
    const recorded = outcome && { outcome, completedAt: first + place, sequence: before.recorded + place + 1 };
    const games = recorded ? table.games.map((game) => ({ ...game, recorded })) : table.games;
    return { ...table, games, proposals: [] };
  });
}
