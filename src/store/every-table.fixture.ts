import { hashOf } from '../kit/index.ts';
import { LATEST_SCHEMA } from './migrations.ts';
import { TABLE_KEYS, type Tables } from './tables.ts';

/** What is kept: a table, or a column, that nobody thought of here does not compile. */
type KeptTables = Omit<Tables, 'attempts'>;

const none = { account: null, stream: null };

/** A row of every table. */
const rows: { readonly [Table in keyof KeptTables]: KeptTables[Table] } = {
  streams: { id: 's', version: 1, name: 'Zoë’s «Cup»', format: 'f', listed: 0, created_at: 1, updated_at: 2 },
  entries: { stream: 's', version: 1, command_id: 'c', at: 1, by: 'desk', command: '{}', events: '[]', hash: 'h' },
  walls: { stream: 's', state: '{}' },
  starts: { stream: 's', round: 2, at: 1_900_000_000_000 },
  images: { stream: 's', type: 'image/png', data: 'QUJD', hash: 'i' },
  contacts: { stream: 's', player: '', text: 'desk@club.example' },
  presses: { stream: 's', game: 'g', seq: 1, press: '{}' },
  deadlines: { ticket: 't', stream: 's', kind: 'flag', key: 'g', due_at: 9, payload: '{}', leased_until: 4 },
  webhooks: {
    ...{ ...none, id: 'w', stream: 's', kind: 'signed', language: 'de', url: 'https://x', secret: 'y', topics: '[]' },
    ...{ created_at: 1, old_secret: 'z', old_until: 7 },
  },
  outbox: {
    ...{ id: 'o', stream: 's', version: 1, position: 0, webhook: 'w', topic: 'x', body: '{}', state: 'pending' },
    ...{ attempts: 1, next_attempt_at: 5, lease: 'l', leased_until: 6 },
  },
  delivery_attempts: { message: 'o', attempt: 1, at: 3, status: 503, note: 'busy', took: 12 },
  accounts: { id: 'u', name: 'kim', password_hash: 'p', created_at: 1 },
  role_links: {
    ...{ id: 'r', stream: 's', role: 'desk', token_hash: 'rh', label: 'Kim', account: 'u' },
    ...{ created_at: 1, revoked_at: 2, expires_at: null },
  },
  sessions: {
    ...{ token_hash: 'sh', account: 'u', role_link: null, expires_at: 9, id: 'se' },
    ...{ created_at: 1, last_used_at: 2, about: 'browser' },
  },
  password_resets: { token_hash: 'ph', account: 'u', expires_at: 9 },
  organisation_tokens: {
    ...{ id: 'ot', token_hash: 'oh', label: 'club', created_at: 1, revoked_at: null, account: null },
    ...{ scope: 'all', expires_at: null, last_used_at: 3, made_by: null },
  },
  secrets: { name: 'openid', value: 'k' },
  accesses: { ...none, id: 'a', at: 1, kind: 'signed-in', what: 'kim', address: '::1', about: 'browser' },
  second_steps: { account: 'u', secret: 'aa', confirmed_at: 2, last_step: 3 },
  recovery_codes: { code_hash: 'ch', account: 'u' },
  account_identities: { issuer: 'https://i', subject: 'x', account: 'u', created_at: 1 },
  erasures: { stream: 'gone', player: 'p1', at: 1 },
};

/** Every table, and more entries than are written at once. */
export function dumpOfEveryTable(entries = 1_700): string[] {
  const log = Array.from({ length: entries }, (_, at) => {
    const [command_id, hash] = [`c${at + 1}`, hashOf(`c${at + 1}`)];
    return { ...rows.entries, version: at + 1, command_id, hash, events: '["text\\u0000"]' };
  });
  const lines = TABLE_KEYS.flatMap(([table]) =>
    (table === 'entries' ? log : [rows[table as keyof KeptTables]]).map((row) => JSON.stringify({ table, row })),
  );
  return [
    JSON.stringify({ tiltyard: 'dump', schema: LATEST_SCHEMA }),
    ...lines,
    JSON.stringify({ end: true, rows: lines.length }),
  ];
}
