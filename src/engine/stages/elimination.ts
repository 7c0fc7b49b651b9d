import { assertDefined, type BracketRound, type RoundNumber } from '../../kit/index.ts';
import type { PlannedMatch, Source } from '../pairing/bracket.ts';
import type {
  BracketMatch,
  Counted,
  History,
  PlayerId,
  Reason,
  Round,
  Slot,
  Standing,
  Table,
  Verdict,
} from '../tournament/index.ts';
import { hasLeft, type MatchRules, type MatchState, matchState, type Play } from './match.ts';

/** What all brackets have in common: a knockout, or both sides of a double elimination. */
export interface EliminationConfig {
  /** Places in the bracket, a power of two. With fewer players the missing seeds' opponents have walkovers (HK-14). */
  readonly size: number;
  /** `given`: the field is in order of seed, as the stage before handed it over. */
  readonly seeding: 'given' | 'rating' | 'entry' | 'random' | 'manual';
  /** A round is paired when those before it are closed, instead of match by match (HK-10). */
  readonly roundByRound: boolean;
  readonly play: Play;
}

/** What distinguishes one kind of bracket from another. */
export interface Elimination<Config extends EliminationConfig> {
  readonly name: string;
  /** Round by round, in an order in which they can be played. */
  plan(config: Config): readonly (readonly PlannedMatch[])[];
  /** The word for a round in the log, and which round a round of the log is. */
  kindOf(config: Config, round: BracketRound): string;
  roundOf(history: History<Config>, round: Round): BracketRound;
  label(history: History<Config>, round: BracketRound): Reason;
  /** Where the players of a match come from. */
  source(history: History<Config>, pairing: Encounter): Reason;
  conclude(history: History<Config>, bracket: Bracket): Verdict;
  standings(history: History<Config>, bracket: Bracket): readonly Standing[];
  /** Whether a match takes place that depends on how another ended (DE-2). */
  isNeeded?(plan: PlannedMatch, before: ReadonlyMap<number, Encounter>): boolean;
  /** What a match is played for, where its round does not say so; such a match stands beside the tree. */
  title?(plan: PlannedMatch): Reason | undefined;
  /** How a drawing groups it. */
  side?(config: Config, round: BracketRound): NonNullable<BracketMatch['side']>;
}

/** A match of the bracket as it stands. */
export interface Encounter {
  readonly plan: PlannedMatch;
  readonly round: BracketRound;
  readonly slots: readonly [Slot, Slot];
  readonly played?: { readonly round: RoundNumber; readonly table: Table; readonly state: MatchState };
  /** Nothing more can happen here. */
  readonly settled: boolean;
  readonly winner?: PlayerId;
  /** Out by this match: beaten, forfeited, or gone before it was opened. */
  readonly out: readonly PlayerId[];
}

/** The matches as planned, round by round, and by match where its winner and its loser go. */
interface BracketPlan {
  readonly rounds: readonly (readonly PlannedMatch[])[];
  readonly leadsTo: ReadonlyMap<number, { readonly winner?: number; readonly loser?: number }>;
}

export interface Bracket {
  /** Of the configuration alone, and so the same from one sheet to the next. */
  readonly plan: BracketPlan;
  readonly seeds: readonly PlayerId[];
  readonly rounds: readonly (readonly Encounter[])[];
  readonly byMatch: ReadonlyMap<number, Encounter>;
}

export const rulesOf = (config: EliminationConfig): MatchRules => ({ decisive: true, ...config.play });

const nobody: Slot = { kind: 'nobody' };

const bySeed = 'seeds';

/** The seeds are written down with the first round: ratings may be edited later (HK-3). */
export const seedsNote = { rule: 'HK-3', code: bySeed } as const;

export function seedsOf(history: History<EliminationConfig>): readonly PlayerId[] {
  const note = history.rounds[0]?.notes.find(({ code }) => code === bySeed);
  return (note?.figures.players as readonly PlayerId[] | undefined) ?? history.field;
}

type Plan<C extends EliminationConfig> = Pick<Elimination<C>, 'plan' | 'isNeeded'>;

/** The bracket as slots; players at a table that was opened stay there, whatever is corrected later (DK-5). */
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
  const before = previous?.history.config === history.config ? previous.sheet : undefined;
  const plan = before?.plan ?? planOf(rules.plan(history.config));
  const tables = new Map<number, { round: Round; table: Table }>();
  for (const round of history.rounds) {
    for (const table of round.tables)
      if (table.bracketMatch !== undefined) tables.set(table.bracketMatch, { round, table });
  }
  const byMatch = new Map<number, Encounter>();
  const seatedAt = (match: number | undefined) => tables.get(match ?? 0)?.table.seats ?? [];
  /** Who goes on from a match as its winner, and who as its loser. Players seated before a correction stay there (DK-5). */
  const after = (
    pairing: Encounter,
  ): { readonly winner?: PlayerId | undefined; readonly loser?: PlayerId | undefined } => {
    const { winner, out } = pairing;
    // HK-19: only a match that someone won has a loser who can play on.
    const loser = winner !== undefined && out.length === 1 ? out[0] : undefined;
    if (winner === undefined || loser === undefined) return { winner, loser };
    const target = plan.leadsTo.get(pairing.plan.match);
    const [above, below] = [seatedAt(target?.winner), seatedAt(target?.loser)];
    // A player who lost and then came back through the losers' side to the same match was not swapped (DE-2).
    const swapped = (above.includes(loser) && !below.includes(loser)) || below.includes(winner);
    return swapped ? { winner: loser, loser: winner } : { winner, loser };
  };
  const arrivalFrom = (source: Source): Slot => {
    if (source.kind === 'seed') return playerSlot(seeds[source.seed - 1]);
    const match = assertDefined(byMatch.get(source.match), `match ${source.match}`);
    if (!match.settled) return source;
    const { winner, loser } = after(match);
    return playerSlot(source.kind === 'winner-of' ? winner : loser);
  };
  const rounds = plan.rounds.map((matches, at) =>
    matches.map((planned) => {
      const { match, sources } = planned;
      const isNeeded = rules.isNeeded?.(planned, byMatch) ?? true;
      const arriving: [Slot, Slot] = isNeeded ? [arrivalFrom(sources[0]), arrivalFrom(sources[1])] : [nobody, nobody];
      const pairing = standing(history, planned, at + 1, arriving, tables.get(match), before?.byMatch.get(match));
      byMatch.set(match, pairing);
      return pairing;
    }),
  );
  return { plan, seeds, rounds, byMatch };
}

