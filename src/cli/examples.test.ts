import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import { audit } from '../engine/index.ts';
import { parseTournamentFile, readTournamentFile } from '../exchange/index.ts';

const folder = join(import.meta.dirname, '../../examples');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const recorded = readdirSync(folder).filter((name) => name.endsWith('.json'));
const noted = new Map(
  [...read('README.md').matchAll(/^\| (\S+\.json) \|.*\| (\S+) \|$/gm)].map((row) => [row[1], row[2]]),
);

describe('recorded tournaments', () => {
  test('every format is there, and every file has its code noted', () => {
    expect([...noted.keys()].sort()).toEqual(recorded.sort());
    const played = recorded.map((name) => {
      const opened = readTournamentFile(read(name));
      return opened.ok ? opened.value.facts.about?.format : opened.error.detail;
    });
    expect(new Set(played)).toEqual(new Set(formats.names));
  });

  test.each(recorded)('%s: every entry decided again leads to the same events', (name) => {
    const file = parseTournamentFile(read(name));
    if (!file.ok) throw new Error(file.error.detail);
    expect(audit(formats, file.value.entries, noted.get(name)).differences).toEqual([]);
  });
});
