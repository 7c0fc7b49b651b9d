import pg from 'pg';
import type { Change, EndedRole } from './event-store.ts';

/** What NOTIFY carries on it is a change: which stream, and how far it is. Nothing relies on its arriving. */
export const CHANNEL = 'tiltyard';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
const PULSE_MS = 20_000;

/**
 * One connection of its own that hears of the other processes' commits. When it was lost and is back, the listeners
 * are told to read again.
 */
export async function listenForChanges(
  connectionString: string,
  tell: (change: Change) => void,
): Promise<{ close(): Promise<void> }> {
  let current: pg.Client | undefined;
  let closed = false;
  let pause: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'tiltyard listener',
    });
    let ended = false;
    client.on('error', () => undefined); // “end” follows, and that is where it reconnects
    client.on('end', () => {
      ended = true;
      if (current === client) reconnectAfter(FIRST_PAUSE_MS);
    });
    client.on('notification', (message) => tell(read(message.payload)));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (ended) throw new Error('The connection ended at once.');
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (closed) await client.end();
    else current = client;
  }

  function reconnectAfter(milliseconds: number): void {
    current = undefined;
    if (closed) return;
    pause = setTimeout(async () => {
      try {
        await connect();
        tell({ kind: 'resync' });
      } catch {
        reconnectAfter(Math.min(milliseconds * 2, LONGEST_PAUSE_MS));
      }
    }, milliseconds);
    pause.unref();
  }

  // Only a query shows that a connection has died silently (a pulled cable).
  const pulse = setInterval(() => {
    const client = current;
    if (client === undefined) return;
    const silence = setTimeout(() => void client.end().catch(() => undefined), PULSE_MS / 2);
    client
      .query('select 1')
      .catch(() => undefined)
      .finally(() => clearTimeout(silence));
  }, PULSE_MS);
  pulse.unref();

  await connect();
  return {
    async close() {
      closed = true;
      clearInterval(pulse);
      clearTimeout(pause);
      await current?.end();
    },
  };
}

function read(payload: string | undefined): Change {
  try {
    const change: unknown = JSON.parse(payload ?? '');
    if (isChange(change)) return change;
  } catch {
    // not ours: reading again can do no harm
  }
  return { kind: 'resync' };
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'resync') return true;
  if (value.kind === 'role-ended') return 'ended' in value && isEndedRole(value.ended);
  if (!('stream' in value) || typeof value.stream !== 'string') return false;
  switch (value.kind) {
    case 'removed':
      return true;
    case 'appended':
      return 'version' in value && typeof value.version === 'number';
    case 'pressed':
      return 'game' in value && typeof value.game === 'string' && 'seq' in value && typeof value.seq === 'number';
    default:
      return false;
  }
}

function isEndedRole(value: unknown): value is EndedRole {
  if (typeof value !== 'object' || value === null || !('of' in value)) return false;
  switch (value.of) {
    case 'tournament':
      return 'tournament' in value && typeof value.tournament === 'string';
    case 'token':
      return 'hash' in value && typeof value.hash === 'string';
    case 'account':
      return 'account' in value && typeof value.account === 'string';
    default:
      return false;
  }
}
