import { expect, test } from 'vitest';
import type { Command } from '../../src/engine/index.ts';
import { contenders } from './contenders.ts';
import { Driver, driven } from './driver.ts';

test('the driver sends every command that it says it plays, and no other', () => {
  const missing = new Set(Object.entries(driven).flatMap(([type, plays]) => (plays ? [type] : [])));
  for (let seed = 1; missing.size > 0 && seed <= 40; seed++) {
    for (const contender of contenders) {
      const driver = new Driver(contender, seed, ({ command: { type } }: { readonly command: Command }) => {
        expect(driven[type], type).toBe(true);
        missing.delete(type);
      });
      for (let steps = 0; steps < 4_000 && driver.step(); steps++);
      if (missing.size === 0) break;
    }
  }
  expect([...missing]).toEqual([]);
});
