import { expect, test } from 'vitest';
import { sayTakeOver } from './index.ts';

test('[DK-21] numbers and lists are those of the language', () => {
  const note = { code: 'total', figures: { player: 'Ana', theirs: 1.5, ours: 1 } } as const;
  expect(sayTakeOver('de', note)).toBe('Ana hat in der Datei 1½ Punkte und hier 1.');
  expect(sayTakeOver('es', { code: 'left-last', figures: { who: ['Ana', 'Bo'] } })).toContain('Ana y Bo');
});
