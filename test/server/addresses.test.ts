import { expect, test } from 'vitest';
import { openHall } from './hall.fixture.ts';

test('[DK-11] [DK-16] the addresses of the machine are told to owner and desk, and to nobody else', async () => {
  const hall = await openHall({ publicUrl: 'http://hall.example:8080' });
  try {
    const id = await hall.owner.create('Spring Cup', 'groups');
    const desk = await hall.owner.link(id, 'desk');
    const scorekeeper = await hall.owner.link(id, 'scorekeeper');
    const port = Number(new URL(hall.server.url).port);
    const told = { onlyHere: true, port, publicUrl: 'http://hall.example:8080', addresses: [] };
    expect(await hall.owner.client.addresses(id)).toEqual(told);
    expect(await desk.client.addresses(id)).toEqual(told);
    expect(await scorekeeper.problem(scorekeeper.client.addresses(id))).toBe('403 not-allowed');
    expect(await hall.stranger.problem(hall.stranger.client.addresses(id))).toBe('401 not-signed-in');
  } finally {
    await hall.close();
  }
});

test('[DK-11] a server on all addresses tells those of its networks, never one of the machine itself', async () => {
  const hall = await openHall({ host: '0.0.0.0' });
  try {
    const { onlyHere, addresses, port } = await hall.owner.client.addresses(await hall.owner.create('Cup', 'groups'));
    expect(onlyHere).toBe(false);
    for (const { url } of addresses) {
      expect(url).not.toMatch(/localhost|127\.|::1/);
      expect(new URL(url).port).toBe(String(port));
    }
  } finally {
    await hall.close();
  }
});
