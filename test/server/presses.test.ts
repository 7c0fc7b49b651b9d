import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId, ProblemError } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { GameClock, Press } from '../../src/protocol/wire-clocks.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { folderFor, type Hall, names, openHall, type Person } from './hall.fixture.ts';

/** A game with clocks, the two who play it, and everyone else. */
interface Game {
  readonly id: string;
  readonly game: string;
  readonly white: Person;
  readonly black: Person;
  /** A player of another table. */
  readonly other: Person;
  readonly desk: Person;
  readonly scorekeeper: Person;
}

let hall: Hall;
let folder: Awaited<ReturnType<typeof folderFor>>;
beforeAll(async () => {
  hall = await openHall();
  folder = await folderFor();
});
afterAll(async () => {
  await hall.close();
  await folder.remove();
});

const control = { base: 600_000, increment: 5_000 };

async function gameOf(where: Hall, format = 'hybrid', config: Record<string, unknown> = control): Promise<Game> {
  const { owner } = where;
  const id = await owner.create('Clock Cup', format, config);
  await owner.send(id, { type: 'AddPlayers', players: names(6) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  const { rounds, players } = await owner.client.tournament(id);
  const game = assertDefined(rounds[0]?.matches[0]?.games[0], 'game');
  const sides = [assertDefined(game.white, 'white'), assertDefined(game.black, 'black')];
  const [outsider] = players.filter((player) => !sides.includes(player.id));
  const linked = [...sides, assertDefined(outsider, 'outsider').id];
  const [white, black, other] = await owner.links(id, { role: 'player', players: linked });
  return {
    id,
    game: game.id,
    white: assertDefined(white, 'white'),
    black: assertDefined(black, 'black'),
    other: assertDefined(other, 'other'),
    desk: await owner.link(id, 'desk'),
    scorekeeper: await owner.link(id, 'scorekeeper'),
  };
}

const move = (side: 'white' | 'black'): Press['press'] => ({ kind: 'move', side });

function press(who: Person, { id, game }: Game, seq: number, what: Press['press'], pressId = newCommandId()) {
  return who.client.press(id, game, { seq, id: pressId, press: what });
}

const seen = (who: Person, { id, game }: Game): Promise<GameClock> => who.client.clock(id, game);

describe('[DK-16] who may press', () => {
  test('each player for their own side at their own table; nobody else but those who run it', async () => {
    const at = await gameOf(hall);
    expect(await hall.stranger.problem(press(hall.stranger, at, 0, { kind: 'start' }))).toBe('401 not-signed-in');
    expect(await at.other.problem(press(at.other, at, 0, { kind: 'start' }))).toBe('403 not-allowed');
    const started = await press(at.black, at, 0, { kind: 'start' });
    expect(started).toMatchObject({ seq: 1, first: 'white', clock: { toMove: 'white', running: true } });
    expect(started.may).toEqual({ press: ['black'], pause: true, give: false });
    expect(await at.black.problem(press(at.black, at, 1, move('white')))).toBe('403 not-allowed');
    expect(await at.other.problem(press(at.other, at, 1, move('white')))).toBe('403 not-allowed');
    expect((await press(at.white, at, 1, move('white'))).clock).toMatchObject({ toMove: 'black' });
    expect((await press(at.scorekeeper, at, 2, move('black'))).clock).toMatchObject({ toMove: 'white' });
    expect((await press(at.desk, at, 3, move('white'))).clock).toMatchObject({ moves: { white: 2, black: 1 } });
    expect((await seen(hall.stranger, at)).may).toEqual({ press: [], pause: false, give: false });
  });

  test('players do not say who begins and give no time; the desk does', async () => {
    const at = await gameOf(hall);
    const begin = press(at.black, at, 0, { kind: 'start', first: 'black' });
    expect(await at.black.problem(begin)).toBe('403 not-allowed');
    await press(at.scorekeeper, at, 0, { kind: 'start', first: 'black' });
    const gift: Press['press'] = { kind: 'give', side: 'white', by: 60_000 };
    expect(await at.white.problem(press(at.white, at, 1, gift))).toBe('403 not-allowed');
    expect(await at.scorekeeper.problem(press(at.scorekeeper, at, 1, gift))).toBe('403 not-allowed');
    const gained = await press(at.desk, at, 1, gift);
    expect(gained.clock).toMatchObject({ running: true, toMove: 'black', left: { white: 660_000 } });
  });

  test('players at a table stop the clock, and all see who did; nobody does in a game of days but the desk', async () => {
    const at = await gameOf(hall);
    await press(at.white, at, 0, { kind: 'start' });
    expect(await at.other.problem(press(at.other, at, 1, { kind: 'pause' }))).toBe('403 not-allowed');
    const stopped = await press(at.black, at, 1, { kind: 'pause' });
    expect(stopped.clock).toMatchObject({ running: false, stoppedBy: 'black' });
    expect(await at.white.problem(press(at.white, at, 2, move('white')))).toBe('422 clock-is-paused');
    await press(at.white, at, 2, { kind: 'resume' });
    await press(at.scorekeeper, at, 3, { kind: 'pause' });
    await press(at.desk, at, 4, { kind: 'give', side: 'white', by: 1_000 });
    expect((await seen(at.white, at)).clock).toMatchObject({ stoppedBy: 'desk' });

    const days = await gameOf(hall, 'groups', { base: 86_400_000, gameClocks: 'by-hand', autoAdvance: false });
    const started = await press(days.white, days, 0, { kind: 'start' });
    expect(started).toMatchObject({ may: { press: ['white'], pause: false }, clock: { toMove: 'black' } });
    expect(await days.white.problem(press(days.white, days, 1, { kind: 'pause' }))).toBe('403 not-allowed');
    expect((await press(days.desk, days, 1, { kind: 'pause' })).clock).toMatchObject({ stoppedBy: 'desk' });
  });
});

describe('a press counts once, and only in its place', () => {
  test('out of turn it is refused with a sentence, and the clock stays as it was', async () => {
    const at = await gameOf(hall);
    expect(await at.white.problem(press(at.white, at, 0, move('white')))).toBe('422 clock-not-started');
    await press(at.white, at, 0, { kind: 'start' });
    const refused = await press(at.black, at, 1, move('black')).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemError);
    expect((refused as ProblemError).problem).toMatchObject({
      status: 422,
      code: 'not-to-move',
      detail: 'It is the other side’s turn; this press does not count.',
      details: { seq: 1, clock: { toMove: 'white' } },
    });
    expect(await at.white.problem(press(at.white, at, 1, { kind: 'start' }))).toBe('422 clock-is-running');
    expect((await seen(at.white, at)).seq).toBe(1);
  });

  test('[DK-22] with the same id it is found, however late; another press cannot have its id', async () => {
    const at = await gameOf(hall);
    await press(at.white, at, 0, { kind: 'start' }, 'begin');
    const first = await press(at.white, at, 1, move('white'), 'w1');
    const both = await Promise.all(
      [press(at.black, at, 2, move('black'), 'b1'), press(at.black, at, 2, move('black'), 'b1')].map((one) =>
        at.black.problem(one),
      ),
    );
    expect(both).toEqual(['ok', 'ok']);
    expect((await press(at.black, at, 2, move('black'), 'b1')).seq).toBe(3);
    const late = await press(at.white, at, 1, move('white'), 'w1');
    expect(late).toMatchObject({ seq: 3, clock: { moves: { white: 1, black: 1 } } });
    expect(late.clock?.left.white).toBeLessThanOrEqual(first.clock?.left.white ?? 0);
    expect(await at.black.problem(press(at.black, at, 3, move('black'), 'w1'))).toBe('409 press-id-in-use');
    expect(await at.white.problem(press(at.white, at, 1, move('white'), 'w2'))).toBe('409 clock-moved');
    expect((await seen(at.white, at)).seq).toBe(3);
  });

  test('two different presses for one place: one counts', async () => {
    const at = await gameOf(hall);
    await press(at.white, at, 0, { kind: 'start' });
    const answers = await Promise.all(
      [at.white, at.scorekeeper, at.desk].map((who) => who.problem(press(who, at, 1, move('white')))),
    );
    expect(answers.toSorted()).toEqual(['409 clock-moved', '409 clock-moved', 'ok']);
    expect((await seen(at.white, at)).clock?.moves.white).toBe(1);
  });

  test('[DK-22] never at a table that was paired again', async () => {
    const at = await gameOf(hall, 'groups', { ...control, groupSize: 2, autoAdvance: false });
    const queued = { seq: 0, id: 'late', edition: 1, press: { kind: 'start' } } as const;
    await hall.owner.send(at.id, { type: 'UnpublishRound', round: 1 });
    expect(await at.white.problem(at.white.client.press(at.id, at.game, queued))).toBe('404 not-found');
    await hall.owner.send(at.id, { type: 'PublishRound', round: 1 });
    expect(await at.white.problem(at.white.client.press(at.id, at.game, queued))).toBe('409 game-paired-again');
    expect(await seen(at.white, at)).toMatchObject({ edition: 2, seq: 0, first: 'black' });
  });

  test('[GR-2] after the time is out, and after the end, nothing counts; what counted before is still found', async () => {
    const at = await gameOf(hall, 'hybrid', { base: 1_000, increment: 0 });
    await press(at.white, at, 0, { kind: 'start' }, 'begin');
    const begun = Date.now();
    await until(() => Date.now() - begun > 1_000);
    // A press in the moment before the server has recorded it, and one after that.
    expect(await at.white.problem(press(at.white, at, 1, move('white')))).toMatch(/^422 (time-is-out|game-is-over)$/);
    await expect.poll(async () => (await seen(at.white, at)).over).toBeDefined();
    expect(await at.white.problem(press(at.white, at, 1, move('white')))).toBe('422 game-is-over');
    expect(await at.desk.problem(press(at.desk, at, 1, { kind: 'pause' }))).toBe('422 game-is-over');
    expect((await press(at.white, at, 0, { kind: 'start' }, 'begin')).seq).toBe(1);
    expect(await seen(at.black, at)).toMatchObject({
      over: { winner: 'black', onTime: true },
      clock: { running: false, flag: 'white', left: { white: 0, black: 1_000 } },
    });
    const { entries } = await hall.owner.client.entries(at.id);
    const flags = entries.filter(({ by }) => by === 'clock');
    expect(flags).toMatchObject([{ command: { type: 'RecordOutcome', outcome: { kind: 'scores', onTime: true } } }]);
  });

  test('a loss on time that the desk takes back goes on with the time that it gives', async () => {
    const at = await gameOf(hall, 'hybrid', { base: 1_000, increment: 0 });
    await press(at.white, at, 0, { kind: 'start' });
    await expect.poll(async () => (await seen(at.white, at)).over).toBeDefined();
    const { entries } = await hall.owner.client.entries(at.id);
    const version = assertDefined(entries.find(({ by }) => by === 'clock')?.version, 'the flag');
    await hall.owner.send(at.id, { type: 'Undo', version });
    expect(await seen(at.white, at)).toMatchObject({ clock: { flag: 'white', running: false } });
    expect(await at.white.problem(press(at.white, at, 1, move('white')))).toBe('422 time-is-out');
    const given = await press(at.desk, at, 1, { kind: 'give', side: 'white', by: 90_000 });
    expect(given.clock).toMatchObject({ running: true, toMove: 'white' });
    expect(given.clock?.flag).toBeUndefined();
    expect((await press(at.white, at, 2, move('white'))).clock).toMatchObject({ toMove: 'black' });
  });

  test('after a restart the clock goes on, and a press sent again counts once', async () => {
    const db = `sqlite:${folder.path('restart.db')}`;
    const first = await openHall({ db });
    const at = await gameOf(first);
    await press(at.white, at, 0, { kind: 'start' });
    const moved = await press(at.white, at, 1, move('white'), 'w1');
    await first.close();
    const again = await openHall({ db });
    const white = again.as(assertDefined(at.white.token, 'token'));
    const black = again.as(assertDefined(at.black.token, 'token'));
    expect((await press(white, at, 1, move('white'), 'w1')).seq).toBe(2);
    const goesOn = await seen(black, at);
    expect(goesOn.clock).toMatchObject({ toMove: 'black', running: true, left: { white: moved.clock?.left.white } });
    // By the server's time, as if nothing had been in between.
    const outAt = (clock: GameClock) => clock.now + (clock.clock?.left.black ?? 0);
    expect(outAt(goesOn)).toBe(outAt(moved));
    expect((await press(black, at, 2, move('black'))).seq).toBe(3);
    await again.close();
  });
});

describe('one game, live', () => {
  /** The clocks that a person is shown, as they come. */
  function watching(who: Person, { id, game }: Game) {
    const clocks: GameClock[] = [];
    let gone = false;
    const line = who.client.liveGame(id, game, {
      onClock: (clock) => clocks.push(clock),
      onGone: () => {
        gone = true;
      },
    });
    return { clocks, gone: () => gone, seqs: () => clocks.map(({ seq }) => seq), close: () => line.close() };
  }

  /** All that a stream has brought so far. */
  async function streamed(who: Person, path: string) {
    const reader = assertDefined((await who.raw(path)).body, 'stream').getReader();
    let text = '';
    const read = async (): Promise<void> => {
      const { value, done } = await reader.read();
      text += new TextDecoder().decode(value);
      if (!done) await read();
    };
    void read();
    return { text: () => text, close: () => reader.cancel() };
  }

  test('both at the table see each press at once, and the result', async () => {
    const at = await gameOf(hall);
    const [ofWhite, ofBlack] = [watching(at.white, at), watching(at.black, at)];
    await expect.poll(() => [ofWhite.seqs(), ofBlack.seqs()]).toEqual([[0], [0]]);
    expect(ofWhite.clocks[0]?.may.press).toEqual(['white']);
    expect(ofBlack.clocks[0]?.may.press).toEqual(['black']);
    await press(at.black, at, 0, { kind: 'start' });
    await press(at.white, at, 1, move('white'));
    await expect.poll(() => ofBlack.clocks.at(-1)).toMatchObject({ seq: 2, clock: { toMove: 'black' } });
    await expect.poll(() => ofWhite.clocks.at(-1)?.seq).toBe(2);
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    await hall.owner.send(at.id, {
      type: 'RecordOutcome',
      place,
      outcome: scores(1, 0),
    });
    await expect.poll(() => ofWhite.clocks.at(-1)).toMatchObject({ over: { winner: 'white', onTime: false } });
    for (const one of [ofWhite, ofBlack]) one.close();
  });

  test('[DK-16] others are not shown it, and the public stream does not tell of presses', async () => {
    const at = await gameOf(hall);
    const path = `/api/tournaments/${at.id}/games/${at.game}/live`;
    for (const [who, status] of [
      [hall.stranger, 401],
      [at.other, 403],
    ] as const) {
      expect((await who.raw(path)).status).toBe(status);
    }
    const streams = await Promise.all([
      streamed(at.desk, `/api/tournaments/${at.id}/live?as=desk`),
      streamed(hall.stranger, `/api/tournaments/${at.id}/live`),
      streamed(at.other, `/api/tournaments/${at.id}/live?as=player`),
    ]);
    const [desk, ...others] = streams;
    await press(at.white, at, 0, { kind: 'start' });
    await expect.poll(() => desk.text()).toMatch(/^event: game\ndata: .*"game":"r1e1.t1.g1"/m);
    // Whatever the others were sent of the press came before what is sent now.
    await hall.owner.send(at.id, { type: 'EditPlayer', player: 'p1', name: 'Told to everyone' });
    for (const { text } of streams) await expect.poll(text).toContain('Told to everyone');
    for (const { text } of others) expect(text()).not.toContain('event: game');
    for (const { close } of streams) await close();
  });

  test('whose link is revoked sees no more of it', async () => {
    const at = await gameOf(hall);
    const mine = watching(at.white, at);
    await expect.poll(() => mine.clocks.length).toBe(1);
    const { links } = await hall.owner.client.links(at.id);
    for (const link of links.filter(({ role }) => role === 'player'))
      await hall.owner.client.revokeLink(at.id, link.id);
    await press(at.desk, at, 0, { kind: 'start' });
    await expect.poll(() => mine.gone()).toBe(true);
    expect(mine.seqs().every((seq) => seq === 0)).toBe(true);
  });
});

test('[HK-24] after a drawn game of a knockout the clock says which is next, and Armageddon has its own terms', async () => {
  const { owner } = hall;
  const id = await owner.create('Final', 'hybrid', { base: 60_000 });
  await owner.send(id, { type: 'AddPlayers', players: names(2) });
  for (const type of ['Start', 'PairRound'] as const) await owner.send(id, { type });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  for (let game = 1; game <= 11; game++) {
    const place = { round: 1, edition: 1, match: 1, game };
    await owner.send(id, { type: 'RecordOutcome', place, outcome: scores(0.5, 0.5) });
  }
  const drawn = await owner.client.clock(id, 'r1.t1.g3');
  expect(drawn).toMatchObject({
    kind: 'sudden-death',
    attempt: 2,
    over: { winner: 'draw', onTime: false },
    next: 'r1.t1.g12',
  });
  const last = await owner.client.clock(id, 'r1.t1.g12');
  expect(last).toMatchObject({ kind: 'armageddon', white: { base: 300_000 }, black: { base: 240_000, increment: 0 } });
  expect(last.over).toBeUndefined();
});
