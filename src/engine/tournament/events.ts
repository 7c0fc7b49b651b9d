import type { Millis, RoundNumber, Thousandths } from '../../kit/index.ts';
import type { LogEntry } from '../log/index.ts';
import type { TableColumns } from './columns.ts';
import type { Command, EventInfo, Metadata, Settings } from './commands.ts';
import type {
  Absence,
  Draw,
  DrawnTable,
  Finding,
  GamePlan,
  Lots,
  Outcome,
  Override,
  PlayerId,
  Rating,
} from './model.ts';
import type { Reason } from './reasons.ts';
import type { StagePlan } from './rulebook.ts';

/** What happened: facts and draws. Points, places, who is out and who has won are never in here. */

export interface At {
  readonly round: RoundNumber;
  readonly match: number;
  readonly game: number;
}

export interface AddedPlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly club?: string;
  readonly rating?: Rating;
  readonly externalId?: string;
  readonly metadata?: Metadata;
  readonly approved: boolean;
}

export type Event =
  | {
      readonly type: 'TournamentCreated';
      readonly id: string;
      readonly name: string;
      readonly format: string;
      readonly config: unknown;
      readonly settings: Settings;
      readonly secret: string;
      readonly rulesVersion: number;
    }
  | {
      readonly type: 'Configured';
      readonly name: string;
      /** Only where it was changed. */
      readonly format?: string;
      readonly config: unknown;
      readonly settings: Settings;
    }
  | ({ readonly type: 'EventDescribed' } & EventInfo)
  | { readonly type: 'Started' }
  | { readonly type: 'EndedEarly' }
  | { readonly type: 'Reopened' }
  | { readonly type: 'PlayersAdded'; readonly players: readonly AddedPlayer[] }
  | { readonly type: 'PlayerApproved'; readonly player: PlayerId }
  | {
      readonly type: 'PlayerEdited';
      readonly player: PlayerId;
      readonly name: string;
      readonly club?: string;
      readonly rating?: Rating;
      readonly externalId?: string;
      readonly metadata?: Metadata;
    }
  | { readonly type: 'PlayerRemoved'; readonly player: PlayerId }
  | { readonly type: 'CheckedIn'; readonly players: readonly PlayerId[]; readonly present: boolean }
  | { readonly type: 'PlayerDropped'; readonly player: PlayerId }
  | { readonly type: 'PlayerReinstated'; readonly player: PlayerId }
  | { readonly type: 'TableFixed'; readonly player: PlayerId; readonly table: number | null }
  | { readonly type: 'KeptApart'; readonly players: readonly [PlayerId, PlayerId]; readonly apart: boolean }
  | { readonly type: 'SeedsSet'; readonly seeds: readonly PlayerId[] }
  | { readonly type: 'AbsencesAnnounced'; readonly player: PlayerId; readonly absences: readonly Absence[] }
  | {
      readonly type: 'PointsAdjusted';
      readonly player: PlayerId;
      readonly by: Thousandths;
      readonly round?: RoundNumber;
      readonly reason: string;
      readonly isPrivate?: true;
    }
  | { readonly type: 'StagesPlanned'; readonly stages: readonly StagePlan[] }
  | ({ readonly type: 'LotsDrawn' } & Lots)
  | { readonly type: 'HandedOver'; readonly stage: number; readonly seeds: readonly PlayerId[] }
  | {
      readonly type: 'RoundPaired';
      /** Its shape: in the first, which does not say so, tables are a list. Both are folded as they were written. */
      readonly v?: 2;
      readonly round: RoundNumber;
      readonly edition: number;
      readonly stage: number;
      readonly kind: string;
      readonly tables: readonly DrawnTable[] | TableColumns;
      readonly byes: readonly PlayerId[];
      readonly byeReasons: readonly Reason[];
      readonly notes: readonly Reason[];
      /** GR-11: what players were sorted by. */
      readonly ratings?: Readonly<Record<PlayerId, Rating>>;
      /** What was wrong with it when it was drawn; later findings make the draft stale (DK-2). */
      readonly findings: readonly Finding[];
      readonly draw: Draw;
    }
  | {
      readonly type: 'DraftAdjusted';
      readonly round: RoundNumber;
      readonly tables: readonly DrawnTable[];
      readonly byes: readonly PlayerId[];
      readonly findings: readonly Finding[];
      readonly override?: Override;
    }
  | { readonly type: 'Overridden'; readonly round: RoundNumber; readonly override: Override }
  | { readonly type: 'DraftDiscarded'; readonly round: RoundNumber }
  /** A round that was public before under this edition comes back under a new one. */
  | { readonly type: 'RoundPublished'; readonly round: RoundNumber; readonly edition: number; readonly at: Millis }
  | { readonly type: 'RoundUnpublished'; readonly round: RoundNumber }
  | {
      readonly type: 'TableOpened';
      readonly round: RoundNumber;
      readonly edition: number;
      readonly stage: number;
      readonly roundKind: string;
      readonly at: Millis;
      readonly table: DrawnTable;
      /** With the round's first table. */
      readonly draw?: Draw;
    }
  | { readonly type: 'GameAdded'; readonly round: RoundNumber; readonly match: number; readonly game: GamePlan }
  | { readonly type: 'GamesCancelled'; readonly round: RoundNumber; readonly match: number; readonly from: number }
  /** HK-10: by the desk, or because a match that opened again found its table taken. */
  | { readonly type: 'MatchMoved'; readonly round: RoundNumber; readonly match: number; readonly table: number }
  | { readonly type: 'RoundClosed'; readonly round: RoundNumber }
  | { readonly type: 'RoundReopened'; readonly round: RoundNumber }
  | { readonly type: 'RematchesAllowed'; readonly round: RoundNumber }
  /** ST-15: when this many rounds had been drawn. */
  | { readonly type: 'FinalGameCalled'; readonly after: number }
  | { readonly type: 'RoundsSet'; readonly rounds: number }
  | { readonly type: 'Unwound'; readonly toRound: RoundNumber }
  | { readonly type: 'RoundClockStarted'; readonly round: RoundNumber; readonly at: Millis; readonly duration: Millis }
  | { readonly type: 'RoundClockPaused'; readonly round: RoundNumber; readonly at: Millis }
  | { readonly type: 'RoundClockExtended'; readonly round: RoundNumber; readonly at: Millis; readonly by: Millis }
  | ({
      readonly type: 'OutcomeRecorded';
      readonly outcome: Outcome;
      readonly completedAt: Millis;
      /** HK-11: only where it arrived more than a minute after it was entered. */
      readonly arrivedAt?: Millis;
    } & At)
  | ({ readonly type: 'OutcomeCorrected'; readonly outcome: Outcome } & At)
  | ({ readonly type: 'OutcomeRemoved'; readonly at: Millis } & At)
  | ({ readonly type: 'OutcomeContested'; readonly outcome: Outcome } & At)
  | ({ readonly type: 'OutcomeUpheld' } & At)
  | ({
      readonly type: 'ResultProposed';
      readonly player: PlayerId;
      readonly outcome: Outcome;
      readonly at: Millis;
      readonly enteredAt?: Millis;
    } & At)
  | ({ readonly type: 'ResultDisputed'; readonly player: PlayerId; readonly at: Millis } & At)
  | ({ readonly type: 'ReportsDismissed' } & At)
  /** DK-31: with the codes of the log's head before and after. */
  | { readonly type: 'PersonErased'; readonly player: PlayerId; readonly before: string; readonly after: string }
  /** One entry set aside, or, where that entry was itself an undo, brought back. */
  | { readonly type: 'EntryUndone'; readonly version: number };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

/** An entry of a tournament's log. */
export interface Entry extends LogEntry {
  readonly command: Command;
  readonly events: readonly Event[];
}
