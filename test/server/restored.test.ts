import { afterAll, beforeAll, expect, test } from 'vitest';
import { nothingSeen, type PublicView } from '../../src/protocol/wire-views.ts';
import { openStore } from '../../src/store/index.ts';
import { type PostgresServer, startPostgres } from '../../src/store/postgres.fixture.ts';
import { until } from '../until.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';

let postgres: PostgresServer;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  await folder.remove();
});

test('a backup that is restored under running servers tells every reader to begin anew', async () => {
  const db = await postgres.newDatabase();
  const halls = [await openHall({ db }), await openHall({ db })] as const;
  const { owner } = halls[0];
  const id = await owner.create('Restored', 'groups');
  await owner.send(id, { type: 'AddPlayers', players: names(3) });
  const backup = folder.path('backup.jsonl');
  const store = await openStore(db);
  await store.backup(backup);
  await owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Never was' });

  const seen = halls.map(() => ({ view: nothingSeen as PublicView, reloads: 0 }));
  const entries: number[] = [];
  let deskReloads = 0;
  const lines = halls.map((hall, at) =>
    hall.stranger.client.live(id, {
      onView: (view) => {
        const one = seen[at];
        if (one) one.view = view;
      },
      onReload: () => {
        const one = seen[at];
        if (one) one.reloads += 1;
      },
    }),
  );
  lines.push(
    halls[1].as(owner.token ?? '').client.live(id, {
      as: 'desk',
      onEntries: (update) => entries.push(...update.entries.map(({ version }) => version)),
      onReload: () => {
        deskReloads += 1;
        entries.length = 0;
      },
    }),
  );
  await until(() => seen.every(({ view }) => view.version === 3) && entries.length === 3);

  await store.restore(backup, { replace: true });
  await store.close();
  await until(() => seen.every(({ reloads, view }) => reloads === 1 && view.version === 2));
  await until(() => deskReloads === 1 && entries.length === 2);
  expect(JSON.stringify(seen)).not.toContain('Never was');
  // The log goes on from what was restored, and both servers agree on it.
  await halls[1].as(owner.token ?? '').send(id, { type: 'EditPlayer', player: 'p2', name: 'Goes on' });
  await until(() => seen.every(({ view }) => view.version === 3));
  for (const line of lines) line.close();
  await Promise.all(halls.map((hall) => hall.close()));
});
