import pg from 'pg';
import { startPostgres } from '../../src/store/postgres.fixture.ts';
import { numbersGiven, table } from '../report.ts';
import { checkStored, measured, post, published, resultAt, type Started, startServer } from './load.ts';

/**
 * Results through HTTP, stored durably on PostgreSQL, by one, two and three processes: thirty writers at one tournament,
 * and at ten. Beside it, thirty lines to the database that insert as many bytes and commit. Every entry is read back and
 * audited. Load, servers and database share this machine's cores.
 *
 *   npx tsx bench/server/postgres.ts [results per writer] [processes …]
 */

const WRITERS = 30;
const [each = 20, ...counts] = numbersGiven([20, 1, 2, 3]);
const postgres = await startPostgres(true);
const rows: (string | number)[][] = [];

async function insertsAlone(): Promise<number> {
  const connectionString = await postgres.newDatabase();
  const pool = new pg.Pool({ connectionString, max: WRITERS });
  await pool.query('create table lines (id bigserial primary key, line text not null)');
  const line = resultAt(1).padEnd(700);
  const { perSecond } = await measured(WRITERS, each, [], async () => {
    await pool.query('insert into lines (line) values ($1)', [line]);
  });
  await pool.end();
  return perSecond;
}

const alone = await insertsAlone();
for (const processes of counts) {
  for (const tournaments of [1, 10]) {
    const url = await postgres.newDatabase();
    const servers: Started[] = [];
    // The first makes the tables; all are shown the same owner's link.
    for (let one = 0; one < processes; one++) {
      servers.push(await startServer(url, { TILTYARD_OWNER_TOKEN: 'o_benchbenchbenchbench' }));
    }
    const [first] = servers;
    if (!first) throw new Error('No server was asked for.');
    const at = Math.ceil((WRITERS * each) / tournaments);
    const ids: string[] = [];
    for (let one = 0; one < tournaments; one++) ids.push(await published(first.client, at));
    const next = ids.map(() => 0);
    const sent = await measured(WRITERS, each, servers, async (writer) => {
      const mine = writer % tournaments;
      const match = (next[mine] ?? 0) + 1;
      next[mine] = match;
      const server = servers[writer % processes] ?? first;
      await post(`${server.url}/api/tournaments/${ids[mine]}/commands`, server.token, resultAt(match));
    });
    for (const [one, id] of ids.entries()) await checkStored(first.client, id, next[one] ?? 0);
    rows.push([
      processes,
      tournaments,
      Math.round(sent.perSecond),
      `${sent.median.toFixed(1)} ms`,
      `${Math.round(sent.busy)} µs`,
      (sent.perSecond / alone).toFixed(2),
    ]);
    for (const server of servers) await server.stop();
  }
}
console.log(
  table(
    [
      'processes',
      'tournaments',
      'stored a second',
      'median of an answer',
      'processor time of an answer',
      `of plain inserts (${Math.round(alone)} a second)`,
    ],
    rows,
  ),
);
await postgres.stop();
process.exit(0);
