import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { type Entry, nothingSeen, type PublicView, withUpdate } from '../../src/protocol/wire-views.ts';
import { until } from '../until.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';
import { openGames, outcomeOf, playOut } from './playing.fixture.ts';
import { readerOf } from './reader.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

async function started(owner: Person, settings = {}): Promise<string> {
  const id = await owner.create('Live Cup', 'groups', { groupSize: 3, base: 600_000 }, settings);
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  return id;
}

/** What a reader of the stream is shown. */
function follow(person: Person, id: string, from: PublicView = nothingSeen) {
  const seen = { view: from, views: [] as PublicView[], reloads: 0, gone: false };
  const line = person.client.live(id, {
    from,
    onView: (view) => {
      seen.views.push(view);
      seen.view = view;
    },
    onReload: () => {
      seen.reloads += 1;
    },
    onGone: () => {
      seen.gone = true;
    },
  });
  return { seen, line };
}

const slicesOf = async (person: Person, id: string): Promise<PublicView> =>
  withUpdate(nothingSeen, await person.client.slices(id));

interface Received {
  readonly id: string;
  readonly data: { readonly topic: string; readonly version: number; readonly head: string };
}

/** The first event with an id, as it is written in the stream. */
async function firstEvent(person: Person, path: string, headers: Record<string, string> = {}): Promise<Received> {
  const event = /^id: (.*)\nevent: \w+\ndata: (.*)\n\n/m;
  const reading = readerOf(await person.raw(path, { headers }));
  const [, id = '', data = ''] = event.exec(await reading.until((text) => event.test(text))) ?? [];
  await reading.close();
  return { id, data: JSON.parse(data) };
}

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
    for (const one of [assertDefined(game, 'game'), ...others.slice(0, 1)]) {
      await hall.owner.send(id, { type: 'RecordOutcome', place: one.place, outcome: outcomeOf('groups', one) });
    }
    const { seen, line } = follow(hall.stranger, id, before);
    await until(() => seen.views.length > 0);
    expect(seen.view.slices.players, 'not sent again').toBe(before.slices.players);
    expect(seen.view).toEqual(await slicesOf(hall.stranger, id));
    expect(seen.reloads).toBe(0);
    line.close();
  });

  test.each(['desk', 'public'] as const)(
    '[DK-22] a browser’s own EventSource resumes as %s: an id is what Last-Event-ID sends back',
    async (as) => {
      const id = await started(hall.owner);
      const path = `/api/tournaments/${id}/live?as=${as}`;
      const first = await firstEvent(hall.owner, path);
      expect(first).toMatchObject({
        id: `${id}/${as}@3.${first.data.head}`,
        data: { topic: `${id}/${as}`, version: 3 },
      });
      await hall.owner.send(id, { type: 'EditPlayer', player: 'p1', name: 'Renamed' });
      const resumed = { 'last-event-id': first.id };
      const next = await firstEvent(hall.owner, path, resumed);
      expect(next.data).toMatchObject({ version: 4 });
      expect(JSON.stringify(next).length).toBeLessThan(JSON.stringify(first).length);
      // The same by the address, for a first connection, and on a stream of many topics.
      expect(await firstEvent(hall.owner, `${path}&after=3.${first.data.head}`)).toEqual(next);
      expect(await firstEvent(hall.owner, `${path}&after=3`)).toEqual(next);
      expect(await firstEvent(hall.owner, `/api/live?watch=${id}/${as}`, resumed)).toEqual(next);
      expect(await firstEvent(hall.owner, `/api/live?watch=${first.id}&watch=nothing/public`)).toEqual(next);
      // What was seen of another topic, or of another history, says nothing about this one.
      const anew = await firstEvent(hall.owner, path);
      expect(await firstEvent(hall.owner, path, { 'last-event-id': `other/${as}@3.${first.data.head}` })).toEqual(anew);
      expect(await firstEvent(hall.owner, path, { 'last-event-id': `${id}/${as}@3.OTHER-OTHER` })).toEqual(anew);
    },
  );

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
    await until(() => seen.views.length === 1);
    await hall.owner.send(id, { type: 'KeepApart', players: ['p1', 'p2'], apart: true });
    await hall.owner.send(id, { type: 'CheckIn', players: ['p1'], present: true });
    await hall.owner.send(id, { type: 'PairRound' });
    await hall.owner.send(id, { type: 'PublishRound', round: 1 });
    await until(() => seen.views.length > 1);
    expect(seen.views).toHaveLength(2);
    expect(seen.views[1]?.version).toBe(7);
    const { secret } = assertDefined((await hall.owner.client.entries(id)).entries[0], 'entry').command as {
      secret: string;
    };
    const text = JSON.stringify(seen.view);
    for (const hidden of [secret, '"draft"', 'KeepApart', 'keepApart', 'checkedIn', '"by"']) {
      expect(text).not.toContain(hidden);
    }
    line.close();
  });

  test('a tournament that goes private ends the public streams', async () => {
    const id = await started(hall.owner);
    const { seen } = follow(hall.stranger, id);
    await until(() => seen.views.length === 1);
    await hall.owner.send(id, { type: 'Configure', settings: { listed: false } });
    await until(() => seen.gone);
    expect(JSON.stringify(seen.views)).not.toContain('"version":4');
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
