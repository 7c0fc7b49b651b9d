import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn } from '../src/server/operations/backup-names.ts';
import { names, type Person } from '../test/server/hall.fixture.ts';
import { hostileReceiver, hostilities } from '../test/server/hostile.fixture.ts';
import { openGames, outcomeOf } from '../test/server/playing.fixture.ts';
import { startProcess } from '../test/server/process.fixture.ts';
import { receiver } from '../test/server/receiver.fixture.ts';
import { clockJumpingBy } from '../test/server/rough.fixture.ts';
import type { Row } from './chaos.ts';

// What the world around a server does to it: those who receive its webhooks, and the machine's clock.

const WITHIN = 60_000;

/** Whether it came to be in time. */
async function comes(condition: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + WITHIN; performance.now() < end; ) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Eight results of a new tournament that these receivers are to be told of; the versions they were stored as. */
export async function eightResults(owner: Person, receivers: readonly { readonly url: string }[]): Promise<number[]> {
  const id = await owner.create('Webhooks', 'groups', { groupSize: 8, base: 600_000 });
  for (const { url } of receivers) await owner.client.addWebhook(id, { url, topics: ['outcome.recorded'] });
  await owner.send(id, { type: 'AddPlayers', players: names(8) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  const versions: number[] = [];
  for (const open of openGames(await owner.client.tournament(id)).slice(0, 8)) {
    const command = { type: 'RecordOutcome', place: open.place, outcome: outcomeOf('groups', open) } as const;
    versions.push((await owner.send(id, command)).version);
  }
  return versions;
}

/** Receivers of every hostile kind and one good one: each is tried, the good one is told everything, and the server ends well. */
export async function hostileReceivers(folder: string, quiet: Record<string, string>): Promise<Row[]> {
  const server = await startProcess(`sqlite:${join(folder, 'hostile.db')}`, quiet);
  const { owner } = server;
  const [good, ...hostile] = [await receiver(), ...(await Promise.all(hostilities.map(hostileReceiver)))];
  const versions = await eightResults(owner, [...hostile, good]);
  const missing = () => versions.filter((version) => !good.told.some((one) => one.version === version)).length;
  await comes(() => missing() === 0 && hostile.every(({ requests }) => requests > 0));
  const tried = hostile.filter(({ requests }) => requests > 0).length;
  const survived = server.lives() && (await server.stop()) === 0 ? tried : 0;
  for (const one of [good, ...hostile]) one.close();
  return [
    {
      what: `hostile webhook receivers (${hostilities.join(', ')})`,
      tried: hostilities.length,
      survived,
      back: '',
      acknowledged: versions.length,
      lost: missing(),
      doubled: good.ids.length - new Set(good.ids).size,
    },
  ];
}

const YEAR = 365 * 24 * 3_600_000;
const KEPT = 3;

/**
 * A backup every second while the clock jumps by a year, ahead and back: the newest is always there and named, and no older
 * one is kept in its place. Lost: backups that were thrown away though newer than one that was kept.
 */
export async function backupsAcrossJumps(folder: string, quiet: Record<string, string>, times: number): Promise<Row[]> {
  const backupTo = join(folder, 'jumps-backups');
  const server = await startProcess(`sqlite:${join(folder, 'jumps.db')}`, {
    ...quiet,
    ...clockJumpingBy(YEAR),
    TILTYARD_BACKUP_EVERY: '1s',
    TILTYARD_BACKUP_KEEP: String(KEPT),
    TILTYARD_BACKUP_TO: backupTo,
  });
  await server.owner.create('Kept', 'groups');
  let [survived, newest, lost] = [0, 0, 0];
  for (let time = 0; time < times; time++) {
    const made = await comes(async () => ((await backupsIn(backupTo)).at(-1)?.sequence ?? 0) > newest);
    const sequences = (await backupsIn(backupTo)).map(({ sequence }) => sequence);
    newest = sequences.at(-1) ?? newest;
    const oldest = sequences[0] ?? newest;
    lost += newest - oldest + 1 - sequences.length;
    const { last } = await server.owner.client.backups();
    // The next one may have been made between the two looks; a name that was told must be that of a file.
    const named = last === undefined || (await readdir(backupTo)).includes(last.file);
    if (made && named && sequences.length <= KEPT + 1) survived += 1;
  }
  await server.stop();
  return [
    {
      what: 'clock jumps by a year across backups',
      tried: times,
      survived,
      back: '',
      acknowledged: newest,
      lost,
      doubled: 0,
    },
  ];
}
