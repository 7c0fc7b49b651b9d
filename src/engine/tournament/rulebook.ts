import type { Chance, Result, RoundNumber, StageRound, Thousandths } from '../../kit/index.ts';
import type { Due } from './attendance.ts';
import type {
  Adjustment,
  AnnouncedBye,
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
import type { Presentation } from './presentation.ts';
import type { Quantity } from './quantity.ts';
import type { Reason } from './reasons.ts';
import type { Refusal } from './refusal.ts';
import type { ReportedEvent, RoundDifference } from './reported.ts';
import type { Forecasting } from './stakes.ts';

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
  /** DK-34: what the desk gave and took in this stage. */
  readonly adjustments: readonly Adjustment[];
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

/** Whether it is over, and who has won. */
export interface Verdict {
  readonly finished: boolean;
  readonly winners: readonly PlayerId[];
  /** Why it is over, and why these players have won. */
  readonly why: readonly Reason[];
  /** Those who are through so far, in order of seed, where the format has such a thing. */
  readonly through: readonly PlayerId[];
}

export interface Conclusion extends Verdict {
  /** Best first; equal players share a place. */
  readonly standings: readonly Standing[];
}

/** A drawn round, and what is wrong with it by the same rules as a draft made by hand. */
export interface Drawn {
  readonly pairing: Pairing;
  readonly judgement: Judgement;
}

export type Step =
  /** `auto`: paired and published without the organiser (GR-10). */
  | { readonly kind: 'pair-round'; readonly auto: boolean; readonly pair: (chance: Chance) => Result<Drawn, Refusal> }
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

/** A stage as it was, and its sheet: what a new sheet may take over. */
export interface Counted<Config = unknown, Sheet = unknown> {
  readonly history: History<Config>;
  readonly sheet: Sheet;
}

/**
 * A stage's rules: pure functions over history. They never see a command or emit an event. `Found` are the findings it may
 * make; the format's own ones have a sentence in its words. `Sheet` is what it counts from the results.
 */
export interface Rules<Config = unknown, Found extends string = string, Sheet = unknown> {
  readonly name: string;
  /** Why this many players cannot play under this configuration. */
  admits(config: Config, players: number): Refusal | undefined;
  /** Why a player can no longer join, or come back. */
  admitsLate(history: History<Config>, sheet: Sheet, player?: PlayerId): Refusal | undefined;
  /** DK-33: what a round may be worth that was announced to be missed; absent where nobody can miss one. */
  readonly announcedByes?: readonly AnnouncedBye[];
  /** DK-34: the smallest step by which the desk may adjust what is counted here; absent where nothing is (a bracket). */
  readonly pointStep?: Thousandths;
  /** Why this outcome cannot be one of this game, whatever other games ended with. */
  accepts(history: History<Config>, table: Table, game: Game, outcome: Outcome): Refusal | undefined;
  /** How the open games of a player who leaves end. */
  leaves(
    history: History<Config>,
    player: PlayerId,
  ): readonly { round: RoundNumber; match: number; game: number; outcome: Outcome }[];
  /**
   * All that is counted from the results, once per history. What `previous` has of rounds that are the same may be taken
   * over, here and nowhere else: with and without it the sheet is the same.
   */
  sheet(history: History<Config>, previous?: Counted<Config, Sheet>): Sheet;
  conclude(history: History<Config>, sheet: Sheet): Verdict;
  /** Best first; equal players share a place. */
  standings(history: History<Config>, sheet: Sheet): readonly Standing[];
  /** What comes next, asked when a round has no open game and after commands about people. */
  next(history: History<Config>, sheet: Sheet): Step;
  /** After a result: a further game of its match, or games that no longer belong to it. Absent where a match is one game. */
  afterGame?(history: History<Config>, round: Round, table: Table): Step | undefined;
  /** After a result: a match whose players have become known by it. Absent where rounds are drawn as a whole. */
  opening?(history: History<Config>, sheet: Sheet): Step | undefined;
  /** ST-15: joint winners who may yet play it out in a game of two, if the organiser calls it. */
  finalists?(history: History<Config>, sheet: Sheet): readonly PlayerId[] | undefined;
  /** Who is to be in a round; that somebody is seated twice, out or missing is found by the core. History is that before the round. */
  due(history: History<Config>, sheet: Sheet, pairing: Pairing): Due;
  /** What else is wrong with it. */
  judge(history: History<Config>, sheet: Sheet, pairing: Pairing): Judgement<Found>;
  tally(history: History<Config>, sheet: Sheet, table: Table): Tally;
  /** GR-11: ratings as the results so far make them; undefined where they stay as they were on entry. */
  ratings?(history: History<Config>, sheet: Sheet): ReadonlyMap<PlayerId, Rating> | undefined;
}

/** A format's stage: its rules, and as much of presentation and forecasting as it has. */
export type Rulebook<Config = unknown, Found extends string = string, Sheet = unknown> = Rules<Config, Found, Sheet> &
  Pick<Presentation<Config, Sheet>, 'label'> &
  Partial<Presentation<Config, Sheet>> &
  Partial<Forecasting<Config, Sheet>>;

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
  /** What it ranks by after points, where that is known, by the handbook's names (DU-9). */
  readonly tieBreaks?: readonly string[];
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
  /** DU-10: pairs every round of a report again; absent where more than one pairing can be right. */
  checks?(event: ReportedEvent): readonly RoundDifference[];
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
