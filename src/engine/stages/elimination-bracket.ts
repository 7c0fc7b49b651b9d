import { assertDefined, type BracketRound, type RoundNumber } from '../../kit/index.ts';
import type { PlannedMatch, Source } from '../pairing/bracket.ts';
import type { Counted, History, PlayerId, Round, Slot, Table } from '../tournament/index.ts';
import {
  type Bracket,
  type BracketPlan,
  type Elimination,
  type EliminationConfig,
  type Encounter,
  encounterOf,
  isReady,
  rulesOf,
  seedsOf,
} from './elimination.ts';
import { hasLeft, matchState } from './match.ts';

/**
 * The bracket as slots. From one sheet to the next few matches can change: those whose tables did, those that are fed by the
 * same matches as these, and those that a changed match leads to. Only they are worked out again, round by round; the rest is
 * taken over, so that a result costs as much in a large bracket as in a small one. Where players or seeds changed, nothing is
 * taken over but the plan. test/contract/kept.test.ts compares both ways.
 */

type Plan<C extends EliminationConfig> = Pick<Elimination<C>, 'plan' | 'isNeeded'>;

/** A table, and the round of the log in which it is. */
interface Seated {
  readonly round: RoundNumber;
  readonly table: Table;
}

const nobody: Slot = { kind: 'nobody' };

/** Players at a table that was opened stay there, whatever is corrected later (DK-5). */
export const bracketNow = <C extends EliminationConfig>(
  rules: Plan<C>,
  history: History<C>,
  previous?: Counted<C, Bracket>,
): Bracket => bracketWith(rules, history, seedsOf(history), previous);

export function bracketWith<C extends EliminationConfig>(
  rules: Plan<C>,
  history: History<C>,
  seeds: readonly PlayerId[],
  previous?: Counted<C, Bracket>,
): Bracket {
  const plan = previous?.history.config === history.config ? previous.sheet.plan : planOf(rules.plan(history.config));
  const before = previous && isComparable(history, seeds, previous) ? previous : undefined;
  const tables = changedTables(history.rounds, before?.history.rounds ?? []);
  const rounds = before ? [...before.sheet.rounds] : plan.rounds.map((): readonly Encounter[] => []);
  const encounterAt = (match: number) => encounterOf({ plan, rounds }, match);
  const seatedAt = (match: number): Seated | undefined =>
    tables.has(match) ? tables.get(match) : encounterAt(match)?.played;
  const seatsAt = (match: number | undefined) => seatedAt(match ?? 0)?.table.seats ?? [];
  /** Who goes on from a match as its winner, and who as its loser. Players seated before a correction stay there (DK-5). */
  const after = (
    pairing: Encounter,
  ): { readonly winner?: PlayerId | undefined; readonly loser?: PlayerId | undefined } => {
    const { winner, out } = pairing;
    // HK-19: only a match that someone won has a loser who can play on.
    const loser = winner !== undefined && out.length === 1 ? out[0] : undefined;
    if (winner === undefined || loser === undefined) return { winner, loser };
    const target = plan.leadsTo.get(pairing.plan.match);
    const [above, below] = [seatsAt(target?.winner), seatsAt(target?.loser)];
    // A player who lost and then came back through the losers' side to the same match was not swapped (DE-2).
    const swapped = (above.includes(loser) && !below.includes(loser)) || below.includes(winner);
    return swapped ? { winner: loser, loser: winner } : { winner, loser };
  };
  const arrivalFrom = (source: Source): Slot => {
    if (source.kind === 'seed') return playerSlot(seeds[source.seed - 1]);
    const match = assertDefined(encounterAt(source.match), `match ${source.match}`);
    if (!match.settled) return source;
    const { winner, loser } = after(match);
    return playerSlot(source.kind === 'winner-of' ? winner : loser);
  };
  const nowAt = (planned: PlannedMatch, round: BracketRound, was: Encounter | undefined): Encounter => {
    const { match, sources } = planned;
    const isNeeded = rules.isNeeded?.(planned, encounterAt) ?? true;
    const arriving: [Slot, Slot] = isNeeded ? [arrivalFrom(sources[0]), arrivalFrom(sources[1])] : [nobody, nobody];
    return standing(history, planned, round, arriving, seatedAt(match), was);
  };

  /** By round, the places of the matches that may have changed. */
  const suspects = plan.rounds.map((matches) => new Set(before ? [] : matches.keys()));
  const suspect = (match: number | undefined): void => {
    const place = plan.places.get(match ?? 0);
    if (place) suspects[place.round]?.add(place.at);
  };
  const suspectAfter = (match: number): void => {
    const target = plan.leadsTo.get(match);
    suspect(target?.winner);
    suspect(target?.loser);
  };
  for (const match of before ? tables.keys() : []) {
    suspect(match);
    for (const source of encounterAt(match)?.plan.sources ?? []) if (source.kind !== 'seed') suspectAfter(source.match);
  }
  const outdated = new Set<Encounter>();
  const fresh: Encounter[] = [];
  for (const [round, matches] of plan.rounds.entries()) {
    const places = suspects[round];
    if (!places?.size) continue;
    const encounters = [...(rounds[round] ?? [])];
    rounds[round] = encounters;
    for (const at of places) {
      const was = encounters[at];
      const now = nowAt(assertDefined(matches[at], 'match'), round + 1, was);
      if (was && isSameStanding(was, now)) continue;
      if (was) outdated.add(was);
      encounters[at] = now;
      fresh.push(now);
      if (before) suspectAfter(now.plan.match);
    }
  }
  return { plan, seeds, rounds, ...openingsOf(plan, before?.sheet, outdated, fresh) };
}

