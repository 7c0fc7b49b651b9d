import { expect, test } from 'vitest';
import type { WireCommand, WireOutcome } from '../protocol/commands.ts';
import type { EntryUpdate, PublicView, WrittenFile } from '../protocol/wire-views.ts';
import { type FileSource, newCommandId, ProblemError, type TournamentPort } from './index.ts';

/** Somewhere that holds tournaments, and how the files that it offers are read. */
export interface PortUnderTest {
  readonly port: TournamentPort;
  readonly text: (file: FileSource) => Promise<string>;
}

const scores = (one: number, other: number) => ({ kind: 'scores', scores: [one, other] }) as unknown as WireOutcome;

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const TRF = ['Round,White,Black,Result', '1,Ana,Ben,1-0', '1,Cy,Dee,0-1', ''].join('\n');

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'accepted',
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) return String(error);
  const { status, code, detail } = error.problem;
  return `${status} ${code}: ${detail}`;
}

/** What whoever implements the pages' interface must do, wherever it keeps tournaments. */
export function tournamentPortContract(under: () => PortUnderTest): void {
  const at = () => under().port;
  const send = (id: string, command: WireCommand, commandId = newCommandId()) => at().send(id, { commandId, command });
  const begin = async (format: string, players: readonly string[], config = {}) => {
    const { id } = await at().create({ name: `${format} evening`, format, config });
    await send(id, { type: 'AddPlayers', players: players.map((name) => ({ name })) });
    return id;
  };
  const publish = async (id: string) => {
    await send(id, { type: 'PairRound' });
    const { rounds } = await at().tournament(id);
    await send(id, { type: 'PublishRound', round: rounds.length });
    return rounds.length;
  };
  const record = (id: string, round: number, match: number, outcome = scores(5, 3)) =>
    send(id, { type: 'RecordOutcome', place: { round, edition: 1, match, game: 1 }, outcome });
  const four = ['Ana', 'Ben', 'Cy', 'Dee'];

  test('a Swiss is played to its end', async () => {
    const id = await begin('swiss', four, { rounds: 2 });
    await send(id, { type: 'Start' });
    for (const round of [1, 2]) {
      await publish(id);
      for (const match of [1, 2]) await record(id, round, match);
      await send(id, { type: 'CloseRound', round });
    }
    const view = await at().tournament(id);
    expect(view.winners).toHaveLength(1);
    expect(view.standings).toHaveLength(4);
    const { tournaments } = await at().tournaments();
    expect(tournaments.find((row) => row.id === id)).toMatchObject({ status: 'finished', players: 4, role: 'owner' });
  });

  test('[DK-19] a command is applied once, and another under its id is refused', async () => {
    const id = await begin('swiss', four);
    const ready = { type: 'CheckIn', players: ['p1'], present: true } as const;
    const first = await send(id, ready, 'same-id');
    expect(await send(id, ready, 'same-id')).toEqual({ ...first, repeated: true });
    expect(await problemOf(send(id, { ...ready, players: ['p2'] }, 'same-id'))).toMatch(/^422 already-applied/);
  });

  test('what is refused is refused alike', async () => {
    const id = await begin('swiss', ['Ana']);
    expect(await problemOf(send(id, { type: 'Start' }))).toMatch(/^422 too-few-players: \S/);
    expect(await problemOf(send(id, { type: 'CloseRound', round: 7 }))).toMatch(/^422 \S+: \S/);
    expect(await problemOf(send(id, { type: 'Wish' } as unknown as WireCommand))).toMatch(/^400 unreadable/);
    expect(await problemOf(at().me('nothere1'))).toMatch(/^404 no-such-tournament/);
    expect(await problemOf(at().create({ name: 'X', format: 'whist', config: {} }))).toMatch(/^422 unknown-format/);
    expect(await problemOf(send(id, { type: 'DescribeEvent', timeZone: 'Mars/Olympus' }))).toMatch(/^422 bad-event/);
    const late = at().send(id, {
      commandId: newCommandId(),
      command: { type: 'Undo', version: 2 },
      expectedVersion: 1,
    });
    expect(await problemOf(late)).toMatch(/^409 version-moved/);
  });

  test('a request to create that is repeated finds what the first one made', async () => {
    const commandId = newCommandId();
    const asked = { name: 'Once', format: 'knockout', config: {}, commandId };
    const first = await at().create(asked);
    expect(await at().create(asked)).toEqual(first);
    expect(await problemOf(at().create({ ...asked, name: 'Twice' }))).toMatch(/^422 already-applied/);
  });

  test('[DK-16] desks read the log without its secret, everyone else the view', async () => {
    const id = await begin('knockout', four);
    const updates: EntryUpdate[] = [];
    const views: PublicView[] = [];
    const lines = [
      at().live(id, { as: 'desk', onEntries: (update) => updates.push(update) }),
      at().live(id, { onView: (view) => views.push(view) }),
    ];
    await expect.poll(() => updates.length && views.length).toBeGreaterThan(0);
    await send(id, { type: 'AddPlayers', players: [{ name: 'Eli' }] });
    await expect.poll(() => updates.flatMap(({ entries }) => entries).length).toBe(3);
    await expect.poll(() => views.at(-1)?.version).toBe(3);
    for (const line of lines) line.close();
    expect(JSON.stringify(updates)).toMatch(/"secret":"sha256:/);
    const { entries, version, head } = await at().entries(id, 1);
    expect(entries).toHaveLength(2);
    expect({ version, head }).toMatchObject({ version: 3, head: updates.at(-1)?.head });
    expect((await at().me(id)).role).toBe('owner');
  });

  test('whoever follows a tournament hears that it is gone', async () => {
    const id = await begin('swiss', four);
    let isGone = false;
    let isHere = false;
    const line = at().live(id, {
      as: 'desk',
      onEntries: () => {
        isHere = true;
      },
      onGone: () => {
        isGone = true;
      },
    });
    await expect.poll(() => isHere).toBe(true);
    expect(await problemOf(at().remove(id, 'another name'))).toMatch(/^422 not-confirmed/);
    await at().remove(id, 'swiss evening');
    await expect.poll(() => isGone).toBe(true);
    line.close();
    expect(await problemOf(at().tournament(id))).toMatch(/^404/);
  });

  test('formats, settings and plans', async () => {
    const formats = await at().formats();
    expect(formats.map(({ name }) => name)).toContain('swiss');
    expect((await at().settings('swiss', {})).config).toHaveProperty('target');
    expect(await at().plan('swiss', 8)).toMatchObject({ rounds: 3 });
    expect(await problemOf(at().plan('swiss', 1))).toMatch(/^422 too-few-players/);
  });

  test('[DK-7] a correction is previewed, and a draw can be run again', async () => {
    const id = await begin('swiss', four, { rounds: 3 });
    await send(id, { type: 'Start' });
    await publish(id);
    for (const match of [1, 2]) await record(id, 1, match);
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    const { version, ...preview } = await at().preview(id, place, scores(3, 5));
    expect(version).toBe((await at().tournament(id)).version);
    expect(preview.keep).toBeDefined();
    expect(await at().draw(id, 1)).toBeDefined();
    expect(await problemOf(at().draw(id, 2))).toMatch(/^404/);
  });

  test('[DK-29] a forecast is worked out beside', async () => {
    const id = await begin('knockout', four);
    await send(id, { type: 'Start' });
    expect(await at().forecast(id)).toMatchObject({ pending: true, figures: null });
    await expect.poll(async () => (await at().forecast(id)).figures?.players.length).toBe(4);
  });

  test('[DK-18] files are written, and the tournament file opens elsewhere', async () => {
    const id = await begin('swiss', four, { rounds: 2 });
    await send(id, { type: 'Start' });
    await publish(id);
    for (const match of [1, 2]) await record(id, 1, match);
    await at().setContact(id, 'desk@example.org');
    const read = async (name: Parameters<TournamentPort['download']>[1]) => under().text(at().download(id, name));
    expect(await read('standings.csv')).toContain('Ana');
    expect(await read('pairings.csv')).toContain('Ben');
    expect(await read('calendar.ics')).toContain('BEGIN:VCALENDAR');
    expect(await under().text(at().playerDownload(id, 'p1'))).toContain('"Ana"');
    const file = JSON.parse(await read('tournament.json')) as WrittenFile;
    expect(file).toMatchObject({ tiltyard: 1, contact: 'desk@example.org' });
    expect(await problemOf(at().importFile(file))).toMatch(/^409 id-in-use/);
    const { version } = await at().entries(id);
    await at().remove(id, 'swiss evening');
    expect(await at().importFile(file)).toMatchObject({ id, version });
    expect(await at().contact(id)).toEqual({ contact: 'desk@example.org' });
    await at().remove(id, 'swiss evening');
    const [first, ...rest] = file.entries;
    const forged = { ...file, entries: [first, { ...rest[0], by: 'someone else' }, ...rest.slice(1)] };
    expect(await problemOf(at().importFile(forged as WrittenFile))).toMatch(/^422 bad-file/);
  });

  test('[DK-18] an event of another program is taken over', async () => {
    const { id } = await at().takeOver({ text: TRF, name: 'From elsewhere', config: { rounds: 3 } });
    const view = await at().tournament(id);
    expect(view.players.map(({ name }) => name).toSorted()).toEqual(four);
    expect(view.rounds[0]?.matches).toHaveLength(2);
    expect(await problemOf(at().takeOver({ text: 'no such thing' }))).toMatch(/^422 not-taken-over/);
  });

  test('[DK-32] the same players and settings again', async () => {
    const id = await begin('swiss', four);
    await at().setContact(id, 'desk@example.org');
    const again = await at().again(id, 'Next month');
    const view = await at().tournament(again.id);
    expect(view).toMatchObject({ name: 'Next month', status: 'registering' });
    expect(view.players).toHaveLength(4);
    expect(await at().contact(again.id)).toEqual({ contact: 'desk@example.org' });
  });

  test('[DK-14] [DK-24] what is stored beside the log', async () => {
    const id = await begin('swiss', four);
    await at().setContact(id, 'Ana’s \n number', 'p1');
    expect(await at().contact(id, 'p1')).toEqual({ contact: 'Ana’s number' });
    expect(await at().contact(id)).toEqual({ contact: '' });
    expect(await problemOf(at().setContact(id, 'x', 'p9'))).toMatch(/^404/);
    expect(await at().nextStart(id)).toEqual({});
    await at().setNextStart(id, { next: { round: 1, at: 5_000 } });
    expect(await at().nextStart(id)).toEqual({ next: { round: 1, at: 5_000 } });
    await at().showOnWall(id, { message: { text: 'Pizza!' } });
    expect(await at().wall(id)).toEqual({ message: { text: 'Pizza!' } });
    expect(await problemOf(at().setImage(id, 'bm90IGEgcGljdHVyZQ=='))).toMatch(/^422 bad-image/);
    await at().setImage(id, PIXEL);
    expect(await at().image(id)).toBeDefined();
    await at().removeImage(id);
  });

  test('[DK-31] a person is erased', async () => {
    const id = await begin('swiss', four);
    await at().setContact(id, 'ana@example.org', 'p1');
    expect(await problemOf(at().erase(id, 'p1', 'wrong'))).toMatch(/^422 not-confirmed/);
    const { before, after } = await at().erase(id, 'p1', 'swiss evening');
    expect(before).not.toBe(after);
    expect(JSON.stringify(await at().entries(id))).not.toContain('Ana');
    expect(await at().contact(id, 'p1')).toEqual({ contact: '' });
    await send(id, { type: 'AddPlayers', players: [{ name: 'Flo' }] });
    expect((await at().tournament(id)).players.map(({ name }) => name)).toContain('Flo');
  });
}
