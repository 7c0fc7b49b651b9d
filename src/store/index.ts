export type { Account, Accounts } from './accounts.ts';
export type { ClaimedDeadline, Deadline, DeadlineChange, Deadlines } from './deadlines.ts';
export type {
  AppendAnswer,
  Attachments,
  Change,
  EventStore,
  StoredEntry,
  StreamAbout,
  StreamHead,
  StreamPage,
} from './event-store.ts';
export { type FailureReason, type RefusalCode, StoreFailure, StoreRefusal } from './failure.ts';
export type { Games, PressAnswer, StoredPress } from './games.ts';
export { openStore } from './open.ts';
export type { OrganisationToken, OrganisationTokens, StoredOrganisationToken } from './organisation-tokens.ts';
export type {
  AfterAttempt,
  ClaimedMessage,
  Delivery,
  DeliveryAttempt,
  DeliveryState,
  Outbox,
  OutboxMessage,
} from './outbox.ts';
export type { RoleLink, RoleLinks, StoredRoleLink } from './role-links.ts';
export type { Session, SessionHolder, Sessions } from './sessions.ts';
export type { Store, StoreOptions } from './store.ts';
export type { Webhook, Webhooks } from './webhooks.ts';
