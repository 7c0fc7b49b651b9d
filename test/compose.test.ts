import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test, vi } from 'vitest';

const compose = readFileSync(join(import.meta.dirname, '../compose.yaml'), 'utf8');

test('compose: no password stands in an address, where some of its signs would mean something', () => {
  expect(compose).not.toMatch(/:\/\/[^\s]*\$\{/);
  const address = /TILTYARD_DB: (\S+)/.exec(compose)?.[1] ?? '';
  vi.stubEnv('PGPASSWORD', 'p@ss/w:rd#?');
  try {
    const { password, user, host, database } = new pg.Client({ connectionString: address });
    expect({ password, user, host, database }).toEqual({
      password: 'p@ss/w:rd#?',
      user: 'tiltyard',
      host: 'database',
      database: 'tiltyard',
    });
  } finally {
    vi.unstubAllEnvs();
  }
});
