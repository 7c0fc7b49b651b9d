import { expect, test } from 'vitest';
import { until } from '../../../test/until.ts';
import { formats } from '../../engine/formats/index.ts';
import { emptyState, submit } from '../../engine/index.ts';
import { openStore } from '../../store/index.ts';
import { attachmentsFor } from '../attachments.ts';
import { Tournaments } from '../live/tournaments.ts';
import { DeadlineWatch } from './deadlines.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const due = Date.UTC(2026, 10, 17);

test('[GR-2] a press that was made in time has 300 ms to arrive before anyone loses on time', async () => {
  let time = due + 299;
  const now = () => time;
  const store = await openStore('memory:');
  const tournaments = new Tournaments({ formats, store, attachmentsFor: attachmentsFor(formats, store, now), now });
  const command = { type: 'CreateTournament', id: 'T', name: 'Cup', format: 'groups', config: {} } as const;
  const made = submit(formats, emptyState, {
    commandId: 'c',
    at: due,
    by: 'desk',
    command: { ...command, secret: 'ab'.repeat(32) },
  });
  if (!made.ok) throw new Error(made.error.code);
  const deadline = (key: string, dueAt: number) =>
    ({ change: 'set', kind: 'of a test', key, dueAt, payload: null }) as const;
  await store.events.append('T', 0, [made.value.entry], {
    about: { name: 'Cup', format: 'groups', listed: true },
    deadlines: [deadline('now', due), deadline('before', due - 1)],
  });
  const waiting = async () => (await store.deadlines.of('T')).map(({ key }) => key);
  const watch = new DeadlineWatch(store, tournaments, now, silent);
  await until(async () => !(await waiting()).includes('before'));
  expect(await waiting()).toEqual(['now']);
  time = due + 300;
  await until(async () => (await waiting()).length === 0);
  await watch.close();
  await tournaments.close();
  await store.close();
});
