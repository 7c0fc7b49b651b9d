import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, createGunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { type Command, emptyState, submit } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { nothingKnown, type Position } from '../../protocol/live-events.ts';
import { openStore, type Store } from '../../store/index.ts';
import { EventStream } from './event-stream.ts';
import { LiveTournament } from './live-tournament.ts';
import { DeskChannel, PublicChannel } from './tournament-channels.ts';

let store: Store;
let tournament: LiveTournament;
let count = 0;
/** A clock that the test turns, so that no update waits for another. */
let now = 1_000_000;

const send = async (command: Command) => {
  now += 1_000;
  count += 1;
  const answer = await tournament.submit({ commandId: `c${count}`, by: 'owner', command });
  // Viewers are told after whoever sent it.
  await turn();
  return answer;
};

beforeEach(async () => {
  store = await openStore('memory:');
  const command = {
    type: 'CreateTournament',
    id: 't',
    name: 'Cup',
    format: 'groups',
    config: {},
    secret: 'a'.repeat(64),
  };
  const made = submit(formats, emptyState, { commandId: 'create', at: now, by: 'owner', command: command as Command });
  if (!made.ok) throw new Error(made.error.code);
  await store.events.append('t', 0, [made.value.entry], { about: { name: 'Cup', format: 'groups' } });
  tournament = assertDefined(
    await LiveTournament.open('t', { formats, store, attachmentsFor: async () => ({}), now: () => now }),
    'tournament',
  );
  await send({ type: 'AddPlayers', players: ['Ada', 'Ben', 'Chloé'].map((name) => ({ name })) });
});
afterEach(() => store.close());

interface Reading {
  readonly as?: 'public' | 'desk';
  readonly from?: Position;
  readonly compressed?: boolean;
  readonly wholeSlices?: boolean;
}

/** Someone reads the tournament on this line. */
function follow(out: PassThrough, reading: Reading = {}): EventStream {
  const { as = 'public', from = nothingKnown, compressed = false, wholeSlices = false } = reading;
  const credentials = { tokens: new Set<string>(), accounts: new Set<string>() };
  const stream = new EventStream(out, 1, { compressed, now: () => now, quick: false, credentials });
  const reader = { from, stillWelcome: async () => true };
  stream.open(`t/${as}`, 't', (line) =>
    as === 'desk'
      ? new DeskChannel(line, tournament, reader)
      : new PublicChannel(line, tournament, { ...reader, wholeSlices, needsListing: true }),
  );
  return stream;
}

const after = (version: number): Position => ({ version, head: '' });

