import type { Millis } from '../../kit/index.ts';
import type { PlayerId } from '../tournament/index.ts';
import type {
  ClubInfo,
  ClubSettings,
  EventId,
  ExternalId,
  MemberId,
  RatingRules,
  SeasonId,
  SeasonRules,
} from './model.ts';

/** What people ask of a club. Imperative; each is accepted whole or refused whole. */

/** A player of an event. */
export interface PlayerOf {
  readonly event: EventId;
  readonly player: PlayerId;
}

export interface NewMember {
  readonly name: string;
  readonly club?: string;
  /** As people say it: 1500. */
  readonly rating?: number;
  readonly externalIds?: readonly ExternalId[];
  /** The players who they are: a pasted list makes members and links in one step (CL-4). */
  readonly links?: readonly PlayerOf[];
}

/** Nobody: the player is a guest again. */
export interface NewLink extends PlayerOf {
  readonly member: MemberId | null;
}

export interface NewHandRow {
  readonly name: string;
  readonly place?: number;
  readonly points?: number;
  readonly member?: MemberId;
}

export type GivenSeasonRules = Pick<SeasonRules, 'score'> & Partial<SeasonRules>;

export type ClubCommand =
  // the club
  | {
      readonly type: 'CreateClub';
      readonly id: string;
      /** Empty on one's own machine, until it is given one (CL-1). */
      readonly name: string;
      /** 64 hex digits, from outside; lots are drawn by it. */
      readonly secret: string;
    }
  /** Always complete: whatever is left out is no longer announced. */
  | ({ readonly type: 'DescribeClub'; readonly name: string } & ClubInfo)
  | { readonly type: 'ChangeClubSettings'; readonly settings: Partial<ClubSettings> }
  | { readonly type: 'ChooseRating'; readonly rating: RatingRules }
  // members
  | { readonly type: 'AddMembers'; readonly members: readonly NewMember[] }
  | {
      readonly type: 'EditMember';
      readonly member: MemberId;
      readonly name?: string;
      readonly club?: string | null;
      readonly rating?: number | null;
      readonly externalIds?: readonly ExternalId[];
    }
  | { readonly type: 'ArchiveMembers'; readonly members: readonly MemberId[]; readonly archived: boolean }
  /** CL-4: the two are one person, known as the second. */
  | { readonly type: 'MergeMembers'; readonly member: MemberId; readonly into: MemberId }
  | { readonly type: 'SplitMember'; readonly member: MemberId }
  | { readonly type: 'LinkPlayers'; readonly links: readonly NewLink[] }
  /** DK-31: what an erasure leaves in the log; the rewriting itself is done elsewhere. */
  | {
      readonly type: 'EraseMember';
      readonly member: MemberId;
      /** The first entry that was rewritten, what those from there on were called, and what the last is called now. */
      readonly from: number;
      readonly codes: readonly string[];
      readonly after: string;
    }
  // events
  | { readonly type: 'AddEvent'; readonly event: EventId; readonly day?: string; readonly firstTable?: number }
  /** Always complete, like DescribeClub. */
  | { readonly type: 'PlanEvent'; readonly event: EventId; readonly day?: string; readonly firstTable?: number }
  /** CL-11: whether it counts; `null`: by the rule. */
  | { readonly type: 'CountEvent'; readonly event: EventId; readonly counts: boolean | null }
  | { readonly type: 'RemoveEvent'; readonly event: EventId }
  /** CL-12. */
  | {
      readonly type: 'EnterEvening';
      readonly name: string;
      readonly day: string;
      readonly rows: readonly NewHandRow[];
    }
  /** Always complete; its rows keep their links where the name is the same. */
  | {
      readonly type: 'CorrectEvening';
      readonly event: EventId;
      readonly name: string;
      readonly day: string;
      readonly rows: readonly NewHandRow[];
    }
  // seasons
  | {
      readonly type: 'AddSeason';
      readonly name: string;
      readonly rules: GivenSeasonRules;
      readonly mark?: string;
      readonly events?: readonly EventId[];
    }
  /** Rules are always complete. */
  | {
      readonly type: 'EditSeason';
      readonly season: SeasonId;
      readonly name?: string;
      readonly rules?: GivenSeasonRules;
      readonly mark?: string | null;
    }
  | { readonly type: 'RemoveSeason'; readonly season: SeasonId }
  /** With another weight where it counts already. */
  | { readonly type: 'AddToSeason'; readonly season: SeasonId; readonly event: EventId; readonly weight?: number }
  | { readonly type: 'RemoveFromSeason'; readonly season: SeasonId; readonly event: EventId }
  // the final
  | {
      readonly type: 'DrawFinal';
      readonly season: SeasonId;
      readonly event: EventId;
      readonly best: number;
      /** The table as it was shown, best first; those who share a place are together. */
      readonly ranking: readonly (readonly MemberId[])[];
    }
  /** The next of the reserves takes the place; not declined: they play after all. */
  | {
      readonly type: 'DeclineFinal';
      readonly event: EventId;
      readonly member: MemberId;
      readonly declined: boolean;
    }
  | { readonly type: 'Undo'; readonly version: number };

/** A command with who, when and which: the id makes it apply once, for ever. */
export interface ClubRequest {
  readonly commandId: string;
  readonly at: Millis;
  readonly by: string;
  readonly command: ClubCommand;
}
