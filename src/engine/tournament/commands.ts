import type { Millis, RoundNumber, Thousandths } from '../../kit/index.ts';
import type { Absence, MatchPlace, Outcome, Place, PlayerId } from './model.ts';

/** What people ask for. Imperative; each is accepted whole or refused whole. */

export interface NewPlayer {
  readonly name: string;
  readonly club?: string;
  /** As people say it: 1500. */
  readonly rating?: number;
  /** What another program calls this player: unique in the tournament, and never public. */
  readonly externalId?: string;
  /** A few words that another program wants back; never public. */
  readonly metadata?: Metadata;
}

export type Metadata = Readonly<Record<string, string>>;

/** DK-13: what people say of themselves by the public link. */
export type Registration = Pick<NewPlayer, 'name' | 'club' | 'rating'>;

/** Switches of the tournament that are not rules of its format. */
export interface Settings {
  readonly selfReport: boolean;
  readonly selfRegistration: boolean;
  readonly approval: boolean;
  /** The public may see it. */
  readonly listed: boolean;
  /** DK-16: the public reads “Kim L.”. */
  readonly shortNames?: boolean;
  /** DK-29: the public sees the forecast. */
  readonly forecast?: boolean;
}

/** DK-24: what is announced about the event. The image and contact details are kept outside the log. */
export interface EventInfo {
  /** Calendar days at the venue: 2027-03-14. */
  readonly firstDay?: string;
  readonly lastDay?: string;
  /** On the first day, by the clock on the wall there: 19:30. */
  readonly startTime?: string;
  /** As the tz database calls it: Europe/Oslo. */
  readonly timeZone?: string;
  readonly venue?: string;
  /** Plain text; pages make links of the addresses in it. */
  readonly description?: string;
}

export type DraftChange =
  | { readonly kind: 'swap'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly kind: 'move'; readonly player: PlayerId; readonly match: number }
  | { readonly kind: 'bye'; readonly player: PlayerId }
  /** The whole draft at once, table by table: a round that another program drew. */
  | {
      readonly kind: 'arrange';
      readonly tables: readonly (readonly PlayerId[])[];
      readonly byes: readonly PlayerId[];
    };

/** HK-11: when a game was completed; neither: when it is recorded. */
export interface Moment {
  /** As a person says; refused if it cannot be. */
  readonly completedAt?: Millis;
  /** When it was entered, by a device's clock set to ours; moved to the nearer limit if it cannot be. */
  readonly enteredAt?: Millis;
}

export interface Report extends Moment {
  readonly place: Place;
  readonly outcome: Outcome;
}

export type AfterCorrection = { readonly kind: 'keep' } | { readonly kind: 'unwind'; readonly confirm: string };

