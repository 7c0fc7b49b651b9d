import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { nothingSeen, type PublicView } from '../../src/protocol/wire-views.ts';
import { openStore } from '../../src/store/index.ts';
import { newDatabase } from '../database.ts';
import { until } from '../until.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';

let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
});
afterAll(async () => {
  await folder.remove();
});

test('a backup that is restored under running servers tells every reader to begin anew', async () => {
  const db = await newDatabase();
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

test('[DK-16] a link revoked at one process ends what is read by it at the other, at once', async () => {
  const db = await newDatabase();
  const [one, other] = [await openHall({ db }), await openHall({ db })];
  const id = await one.owner.create('Revoked', 'groups');
  const desk = await one.owner.link(id, 'desk', 'out');
  const seen = { entries: 0, gone: false };
  // The next heartbeat of the stream would notice it, too: there is none.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const line = other.as(assertDefined(desk.token, 'token')).client.live(id, {
    as: 'desk',
    onEntries: ({ entries }) => {
      seen.entries += entries.length;
    },
    onGone: () => {
      seen.gone = true;
    },
  });
  await until(() => seen.entries > 0);
  const { links } = await one.owner.client.links(id);
  await one.owner.client.revokeLink(id, assertDefined(links.at(-1), 'link').id);
  await until(() => seen.gone);
  line.close();
  vi.useRealTimers();
  await Promise.all([one.close(), other.close()]);
});
