import { certain } from '../../../kit/index.ts';
import { bracketOf, type PlannedMatch, type Source } from '../../pairing/bracket.ts';
import {
  type BracketMatch,
  because,
  type History,
  type PlayerId,
  type Reason,
  type Round,
  type Slot,
  type Table,
} from '../../tournament/index.ts';
import { hasLeft, type MatchRules, type MatchState, matchState } from '../match.ts';
import type { KnockoutConfig } from './config.ts';

export type KnockoutHistory = History<KnockoutConfig>;

/** A match of the bracket as it stands. */
export interface Pairing {
  readonly plan: PlannedMatch;
  /** Within the bracket, from 1. */
  readonly round: number;
  readonly slots: readonly [Slot, Slot];
  readonly played?: { readonly round: Round; readonly table: Table; readonly state: MatchState };
  /** Nothing more can happen here. */
  readonly settled: boolean;
  readonly winner?: PlayerId;
  /** Out by this match: beaten, forfeited, or gone before it was opened. */
  readonly out: readonly PlayerId[];
}

export interface Bracket {
  readonly seeds: readonly PlayerId[];
  readonly rounds: readonly (readonly Pairing[])[];
  readonly byMatch: ReadonlyMap<number, Pairing>;
}

export const rulesOf = (config: KnockoutConfig): MatchRules => ({ ...config.play, decisive: true });

const nobody: Slot = { kind: 'nobody' };

const bySeed = 'seeds';

/** The seeds are written down with the first round: ratings may be edited later (HK-3). */
export const seedsNote = { rule: 'HK-3', code: bySeed };

export function seedsOf(history: KnockoutHistory): readonly PlayerId[] {
  const note = history.rounds[0]?.notes.find(({ code }) => code === bySeed);
  return (note?.figures.players as readonly PlayerId[] | undefined) ?? history.field;
}

const brackets = new WeakMap<KnockoutHistory, Bracket>();

/** The bracket as slots; who sat at a table that was opened stays there, whatever is corrected later (DK-5). */
export function bracketNow(history: KnockoutHistory): Bracket {
  const known = brackets.get(history);
  if (known) return known;
  const made = bracketWith(history, seedsOf(history));
  brackets.set(history, made);
  return made;
}

export function bracketWith(history: KnockoutHistory, seeds: readonly PlayerId[]): Bracket {
  const { size, thirdPlace } = history.config;
  const tables = new Map<number, { round: Round; table: Table }>();
  for (const round of history.rounds) {
    for (const table of round.tables)
      if (table.bracketMatch !== undefined) tables.set(table.bracketMatch, { round, table });
  }
  const byMatch = new Map<number, Pairing>();
  const rounds = bracketOf(size, thirdPlace).map((plans, at) =>
    plans.map((plan) => {
      const arriving = plan.sources.map((source) => arrivalFrom(source, seeds, byMatch)) as [Slot, Slot];
      const pairing = standing(history, plan, at + 1, arriving, tables.get(plan.match));
      byMatch.set(plan.match, pairing);
      return pairing;
    }),
  );
  return { seeds, rounds, byMatch };
}

function arrivalFrom(source: Source, seeds: readonly PlayerId[], before: ReadonlyMap<number, Pairing>): Slot {
  if (source.kind === 'seed') return playerSlot(seeds[source.seed - 1]);
  const match = certain(before.get(source.match), `match ${source.match}`);
  if (!match.settled) return source;
  if (source.kind === 'winner-of') return playerSlot(match.winner);
  // HK-19: only a match that someone won has a loser who can play on.
  return match.winner !== undefined && match.out.length === 1 ? playerSlot(match.out[0]) : nobody;
}

const playerSlot = (player: PlayerId | undefined): Slot => (player === undefined ? nobody : { kind: 'player', player });

