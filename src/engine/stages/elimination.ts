import type { BracketRound, RoundNumber } from '../../kit/index.ts';
import type { PlannedMatch } from '../pairing/bracket.ts';
import type {
  BracketMatch,
  History,
  PlayerId,
  Reason,
  Round,
  Slot,
  Standing,
  Table,
  Verdict,
} from '../tournament/index.ts';
import type { MatchRules, MatchState, Play } from './match.ts';

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
  isNeeded?(plan: PlannedMatch, encounterAt: (match: number) => Encounter | undefined): boolean;
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

/** Where a match is: in which round of the bracket, from 0, and which of its matches. */
interface Spot {
  readonly round: number;
  readonly at: number;
}

/** The matches as planned, round by round; by match its place, and where its winner and its loser go. */
export interface BracketPlan {
  readonly rounds: readonly (readonly PlannedMatch[])[];
  readonly places: ReadonlyMap<number, Spot>;
  readonly leadsTo: ReadonlyMap<number, { readonly winner?: number; readonly loser?: number }>;
}

export interface Bracket {
  /** Of the configuration alone, and so the same from one sheet to the next. */
  readonly plan: BracketPlan;
  readonly seeds: readonly PlayerId[];
  readonly rounds: readonly (readonly Encounter[])[];
  /** Those that can be opened now, in the order of the plan. */
  readonly ready: readonly Encounter[];
  /** How many can still come to something. */
  readonly unsettled: number;
}

/** A match as it stands; undefined where the plan has none of that number. */
export function encounterOf({ plan, rounds }: Pick<Bracket, 'plan' | 'rounds'>, match = 0): Encounter | undefined {
  const place = plan.places.get(match);
  return place && rounds[place.round]?.[place.at];
}

export const rulesOf = (config: EliminationConfig): MatchRules => ({ decisive: true, ...config.play });

const bySeed = 'seeds';

/** The seeds are written down with the first round: ratings may be edited later (HK-3). */
export const seedsNote = { rule: 'HK-3', code: bySeed } as const;

export function seedsOf(history: History<EliminationConfig>): readonly PlayerId[] {
  const note = history.rounds[0]?.notes.find(({ code }) => code === bySeed);
  return (note?.figures.players as readonly PlayerId[] | undefined) ?? history.field;
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
