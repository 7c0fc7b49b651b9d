export type { Access, AccessSubject } from './accesses.ts';
export type { Account } from './accounts.ts';
export { entriesInBackup } from './backup-files.ts';
export type { ClaimedDeadline, DeadlineChange } from './deadlines.ts';
export { entriesIn } from './dump.ts';
export type { Erasing, Erasure } from './erasures.ts';
export type {
  AppendAnswer,
  Attachments,
  Change,
  EndedRole,
  EntryText,
  StoredEntry,
  StreamHead,
} from './event-store.ts';
export { StoreFailure, StoreRefusal } from './failure.ts';
export type { Identity } from './identities.ts';
export { MAX_IMAGE_BYTES, type StoredImage } from './images.ts';
export { changed } from './move.ts';
export { openStore, withoutPassword } from './open.ts';
export type {
  AfterAttempt,
  ClaimedMessage,
  DeliveryAttempt,
  OutboxMessage,
} from './outbox.ts';
export type { RoleLink, StoredRoleLink } from './role-links.ts';
export type { Session } from './sessions.ts';
export { realFile, withAccess } from './sqlite-file.ts';
export type { Store, StoreOptions } from './store.ts';
export type { StoredToken } from './tokens.ts';
export type { Webhook, WebhookScope } from './webhooks.ts';
