import { sql } from 'kysely';
import type { Database } from './tables.ts';

export interface Attempt {
  /** How many there were in this window, with this one. */
  readonly count: number;
  /** When it starts again from zero. */
  readonly endsAt: number;
}

/** How often something was tried, for limits. Processes that share a database share the count. */
export interface Attempts {
  count(key: string, now: number, windowMs: number): Promise<Attempt>;
  prune(now: number): Promise<void>;
}

const MAX_KEPT = 10_000;

/** Where there is one process, its memory will do: no write to the disk for each guess of a stranger. */
export function attemptsInMemory(): Attempts {
  const kept = new Map<string, Attempt>();
  const prune = async (now: number) => {
    for (const [key, { endsAt }] of kept) if (endsAt <= now) kept.delete(key);
  };
  return {
    async count(key, now, windowMs) {
      const before = kept.get(key);
      const attempt =
        before && before.endsAt > now ? { ...before, count: before.count + 1 } : { count: 1, endsAt: now + windowMs };
      kept.set(key, attempt);
      if (kept.size > MAX_KEPT) await prune(now);
      return attempt;
    },
    prune,
  };
}

export function attemptsOn(db: Database): Attempts {
  return {
    async count(key, now, windowMs) {
      const row = await db
        .insertInto('attempts')
        .values({ key, count: 1, ends_at: now + windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            count: sql<number>`case when attempts.ends_at > ${now} then attempts.count + 1 else 1 end`,
            ends_at: sql<number>`case when attempts.ends_at > ${now} then attempts.ends_at else excluded.ends_at end`,
          }),
        )
        .returning(['count', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { count: row.count, endsAt: row.ends_at };
    },
    async prune(now) {
      await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
    },
  };
}
