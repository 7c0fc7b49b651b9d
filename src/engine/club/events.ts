import type { LogEntry } from '../log/index.ts';
import type { Draw, Rating } from '../tournament/index.ts';
import type { ClubCommand, NewLink } from './commands.ts';
import type {
  ClubInfo,
  ClubSettings,
  EventId,
  ExternalId,
  HandEvening,
  MemberId,
  RatingRules,
  SeasonId,
  SeasonRules,
} from './model.ts';

/** What happened in a club: facts and lots. Tables, ratings and records are never in here. */

export interface AddedMember {
  readonly id: MemberId;
  readonly name: string;
  readonly club?: string;
  readonly rating?: Rating;
  readonly externalIds: readonly ExternalId[];
}

export type ClubEvent =
  | {
      readonly type: 'ClubCreated';
      readonly id: string;
      readonly name: string;
      readonly secret: string;
      readonly settings: ClubSettings;
    }
  | ({ readonly type: 'ClubDescribed'; readonly name: string } & ClubInfo)
  | { readonly type: 'ClubSettingsChanged'; readonly settings: ClubSettings }
  | { readonly type: 'RatingChosen'; readonly rating: RatingRules }
  | { readonly type: 'MembersAdded'; readonly members: readonly AddedMember[] }
  | ({ readonly type: 'MemberEdited'; readonly member: MemberId } & Omit<AddedMember, 'id'>)
  | { readonly type: 'MembersArchived'; readonly members: readonly MemberId[]; readonly archived: boolean }
  | { readonly type: 'MembersMerged'; readonly member: MemberId; readonly into: MemberId }
  | { readonly type: 'MemberSplit'; readonly member: MemberId }
  | { readonly type: 'PlayersLinked'; readonly links: readonly NewLink[] }
  /** DK-31: with the codes of the log's head before and after. */
  | { readonly type: 'MemberErased'; readonly member: MemberId; readonly before: string; readonly after: string }
  | { readonly type: 'EventAdded'; readonly event: EventId; readonly day?: string; readonly firstTable?: number }
  | { readonly type: 'EventPlanned'; readonly event: EventId; readonly day?: string; readonly firstTable?: number }
  | { readonly type: 'EventCounted'; readonly event: EventId; readonly counts: boolean | null }
  | { readonly type: 'EventRemoved'; readonly event: EventId }
  | ({ readonly type: 'EveningEntered'; readonly event: EventId } & HandEvening)
  | ({ readonly type: 'EveningCorrected'; readonly event: EventId } & HandEvening)
  | {
      readonly type: 'SeasonAdded';
      readonly season: SeasonId;
      readonly name: string;
      readonly rules: SeasonRules;
      readonly mark?: string;
    }
  | {
      readonly type: 'SeasonEdited';
      readonly season: SeasonId;
      readonly name: string;
      readonly rules: SeasonRules;
      readonly mark?: string;
    }
  | { readonly type: 'SeasonRemoved'; readonly season: SeasonId }
  | {
      readonly type: 'AddedToSeason';
      readonly season: SeasonId;
      readonly event: EventId;
      readonly weight: number;
    }
  | { readonly type: 'RemovedFromSeason'; readonly season: SeasonId; readonly event: EventId }
  | {
      readonly type: 'FinalDrawn';
      readonly season: SeasonId;
      readonly event: EventId;
      readonly best: number;
      readonly order: readonly MemberId[];
      /** Where the limit went through people who were level. */
      readonly draw?: Draw;
    }
  | {
      readonly type: 'FinalDeclined';
      readonly event: EventId;
      readonly member: MemberId;
      readonly declined: boolean;
    }
  /** One entry set aside, or, where that entry was itself an undo, brought back. */
  | { readonly type: 'EntryUndone'; readonly version: number };

/** An entry of a club's log. */
export interface ClubEntry extends LogEntry {
  readonly command: ClubCommand;
  readonly events: readonly ClubEvent[];
}
