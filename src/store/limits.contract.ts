import { describe, expect, test } from 'vitest';
import type { Fresh } from './contract.fixture.ts';

/** What is counted within a window of time, or listed in an order. */
export function limitsContract(fresh: Fresh): void {
  describe('attempts', () => {
    test('are counted per key within a window, and start again in the next one', async () => {
      const { attempts } = await fresh();
      expect(await attempts.count('a', 1_000, 100)).toEqual({ count: 1, endsAt: 1_100 });
      expect(await attempts.count('a', 1_050, 100)).toEqual({ count: 2, endsAt: 1_100 });
      expect(await attempts.count('b', 1_060, 100)).toEqual({ count: 1, endsAt: 1_160 });
      expect(await attempts.count('a', 1_099, 100)).toEqual({ count: 3, endsAt: 1_100 });
      // The window ends at its end, and the next one is as long.
      expect(await attempts.count('a', 1_100, 100)).toEqual({ count: 1, endsAt: 1_200 });
      expect(await attempts.count('a', 1_199, 100)).toEqual({ count: 2, endsAt: 1_200 });
      expect(await attempts.count('a', 5_000, 100)).toEqual({ count: 1, endsAt: 5_100 });
    });

    test('that are over are pruned, the others count on', async () => {
      const { attempts } = await fresh();
      await attempts.count('over', 1_000, 100);
      await attempts.count('running', 1_001, 100);
      await attempts.prune(1_100);
      expect(await attempts.count('over', 1_000, 100)).toMatchObject({ count: 1 });
      expect(await attempts.count('running', 1_100, 100)).toMatchObject({ count: 2 });
    });
  });

  test('an account sees the session it used last first; of equals, in the order of their ids', async () => {
    const { accounts, sessions } = await fresh();
    await accounts.add({ id: 'u', name: 'kim', passwordHash: 'p', createdAt: 5 });
    const holder = { kind: 'account', account: 'u' } as const;
    for (const id of ['b', 'd', 'a', 'c']) {
      await sessions.add({ tokenHash: `t-${id}`, holder, expiresAt: 100, id, createdAt: 7 });
    }
    await sessions.used('t-c', 9);
    await sessions.used('t-b', 8);
    expect((await sessions.ofAccount('u', 50)).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
  });

  test('accesses come newest first, up to the limit, and go when they are older than they may be', async () => {
    const { accesses } = await fresh();
    const access = (id: string, at: number) =>
      ({ id, at, kind: 'signed-in', what: '', address: '', about: '' }) as const;
    for (const [id, at] of [
      ['m', 10],
      ['n', 30],
      ['o', 20],
      ['p', 30],
    ] as const) {
      await accesses.add(access(id, at));
    }
    const ids = async (limit: number) => (await accesses.list({ of: 'server' }, limit)).map(({ id }) => id);
    expect(await ids(3)).toEqual(['p', 'n', 'o']);
    await accesses.prune(20);
    expect(await ids(9)).toEqual(['p', 'n', 'o']);
  });
}
