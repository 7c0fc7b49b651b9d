import { afterAll, beforeAll, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { audit, type Command, emptyState, submit } from '../../src/engine/index.ts';
import { hashOf } from '../../src/kit/index.ts';
import { type DeskTournament, nothingSeen, type TournamentFile, withUpdate } from '../../src/protocol/wire-views.ts';
import { newDatabase } from '../database.ts';
import { until } from '../until.ts';
import { content } from '../wire.ts';
import { folderFor, names, type Person } from './hall.fixture.ts';
import { playOut } from './playing.fixture.ts';
import { type ServerProcess, startProcess } from './process.fixture.ts';

/** One process on SQLite, and two on one PostgreSQL. */
let folder: Awaited<ReturnType<typeof folderFor>>;
let alone: ServerProcess;
let pair: readonly [ServerProcess, ServerProcess];
beforeAll(async () => {
  folder = await folderFor();
  const db = await newDatabase();
  [alone, ...pair] = await Promise.all([
    startProcess(`sqlite:${folder.path('both.db')}`),
    startProcess(db),
    startProcess(db),
  ]);
});
afterAll(async () => {
  await Promise.all([alone, ...(pair ?? [])].map((server) => server?.stop()));
  await folder.remove();
});

/** The beginning of a tournament whose every draw is settled by its secret: the same wherever it is played. */
function beginning(format: string, players: number, config: Record<string, unknown>): TournamentFile {
  let state = emptyState;
  const add = (command: Command) => {
    const at = state.log.length + 1;
    const decided = submit(formats, state, { commandId: `begin-${at}`, at, by: 'owner', command });
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.state;
  };
  const id = `both-${format}`;
  add({ type: 'CreateTournament', id, name: `Both ${format}`, format, config, secret: hashOf(format) });
  add({ type: 'AddPlayers', players: names(players) });
  add({ type: 'Start' });
  return { tiltyard: 1, entries: state.log.slice() };
}

/** As several roles at once; where there are two processes, each role is at home on one of them. */
async function played(id: string, here: ServerProcess, there: ServerProcess): Promise<DeskTournament> {
  const { owner } = here;
  const at = (person: Person, server: ServerProcess) => server.as(person.token ?? '');
  const desk = at(await owner.link(id, 'desk', 'main'), there);
  const first = at(await owner.link(id, 'scorekeeper', 'a'), here);
  const second = at(await owner.link(id, 'scorekeeper', 'b'), there);
  const view = await playOut({ desk, entering: [first, second, owner] }, id);
  const { entries } = await owner.client.entries(id);
  expect(audit(formats, entries).differences).toEqual([]);
  const entered = new Set(entries.filter(({ command }) => command.type === 'RecordOutcome').map(({ by }) => by));
  expect(entered).toEqual(new Set(['scorekeeper a', 'scorekeeper b', 'owner']));
  expect(new Set(entries.map(({ by }) => by))).toContain('desk main');
  return view;
}

/** The head names the log, in which every entry has its time, and so has every result. */
const withoutHead = ({ head: _, ...view }: DeskTournament): unknown =>
  JSON.parse(JSON.stringify(view), (key, value: unknown) =>
    key === 'completedAt' || key === 'at' ? undefined : value,
  );

test.each([
  ['groups', 9, { groupSize: 3, base: 600_000 }],
  ['strikes', 12, { plans: 5 }],
  ['swiss', 9, { topCut: 4 }],
  ['hybrid', 7, {}],
])(
  '%s, played on SQLite and by two processes on PostgreSQL, ends in the same state',
  async (format, players, config) => {
    const file = beginning(format, players, config);
    const [one, other] = pair;
    const { id } = await alone.owner.client.importFile(file);
    await one.owner.client.importFile(file);
    const onSqlite = await played(id, alone, alone);
    // A viewer on one process sees what is entered on the other, too.
    let seen = nothingSeen;
    const line = other.stranger.client.live(id, {
      onView: (view) => {
        seen = view;
      },
    });
    const onPostgres = await played(id, one, other);
    expect(onSqlite.status).toBe('finished');
    expect(onSqlite.winners.length).toBeGreaterThan(0);
    const { draft: _, ...forStrangers } = await alone.stranger.client.tournament(id);
    expect(onSqlite).toMatchObject(forStrangers);
    expect(withoutHead(onPostgres)).toEqual(withoutHead(onSqlite));
    await until(() => seen.version === onPostgres.version);
    expect(content(seen)).toEqual(content(withUpdate(nothingSeen, await one.stranger.client.slices(id))));
    line.close();
    expect(await other.owner.client.entries(id)).toEqual(await one.owner.client.entries(id));
    expect(await other.stranger.client.tournament(id)).toEqual(await one.stranger.client.tournament(id));
    expect(withoutHead(await one.stranger.client.tournament(id))).toEqual(
      withoutHead(await alone.stranger.client.tournament(id)),
    );
  },
);