function standing(
  history: KnockoutHistory,
  plan: PlannedMatch,
  round: number,
  arriving: readonly [Slot, Slot],
  at: { round: Round; table: Table } | undefined,
): Pairing {
  const gone = arriving.flatMap((slot) => (slot.kind === 'player' && hasLeft(history, slot.player) ? slot.player : []));
  if (!at) {
    const slots = arriving.map((slot) => (slot.kind === 'player' && gone.includes(slot.player) ? nobody : slot)) as [
      Slot,
      Slot,
    ];
    return { plan, round, slots, settled: slots.every((slot) => slot.kind === 'nobody'), out: gone };
  }
  const { seats } = at.table;
  const state = matchState(rulesOf(history.config), at.table);
  const slots = seatedSlots(seats, arriving);
  const settled = state.result !== undefined;
  const winner = state.result === 0 || state.result === 1 ? seats[state.result] : undefined;
  const beaten = settled ? seats.filter((id) => id !== winner) : [];
  const absent = seats.length === 1 ? gone.filter((id) => !seats.includes(id)) : [];
  return {
    plan,
    round,
    slots,
    played: { ...at, state },
    settled,
    ...(winner !== undefined && { winner }),
    out: [...beaten, ...absent],
  };
}

/** One seat is a walkover; the side it came from is kept, so that the drawing stays the same. */
function seatedSlots(seats: readonly PlayerId[], [, second]: readonly [Slot, Slot]): [Slot, Slot] {
  const [one, other] = seats;
  if (other !== undefined) return [playerSlot(one), playerSlot(other)];
  const isSecond = second.kind === 'player' && second.player === one;
  return isSecond ? [nobody, playerSlot(one)] : [playerSlot(one), nobody];
}

/** Everyone who is to sit there is known. */
export const isReady = (pairing: Pairing): boolean =>
  !pairing.played &&
  !pairing.settled &&
  pairing.slots.every((slot) => slot.kind === 'player' || slot.kind === 'nobody');

export const playersOf = (slots: readonly Slot[]): PlayerId[] =>
  slots.flatMap((slot) => (slot.kind === 'player' ? slot.player : []));

/** HK-25: the rounds that have a name of their own, by how many are in them. */
const roundNames: Readonly<Record<number, string>> = {
  2: 'label-final',
  4: 'label-semi-finals',
  8: 'label-quarter-finals',
  16: 'label-last-16',
};

/** HK-2, HK-25: «Round 3 · Quarter-finals»; `round` counts within the bracket. */
export function labelOf(history: KnockoutHistory, round: number): Reason {
  const players = Math.max(2, history.config.size >> (round - 1));
  const code = roundNames[players] ?? 'label-last';
  return because('HK-25', code, { round: labelNumber(history, round), of: players });
}

export const labelNumber = (history: KnockoutHistory, round: number): number =>
  (history.config.firstRound ?? history.roundsBefore + 1) + round - 1;

function stateOf({ played, settled }: Pairing): BracketMatch['state'] {
  if (!played) return settled ? 'void' : 'waiting';
  if (played.state.how === 'walkover') return 'walkover';
  return settled ? 'done' : 'open';
}

export function bracketShown(history: KnockoutHistory): BracketMatch[] {
  // Seeds of a first round that lies on the desk as a draft are nobody else's business yet.
  if (history.rounds.length === 0) return [];
  const { rounds, seeds } = bracketNow(history);
  const seedNumber = new Map(seeds.map((id, at) => [id, at + 1]));
  return rounds.flat().map((pairing): BracketMatch => {
    const { plan, round, slots, played, winner } = pairing;
    const numbers = slots.map((slot) => (slot.kind === 'player' ? seedNumber.get(slot.player) : undefined));
    return {
      match: plan.match,
      round,
      label: labelOf(history, round),
      slots,
      from: plan.sources.flatMap((source) => (source.kind === 'seed' ? [] : source.match)),
      seeds: [numbers[0], numbers[1]],
      state: stateOf(pairing),
      ...(winner !== undefined && { winner }),
      ...(played && { at: { round: played.round.number, match: played.table.match } }),
      purpose: plan.purpose,
    };
  });
}
