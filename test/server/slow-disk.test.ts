import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DeliveryList } from '../../src/protocol/wire-webhooks.ts';
import { SlowDisk } from '../../src/store/slow-disk.fixture.ts';
import { until } from '../until.ts';
import { folderFor, names, openHall } from './hall.fixture.ts';

test('while the disk hangs, under results and under what is noted of webhooks, everybody else is answered', async () => {
  // However long it hangs here, no message is given up for lost and sent again.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = await folderFor();
  const disk = new SlowDisk();
  const hall = await openHall({ db: `sqlite:${folder.path('slow.db')}` }, disk);
  const messages: string[] = [];
  const receiver = createServer((request, answer) => {
    messages.push(String(request.headers['tiltyard-topic']));
    // What became of this message is the next thing to be written.
    disk.hang();
    answer.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const { owner, stranger } = hall;
    const id = await owner.create('Stick Cup', 'groups', { groupSize: 3, base: 600_000, autoAdvance: false });
    const { port } = receiver.address() as AddressInfo;
    await owner.client.post(`/api/tournaments/${id}/webhooks`, { url: `http://127.0.0.1:${port}/` });
    await owner.send(id, { type: 'AddPlayers', players: names(3) });
    await owner.send(id, { type: 'Start' });
    await until(() => messages.length === 1);

    const answered: string[] = [];
    const drawn = owner.send(id, { type: 'PairRound' }).then(() => answered.push('drawn'));
    const linked = owner.link(id, 'desk').then(() => answered.push('linked'));
    for (const path of ['/healthz', `/api/tournaments/${id}`, '/healthz', `/api/tournaments/${id}/slices`, '/healthz'])
      expect((await stranger.raw(path)).status, path).toBe(200);
    expect((await owner.raw(`/api/tournaments/${id}/webhooks`)).status).toBe(200);
    expect(answered).toEqual([]);

    disk.goOn();
    await Promise.all([drawn, linked]);
    const deliveries = () => owner.client.get<DeliveryList>(`/api/tournaments/${id}/deliveries`);
    await until(async () => (await deliveries()).deliveries[0]?.state === 'delivered');
    expect(messages).toEqual(['tournament.started']);
  } finally {
    disk.goOn();
    await hall.close();
    receiver.close();
    await folder.remove();
  }
});