const read = (line: PassThrough): string => String(line.read() ?? '');
const eventsIn = (text: string): { name: string; data: Record<string, unknown> }[] =>
  [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
/** The versions that the reader is moved to. */
const idsIn = (text: string): number[] =>
  [...text.matchAll(/^id: t\/\w+@(\d+)\.\w{5}-\w{5}$/gm)].map(([, version]) => Number(version));

describe('a reader whose line is full', () => {
  test('[DK-22] is not written to, and gets the newest in one piece when there is room again', async () => {
    const line = new PassThrough({ highWaterMark: 100 });
    const stream = follow(line);
    const held = line.readableLength + line.writableLength;
    for (let at = 0; at < 20; at++) await send({ type: 'EditPlayer', player: 'p1', name: `Ada ${at}` });
    expect(line.readableLength + line.writableLength).toBe(held);
    let text = '';
    while (!text.includes('Ada 19')) {
      text += read(line);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(idsIn(text)).toEqual([2, 22]);
    stream.end();
  });

  test('an update that follows closely on another waits, and both are one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const line = new PassThrough({ highWaterMark: 1_000_000 });
    const stream = follow(line);
    read(line);
    const rename = (commandId: string, name: string) =>
      tournament.submit({ commandId, by: 'o', command: { type: 'EditPlayer', player: 'p1', name } });
    await rename('x1', 'X');
    expect(read(line), 'whoever sent it is answered before thousands are told').toBe('');
    await turn();
    expect(idsIn(read(line))).toEqual([3]);
    await rename('x2', 'Y');
    await rename('x3', 'Z');
    await turn();
    expect(read(line)).toBe('');
    vi.advanceTimersByTime(250);
    expect(idsIn(read(line))).toEqual([5]);
    stream.end();
  });
});

test('the compressed pieces are one stream of gzip, and say the same', async () => {
  const [plain, packed] = [new PassThrough(), new PassThrough()];
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  packed.pipe(gunzip);
  const streams = [follow(plain), follow(packed, { compressed: true })];
  for (let at = 0; at < 5; at++) await send({ type: 'EditPlayer', player: 'p2', name: `Ben ${at}` });
  const expected = read(plain);
  expect(idsIn(expected)).toEqual([2, 3, 4, 5, 6, 7]);
  let unpacked = '';
  while (unpacked.length < expected.length) {
    unpacked += gunzip.read() ?? '';
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(unpacked).toBe(expected);
  for (const stream of streams) stream.end();
});

test('[DK-16] the desk gets each entry once, as it is', async () => {
  const line = new PassThrough({ highWaterMark: 1_000_000 });
  const stream = follow(line, { as: 'desk', from: after(1) });
  await send({ type: 'KeepApart', players: ['p1', 'p2'], apart: true });
  const text = read(line);
  expect(idsIn(text)).toEqual([2, 3]);
  expect(text).toContain('"KeptApart"');
  stream.end();
});

test('commands that come together are decided on each other, and a commit that fails drops them all', async () => {
  const before = tournament.state.log.length;
  const closing = Promise.allSettled([
    send({ type: 'EditPlayer', player: 'p1', name: 'One' }),
    send({ type: 'EditPlayer', player: 'p2', name: 'One' }),
  ]);
  expect(await closing).toMatchObject([
    { status: 'fulfilled', value: { kind: 'accepted' } },
    { status: 'fulfilled', value: { kind: 'refused', refusal: { code: 'same-name' } } },
  ]);
  const line = new PassThrough({ highWaterMark: 1_000_000 });
  const stream = follow(line, { as: 'desk', from: after(before + 1) });
  read(line);
  const heard: string[] = [];
  tournament.subscribe(({ kind }) => heard.push(kind));
  await store.close();
  const lost = await Promise.allSettled([
    send({ type: 'EditPlayer', player: 'p1', name: 'Two' }),
    send({ type: 'EditPlayer', player: 'p2', name: 'Two' }),
  ]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tournament.state.log.length).toBe(before + 1);
  expect(tournament.state.facts.players.get('p1')?.name).toBe('One');
  expect(heard).toEqual([]);
  expect(read(line)).toBe('');
  stream.end();
});

const topic = 't/public';

test('an update is written down once, whatever the number of viewers, and holds only what changed', async () => {
  const lines = Array.from({ length: 50 }, () => new PassThrough({ highWaterMark: 1_000_000 }));
  const streams = lines.map((line) => follow(line));
  for (const line of lines) read(line);
  const { version } = tournament.feed.shown;
  await send({ type: 'EditPlayer', player: 'p1', name: 'Adele' });
  const frame = assertDefined(tournament.feed.frameFor(version, topic), 'update');
  expect(tournament.feed.frameFor(version, topic)).toBe(frame);
  expect(frame.bytes('compressed')).toBe(frame.bytes('compressed'));
  const whole = frame.text;
  for (const line of lines) expect(read(line)).toBe(whole);
  const { data } = assertDefined(eventsIn(whole)[0], 'event');
  expect(data).toMatchObject({
    topic,
    from: version,
    version: version + 1,
    patches: expect.arrayContaining([
      {
        slice: 'players',
        version: version + 1,
        patch: { in: { players: { by: 'id', updated: { p1: { set: { name: 'Adele' } } } } } },
      },
    ]),
  });
  for (const stream of streams) stream.end();
});

test('a reader that keeps it simple is sent the slices that changed, whole', async () => {
  const line = new PassThrough({ highWaterMark: 1_000_000 });
  const stream = follow(line, { wholeSlices: true });
  read(line);
  await send({ type: 'EditPlayer', player: 'p1', name: 'Adele' });
  const [{ name, data }] = eventsIn(read(line)) as [{ name: string; data: { slices?: { slice: string }[] } }];
  expect(name).toBe('slices');
  expect(data.slices?.map(({ slice }) => slice)).toContain('players');
  stream.end();
});

test('[DK-16] a draft is no news for the public: neither event nor version', async () => {
  await send({ type: 'AddPlayers', players: ['Dee', 'Eve', 'Fay'].map((name) => ({ name })) });
  await send({ type: 'Start' });
  const line = new PassThrough({ highWaterMark: 1_000_000 });
  const stream = follow(line);
  read(line);
  const { version } = tournament.feed.shown;
  await send({ type: 'PairRound' });
  expect(tournament.state.log.length).toBeGreaterThan(version);
  expect(read(line)).toBe('');
  expect(tournament.slices.version).toBe(version);
  await send({ type: 'PublishRound', round: 1 });
  expect(eventsIn(read(line))).toMatchObject([{ name: 'changes', data: { from: version } }]);
  stream.end();
});

test('a reader that comes back with another history begins anew, with the same one only gets what is newer', async () => {
  const { version, head } = tournament.feed.shown.view;
  await send({ type: 'EditPlayer', player: 'p1', name: 'Adele' });
  const comesBack = (from: Position) => {
    const line = new PassThrough({ highWaterMark: 1_000_000 });
    follow(line, { from }).end();
    return eventsIn(read(line)).filter(({ name }) => name !== 'time');
  };
  expect(comesBack({ version, head }).map(({ name }) => name)).toEqual(['slices']);
  expect(comesBack({ version, head: 'OTHER-OTHER' }).map(({ name }) => name)).toEqual(['reload', 'slices']);
  expect(comesBack({ version: 99, head }).map(({ name }) => name)).toEqual(['reload', 'slices']);
});

test('many topics share a line: one that ends leaves the others, the last one ends the line', async () => {
  const line = new PassThrough({ highWaterMark: 1_000_000 });
  const credentials = { tokens: new Set(['mine']), accounts: new Set<string>() };
  const stream = new EventStream(line, 3, { compressed: false, now: () => now, quick: false, credentials });
  let welcome = true;
  const reader = { from: nothingKnown, stillWelcome: async () => welcome };
  stream.open('t/desk', 't', (channel) => new DeskChannel(channel, tournament, reader));
  stream.open(topic, 't', (channel) => new PublicChannel(channel, tournament, { ...reader, needsListing: false }));
  stream.turnAway('u/public');
  expect(eventsIn(read(line)).map(({ name, data }) => [name, data.topic])).toEqual([
    ['time', undefined],
    ['entries', 't/desk'],
    ['slices', topic],
    ['gone', 'u/public'],
  ]);
  welcome = false;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  stream.recheck({ of: 'token', hash: 'another' });
  stream.recheck({ of: 'account', account: 'another' });
  stream.recheck({ of: 'tournament', tournament: 'u' });
  await settled();
  expect(read(line)).toBe('');
  stream.recheck({ of: 'token', hash: 'mine' });
  await settled();
  expect(eventsIn(read(line)).map(({ name, data }) => [name, data.topic])).toEqual([
    ['gone', 't/desk'],
    ['gone', topic],
  ]);
  expect(stream.ended).toBe(true);
});
