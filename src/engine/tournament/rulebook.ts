import type { Chance, Millis, Result, RoundNumber, StageRound } from '../../kit/index.ts';
import type {
  Finding,
  Game,
  GamePlan,
  Lots,
  Outcome,
  Pairing,
  Player,
  PlayerId,
  Rating,
  Round,
  Table,
  TablePlan,
} from './model.ts';
import type { Quantity } from './quantity.ts';
import type { Reason } from './reasons.ts';
import type { Refusal } from './refusal.ts';
import type { Contest } from './stakes.ts';
import type { Bars, BracketMatch, CrossTable, Race } from './structure.ts';

/** What a rulebook may know: the facts and draws of its own stage. */
export interface History<Config = unknown> {
  readonly config: Config;
  /** Everyone in the tournament, in order of entry. */
  readonly players: ReadonlyMap<PlayerId, Player>;
  /** The players of this stage: in order of entry or, after a hand-over, in order of seed. It still includes those who dropped. */
  readonly field: readonly PlayerId[];
  /** The published and closed rounds of this stage, oldest first. Drafts are never history. */
  readonly rounds: readonly Round[];
  /** Rounds drawn in earlier stages. */
  readonly roundsBefore: number;
  readonly earlier: readonly Round[];
  readonly lots: readonly Lots[];
  /** The organiser's order, where one was given. */
  readonly manualSeeds?: readonly PlayerId[];
  readonly keepApart: readonly (readonly [PlayerId, PlayerId])[];
  /** SW-9: the organiser allowed rematches for the round to be drawn. */
  readonly rematchesAllowed: boolean;
  /** ST-15: the organiser called a final game, which is yet to be drawn. */
  readonly finalGameCalled?: true;
  /** The number of rounds, where the organiser set one. */
  readonly roundsSet?: number;
  /** The organiser ended it early. */
  readonly ended: boolean;
  /** This is the last stage of the tournament. */
  readonly lastStage: boolean;
  /** The players handed over to the next stage, in order of seed: they stay, whatever is corrected here (DK-5). */
  readonly handedOver?: readonly PlayerId[];
}

/** A named figure by which players are ranked. */
export interface Criterion {
  readonly name: string;
  readonly value: Quantity;
}

export type PlayerState = 'active' | 'eliminated' | 'qualified' | 'dropped';

export interface Standing {
  readonly place: number;
  readonly player: PlayerId;
  readonly state: PlayerState;
  /** In order of weight. */
  readonly criteria: readonly Criterion[];
  /** Why this place: above whom, by which criterion; how they went out or through. */
  readonly why: readonly Reason[];
}

export interface Conclusion {
  /** Best first; equal players share a place. */
  readonly standings: readonly Standing[];
  readonly finished: boolean;
  readonly winners: readonly PlayerId[];
  /** Why it is over, and why these players have won. */
  readonly why: readonly Reason[];
  /** Those who are through so far, in order of seed, where the format has such a thing. */
  readonly through: readonly PlayerId[];
}

export type Focus =
  | { readonly kind: 'stage' }
  /** One match alone: has it become decided, does it need a further game, does a match that waits for it open? */
  | { readonly kind: 'table'; readonly round: RoundNumber; readonly match: number };

export type Step =
  /** `auto`: paired and published without the organiser (GR-10). `silent`: nobody will ask why; the same tables. */
  | {
      readonly kind: 'pair-round';
      readonly auto: boolean;
      readonly pair: (chance: Chance, silent?: boolean) => Result<Pairing, Refusal>;
    }
  /** The round may be one that does not exist yet. Its first table may draw for the whole round. */
  | {
      readonly kind: 'open-table';
      readonly round: StageRound;
      readonly roundKind: string;
      readonly open: (chance: Chance) => TablePlan;
    }
  | { readonly kind: 'add-game'; readonly round: RoundNumber; readonly match: number; readonly game: GamePlan }
  /** Games from this one on no longer belong to the match (after a correction). */
  | { readonly kind: 'cancel-games'; readonly round: RoundNumber; readonly match: number; readonly from: number }
  | { readonly kind: 'close-round'; readonly round: RoundNumber }
  | { readonly kind: 'draw-lots'; readonly purpose: string; readonly players: readonly PlayerId[] }
  | { readonly kind: 'hand-over'; readonly auto: boolean; readonly seeds: readonly PlayerId[] }
  | { readonly kind: 'wait'; readonly why: Refusal };

