import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, ProblemError } from '../../client/index.ts';
import type { Command } from '../../engine/index.ts';
import type { WireCommand } from '../../protocol/commands.ts';
import { fromWire } from '../../protocol/scale.ts';
import type { PendingCommand, PendingStore } from './pending.ts';
import { PendingQueue } from './pending-queue.ts';

interface Sent {
  readonly commandId: string;
  readonly command: WireCommand;
  readonly sentAt?: number | undefined;
}

/** A line to a server that takes everything, once; it can be cut, or refuse. */
class Line {
  readonly stored = new Map<string, unknown>();
  /** As it came. */
  readonly said: unknown[] = [];
  state: 'open' | 'cut' | 'answers-lost' = 'open';
  sentAt: number | undefined;
  refusal: { readonly code: string; readonly details?: unknown } | undefined;

  readonly send = async (_id: string, { commandId, command, sentAt }: Sent) => {
    if (this.state === 'cut') throw new NoAnswer('cut');
    if (this.refusal)
      throw new ProblemError({ type: '', title: '', status: 422, detail: this.refusal.code, ...this.refusal });
    this.said.push(command);
    this.stored.set(commandId, fromWire(command));
    this.sentAt = sentAt;
    if (this.state === 'answers-lost') throw new NoAnswer('lost');
    return { version: this.stored.size, repeated: false };
  };
}

const shelf = (): PendingStore & { kept: readonly PendingCommand[] } => ({
  kept: [],
  load() {
    return [...this.kept];
  },
  save(pending) {
    this.kept = [...pending];
  },
});

const place = { round: 1, edition: 1, match: 1, game: 1 };
const report = (first: number, second: number): Command => ({
  type: 'ProposeResult',
  place,
  player: 'p1',
  outcome: { kind: 'scores', scores: [first * 1000, second * 1000] },
});
const anyReport = { replaces: ({ type }: Command) => type === 'ProposeResult' };

let line: Line;
let kept: ReturnType<typeof shelf>;
let queue: PendingQueue;

const openQueue = () => {
  queue = new PendingQueue('hall', line, kept);
  queue.open();
};
const settle = () => vi.advanceTimersByTimeAsync(30_000);
const pending = () => queue.snapshot().pending.map(({ command }) => command);

beforeEach(() => {
  vi.useFakeTimers();
  line = new Line();
  kept = shelf();
  openQueue();
});

afterEach(() => {
  queue.close();
  vi.useRealTimers();
});

test('[DK-22] a report that was amended before it could go out goes out once, as amended', async () => {
  line.state = 'cut';
  queue.close();
  queue.add(report(5, 3), anyReport);
  queue.add(report(5, 4), anyReport);
  expect(pending()).toEqual([report(5, 4)]);
  line.state = 'open';
  openQueue();
  await settle();
  expect([...line.stored.values()]).toMatchObject([report(5, 4)]);
  expect(kept.kept).toEqual([]);
});

test('[DK-22] one that may have arrived is never overtaken by its amendment', async () => {
  line.state = 'answers-lost';
  queue.add(report(5, 3), anyReport);
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.snapshot().unanswered).toBe(true);
  queue.add(report(5, 4), anyReport);
  expect(pending()).toEqual([report(5, 3), report(5, 4)]);
  // Over a reload, too: that it was tried is kept with it.
  queue.close();
  openQueue();
  queue.add(report(4, 4), anyReport);
  expect(pending()[0]).toEqual(report(5, 3));
  line.state = 'open';
  await settle();
  expect([...line.stored.values()]).toMatchObject([report(5, 3), report(4, 4)]);
});

test.each<Command>([
  report(5, 3),
  { type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [1000, 0] } },
  { type: 'Forfeit', place, seats: [1] },
  { type: 'ConfirmResult', place, player: 'p2' },
])('[HK-11] $type keeps the moment of its entry, however long it waits and over a reload', async (command) => {
  line.state = 'cut';
  const entered = Date.now();
  queue.add(command);
  await settle();
  queue.close();
  openQueue();
  line.state = 'open';
  await settle();
  expect([...line.stored.values()]).toEqual([{ ...command, enteredAt: entered }]);
  expect(line.sentAt).toBeGreaterThan(entered + 29_000);
});

test('a result goes out as people say it, and waits as the engine counts it', async () => {
  line.state = 'cut';
  queue.add(report(5, 2.5));
  await settle();
  expect(kept.kept).toMatchObject([{ command: { outcome: { scores: [5000, 2500] } } }]);
  queue.close();
  openQueue();
  line.state = 'open';
  await settle();
  expect(line.said).toMatchObject([{ outcome: { scores: [5, 2.5] } }]);
});

test('[DK-12] what was refused stays to be amended; the amendment takes its place', async () => {
  line.refusal = { code: 'impossible-score' };
  queue.add(report(9, 3), anyReport);
  await settle();
  expect(queue.snapshot()).toMatchObject({
    pending: [],
    refused: [{ code: 'impossible-score', command: report(9, 3) }],
  });
  line.refusal = undefined;
  queue.add(report(5, 3), anyReport);
  expect(queue.snapshot().refused).toEqual([]);
});

test('[DK-10] the same result that someone else entered meanwhile is no conflict', async () => {
  line.refusal = { code: 'already-recorded', details: { same: true } };
  queue.add(report(5, 3));
  await settle();
  expect(queue.snapshot()).toMatchObject({ pending: [], refused: [] });
  line.refusal = { code: 'already-recorded', details: { same: false } };
  queue.add(report(5, 3));
  await settle();
  expect(queue.snapshot().refused).toHaveLength(1);
});

test('what was stored a moment ago is still known, until the live line has told of it', async () => {
  queue.add(report(5, 3));
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.snapshot()).toMatchObject({ pending: [], justStored: [{ command: report(5, 3) }] });
  await settle();
  expect(queue.snapshot().justStored).toEqual([]);
});
