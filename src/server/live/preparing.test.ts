import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, gunzipSync, inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { type Command, derive, emptyState, submit } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { nothingKnown } from '../../protocol/live-events.ts';
import { openStore, type Store } from '../../store/index.ts';
import { EventStream } from './event-stream.ts';
import { Frame } from './frames.ts';
import { LiveTournament } from './live-tournament.ts';
import { publicDocument } from './public-document.ts';
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
  const made = submit(formats, emptyState, { commandId: 'create', at: now, by: 'owner', command: create });
  if (!made.ok) throw new Error(made.error.code);
  await store.events.append('t', 0, [made.value.entry], { about });
  const opened = await LiveTournament.open('t', { formats, store, attachmentsFor: async () => ({}), now: () => now });
  tournament = assertDefined(opened, 'tournament');
  // So many that their slices are compressed on another thread.
  await send({ type: 'AddPlayers', players: Array.from({ length: 80 }, (_, at) => ({ name: `Player ${at}` })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
});
afterAll(() => store.close());

const unpacked = (frame: Frame): string =>
  String(inflateRawSync(frame.bytes('compressed'), { finishFlush: constants.Z_SYNC_FLUSH }));

test('what is sent is one document, made beforehand or not, compressed or not', async () => {
  const { state, derived } = tournament;
  const [prepared, atOnce] = [Snapshot.of(derived, state), Snapshot.of(derived, state)];
  expect(await prepared.prepare(0, true)).toBe(true);
  expect(await prepared.prepare(0, true)).toBe(false);
  const { version, head } = prepared.view;
  const document = prepared.since(0).text;
  const text = `id: ${topic}@${version}.${head}\nevent: slices\ndata: {"topic":"${topic}",${document.slice(1)}\n\n`;
  for (const snapshot of [prepared, atOnce]) {
    expect(snapshot.frameSince(version, topic)).toBeUndefined();
    const frame = assertDefined(snapshot.frameSince(0, topic), 'frame');
    expect(frame.text).toBe(text);
    expect(unpacked(frame)).toBe(text);
  }
});

test('there are no more frames than slices, whatever version a stranger says to have seen', () => {
  const snapshot = Snapshot.of(tournament.derived, tournament.state);
  const frames = Array.from({ length: snapshot.version }, (_, after) => snapshot.frameSince(after, topic));
  const slices = JSON.parse(snapshot.since(0).text).slices as { readonly version: number }[];
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

test('[DK-22] a result in a Swiss of 300 is at most 2 kB, compressed, on average over a round', () => {
  let state = emptyState;
  const decide = (command: Command): void => {
    const decided = submit(formats, state, {
      commandId: `s${state.log.length}`,
      at: state.log.length,
      by: 'owner',
      command,
    });
    if (!decided.ok) throw new Error(decided.error.code);
    state = decided.value.state;
  };
  decide({ type: 'CreateTournament', id: 't', name: 'Cup', format: 'swiss', config: {}, secret: 'a'.repeat(64) });
  decide({ type: 'AddPlayers', players: Array.from({ length: 300 }, (_, index) => ({ name: `Player ${index}` })) });
  decide({ type: 'Start' });
  decide({ type: 'PairRound' });
  decide({ type: 'PublishRound', round: 1 });
  let derived = derive(formats, state.facts);
  let shown = Snapshot.of(derived, state);
  const sizes: number[] = [];
  for (let match = 1; match <= 150; match += 1) {
    const scores =
      [
        [5, 3],
        [2, 5],
        [4, 4],
        [5, 0],
      ][match % 4]?.map((score) => score * 1_000) ?? [];
    decide({
      type: 'RecordOutcome',
      place: { round: 1, edition: 1, match, game: 1 },
      outcome: { kind: 'scores', scores },
    });
    derived = derive(formats, state.facts, derived);
    const next = Snapshot.of(derived, state, shown);
    sizes.push(next.changesFrame(shown, topic).bytes('compressed').length);
    shown = next;
  }
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(2_000);
});

test('slices and the document with sentences are worded once, and again where a name has changed', async () => {
  let worded = 0;
  const sentences = (language: string) => ({
    language,
    saying: (_: string, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'rule' in value) worded += 1;
      return value;
    },
  });
  const wordedBy = (frames: readonly Frame[]): number => {
    worded = 0;
    for (const frame of frames) expect(JSON.parse(frame.text)).toEqual(expect.anything());
    return worded;
  };
  const first = Snapshot.of(tournament.derived, tournament.state);
  const all = wordedBy([first.since(0, sentences('en'))]);
  expect(all).toBeGreaterThan(80);
  expect(first.since(0, sentences('en')).text).toBe(first.since(0).text);
  expect(wordedBy([first.since(0, sentences('en'))])).toBe(0);
  // What is about the whole event is in another form in the whole document; rounds and standings are the same.
  expect(wordedBy([publicDocument(first, sentences('en'))])).toBeLessThan(10);
  expect(wordedBy([first.since(0, sentences('de'))])).toBe(all);
  await send({ type: 'EditPlayer', player: 'p1', club: 'Elsewhere' });
  const second = Snapshot.of(tournament.derived, tournament.state, first);
  expect(wordedBy([second.since(0, sentences('en'))])).toBe(all);
  await send({ type: 'DescribeEvent', venue: 'Town hall' });
  const third = Snapshot.of(tournament.derived, tournament.state, second);
  expect(wordedBy([third.since(0, sentences('en'))])).toBeLessThan(10);
});

test('a document is the same compressed, and what is cut off or changed is noticed', async () => {
  const snapshot = Snapshot.of(tournament.derived, tournament.state);
  for (const frame of [snapshot.since(0), publicDocument(snapshot), Frame.of(''), Frame.of('Ærø 🏆')]) {
    expect(await frame.prepare(true)).toBe(frame.text.length > 100);
    expect(String(gunzipSync(frame.document('compressed')))).toBe(frame.text);
    expect(String(frame.document('plain'))).toBe(frame.text);
    expect(() => gunzipSync(frame.document('compressed').subarray(0, -1))).toThrow('unexpected end of file');
  }
});
