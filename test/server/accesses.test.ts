import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import type { AccessList } from '../../src/protocol/wire-accesses.ts';
import { type Hall, openHall } from './hall.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall({ shared: true });
  await hall.owner.client.post('/api/accounts', { name: 'ada', password: 'correct horse battery' });
});
afterAll(() => hall.close());
/** What is counted by the minute is tried in one and the same, however long that takes. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const seen = ({ accesses }: AccessList) => accesses.map(({ kind, what }) => `${kind}: ${what}`);
/** Nobody waits for it to be written down. */
const soon = (look: () => Promise<AccessList>, expected: readonly string[]) =>
  expect.poll(async () => seen(await look())).toEqual(expected);

test('[DK-16] the owner sees who opened which link and took files away, from where; nobody else does', async () => {
  const id = await hall.owner.create('Watched', 'groups', {}, { listed: true });
  const other = await hall.owner.create('Another', 'groups', {}, { listed: true });
  const desk = await hall.owner.link(id, 'desk', 'tables 1 to 20');
  await hall.stranger.raw(`/enter/${desk.token}`, { headers: { 'user-agent': 'Tablet' } });
  await soon(() => hall.owner.client.accesses(id), ['link-opened: desk tables 1 to 20']);
  // Again from the same place in the same minute: once is enough.
  await hall.stranger.raw(`/enter/${desk.token}`);
  await desk.client.exported(id, 'standings.csv');
  await hall.stranger.client.exported(id, 'standings.csv');
  await soon(
    () => hall.owner.client.accesses(id),
    ['exported: standings.csv, desk tables 1 to 20', 'link-opened: desk tables 1 to 20'],
  );
  const { accesses, days } = await hall.owner.client.accesses(id);
  expect(days).toBe(90);
  expect(accesses[1]).toMatchObject({ address: '127.0.0.1', about: 'Tablet' });
  expect(seen(await hall.owner.client.accesses(other))).toEqual([]);
  expect(await desk.problem(desk.client.accesses(id))).toBe('403 not-allowed');
});

test('[DK-16] what came in one millisecond is listed in the order in which it came, the newest first', async () => {
  const id = await hall.owner.create('Busy', 'groups', {}, { listed: true });
  const { token } = await hall.owner.link(id, 'desk');
  const desk = hall.as(assertDefined(token, 'the link'));
  const taken = ['standings.csv', 'pairings.csv', 'games.pgn', 'calendar.ics', 'report.trf', 'report-2026.trf'];
  for (const file of taken) await desk.raw(`/api/tournaments/${id}/export/${file}`);
  await soon(
    () => hall.owner.client.accesses(id),
    taken.toReversed().map((file) => `exported: ${file}, desk`),
  );
});

test('[DK-17] people see who signed in to their account and who tried to', async () => {
  const signIn = (password: string) =>
    hall.stranger.raw('/api/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ada', password }),
    });
  await signIn('wrong horse battery');
  await soon(() => hall.owner.client.ownAccesses(), ['sign-in-refused: ada']);
  const session = (await signIn('correct horse battery')).headers.get('set-cookie')?.split(';')[0]?.split('=')[1] ?? '';
  const own = () => hall.as(session).client.ownAccesses();
  await soon(own, ['signed-in: ada', 'sign-in-refused: ada']);
});

test('where nothing is to be kept, nothing is noted', async () => {
  const quiet = await openHall({ accessDays: 0 });
  const id = await quiet.owner.create('Quiet', 'groups');
  const desk = await quiet.owner.link(id, 'desk');
  await quiet.stranger.raw(`/enter/${desk.token}`);
  await quiet.owner.client.file(id);
  expect(await quiet.owner.client.accesses(id)).toEqual({ days: 0, accesses: [] });
  await quiet.close();
});
