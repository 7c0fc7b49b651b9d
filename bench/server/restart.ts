import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formats } from '../../src/engine/formats/index.ts';
import { type Entry, emptyState, submit } from '../../src/engine/index.ts';
import { hashOf } from '../../src/kit/index.ts';
import { openStore } from '../../src/store/index.ts';
import { grows, median, numbersGiven, table } from '../report.ts';
import { startCommand } from './command.ts';

/**
 * From the start of the process to the first answer, with more and more tournaments in the database (64 players, one
 * round played). Processor time and wall clock; the first answer is the whole of one tournament, read from the disk.
 * It is the command line's own server, built where there is a build.
 *
 *   npx tsx bench/server/restart.ts [tournaments …]
 */

const counts = numbersGiven([1, 10, 100, 1_000]);
const TIMES = 3;
const folder = mkdtempSync(join(tmpdir(), 'tiltyard-bench-'));

function played(): Entry[] {
  let state = emptyState;
  const send = (command: Entry['command']): void => {
    const answer = submit(formats, state, {
      commandId: `c${state.log.length}`,
      at: state.log.length,
      by: 'bench',
      command,
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  send({ type: 'CreateTournament', id: 'b', name: 'Bench', format: 'swiss', config: {}, secret: hashOf('restart') });
  send({ type: 'AddPlayers', players: Array.from({ length: 64 }, (_, at) => ({ name: `Player number ${at}` })) });
  for (const type of ['Start', 'PairRound'] as const) send({ type });
  send({ type: 'PublishRound', round: 1 });
  for (const { match } of state.facts.rounds[0]?.tables ?? []) {
    const place = { round: 1, edition: 1, match, game: 1 };
    send({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [5000, 3000] } });
  }
  return [...state.log.slice()];
}

const entries = played();
const rows: (string | number)[][] = [];
const points: [number, number][] = [];
for (const count of counts) {
  const url = `sqlite:${join(folder, `${count}.db`)}`;
  const store = await openStore(url);
  for (let one = 0; one < count; one++) {
    await store.events.append(`t${one}`, 0, entries, { about: { name: `Bench ${one}`, format: 'swiss' } });
  }
  await store.close();
  const waits: number[] = [];
  const busy: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    const server = await startCommand(url, `/api/tournaments/t${count - 1}`);
    waits.push(performance.now() - began);
    busy.push(server.busy());
    await server.stop();
  }
  points.push([count, median(busy)]);
  rows.push([count, count * entries.length, `${Math.round(median(waits))} ms`, `${Math.round(median(busy))} ms`]);
}
console.log(table(['tournaments', 'entries', 'start to first answer', 'processor time'], rows));
grows('The processor time', points);
rmSync(folder, { recursive: true, force: true });
process.exit(0);
