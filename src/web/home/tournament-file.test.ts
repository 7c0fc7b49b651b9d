import { expect, test } from 'vitest';
import { readTournamentFile } from './tournament-file.ts';

const file = { tiltyard: 1, entries: [{ version: 1, command: { type: 'CreateTournament', id: 'spring' } }] };

test('[DK-18] a tournament file, with or without the mark that some editors write first', () => {
  expect(readTournamentFile(JSON.stringify(file))).toEqual({ kind: 'tournament', file, id: 'spring' });
  expect(readTournamentFile(`\uFEFF${JSON.stringify(file)}`).kind).toBe('tournament');
});

test('[DK-18] a file of a later version is told apart from an invalid one', () => {
  expect(readTournamentFile(JSON.stringify({ ...file, tiltyard: 2 }))).toEqual({ kind: 'newer' });
  for (const text of ['', 'Kim,1520', '{"tiltyard":1,"entr', '[]', 'null', '{"entries":[]}', '{"tiltyard":1}'])
    expect(readTournamentFile(text), text).toEqual({ kind: 'other' });
});