export interface Judgement<Found extends string = string> {
  /** Named costs in order of weight, for showing beside a draft. */
  readonly cost: readonly Criterion[];
  readonly findings: readonly Finding<Found>[];
}

/** What a table's outcomes are worth. */
export interface Tally {
  /** Per seat, as this format counts: match points, strikes, … */
  readonly points: readonly Quantity[];
  /** The score of the whole match per seat, where it is more than that of its last game. */
  readonly scores?: readonly Quantity[];
  /** The seats that won, where the match is decided and someone did. */
  readonly winners: readonly number[];
}

/** What a result means beyond who won: “Ana is out with 38”. */
export interface Meaning {
  readonly why: readonly Reason[];
  /** Something the desk should not overlook. */
  readonly notable: boolean;
}

/** How results are written. `label`: what a format calls the numbers that are entered, where “score” or “place” is not the word. */
export type ResultForm<Label = Reason> =
  /** 1–0, ½–½ or 0–1. */
  | { readonly kind: 'one-point' }
  /** Whole numbers up to a target; `level` where both may have as many. */
  | { readonly kind: 'target'; readonly target: number; readonly level: boolean }
  /** A number per seat; `most`, where no seat can have more. */
  | { readonly kind: 'scores'; readonly best: 'highest' | 'lowest'; readonly most?: number; readonly label?: Label }
  | { readonly kind: 'places'; readonly label?: Label };

/** The sides of a game, where they are more than white and black; a reason, so that it can be worded in every language. */
export interface Sides<Label = Reason> {
  readonly white: Label;
  readonly black: Label;
  /** Who makes the first move. */
  readonly first: 'white' | 'black';
}

/** RR-1: a rest is no bye, though nobody is met in it either. */
export type ByeWorth = 'win' | 'draw' | 'nothing' | 'rest';

/**
 * A stage's rules: pure functions over history. They never see a command or emit an event. `Found` are the findings it may
 * make; the format's own ones have a sentence in its words.
 */
export interface Rulebook<Config = unknown, Found extends string = string> {
  readonly name: string;
  /** Why this many players cannot play under this configuration. */
  admits(config: Config, players: number): Refusal | undefined;
  /** Why a player can no longer join, or come back. */
  admitsLate(history: History<Config>, player?: PlayerId): Refusal | undefined;
  /** Why this outcome cannot be one of this game, whatever other games ended with: in a list of results, history is that before the list. */
  accepts(history: History<Config>, table: Table, game: Game, outcome: Outcome): Refusal | undefined;
  /** How the open games of a player who leaves end. */
  leaves(
    history: History<Config>,
    player: PlayerId,
  ): readonly { round: RoundNumber; match: number; game: number; outcome: Outcome }[];
  conclude(history: History<Config>): Conclusion;
  next(history: History<Config>, focus: Focus): Step;
  /** Nothing ever follows from one match alone: `next` is asked for the stage, once a round has no open game. */
  readonly onlyWholeRounds?: true;
  /** ST-15: joint winners who may yet play it out in a game of two, if the organiser calls it. */
  finalists?(history: History<Config>): readonly PlayerId[] | undefined;
  /** History is that before the round. */
  judge(history: History<Config>, pairing: Pairing): Judgement<Found>;
  tally(history: History<Config>, table: Table): Tally;
  /** What the desk reads while a result is typed; undefined where it says no more than who won. */
  meaning?(history: History<Config>, table: Table): Meaning | undefined;
  /** As people call it: “Round 1, phase 4”. A reason, so that it can be worded in every language. */
  label(history: History<Config>, round: Round): Reason;
  /** GR-11: ratings as the results so far make them; undefined where they stay as they were on entry. */
  ratings?(history: History<Config>): ReadonlyMap<PlayerId, Rating> | undefined;
  /** The stage's picture, by its kind: a bracket, a race for places, cross tables, or bars that grow towards a limit. None: the standings say it all. */
  bracket?(history: History<Config>): readonly BracketMatch[];
  /** What people call that picture, where its kind does not say it: “Strikes”. */
  readonly board?: Reason;
  race?(history: History<Config>): Race;
  crossTables?(history: History<Config>): readonly CrossTable[];
  /** RR-6: everyone is in one cross table, not in that of a group. */
  readonly oneTable?: true;
  bars?(history: History<Config>): Bars;
  /** What a result looks like, for forms and for simulations; absent: a game of one point. */
  results?(config: Config): ResultForm;
  /** The maximum number of players at a table; two by default. */
  seats?(config: Config): number;
  /** The criterion that people follow, on the wall and beside a name; by default the first. */
  readonly headline?: string;
  /** What a bye counts as in reports to others; by default a win. */
  bye?(config: Config): ByeWorth;
  /** How long a round is meant to last, in milliseconds; nothing where rounds have no clock of their own. */
  roundTime?(config: Config): Millis;
  /** DK-3: what the sides of a game are called and who moves first, where they are not white and black and it is not white. */
  readonly sides?: Sides;
  /** GR-2: publishing a round starts the clock of each of its games. */
  startsClocks?(config: Config): boolean;
  /** DK-29: what the open games decide, where they decide who goes on, out or wins; nothing where later rounds do. */
  stakes?(history: History<Config>): readonly Contest[];
  /**
   * DK-29: who can still win. Only where rounds are whole, that is drawn, played and closed as one, and nothing follows from
   * a single result but a further game of its match: then a forecast plays a whole round at a time.
   */
  playersIn?(history: History<Config>): readonly PlayerId[];
  /** DK-29: a configuration with the same rules but whole rounds, where matches open one by one. */
  inWholeRounds?(config: Config): unknown;
  /** The game that follows in a match of several, as its games stand; absent where a match is one game. */
  furtherGame?(config: Config, roundKind: string, table: Table): GamePlan | undefined;
  /** Whether SetRounds means anything here (SW-5). */
  readonly countsRounds?: boolean;
}

