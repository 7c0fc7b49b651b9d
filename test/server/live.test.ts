import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { certain } from '../../src/kit/index.ts';
import {
  type Entry,
  nothingSeen,
  type PublicView,
  type SliceUpdate,
  withUpdate,
} from '../../src/protocol/wire-views.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { openGames, outcomeOf, playOut } from './playing.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const until = (check: () => boolean | Promise<boolean>) => vi.waitUntil(check, { timeout: 20_000, interval: 5 });

async function started(owner: Person, settings = {}): Promise<string> {
  const id = await owner.create('Live Cup', 'groups', { groupSize: 3, base: 600_000 }, settings);
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  return id;
}

/** Everything a reader of the stream gets, put together. */
function follow(person: Person, id: string, from: PublicView = nothingSeen) {
  const seen = { view: from, updates: [] as SliceUpdate[], reloads: 0, gone: false };
  const line = person.client.live(id, {
    after: from.version,
    head: from.head,
    onSlices: (update) => {
      seen.updates.push(update);
      seen.view = withUpdate(seen.view, update);
    },
    onReload: () => {
      seen.reloads += 1;
      seen.view = nothingSeen;
    },
    onGone: () => {
      seen.gone = true;
    },
  });
  return { seen, line };
}

const slicesOf = async (person: Person, id: string): Promise<PublicView> =>
  withUpdate(nothingSeen, await person.client.slices(id));

describe('the live stream', () => {
  test('[DK-10] a viewer who watched everything has what a newcomer gets', async () => {
    const id = await started(hall.owner);
    const { seen, line } = follow(hall.stranger, id);
    const view = await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
    const fresh = await slicesOf(hall.stranger, id);
    await until(() => seen.view.version === fresh.version);
    expect(seen.view).toEqual(fresh);
    expect(view.version).toBe(fresh.version);
    line.close();
  });

  test('[DK-19] a reader that comes back gets only what is newer, and ends with the same view', async () => {
    const id = await started(hall.owner);
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    const before = await slicesOf(hall.stranger, id);
    const [game, ...others] = openGames(await hall.owner.client.tournament(id));
    for (const one of [certain(game, 'game'), ...others.slice(0, 1)]) {
      await hall.owner.send(id, { type: 'RecordOutcome', place: one.place, outcome: outcomeOf('groups', one) });
    }
    const { seen, line } = follow(hall.stranger, id, before);
    await until(() => seen.updates.length > 0);
    expect(seen.updates[0]?.slices.map(({ slice }) => slice)).not.toContain('players');
    expect(seen.view).toEqual(await slicesOf(hall.stranger, id));
    expect(seen.reloads).toBe(0);
    line.close();
  });

  test('ids are versions, so that a browser’s own Last-Event-ID works', async () => {
    const id = await started(hall.owner);
    const answer = await hall.stranger.raw(`/api/tournaments/${id}/live`, { headers: { 'last-event-id': '2' } });
    const reader = certain(answer.body, 'stream').getReader();
    let text = '';
    while (!text.includes('event: slices')) text += new TextDecoder().decode((await reader.read()).value);
    expect(text).toMatch(/event: resume\ndata: \{"version":2/);
    expect(text).toMatch(/id: 3\nevent: slices/);
    await reader.cancel();
  });

  test('[DK-16] the desk receives entries, others are turned away', async () => {
    const id = await started(hall.owner);
    const entries: Entry[] = [];
    const line = hall.owner.client.live(id, { as: 'desk', onEntries: (update) => entries.push(...update.entries) });
    await until(() => entries.length === 3);
    await hall.owner.send(id, { type: 'PairRound' });
    await until(() => entries.length === 4);
    expect(entries).toEqual((await hall.owner.client.entries(id)).entries);
    line.close();
    expect((await hall.stranger.raw(`/api/tournaments/${id}/live?as=desk`)).status).toBe(401);
  });

  test('a draft, a check-in or a keep-apart pair sends nothing to the public', async () => {
    const id = await started(hall.owner);
    const { seen, line } = follow(hall.stranger, id);
    await until(() => seen.updates.length === 1);
    await hall.owner.send(id, { type: 'KeepApart', players: ['p1', 'p2'], apart: true });
    await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true });
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    await until(() => seen.updates.length > 1);
    expect(seen.updates).toHaveLength(2);
    expect(seen.updates[1]?.version).toBe(7);
    const { secret } = certain((await hall.owner.client.entries(id)).entries[0], 'entry').command as { secret: string };
    const text = JSON.stringify(seen.updates);
    for (const hidden of [secret, '"draft"', 'KeepApart', 'keepApart', 'checkedIn', '"by"']) {
      expect(text).not.toContain(hidden);
    }
    line.close();
  });

  test('a tournament that goes private ends the public streams', async () => {
    const id = await started(hall.owner);
    const { seen } = follow(hall.stranger, id);
    await until(() => seen.updates.length === 1);
    await hall.owner.send(id, { type: 'Configure', settings: { listed: false } });
    await until(() => seen.gone);
    expect(JSON.stringify(seen.updates)).not.toContain('"version":4');
  });
});

describe('a restored backup', () => {
  test('tells clients that are ahead to reload, and those whose history is another one too', async () => {
    const folder = await folderFor();
    const db = `sqlite:${folder.path('a.db')}`;
    let here = await openHall({ db });
    const id = await started(here.owner);
    const early = await slicesOf(here.stranger, id);
    await here.close();
    const backup = folder.path('a.backup.db');
    const { openStore } = await import('../../src/store/index.ts');
    const store = await openStore(db);
    await store.backup(backup);
    await store.close();

    here = await openHall({ db });
    await here.owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Before' });
    const ahead = await slicesOf(here.stranger, id);
    await here.close();
    const again = await openStore(db);
    await again.restore(backup, { replace: true });
    await again.close();

    here = await openHall({ db });
    const behind = follow(here.stranger, id, ahead);
    await until(() => behind.seen.reloads === 1 && behind.seen.view.version === early.version);
    expect(behind.seen.view).toEqual(early);
    behind.line.close();

    // The log has grown past the reader again, with another history.
    await here.owner.send(id, { type: 'EditPlayer', player: 'p2', name: 'After' });
    await here.owner.send(id, { type: 'EditPlayer', player: 'p3', name: 'Later' });
    const other = follow(here.stranger, id, ahead);
    await until(() => other.seen.reloads === 1 && other.seen.view.version === early.version + 2);
    expect(other.seen.view).toEqual(await slicesOf(here.stranger, id));
    other.line.close();
    await here.close();
    await folder.remove();
  });
});
