import type { PlayerId, Rating } from '../tournament/index.ts';

/** The nouns of a club: who belongs to it, what was played, and what is counted together. Everything here is a fact. */

export type MemberId = string;
export type SeasonId = string;
/** A tournament's own id, or that of an evening entered by hand. */
export type EventId = string;

/** How another program knows a person: a federation's number, a membership number. */
export interface ExternalId {
  readonly kind: string;
  readonly id: string;
}

/** CL-3: a person who outlives an event. Contact, marks and birth date are kept outside the log. */
export interface Member {
  readonly id: MemberId;
  readonly name: string;
  /** Club or team. */
  readonly club?: string;
  /** On entry: where the club's own list begins (CL-13). */
  readonly rating?: Rating;
  /** Never public. */
  readonly externalIds: readonly ExternalId[];
  readonly archived: boolean;
}

/** One line of an evening entered by hand: a place, or points, or both. */
export interface HandRow {
  readonly player: PlayerId;
  readonly name: string;
  readonly place?: number;
  /** As people say them: 7.5. */
  readonly points?: number;
}

/** CL-12: an earlier evening without a log. */
export interface HandEvening {
  readonly name: string;
  readonly day: string;
  readonly rows: readonly HandRow[];
}

/** An event of the club. A tournament says of itself what was played; only an evening entered by hand is kept here. */
export interface ListedEvent {
  readonly id: EventId;
  /** CL-20: events of the same day share sign-up and check-in; without one, the day that the event itself announces. */
  readonly day?: string;
  /** CL-20: the number of its first table. */
  readonly firstTable?: number;
  /** CL-11: the organiser's word; without one, the rule. */
  readonly counts?: boolean;
  readonly byHand?: HandEvening;
}

export type SeasonScore =
  /** CL-7: what each place is worth; places beyond the list are 0. */
  | { readonly kind: 'places'; readonly values: readonly number[] }
  /** Number of players − place + 1. */
  | { readonly kind: 'field' }
  /** What the event itself counts. */
  | { readonly kind: 'points' }
  | { readonly kind: 'percent' };

export type SeasonTieBreak = 'wins' | 'best-results' | 'head-to-head' | 'latest' | 'events';

/** CL-7, CL-8. Figures as people say them, with up to three decimals. */
export interface SeasonRules {
  readonly score: SeasonScore;
  /** Guests occupy places, or ranks close over them. */
  readonly guests: 'count' | 'skip';
  /** For taking part, in every event. */
  readonly attendance: number;
  /** Under `percent`: whoever played fewer has none. */
  readonly minimumGames: number;
  /** The highest results that count; all without it. Never together with `drop`. */
  readonly best?: number;
  /** Missed events are 0, and are dropped first. */
  readonly drop?: number;
  /** So many events with a game played, to be ranked. */
  readonly minimum: number;
  readonly tieBreaks: readonly SeasonTieBreak[];
  /** How many events the season is meant to have; without it, those that are listed. */
  readonly events?: number;
}

/** CL-6. */
export interface Season {
  readonly id: SeasonId;
  readonly name: string;
  readonly rules: SeasonRules;
  /** Only members with this mark are in it; such a season is never public, since being in it would reveal the mark (CL-5). */
  readonly mark?: string;
  /** Each with its weight. */
  readonly events: ReadonlyMap<EventId, number>;
}

/** CL-13. Figures as people say them. */
export type RatingRules =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'elo';
      /** For members who bring no rating. */
      readonly start: number;
      readonly kNew: number;
      readonly kUsual: number;
      /** With so many games, a member is no longer new. */
      readonly provisionalGames: number;
    }
  | { readonly kind: 'glicko2' };

/** CL-10: who plays the final, as the table stood when it was made. Later corrections do not alter it. */
export interface Final {
  readonly season: SeasonId;
  readonly event: EventId;
  /** How many play it. */
  readonly best: number;
  /** Everyone who was ranked, in the season's order, those level at the limit by lot. */
  readonly order: readonly MemberId[];
  readonly declined: readonly MemberId[];
}

/** What becomes of names that are no member's (CL-4). */
export type NewMembers = 'ask' | 'always' | 'never';

/** CL-5: what the owner has switched on. */
export interface ClubSettings {
  readonly newMembers: NewMembers;
  readonly memberPages: boolean;
  readonly publicRatings: boolean;
  /** Search engines may list its pages. */
  readonly indexed: boolean;
  /** DK-16: the public reads “Kim L.”. */
  readonly shortNames: boolean;
}

/** What is announced about the club; picture and contact are kept outside the log. */
export interface ClubInfo {
  readonly place?: string;
  readonly description?: string;
  /** As the tz database calls it: Europe/Oslo. */
  readonly timeZone?: string;
}
