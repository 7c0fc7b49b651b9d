import { PassThrough } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Command, emptyState, submit } from '../../engine/index.ts';
import { certain } from '../../kit/index.ts';
import { openStore, type Store } from '../../store/index.ts';
import { LiveStream, type Reader } from './live-stream.ts';
import { LiveTournament } from './live-tournament.ts';

let store: Store;
let tournament: LiveTournament;
let count = 0;
/** A clock that the test turns, so that no update waits for another. */
let now = 1_000_000;

const send = (command: Command) => {
  now += 1_000;
  count += 1;
  return tournament.submit({ commandId: `c${count}`, by: 'owner', command });
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
  const made = submit(emptyState, { commandId: 'create', at: now, by: 'owner', command: command as Command });
  if (!made.ok) throw new Error(made.error.code);
  await store.events.append('t', 0, [made.value.entry], { about: { name: 'Cup', format: 'groups' } });
  tournament = certain(
    await LiveTournament.open(
      't',
      store,
      async () => ({}),
      () => now,
    ),
    'tournament',
  );
  await send({ type: 'AddPlayers', players: ['Ada', 'Ben', 'Chloé'].map((name) => ({ name })) });
});
afterEach(() => store.close());

const reader = (more: Partial<Reader> = {}): Reader => ({
  audience: { kind: 'public' },
  after: 0,
  compressed: false,
  now: () => now,
  stillWelcome: async () => true,
  ...more,
});

const read = (line: PassThrough): string => String(line.read() ?? '');
const idsIn = (text: string): number[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));

describe('a reader whose line is full', () => {
  test('[DK-22] is not written to, and gets the newest in one piece when there is room again', async () => {
    const line = new PassThrough({ highWaterMark: 100 });
    const stream = new LiveStream(line, tournament, reader());
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
    const line = new PassThrough({ highWaterMark: 1_000_000 });
    const stream = new LiveStream(line, tournament, reader());
    read(line);
    await tournament.submit({ commandId: 'x1', by: 'o', command: { type: 'EditPlayer', player: 'p1', name: 'X' } });
    await tournament.submit({ commandId: 'x2', by: 'o', command: { type: 'EditPlayer', player: 'p1', name: 'Y' } });
    expect(read(line)).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(idsIn(read(line))).toEqual([4]);
    stream.end();
  });
});

test('the compressed pieces are one stream of gzip, and say the same', async () => {
  const [plain, packed] = [new PassThrough(), new PassThrough()];
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  packed.pipe(gunzip);
  const streams = [
    new LiveStream(plain, tournament, reader()),
    new LiveStream(packed, tournament, reader({ compressed: true })),
  ];
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
  const stream = new LiveStream(line, tournament, reader({ audience: { kind: 'desk' }, after: 1 }));
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
  const stream = new LiveStream(line, tournament, reader({ audience: { kind: 'desk' }, after: before + 1 }));
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

test('an update is written down once, whatever the number of viewers', async () => {
  const lines = Array.from({ length: 50 }, () => new PassThrough({ highWaterMark: 1_000_000 }));
  const after = tournament.state.log.length;
  const streams = lines.map((line) => new LiveStream(line, tournament, reader({ after })));
  for (const line of lines) read(line);
  await send({ type: 'EditPlayer', player: 'p1', name: 'Adele' });
  const frame = certain(tournament.slices.frame(after), 'update');
  expect(tournament.slices.frame(after)).toBe(frame);
  expect(frame.compressed).toBe(frame.compressed);
  for (const line of lines) expect(line.read()).toEqual(frame.plain);
  for (const stream of streams) stream.end();
});