function planOf(rounds: readonly (readonly PlannedMatch[])[]): BracketPlan {
  const leadsTo = new Map<number, { winner?: number; loser?: number }>();
  for (const { match, sources } of rounds.flat()) {
    for (const source of sources) {
      if (source.kind === 'seed') continue;
      const target = leadsTo.get(source.match) ?? {};
      leadsTo.set(source.match, target);
      target[source.kind === 'winner-of' ? 'winner' : 'loser'] = match;
    }
  }
  return { rounds, leadsTo };
}

const playerSlot = (player: PlayerId | undefined): Slot => (player === undefined ? nobody : { kind: 'player', player });

function standing(
  history: History<EliminationConfig>,
  plan: PlannedMatch,
  round: BracketRound,
  arriving: readonly [Slot, Slot],
  at: { round: Round; table: Table } | undefined,
  before: Encounter | undefined,
): Encounter {
  if (at?.table.seats.length === 2) {
    // What a table of two makes of its match depends on nothing else.
    const isSame = before?.played?.table === at.table && before.played.round === at.round.number;
    return isSame ? before : seatedPairing(history.config, plan, round, at.round.number, at.table);
  }
  const gone = arriving.flatMap((slot) => (slot.kind === 'player' && hasLeft(history, slot.player) ? slot.player : []));
  if (!at) {
    const slots = arriving.map((slot) => (slot.kind === 'player' && gone.includes(slot.player) ? nobody : slot)) as [
      Slot,
      Slot,
    ];
    return { plan, round, slots, settled: slots.every((slot) => slot.kind === 'nobody'), out: gone };
  }
  const { seats } = at.table;
  const [winner] = seats;
  return {
    plan,
    round,
    slots: walkoverSlots(seats, arriving),
    played: { round: at.round.number, table: at.table, state: matchState(rulesOf(history.config), at.table) },
    settled: true,
    ...(winner !== undefined && { winner }),
    out: gone.filter((id) => !seats.includes(id)),
  };
}

function seatedPairing(
  config: EliminationConfig,
  plan: PlannedMatch,
  round: BracketRound,
  number: number,
  table: Table,
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

/** Everyone who is to sit there is known. */
export const isReady = (pairing: Encounter): boolean =>
  !pairing.played &&
  !pairing.settled &&
  pairing.slots.every((slot) => slot.kind === 'player' || slot.kind === 'nobody');

export const playersOf = (slots: readonly Slot[]): PlayerId[] =>
  slots.flatMap((slot) => (slot.kind === 'player' ? slot.player : []));

function stateOf({ played, settled }: Encounter): BracketMatch['state'] {
  if (!played) return settled ? 'void' : 'waiting';
  if (played.state.how === 'walkover') return 'walkover';
  return settled ? 'done' : 'open';
}

export function bracketShown<C extends EliminationConfig>(
  rules: Elimination<C>,
  history: History<C>,
  { rounds, seeds }: Bracket,
): BracketMatch[] {
  // While the first round is a draft, its seeds are only for the desk.
  if (history.rounds.length === 0) return [];
  const seedNumber = new Map(seeds.map((id, at) => [id, at + 1]));
  return rounds.flatMap((encounters, at) => {
    const round = at + 1;
    const label = rules.label(history, round);
    const side = rules.side?.(history.config, round);
    return encounters.map((encounter) =>
      matchShown(rules, encounter, { round, label, ...(side && { side }) }, seedNumber),
    );
  });
}

function matchShown<C extends EliminationConfig>(
  rules: Elimination<C>,
  encounter: Encounter,
  where: Pick<BracketMatch, 'round' | 'label' | 'side'>,
  seedNumber: ReadonlyMap<PlayerId, number>,
): BracketMatch {
  const { plan, slots, played, winner } = encounter;
  const numbers = slots.map((slot) => (slot.kind === 'player' ? seedNumber.get(slot.player) : undefined));
  const title = rules.title?.(plan);
  return {
    match: plan.match,
    ...where,
    slots,
    from: [...new Set(plan.sources.flatMap((source) => (source.kind === 'seed' ? [] : source.match)))],
    seeds: [numbers[0], numbers[1]],
    state: stateOf(encounter),
    ...(winner !== undefined && { winner }),
    ...(played && { at: { round: played.round, match: played.table.match } }),
    purpose: plan.purpose,
    ...(title && { title, aside: true }),
  };
}
