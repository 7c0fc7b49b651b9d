import { chanceFrom, drawKey, type RoundNumber } from '../../kit/index.ts';
import type { Report } from './commands.ts';
import { numbered } from './decide/tables.ts';
import { asTable, openCount } from './evolve/round.ts';
import { historyOf, rulebookOf } from './history.ts';
import { isSealed } from './log.ts';
import type { Round, Table } from './model.ts';
import type { Formats } from './rulebook.ts';
import { draftOf, drawnRounds, type Facts, type State } from './state.ts';

/**
 * A stage whose rounds are whole, played at a stroke: the same facts as by commands, but no events, no drafts and nothing
 * said about the draws. For playouts by the thousand (DK-29); a test holds them against the commands.
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

/** The next round, shown as soon as it is drawn, with the lots before it; undefined where there is none, or where it takes a command. */
export function withNextRound(formats: Formats, { facts, issued }: State): Facts | undefined {
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
  const pairing = step.pair(chanceFrom(key));
  if (!pairing.ok) return undefined;
  const { kind, byes, notes, byeReasons = [] } = pairing.value;
  const tables = numbered(facts, pairing.value.tables).map(asTable);
  const round: Round = {
    number,
    edition,
    stage: facts.stage,
    kind,
    state: 'published',
    tables,
    byes,
    byeReasons,
    notes,
    draw: { name, key },
    publishedAt: facts.lastCompletedAt,
    findings: [],
    overrides: [],
    open: openCount(tables),
  };
  return { ...facts, rounds: [...facts.rounds, round] };
}
