import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../src/engine/index.ts';
import { folderFor, type Hall, names, openHall } from './hall.fixture.ts';
import { playOut } from './playing.fixture.ts';

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  folder = await folderFor();
  hall = await openHall({ db: `sqlite:${folder.path('play.db')}` });
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

describe('a whole tournament over HTTP, as several roles at once', () => {
  test.each([
    ['groups', 9, { groupSize: 3, base: 600_000 }],
    ['strikes', 12, { plans: 5 }],
    ['swiss', 8, {}],
    ['hybrid', 6, {}],
  ])('%s with %i players', async (format, players, config) => {
    const { owner, stranger } = hall;
    const id = await owner.create(`Cup of ${format}`, format, config);
    const desk = await owner.link(id, 'desk', 'main');
    const scorekeepers = [await owner.link(id, 'scorekeeper', 'a'), await owner.link(id, 'scorekeeper', 'b')];
    await desk.send(id, { type: 'AddPlayers', players: names(players) });
    await desk.send(id, { type: 'Start' });
    const view = await playOut({ desk, entering: [...scorekeepers, desk] }, id);

    expect(view.status).toBe('finished');
    expect(view.winners.length).toBeGreaterThan(0);
    const { draft: _, ...public_ } = await stranger.client.tournament(id);
    expect(view).toMatchObject(public_);
    const { entries } = await owner.client.entries(id);
    expect(audit(entries).differences).toEqual([]);
    expect(new Set(entries.map(({ by }) => by))).toEqual(
      new Set(['owner', 'desk main', 'scorekeeper a', 'scorekeeper b']),
    );
  });
});