export type Command =
  // the tournament
  | {
      readonly type: 'CreateTournament';
      readonly id: string;
      readonly name: string;
      readonly format: string;
      readonly config: Readonly<Record<string, unknown>>;
      readonly settings?: Partial<Settings>;
      /** 64 hex digits, from outside; its hash is public from the start. */
      readonly secret: string;
    }
  | {
      readonly type: 'Configure';
      readonly name?: string;
      /** DK-25: until the first round is drawn; without `config` it is played with the format's own settings. */
      readonly format?: string;
      readonly config?: Readonly<Record<string, unknown>>;
      readonly settings?: Partial<Settings>;
    }
  /** DK-24: always complete; whatever is left out is no longer announced. */
  | ({ readonly type: 'DescribeEvent' } & EventInfo)
  | { readonly type: 'Start' }
  | { readonly type: 'EndEarly'; readonly confirm: string }
  | { readonly type: 'Reopen' }
  // people
  | { readonly type: 'AddPlayers'; readonly players: readonly NewPlayer[] }
  /** DK-13: someone enters themselves by the public link. */
  | { readonly type: 'Register'; readonly player: Registration }
  | { readonly type: 'ApprovePlayer'; readonly player: PlayerId }
  | {
      readonly type: 'EditPlayer';
      readonly player: PlayerId;
      readonly name?: string;
      readonly club?: string | null;
      readonly rating?: number | null;
      readonly externalId?: string | null;
      readonly metadata?: Metadata | null;
    }
  | { readonly type: 'RemovePlayer'; readonly player: PlayerId }
  /** All or nothing, and one undo for all of them; so is DropPlayers. */
  | { readonly type: 'RemovePlayers'; readonly players: readonly PlayerId[] }
  | { readonly type: 'CheckIn'; readonly players: readonly PlayerId[]; readonly present: boolean }
  | { readonly type: 'DropPlayer'; readonly player: PlayerId }
  | { readonly type: 'DropPlayers'; readonly players: readonly PlayerId[] }
  | { readonly type: 'ReinstatePlayer'; readonly player: PlayerId }
  | { readonly type: 'FixTable'; readonly player: PlayerId; readonly table: number | null }
  | { readonly type: 'KeepApart'; readonly players: readonly [PlayerId, PlayerId]; readonly apart: boolean }
  | { readonly type: 'SetSeeds'; readonly seeds: readonly PlayerId[] }
  /** DK-33: always complete; whatever is left out is no longer announced. */
  | { readonly type: 'AnnounceAbsences'; readonly player: PlayerId; readonly absences: readonly Absence[] }
  /** DK-34: points given or taken, in the format's own unit; by 0: a warning. What was wrong is undone or evened out. */
  | {
      readonly type: 'AdjustPoints';
      readonly player: PlayerId;
      readonly by: Thousandths;
      /** The round that it is for; without one it is for the event. */
      readonly round?: RoundNumber;
      readonly reason: string;
      /** Only the desk reads the reason; the points are public. */
      readonly isPrivate?: boolean;
    }
  // rounds
  | { readonly type: 'PairRound' }
  | { readonly type: 'PairAgain'; readonly round: RoundNumber }
  | {
      readonly type: 'AdjustDraft';
      readonly round: RoundNumber;
      readonly edition: number;
      readonly change: DraftChange;
      /** Why a hard rule may be broken here (DK-2). */
      readonly override?: string;
    }
  /** Accepts what is now wrong with the draft (DK-2). */
  | { readonly type: 'Override'; readonly round: RoundNumber; readonly edition: number; readonly reason: string }
  | { readonly type: 'PublishRound'; readonly round: RoundNumber }
  | { readonly type: 'UnpublishRound'; readonly round: RoundNumber }
  | { readonly type: 'CloseRound'; readonly round: RoundNumber }
  | { readonly type: 'ReopenRound'; readonly round: RoundNumber }
  | { readonly type: 'AllowRematches' }
  /** ST-15: two joint winners play it out after all. */
  | { readonly type: 'CallFinalGame' }
  | { readonly type: 'SetRounds'; readonly rounds: number }
  /** HK-10: an open match, or one of a draft, is played at another table. */
  | ({ readonly type: 'MoveMatch'; readonly table: number } & MatchPlace)
  | { readonly type: 'UnwindToRound'; readonly round: RoundNumber; readonly confirm: string }
  | { readonly type: 'StartRoundClock'; readonly round: RoundNumber; readonly duration: Millis }
  | { readonly type: 'PauseRoundClock'; readonly round: RoundNumber }
  | { readonly type: 'ExtendRoundClock'; readonly round: RoundNumber; readonly by: Millis }
  // results
  | ({ readonly type: 'RecordOutcome' } & Report)
  /** All or nothing, in order of completion. */
  | { readonly type: 'RecordSeveral'; readonly reports: readonly Report[] }
  | { readonly type: 'Forfeit'; readonly place: Place; readonly seats: readonly number[]; readonly enteredAt?: Millis }
  | {
      readonly type: 'ProposeResult';
      readonly place: Place;
      readonly player: PlayerId;
      readonly outcome: Outcome;
      readonly enteredAt?: Millis;
    }
  | { readonly type: 'ConfirmResult'; readonly place: Place; readonly player: PlayerId; readonly enteredAt?: Millis }
  | { readonly type: 'DisputeResult'; readonly place: Place; readonly player: PlayerId }
  /** The desk takes the reports off a table; accepting one is RecordOutcome. */
  | { readonly type: 'DismissReports'; readonly place: Place }
  /** DK-10: another desk has a different result for a game that is recorded; both see it until one is chosen. */
  | { readonly type: 'ContestOutcome'; readonly place: Place; readonly outcome: Outcome }
  /** The recorded result stands; choosing the other one is CorrectOutcome. */
  | { readonly type: 'UpholdOutcome'; readonly place: Place }
  | {
      readonly type: 'CorrectOutcome';
      readonly place: Place;
      readonly outcome: Outcome;
      /** The outcome that was on the screen. */
      readonly replaces: Outcome;
      readonly later: AfterCorrection;
      /** DK-5: who comes back because of it, in the same command. */
      readonly reinstate?: readonly PlayerId[];
    }
  | {
      readonly type: 'RemoveOutcome';
      readonly place: Place;
      readonly replaces: Outcome;
      readonly later: AfterCorrection;
      readonly reinstate?: readonly PlayerId[];
    }
  // the log
  /** DK-31: what an erasure leaves in the log; the rewriting itself is done elsewhere. */
  | {
      readonly type: 'ErasePerson';
      readonly player: PlayerId;
      /** The first entry that was rewritten, what those from there on were called, and what the last is called now. */
      readonly from: number;
      readonly codes: readonly string[];
      readonly after: string;
    }
  | { readonly type: 'Undo'; readonly version: number };

/** A command with who, when and which: the id makes it apply once, for ever. */
export interface Request {
  readonly commandId: string;
  readonly at: Millis;
  readonly by: string;
  readonly command: Command;
}
