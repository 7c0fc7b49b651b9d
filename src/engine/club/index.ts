export { auditClub, type ClubAudit } from './audit.ts';
export type {
  ClubCommand,
  ClubRequest,
  GivenSeasonRules,
  NewHandRow,
  NewLink,
  NewMember,
  PlayerOf,
} from './commands.ts';
export { decideClub, submitToClub } from './decide/decide.ts';
export { type ErasedClub, eraseFromClub } from './erasure.ts';
export type { AddedMember, ClubEntry, ClubEvent } from './events.ts';
export { applyClub, foldClub } from './evolve.ts';
export { type LinkedEvents, linkedByName } from './linking.ts';
export type {
  ClubInfo,
  ClubSettings,
  EventId,
  ExternalId,
  Final,
  HandEvening,
  HandRow,
  ListedEvent,
  Member,
  MemberId,
  NewMembers,
  RatingRules,
  Season,
  SeasonId,
  SeasonRules,
  SeasonScore,
  SeasonTieBreak,
} from './model.ts';
export { eventsOfClub, eventsOfSeason, ratedEvents, type Summaries, startingFigures } from './of-club.ts';
export { type RatedEvent, type RatingList, type RatingRow, type RatingStep, ratingList } from './rating-list.ts';
export { type Balance, type EventPlayed, type MemberRecord, recordOf } from './record.ts';
export { type ClubRefusal, type ClubRefusals, clubRefusal } from './refusal.ts';
export type { EventStanding, SeasonEvent } from './season/events.ts';
export { type SeasonCell, type SeasonColumn, type SeasonRow, type SeasonTable, seasonTable } from './season/table.ts';
export type { Separation } from './season/tie-breaks.ts';
export { type SeasonCellView, type SeasonRowView, type SeasonView, seasonView } from './season/view.ts';
export { seasonRules, seasonRulesProblem } from './season-rules.ts';
export {
  type ClubAbout,
  type ClubFacts,
  type ClubState,
  emptyClub,
  fieldOf,
  memberOf,
  people,
  personOf,
  sameAs,
} from './state.ts';
export { type Entrant, type EventSummary, type PlayedGame, summaryOf } from './summary.ts';
