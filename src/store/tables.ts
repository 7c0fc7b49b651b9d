import type { Kysely, Transaction } from 'kysely';

/** The tables as both databases hold them. JSON is kept as text, moments as milliseconds since 1970. */
export interface Tables {
  streams: {
    id: string;
    version: number;
    name: string;
    format: string;
    /** 0: strangers are not shown it. 1: they are, or it was written before this was kept. */
    listed: number;
    created_at: number;
    updated_at: number;
  };
  entries: {
    stream: string;
    version: number;
    command_id: string;
    at: number;
    by: string;
    command: string;
    events: string;
    hash: string;
  };
  walls: { stream: string; state: string };
  starts: { stream: string; round: number; at: number };
  /** `data` is base64, so that both databases and their dumps hold the same text. */
  images: { stream: string; type: string; data: string; hash: string };
  /** `player` is empty for the event itself. */
  contacts: { stream: string; player: string; text: string };
  presses: { stream: string; game: string; seq: number; press: string };
  deadlines: {
    ticket: string;
    stream: string;
    kind: string;
    key: string;
    due_at: number;
    payload: string;
    leased_until: number;
  };
  webhooks: {
    id: string;
    /** One tournament, or all those of an account; neither: every tournament of the server. */
    stream: string | null;
    account: string | null;
    kind: string;
    language: string;
    url: string;
    secret: string;
    topics: string;
    created_at: number;
    /** The secret before, which signs besides until then. */
    old_secret: string | null;
    old_until: number | null;
  };
  outbox: {
    id: string;
    stream: string;
    version: number;
    position: number;
    webhook: string;
    topic: string;
    body: string;
    state: string;
    attempts: number;
    next_attempt_at: number;
    lease: string | null;
    leased_until: number;
  };
  delivery_attempts: {
    message: string;
    attempt: number;
    at: number;
    status: number | null;
    note: string;
    took: number;
  };
  accounts: { id: string; name: string; password_hash: string; created_at: number };
  role_links: {
    id: string;
    stream: string;
    role: string;
    token_hash: string;
    label: string;
    account: string | null;
    created_at: number;
    revoked_at: number | null;
    expires_at: number | null;
  };
  sessions: {
    token_hash: string;
    account: string | null;
    role_link: string | null;
    expires_at: number;
    id: string;
    created_at: number;
    last_used_at: number;
    /** The browser, as it calls itself. */
    about: string;
  };
  password_resets: { token_hash: string; account: string; expires_at: number };
  organisation_tokens: {
    id: string;
    token_hash: string;
    label: string;
    created_at: number;
    revoked_at: number | null;
    account: string | null;
    scope: string;
    expires_at: number | null;
    last_used_at: number | null;
    /** The token that it was made with; by a person where there is none. */
    made_by: string | null;
  };
  secrets: { name: string; value: string };
  accesses: {
    id: string;
    at: number;
    kind: string;
    stream: string | null;
    account: string | null;
    what: string;
    address: string;
    about: string;
  };
  second_steps: {
    account: string;
    /** In hexadecimal; it makes the codes, so it cannot be kept as a hash. */
    secret: string;
    confirmed_at: number | null;
    last_step: number;
  };
  recovery_codes: { code_hash: string; account: string };
  account_identities: { issuer: string; subject: string; account: string; created_at: number };
  erasures: { stream: string; player: string; at: number };
  /** Of the moment: in no backup. */
  attempts: { key: string; count: number; ends_at: number };
}

export type Database = Kysely<Tables>;
export type Work = Transaction<Tables>;

/** In the order in which rows may be inserted, with what identifies a row. */
export const TABLE_KEYS: readonly (readonly [table: keyof Tables, key: readonly string[]])[] = [
  ['streams', ['id']],
  ['entries', ['stream', 'version']],
  ['presses', ['stream', 'game', 'seq']],
  ['walls', ['stream']],
  ['starts', ['stream']],
  ['images', ['stream']],
  ['contacts', ['stream', 'player']],
  ['deadlines', ['ticket']],
  ['outbox', ['id']],
  ['delivery_attempts', ['message', 'attempt']],
  ['accounts', ['id']],
  ['webhooks', ['id']],
  ['role_links', ['id']],
  ['sessions', ['token_hash']],
  ['organisation_tokens', ['id']],
  ['secrets', ['name']],
  ['password_resets', ['token_hash']],
  ['accesses', ['id']],
  ['erasures', ['stream', 'player']],
  ['second_steps', ['account']],
  ['recovery_codes', ['code_hash']],
  ['account_identities', ['issuer', 'subject']],
];

/** Both databases limit the parameters of one statement (SQLite to 32,766). */
export function* chunks<T>(items: readonly T[], size = 500): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
