import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { organiser } from './en/organiser.ts';

/** Words of organisers are fetched with their pages; a page of everyone that used one would show its key. */

const web = join(import.meta.dirname, '../../web');

/** A module and all that it imports of the pages, at once or later. */
function reached(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g);
  for (const [, to = ''] of imports) {
    const file = resolve(dirname(path), to);
    if (file.startsWith(web)) reached(file, seen);
  }
  return seen;
}

const keysIn = (text: string): string[] => [...text.matchAll(/['`]([a-zA-Z]+)\.[\w$]/g)].map(([, part = '']) => part);

test('what players, guests and the wall read is in the common words', () => {
  const pages = ['main.tsx', 'app.tsx', 'public/public.tsx', 'wall/wall-page.tsx'].map((page) => join(web, page));
  const organisers = /^\/(desk|home|docs)\//;
  const files = new Set(pages.flatMap((page) => [...reached(page)]));
  const forms = ['settings-form.tsx', 'controls/switch.tsx', 'controls/revoke-button.tsx'].map((file) =>
    join(web, 'shared', file),
  );
  const everyones = [...files].filter((file) => !organisers.test(file.slice(web.length)) && !forms.includes(file));
  expect(everyones.length).toBeGreaterThan(80);
  const foreign = everyones.flatMap((file) =>
    keysIn(readFileSync(file, 'utf8'))
      .filter((part) => Object.hasOwn(organiser, part))
      .map((part) => `${file.slice(web.length + 1)}: ${part}`),
  );
  expect(foreign).toEqual([]);
});

test('the settings form is for organisers alone', () => {
  const files = ['public/public.tsx', 'wall/wall-page.tsx'].flatMap((page) => [...reached(join(web, page))]);
  expect(files).not.toContain(join(web, 'shared/settings-form.tsx'));
});