/** Whether nothing but tables can have changed. */
function isComparable<C extends EliminationConfig>(
  history: History<C>,
  seeds: readonly PlayerId[],
  { history: before, sheet }: Counted<C, Bracket>,
): boolean {
  const isCalledTheSame = ({ number }: Round, at: number) => number === (history.rounds[at]?.number ?? number);
  return (
    before.config === history.config &&
    before.players === history.players &&
    before.roundsBefore === history.roundsBefore &&
    sheet.seeds === seeds &&
    before.rounds.every(isCalledTheSame) &&
    // Who leaves after a round is in until it has begun.
    (before.rounds.length === history.rounds.length ||
      [...history.players.keys()].every((id) => hasLeft(history, id) === hasLeft(before, id)))
  );
}

/** The tables that are not the same as before, by match; undefined where one is gone. */
function changedTables(now: readonly Round[], before: readonly Round[]): ReadonlyMap<number, Seated | undefined> {
  const changed = new Map<number, Seated | undefined>();
  for (let at = 0; at < Math.max(now.length, before.length); at++) {
    const [tables, others] = [now[at]?.tables ?? [], before[at]?.tables ?? []];
    if (tables === others) continue;
    for (let index = 0; index < Math.max(tables.length, others.length); index++) {
      const [table, other] = [tables[index], others[index]];
      if (table === other) continue;
      const gone = other?.bracketMatch;
      // It may stand at another place now.
      if (gone !== undefined && !changed.has(gone)) changed.set(gone, undefined);
      const round = now[at]?.number;
      if (round !== undefined && table?.bracketMatch !== undefined) changed.set(table.bracketMatch, { round, table });
    }
  }
  return changed;
}

/** Which matches are ready, and how many are not settled: as before, but for those that changed. */
function openingsOf(
  { places }: BracketPlan,
  before: Bracket | undefined,
  outdated: ReadonlySet<Encounter>,
  fresh: readonly Encounter[],
): Pick<Bracket, 'ready' | 'unsettled'> {
  const count = (encounters: Iterable<Encounter>) => [...encounters].filter(({ settled }) => !settled).length;
  const atOf = ({ plan }: Encounter) => places.get(plan.match)?.at ?? 0;
  const ready = [...(before?.ready ?? []).filter((encounter) => !outdated.has(encounter)), ...fresh.filter(isReady)];
  return {
    ready: ready.sort((a, b) => a.round - b.round || atOf(a) - atOf(b)),
    unsettled: (before?.unsettled ?? 0) - count(outdated) + count(fresh),
  };
}

