import { expect, test } from 'vitest';
import { placeholdersIn } from '../tables.fixture.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sayChat } from './index.ts';

test.each(Object.entries({ de, es, fr }))('[DK-21] chats: %s has the figures of English', (_, table) => {
  const figures = (texts: object) => Object.values(texts).map((text) => placeholdersIn(String(text)).join());
  expect(figures(table)).toEqual(figures(en));
  expect(sayChat('fr', 'bye', { players: ['Ana', 'Bo'] })).toBe('Exempt : Ana et Bo');
});
