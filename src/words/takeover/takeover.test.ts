import { expect, test } from 'vitest';
import { placeholdersIn } from '../tables.fixture.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sayTakeOver } from './index.ts';

test.each(Object.entries({ de, es, fr }))('[DK-21] %s says the same as English, with the same figures', (_, table) => {
  expect(Object.keys(table)).toEqual(Object.keys(en));
  const figures = (texts: object) => Object.values(texts).map((text) => placeholdersIn(String(text)).join());
  expect(figures(table)).toEqual(figures(en));
  expect(Object.entries(en).filter(([code, text]) => Reflect.get(table, code) === text)).toEqual([]);
});

test('[DK-21] numbers and lists are those of the language', () => {
  const note = { code: 'total', figures: { player: 'Ana', theirs: 1.5, ours: 1 } } as const;
  expect(sayTakeOver('de', note)).toBe('Ana hat in der Datei 1½ Punkte und hier 1.');
  expect(sayTakeOver('es', { code: 'left-last', figures: { who: ['Ana', 'Bo'] } })).toContain('Ana y Bo');
});