export interface StagePlan {
  readonly rulebook: string;
  readonly config: unknown;
}

export interface Problem {
  readonly path: string;
  readonly problem: string;
}

/** What is known of an event that another program began, in people's numbers. */
export interface BegunElsewhere {
  readonly players: number;
  /** Rounds that were drawn, and how many are planned where that is known. */
  readonly drawn: number;
  readonly rounds?: number;
  /** What a win, a draw, a loss and a bye are worth, where that is known. */
  readonly points?: { readonly win: number; readonly draw: number; readonly loss: number; readonly bye: number };
  /** The highest score of one player in one game; 1 where there are wins and losses only. */
  readonly most: number;
}

/** A format as the organiser knows it: its settings, and the stages it is made of. */
export interface Format<Schema extends object = object> {
  readonly name: string;
  readonly presets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly defaultPreset: string;
  /** The settings as given, over the defaults; with every field filled in. */
  configure(settings: Readonly<Record<string, unknown>>): Result<unknown, readonly Problem[]>;
  /** The schema of the settings as they are given; formats/settings.ts knows how to read it. */
  readonly settings: Schema;
  admits(config: unknown, players: number): Refusal | undefined;
  stages(config: unknown, players: number): readonly StagePlan[];
  /** The usual spread of skill among its players, in rating points, for simulations; 200 by default. */
  readonly skillSpread?: number;
  /** A tournament in mid-play that shows it off, for a server that is tried out. */
  readonly demonstration: {
    readonly name: string;
    readonly config: Readonly<Record<string, unknown>>;
    readonly players: number;
    /** How many results are in. */
    readonly results: number;
  };
  /** Its settings for an event that another program began; absent where rounds cannot come from elsewhere. */
  takesOver?(event: BegunElsewhere): Readonly<Record<string, unknown>>;
  /** What such a tournament looks like before anyone plays; the shape is a contract of the command line. */
  plan(config: unknown, players: number): Readonly<Record<string, unknown>>;
}

/** The formats and rulebooks of each version of the rules. */
export interface Formats {
  readonly rulesVersion: number;
  readonly names: readonly string[];
  format(name: string, rulesVersion: number): Format | undefined;
  rulebook(name: string, rulesVersion: number): Rulebook;
}
