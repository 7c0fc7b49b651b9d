import { execFile } from 'node:child_process';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { folderFor, type Hall, openHall, tokenOf } from './hall.fixture.ts';

/** What others' tools make of the description of the API: a linter, and a generator of clients. */

const root = join(import.meta.dirname, '../..');
let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;

beforeAll(async () => {
  hall = await openHall();
  folder = await folderFor();
  const description = await (await fetch(`${hall.server.url}/api/openapi.json`)).text();
  await writeFile(folder.path('openapi.json'), description);
  await writeFile(
    folder.path('api.d.ts'),
    astToString(await openapiTypescript(description, { defaultNonNullable: false })),
  );
  await symlink(join(root, 'node_modules'), folder.path('node_modules'));
  await copyFile(join(root, 'examples/generated-client/play.mts'), folder.path('play.mts'));
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

/** What a program of node_modules printed, whatever it thinks of what it read. */
async function printedBy(program: string, args: readonly string[]): Promise<string> {
  // It would ask the world for a newer version of itself, and tell of its use.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const ran = promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: folder.path(''),
    env,
    maxBuffer: 10_000_000,
  });
  return ran.then(
    ({ stdout }) => stdout,
    (failed: { stdout?: string }) => assertDefined(failed.stdout, program),
  );
}

test('redocly has no error and no warning for the description', async () => {
  const args = ['lint', '--extends', 'recommended', '--format', 'json', 'openapi.json'];
  const { problems } = JSON.parse(await printedBy('@redocly/cli/bin/cli.js', args)) as {
    problems: { ruleId: string; message: string }[];
  };
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

describe('a client generated from the description', () => {
  test('compiles, and knows what a format can be set to', async () => {
    const wrong = `import createClient from 'openapi-fetch';
      import type { paths } from './api.d.ts';
      const api = createClient<paths>({ baseUrl: '' });
      await api.POST('/api/tournaments', { body: { name: 'Cup', format: 'swiss', config: { rounds: 'many' } } });
      await api.POST('/api/tournaments', { body: { name: 'Cup', format: 'chess-boxing' } });
      await api.GET('/api/tournaments/{id}/whatever', { params: { path: { id: 'x' } } });\n`;
    await writeFile(folder.path('wrong.mts'), wrong);
    const options = [
      '--singleThreaded',
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      '--types',
      'node',
    ];
    const target = ['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler'];
    const output = await printedBy('typescript-native/bin/tsc', [...options, ...target, 'play.mts', 'wrong.mts']);
    const found = [...output.matchAll(/^(\w+\.mts)\((\d+),/gm)].map(([, file, line]) => `${file} ${line}`);
    expect(found, output).toEqual(['wrong.mts 4', 'wrong.mts 5', 'wrong.mts 6']);
  });

  test('plays a tournament', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'play.mts', hall.server.url, tokenOf(hall.server.ownerLink)],
      { cwd: folder.path('') },
    );
    expect(stdout.match(/^[1-4] (Ana|Ben|Cy|Dee) \d+$/gm)).toHaveLength(4);
    const [played] = (await hall.owner.client.tournaments()).tournaments;
    expect(await hall.owner.client.tournament(assertDefined(played, 'tournament').id)).toMatchObject({
      status: 'finished',
      rounds: [{ state: 'closed' }, { state: 'closed' }, { state: 'closed' }],
    });
  });
});