function planOf(rounds: readonly (readonly PlannedMatch[])[]): BracketPlan {
  const places = new Map(
    rounds.flatMap((matches, round) => matches.map(({ match }, at) => [match, { round, at }] as const)),
  );
  const leadsTo = new Map<number, { winner?: number; loser?: number }>();
  for (const { match, sources } of rounds.flat()) {
    for (const source of sources) {
      if (source.kind === 'seed') continue;
      const target = leadsTo.get(source.match) ?? {};
      leadsTo.set(source.match, target);
      target[source.kind === 'winner-of' ? 'winner' : 'loser'] = match;
    }
  }
  return { rounds, places, leadsTo };
}

const playerSlot = (player: PlayerId | undefined): Slot => (player === undefined ? nobody : { kind: 'player', player });

const isSameSlot = (one: Slot, other: Slot): boolean =>
  one === other ||
  (one.kind === other.kind && (one.kind !== 'player' || other.kind !== 'player' || one.player === other.player));

/** Neither it nor what comes of it has changed. */
const isSameStanding = (one: Encounter, other: Encounter): boolean =>
  one === other ||
  (one.played?.table === other.played?.table &&
    one.played?.round === other.played?.round &&
    one.settled === other.settled &&
    one.slots.every((slot, at) => isSameSlot(slot, other.slots[at] ?? nobody)) &&
    one.out.length === other.out.length &&
    one.out.every((player, at) => player === other.out[at]));

function standing(
  history: History<EliminationConfig>,
  plan: PlannedMatch,
  round: BracketRound,
  arriving: readonly [Slot, Slot],
  seated: Seated | undefined,
  before: Encounter | undefined,
): Encounter {
  if (seated?.table.seats.length === 2) {
    // What a table of two makes of its match depends on nothing else.
    const isSame = before?.played?.table === seated.table && before.played.round === seated.round;
    return isSame ? before : seatedPairing(history.config, plan, round, seated);
  }
  const gone = arriving.flatMap((slot) => (slot.kind === 'player' && hasLeft(history, slot.player) ? slot.player : []));
  if (!seated) {
    const slots = arriving.map((slot) => (slot.kind === 'player' && gone.includes(slot.player) ? nobody : slot)) as [
      Slot,
      Slot,
    ];
    return { plan, round, slots, settled: slots.every((slot) => slot.kind === 'nobody'), out: gone };
  }
  const { table } = seated;
  const [winner] = table.seats;
  return {
    plan,
    round,
    slots: walkoverSlots(table.seats, arriving),
    played: { ...seated, state: matchState(rulesOf(history.config), table) },
    settled: true,
    ...(winner !== undefined && { winner }),
    out: gone.filter((id) => !table.seats.includes(id)),
  };
}

function seatedPairing(
  config: EliminationConfig,
  plan: PlannedMatch,
  round: BracketRound,
  { round: number, table }: Seated,
): Encounter {
  const { seats } = table;
  const state = matchState(rulesOf(config), table);
  const settled = state.result !== undefined;
  const winner = state.result === 0 || state.result === 1 ? seats[state.result] : undefined;
  return {
    plan,
    round,
    slots: [playerSlot(seats[0]), playerSlot(seats[1])],
    played: { round: number, table, state },
    settled,
    ...(winner !== undefined && { winner }),
    out: settled ? seats.filter((id) => id !== winner) : [],
  };
}

/** One seat is a walkover; the side it came from is kept, so that the drawing stays the same. */
function walkoverSlots([one]: readonly PlayerId[], [, second]: readonly [Slot, Slot]): [Slot, Slot] {
  const isSecond = second.kind === 'player' && second.player === one;
  return isSecond ? [nobody, playerSlot(one)] : [playerSlot(one), nobody];
}
