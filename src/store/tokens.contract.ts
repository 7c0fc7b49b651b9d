import { describe, expect, test } from 'vitest';
import type { Fresh } from './contract.fixture.ts';

export function tokensContract(fresh: Fresh): void {
  describe('tokens', () => {
    test('are found by their hash, belong to someone and are revoked by them alone', async () => {
      const { accounts, tokens } = await fresh();
      await accounts.add({ id: 'u1', name: 'kim', passwordHash: 'p', createdAt: 5 });
      const club = { id: 'o1', tokenHash: 'h', label: 'club', createdAt: 5, scope: 'all' } as const;
      const kims = { ...club, id: 'k1', tokenHash: 'k', account: 'u1', scope: 'read', expiresAt: 90 } as const;
      await tokens.add(club);
      await tokens.add(kims);
      await tokens.add({ ...club, id: 'o2' });
      expect(await tokens.find('h')).toEqual(club);
      await tokens.used('k1', 44);
      expect(await tokens.of('u1')).toEqual([{ ...kims, lastUsedAt: 44 }]);
      expect(await tokens.revoke('u1', 'o1', 9)).toEqual([]);
      expect(await tokens.revoke(undefined, 'k1', 9)).toEqual([]);
      expect(await tokens.revoke(undefined, 'o1', 9)).toEqual(['h']);
      expect(await tokens.revoke(undefined, 'o1', 10)).toEqual([]);
      expect(await tokens.of(undefined)).toEqual([{ ...club, revokedAt: 9 }]);
      await accounts.remove('u1');
      expect(await tokens.find('k')).toBeUndefined();
    });

    test('a token takes those along that were made with it, and those made with them', async () => {
      const { tokens } = await fresh();
      const one = (id: string, madeBy?: string) =>
        tokens.add({
          ...{ id, tokenHash: `hash of ${id}`, label: id, createdAt: 5, scope: 'all' },
          ...(madeBy && { madeBy }),
        });
      await one('a');
      await one('b', 'a');
      await one('c', 'b');
      await one('d', 'b');
      await one('e');
      expect(await tokens.find('hash of c')).toMatchObject({ madeBy: 'b' });
      expect(await tokens.revoke(undefined, 'd', 8)).toEqual(['hash of d']);
      expect(await tokens.revoke(undefined, 'a', 9)).toEqual(['hash of a', 'hash of b', 'hash of c']);
      const ends = (await tokens.of(undefined)).map(({ id, revokedAt }) => [id, revokedAt]);
      expect(Object.fromEntries(ends)).toEqual({ a: 9, b: 9, c: 9, d: 8, e: undefined });
    });
  });
}
