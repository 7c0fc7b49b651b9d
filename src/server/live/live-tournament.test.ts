import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { type Command, emptyState, submit } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { openStore, type Store } from '../../store/index.ts';
import { type Host, LiveTournament } from './live-tournament.ts';

let store: Store;
let host: Host;
beforeEach(async () => {
  store = await openStore('memory:');
  host = { formats, store, attachmentsFor: async () => ({}), now: () => 1_000 };
  const about = { name: 'Cup', format: 'groups' };
  const command: Command = { type: 'CreateTournament', id: 't', ...about, config: {}, secret: 'a'.repeat(64) };
  const made = submit(formats, emptyState, { commandId: 'create', at: 1, by: 'owner', command });
  if (!made.ok) throw new Error(made.error.code);
  await store.events.append('t', 0, [made.value.entry], { about });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await store.close();
});

const opened = async () => assertDefined(await LiveTournament.open('t', host), 'tournament');

test('what another process has written is waited for, however long the database takes', async () => {
  const [here, there] = [await opened(), await opened()];
  await there.submit({ commandId: 'c', by: 'desk', command: { type: 'AddPlayers', players: [{ name: 'Ana' }] } });
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { texts } = store.events;
  vi.spyOn(store.events, 'texts').mockImplementation(async (...asked) => {
    await slow;
    return Reflect.apply(texts, store.events, asked);
  });
  const folded = here.waitForVersion(2).then(() => here.state.log.length);
  await vi.advanceTimersByTimeAsync(60_000);
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await folded).toBe(2);
});

test('a version that was restored away is not waited for', async () => {
  const here = await opened();
  const folded = here.waitForVersion(2).then(() => here.state.log.length);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await folded).toBe(1);
});
