import { expect, test } from 'vitest';
import { openHall } from './hall.fixture.ts';

test('[DK-14] [DK-16] the desk says what the wall shows, everybody may read it', async () => {
  const hall = await openHall();
  try {
    const id = await hall.owner.create('Spring Cup', 'groups');
    const desk = await hall.owner.link(id, 'desk');
    const scorekeeper = await hall.owner.link(id, 'scorekeeper');
    expect(await hall.stranger.client.wall(id)).toEqual({});
    await desk.client.showOnWall(id, { scene: 'standings', message: { text: 'Pizza', more: 'In the back room.' } });
    const shown = { scene: 'standings', message: { text: 'Pizza', more: 'In the back room.' } };
    expect(await hall.stranger.client.wall(id)).toEqual(shown);
    expect(await scorekeeper.problem(scorekeeper.client.showOnWall(id, {}))).toBe('403 not-allowed');
    expect(await hall.stranger.problem(hall.stranger.client.showOnWall(id, {}))).toBe('401 not-signed-in');
    expect(await desk.problem(desk.client.showOnWall(id, { message: { text: ' ' } }))).toBe('400 unreadable');
    const { version } = await hall.owner.client.tournament(id);
    await desk.client.showOnWall(id, {});
    expect(await hall.stranger.client.wall(id)).toEqual({});
    expect((await hall.owner.client.tournament(id)).version).toBe(version);
  } finally {
    await hall.close();
  }
});

test('[DK-14] [DK-16] the desk says when the next round begins, everybody may read it, and the log knows nothing of it', async () => {
  const hall = await openHall();
  try {
    const id = await hall.owner.create('Spring Cup', 'swiss');
    const desk = await hall.owner.link(id, 'desk');
    const { stranger } = hall;
    const { version } = await hall.owner.client.tournament(id);
    expect(await stranger.client.nextStart(id)).toEqual({});
    const next = { round: 2, at: 1_763_325_000_000 };
    await desk.client.setNextStart(id, { next });
    expect(await stranger.client.nextStart(id)).toEqual({ next });
    expect(await stranger.problem(stranger.client.setNextStart(id, {}))).toBe('401 not-signed-in');
    expect(await desk.problem(desk.client.setNextStart(id, { next: { ...next, round: 0 } }))).toBe('400 unreadable');
    await desk.client.setNextStart(id, {});
    expect(await stranger.client.nextStart(id)).toEqual({});
    expect((await hall.owner.client.tournament(id)).version).toBe(version);
  } finally {
    await hall.close();
  }
});
