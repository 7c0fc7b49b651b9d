import { certain, chanceFrom, drawKey, type RoundNumber } from '../../kit/index.ts';
import type { Report } from './commands.ts';
import { numbered, opened } from './decide/tables.ts';
import { NO_PROPOSALS, playedGame, roundWith, tableWith, withRounds } from './evolve/copies.ts';
import { openCount } from './evolve/round.ts';
import { historyOf, roundNumber, rulebookOf } from './history.ts';
import { isSealed } from './log.ts';
import type { DrawnTable, Outcome, Round, Table, TablePlan } from './model.ts';
import type { Formats, Step } from './rulebook.ts';
import { draftOf, drawnRounds, type Facts, type State } from './state.ts';

/**
 * A stage with whole rounds, played a round at a time: the same facts as by commands, but no events, no drafts and no
 * reasons for the draws. For playouts by the thousand (DK-29); a test compares them with the commands.
 */

/** The facts of a stage that can be played on in whole rounds; nothing of one that cannot. */
export function inWholeRounds(formats: Formats, facts: Facts): Facts | undefined {
  if (facts.rounds.length === 0 || facts.ended || draftOf(facts)) return undefined;
  const rulebook = rulebookOf(formats, facts);
  if (!rulebook.playersIn || isSealed(facts.about?.secret ?? '')) return undefined;
  const before = facts.stages[facts.stage]?.config;
  const config = rulebook.inWholeRounds?.(before) ?? before;
  if (config === before) return facts;
  return { ...facts, stages: facts.stages.map((stage, at) => (at === facts.stage ? { ...stage, config } : stage)) };
}

/** With the game that follows in its match, where there is one. */
function furthered(
  formats: Formats,
  facts: Facts,
  { stage, kind }: Pick<Round, 'stage' | 'kind'>,
  table: Table,
): Table {
  const game = rulebookOf(formats, facts, stage).furtherGame?.(facts.stages[stage]?.config, kind, table);
  return game ? tableWith(table, [...table.games, game], table.proposals) : table;
}

/**
 * Each of these games was open. They are completed in this order, a game that follows in a match is added, and a round with
 * nothing left to play is closed.
 */
export function playedOut(formats: Formats, facts: Facts, reports: readonly Report[], at: number): Facts {
  const tablesOf = new Map<RoundNumber, Table[]>();
  let { recorded, lastCompletedAt } = facts;
  for (const { place, outcome } of reports) {
    const tables = tablesOf.get(place.round) ?? facts.rounds[place.round - 1]?.tables.slice() ?? [];
    tablesOf.set(place.round, tables);
    const table = tables[place.match - 1];
    if (!table) continue;
    lastCompletedAt = Math.max(lastCompletedAt + 1, at);
    const done = { outcome, completedAt: lastCompletedAt, sequence: ++recorded };
    const games = table.games.map((game, index) => (index === place.game - 1 ? playedGame(game, done) : game));
    const round = certain(facts.rounds[place.round - 1], `round ${place.round}`);
    tables[place.match - 1] = furthered(formats, facts, round, tableWith(table, games, table.proposals));
  }
  const rounds = facts.rounds.map((round): Round => {
    const tables = tablesOf.get(round.number) ?? round.tables;
    const open = tables === round.tables ? round.open : openCount(tables);
    return open === round.open && round.state === 'closed'
      ? round
      : roundWith(round, { tables, open, state: open === 0 ? 'closed' : round.state });
  });
  return { ...withRounds(facts, rounds, recorded, lastCompletedAt), clock: undefined };
}

/** How the tables of a round end, in their order (those without a game do not), and in which order they do. */
export interface TheirEnds {
  readonly outcomes: readonly (Outcome | undefined)[];
  readonly order: readonly number[];
}

/**
 * The next round, drawn and played (of a match of several games the first), or what comes before it: lots, the next stage.
 * Undefined where there is none, or where it takes a command. Whoever was in before it is in it.
 */
export function withNextRound(
  formats: Formats,
  { facts, issued }: State,
  play: (tables: readonly TablePlan[]) => TheirEnds,
  at: number,
): Facts | undefined {
  const step = rulebookOf(formats, facts).next(historyOf(facts), { kind: 'stage' });
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
  if (step.kind === 'open-table') return withTable(formats, facts, step, play, at);
  if (step.kind !== 'pair-round') return undefined;
  const number = drawn + 1;
  const edition = (issued.editions.get(number) ?? 0) + 1;
  const name = `round ${number}, edition ${edition}, pairing`;
  const key = drawKey(secret, name);
  const pairing = step.pair(chanceFrom(key), true);
  // Several games of a match that are open at once are for the desk's way.
  if (!pairing.ok || pairing.value.tables.some(({ games }) => games.length > 1)) return undefined;
  const { kind, byes, notes, ratings } = pairing.value;
  const plans = numbered(facts, pairing.value.tables);
  const ends = play(plans);
  const { stage } = facts;
  const played = playedTables(plans, ends, facts, at);
  const several = rulebookOf(formats, facts).furtherGame !== undefined;
  const tables = several ? played.map((table) => furthered(formats, facts, { stage, kind }, table)) : played;
  const open = several ? openCount(tables) : 0;
  const round: Round = {
    number,
    edition,
    stage,
    kind,
    state: open === 0 ? 'closed' : 'published',
    tables,
    byes,
    byeReasons: [],
    notes,
    draw: { name, key },
    ratings,
    publishedAt: facts.lastCompletedAt,
    findings: [],
    overrides: [],
    open,
  };
  const games = ends.order.length;
  const lastCompletedAt = games === 0 ? facts.lastCompletedAt : Math.max(facts.lastCompletedAt + 1, at) + games - 1;
  return withRounds(facts, [...facts.rounds, round], facts.recorded + games, lastCompletedAt);
}

/** One more match of a round that had begun without it. */
function withTable(
  formats: Formats,
  facts: Facts,
  { round: ofStage, open }: Extract<Step, { kind: 'open-table' }>,
  play: (tables: readonly TablePlan[]) => TheirEnds,
  at: number,
): Facts | undefined {
  const number = roundNumber(historyOf(facts), ofStage);
  const round = facts.rounds[number - 1];
  if (!round) return undefined;
  const name = `round ${number}, edition ${round.edition}, opening`;
  const plans = [opened(facts, number, open(chanceFrom(drawKey(facts.about?.secret ?? '', name))))];
  const ends = play(plans);
  const added = playedTables(plans, ends, facts, at).map((table) => furthered(formats, facts, round, table));
  const left = round.open + openCount(added);
  const rounds = facts.rounds.slice();
  const state = left === 0 ? 'closed' : 'published';
  rounds[number - 1] = roundWith(round, { tables: [...round.tables, ...added], open: left, state });
  const lastCompletedAt = Math.max(facts.lastCompletedAt + 1, at);
  return withRounds(facts, rounds, facts.recorded + ends.order.length, lastCompletedAt);
}

function playedTables(plans: readonly DrawnTable[], ends: TheirEnds, before: Facts, at: number): Table[] {
  const first = Math.max(before.lastCompletedAt + 1, at);
  const places = new Int32Array(plans.length);
  for (const [place, index] of ends.order.entries()) places[index] = place;
  return plans.map((plan, index): Table => {
    const place = places[index] ?? 0;
    const outcome = ends.outcomes[index];
    const recorded = outcome && { outcome, completedAt: first + place, sequence: before.recorded + place + 1 };
    const games = plan.games.map((game) => (recorded ? playedGame(game, recorded) : game));
    return tableWith(plan, games, NO_PROPOSALS);
  });
}
