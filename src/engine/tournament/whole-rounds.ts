import { certain, chanceFrom, drawKey, type RoundNumber } from '../../kit/index.ts';
import type { Report } from './commands.ts';
import { numbered } from './decide/tables.ts';
import { NO_PROPOSALS, openCount } from './evolve/round.ts';
import { historyOf, rulebookOf } from './history.ts';
import { isSealed } from './log.ts';
import type { DrawnTable, Outcome, Round, Table, TablePlan } from './model.ts';
import type { Formats } from './rulebook.ts';
import { draftOf, drawnRounds, type Facts, type State } from './state.ts';

/**
 * A stage with whole rounds, played a round at a time: the same facts as by commands, but no events, no drafts and no
 * reasons for the draws. For playouts by the thousand (DK-29); a test compares them with the commands.
 */

export const hasWholeRounds = (formats: Formats, facts: Facts): boolean =>
  facts.rounds.length > 0 &&
  !facts.ended &&
  !draftOf(facts) &&
  rulebookOf(formats, facts).playersIn !== undefined &&
  !isSealed(facts.about?.secret ?? '');

/** Each of these games was open. They are completed in this order, and a round with nothing left to play is closed. */
export function playedOut(facts: Facts, reports: readonly Report[], at: number): Facts {
  const tablesOf = new Map<RoundNumber, Table[]>();
  let { recorded, lastCompletedAt } = facts;
  for (const { place, outcome } of reports) {
    const tables = tablesOf.get(place.round) ?? facts.rounds[place.round - 1]?.tables.slice() ?? [];
    tablesOf.set(place.round, tables);
    const table = tables[place.match - 1];
    if (!table) continue;
    lastCompletedAt = Math.max(lastCompletedAt + 1, at);
    const done = { outcome, completedAt: lastCompletedAt, sequence: ++recorded };
    const games = table.games.map((game, index) => (index === place.game - 1 ? { ...game, recorded: done } : game));
    tables[place.match - 1] = { ...table, games };
  }
  const rounds = facts.rounds.map((round): Round => {
    const tables = tablesOf.get(round.number) ?? round.tables;
    const open = tables === round.tables ? round.open : openCount(tables);
    return open === round.open && round.state === 'closed'
      ? round
      : { ...round, tables, open, state: open === 0 ? 'closed' : round.state };
  });
  const { clock: _, ...others } = facts;
  return { ...others, rounds, recorded, lastCompletedAt };
}

/** How the tables of a round end, in their order, and in which order they do. */
export interface TheirEnds {
  readonly outcomes: readonly Outcome[];
  readonly order: readonly number[];
}

/**
 * The next round, drawn and played out, with the lots before it; undefined where there is none, or where it takes a
 * command. Everyone who was in before it is in it.
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
  if (step.kind !== 'pair-round') return undefined;
  const number = drawn + 1;
  const edition = (issued.editions.get(number) ?? 0) + 1;
  const name = `round ${number}, edition ${edition}, pairing`;
  const key = drawKey(secret, name);
  const pairing = step.pair(chanceFrom(key), true);
  // Matches of several games are for the desk's way: what follows a game is the rulebook's to say.
  if (!pairing.ok || pairing.value.tables.some(({ games }) => games.length !== 1)) return undefined;
  const { kind, byes } = pairing.value;
  const plans = numbered(facts, pairing.value.tables);
  const ends = play(plans);
  const round: Round = {
    number,
    edition,
    stage: facts.stage,
    kind,
    state: 'closed',
    tables: playedTables(plans, ends, facts, at),
    byes,
    byeReasons: [],
    notes: [],
    draw: { name, key },
    publishedAt: facts.lastCompletedAt,
    findings: [],
    overrides: [],
    open: 0,
  };
  const lastCompletedAt = Math.max(facts.lastCompletedAt + 1, at) + plans.length - 1;
  const recorded = facts.recorded + plans.length;
  return { ...facts, rounds: [...facts.rounds, round], recorded, lastCompletedAt };
}

/** Written out field by field: playouts make them by the hundred thousand. */
function playedTables(plans: readonly DrawnTable[], ends: TheirEnds, before: Facts, at: number): Table[] {
  const first = Math.max(before.lastCompletedAt + 1, at);
  const places = new Int32Array(plans.length);
  for (const [place, index] of ends.order.entries()) places[index] = place;
  return plans.map((plan, index): Table => {
    const { seats, match, number, group, bracketMatch, why } = plan;
    const place = places[index] ?? 0;
    const outcome = certain(ends.outcomes[index], 'outcome');
    const recorded = { outcome, completedAt: first + place, sequence: before.recorded + place + 1 };
    const games = plan.games.map((game) => ({ ...game, recorded }));
    if (bracketMatch !== undefined) return { ...plan, games, proposals: NO_PROPOSALS };
    return group === undefined
      ? { seats, games, why, match, number, proposals: NO_PROPOSALS }
      : { seats, group, games, why, match, number, proposals: NO_PROPOSALS };
  });
}
