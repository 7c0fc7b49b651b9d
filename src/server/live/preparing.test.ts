import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Command, emptyState, submit } from '../../engine/index.ts';
import { certain } from '../../kit/index.ts';
import { nothingKnown } from '../../protocol/live-events.ts';
import { openStore, type Store } from '../../store/index.ts';
import { EventStream } from './event-stream.ts';
import type { Frame } from './frames.ts';
import { LiveTournament } from './live-tournament.ts';
import { Snapshot } from './snapshot.ts';
import { PublicChannel } from './tournament-channels.ts';

const topic = 't/public';
let store: Store;
let tournament: LiveTournament;
let now = 1_000_000;
let count = 0;

const send = (command: Command) => {
  now += 1_000;
  count += 1;
  return tournament.submit({ commandId: `c${count}`, by: 'owner', command });
};
const rename = (name: string) => send({ type: 'EditPlayer', player: 'p1', name });

beforeAll(async () => {
  store = await openStore('memory:');
  const about = { name: 'Cup', format: 'swiss' };
  const create: Command = { type: 'CreateTournament', id: 't', ...about, config: {}, secret: 'a'.repeat(64) };
  const made = submit(emptyState, { commandId: 'create', at: now, by: 'owner', command: create });
  if (!made.ok) throw new Error(made.error.code);
  await store.events.append('t', 0, [made.value.entry], { about });
  const opened = await LiveTournament.open(
    't',
    store,
    async () => ({}),
    () => now,
  );
  tournament = certain(opened, 'tournament');
  // So many that their slices are compressed on another thread.
  await send({ type: 'AddPlayers', players: Array.from({ length: 80 }, (_, at) => ({ name: `Player ${at}` })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
});
afterAll(() => store.close());

const textOf = (frame: Frame | undefined): string =>
  certain(frame, 'frame')
    .map(({ text }) => text)
    .join('');
const unpacked = (frame: Frame | undefined): string =>
  String(
    inflateRawSync(Buffer.concat(certain(frame, 'frame').map(({ compressed }) => compressed)), {
      finishFlush: constants.Z_SYNC_FLUSH,
    }),
  );

test('what is sent is one document, made beforehand or not, compressed or not, alone or among others', async () => {
  const { state } = tournament;
  const [prepared, atOnce] = [Snapshot.of(state), Snapshot.of(state)];
  expect(await prepared.prepare(0, true)).toBe(true);
  expect(await prepared.prepare(0, true)).toBe(false);
  const { version } = prepared;
  const document = prepared.since(0);
  const alone = `id: ${version}\nevent: slices\ndata: ${document}\n\n`;
  const amongOthers = `event: slices\ndata: {"topic":"${topic}",${document.slice(1)}\n\n`;
  for (const snapshot of [prepared, atOnce]) {
    expect(snapshot.frameSince(version)).toBeUndefined();
    for (const [frame, text] of [
      [snapshot.frameSince(0), alone],
      [snapshot.frameSince(0, topic), amongOthers],
    ] as const) {
      expect(textOf(frame)).toBe(text);
      expect(unpacked(frame)).toBe(text);
    }
  }
});

test('there are no more frames than slices, whatever version a stranger says to have seen', () => {
  const snapshot = Snapshot.of(tournament.state);
  const frames = Array.from({ length: snapshot.version }, (_, after) => snapshot.frameSince(after));
  const slices = JSON.parse(snapshot.since(0)).slices as { readonly version: number }[];
  expect(new Set(frames).size).toBe(new Set(slices.map(({ version }) => version)).size);
});

test('a result that is stored while the first frame is made is neither missed nor told twice', async () => {
  for (let stored = 0; stored <= 3; stored++) {
    const line = new PassThrough({ highWaterMark: 10_000_000 });
    const credentials = { tokens: new Set<string>(), accounts: new Set<string>() };
    const stream = new EventStream(line, 1, { compressed: false, now: () => now, quick: false, credentials });
    await rename(`Before ${stored}`);
    const preparing = tournament.feed.prepare(0, true);
    for (let at = 0; at < stored; at++) await rename(`Meanwhile ${stored} ${at}`);
    expect(await preparing).toBe(true);
    const reader = { from: nothingKnown, stillWelcome: async () => true, needsListing: false };
    stream.open(topic, 't', (channel) => new PublicChannel(channel, tournament, reader));
    const atOpening = tournament.slices.version;
    await rename(`After ${stored}`);
    await turn();
    const events = [...String(line.read()).matchAll(/^event: (slices|changes)\ndata: (.*)$/gm)].map(
      ([, name, data = '']) => ({ name, ...(JSON.parse(data) as { from?: number; version: number }) }),
    );
    expect(events.map(({ name, from, version }) => [name, from, version])).toEqual([
      ['slices', undefined, atOpening],
      ['changes', atOpening, atOpening + 1],
    ]);
    stream.end();
  }
});
