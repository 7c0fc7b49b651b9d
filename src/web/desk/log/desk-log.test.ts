import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LogPort, NoAnswer, ProblemError } from '../../../client/index.ts';
import { formats } from '../../../engine/formats/index.ts';
import { type Command, type Entry, emptyState, type State, sealed, submit } from '../../../engine/index.ts';
import { hashOf } from '../../../kit/index.ts';
import type { WireCommand } from '../../../protocol/commands.ts';
import { fromWire } from '../../../protocol/scale.ts';
import type { PendingCommand, PendingStore } from '../../shared/pending.ts';
import { DeskLog } from './desk-log.ts';

type LiveHandlers = Extract<Parameters<LogPort['live']>[1], { readonly as: 'desk' }>;

/** A server in a few lines: it decides, numbers and tells; the line to it can be cut before or after it has decided. */
class Server {
  state: State = emptyState;
  cut: 'no' | 'before' | 'after' | 'answers' = 'no';
  /** The live line against an answer that is lost. */
  heard: 'sooner' | 'later' = 'later';
  received = 0;
  #handlers: LiveHandlers | undefined;
  #commands = 0;

  constructor(format = 'swiss', config = {}, names = 'abcdef') {
    const secret = hashOf('desk');
    this.do({ type: 'CreateTournament', id: 'hall', name: 'Hall', format, config, secret });
    this.do({ type: 'AddPlayers', players: [...names].map((name) => ({ name })) });
    this.do({ type: 'Start' });
    this.do({ type: 'PairRound' });
    this.do({ type: 'PublishRound', round: 1 });
  }

  #decide(commandId: string, command: Command): Entry {
    const known = this.state.log.byCommand(commandId);
    if (known) return known;
    const answer = submit(formats, this.state, { commandId, at: this.state.log.length, by: 'desk', command });
    if (!answer.ok) {
      const { code, details } = answer.error;
      throw new ProblemError({ type: '', title: '', status: 422, code, detail: code, details });
    }
    this.state = answer.value.state;
    return answer.value.entry;
  }

  /** Someone else's command. */
  do(command: Command): void {
    this.#commands++;
    this.#tell(this.#decide(`other-${this.#commands}`, command));
  }

  #tell(entry: Entry): void {
    if (this.cut === 'no' || this.cut === 'answers')
      this.#handlers?.onEntries?.({ version: entry.version, head: '', entries: [entry] });
  }

  readonly send = async (_id: string, { commandId, command }: { commandId: string; command: WireCommand }) => {
    if (this.cut === 'before') throw new NoAnswer('cut');
    this.received++;
    const entry = this.#decide(commandId, fromWire(command));
    if (this.cut === 'after') throw new NoAnswer('cut');
    if (this.cut === 'answers') {
      if (this.heard === 'sooner') this.#tell(entry);
      else setTimeout(() => this.#tell(entry), 100);
      throw new NoAnswer('cut');
    }
    this.#tell(entry);
    return { version: entry.version, repeated: false, entry };
  };

  readonly entries = async (_id: string, after = 0) => ({
    version: this.state.log.length,
    head: '',
    entries: this.state.log.slice(after).map(sealed),
  });

  readonly live = (_id: string, handlers: LiveHandlers) => {
    this.#handlers = handlers;
    handlers.onEntries?.({ version: this.state.log.length, head: '', entries: this.state.log.slice().map(sealed) });
    handlers.onLine?.('open');
    return { close: () => undefined };
  };

  line(state: 'open' | 'waiting'): void {
    this.cut = state === 'open' ? 'no' : 'before';
    this.#handlers?.onLine?.(state);
  }

  /** The line is back: what was missed comes first. */
  comeBack(): void {
    this.cut = 'no';
    this.#handlers?.onEntries?.({
      version: this.state.log.length,
      head: '',
      entries: this.state.log.slice().map(sealed),
    });
    this.#handlers?.onLine?.('open');
  }
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

const at = (match: number) => ({ round: 1, edition: 1, match, game: 1 });
const record = (table: number, first: number, second: number): Command => ({
  type: 'RecordOutcome',
  place: at(table),
  outcome: { kind: 'scores', scores: [first * 1000, second * 1000] },
});
const resultAt = (state: State, table: number) => state.facts.rounds[0]?.tables[table - 1]?.games[0]?.recorded?.outcome;

const contestedAt = (state: State, table: number) => state.facts.rounds[0]?.tables[table - 1]?.games[0]?.contested;

let server: Server;
let kept: ReturnType<typeof shelf>;
let log: DeskLog;

const openDesk = () => {
  log = new DeskLog(
    'hall',
    server,
    kept,
    async () => formats,
    () => 1_000,
  );
  log.open();
};
const settle = () => vi.advanceTimersByTimeAsync(20_000);

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  kept = shelf();
  openDesk();
});

afterEach(() => {
  log.close();
  vi.useRealTimers();
});

test('[DK-10] an entered result shows at once, and is confirmed when stored', async () => {
  expect(log.perform(record(1, 5, 3))).toBeUndefined();
  expect(resultAt(log.snapshot().state, 1)).toBeDefined();
  expect(resultAt(log.snapshot().stored, 1)).toBeUndefined();
  expect(log.snapshot().pending).toHaveLength(1);
  await settle();
  expect(log.snapshot().pending).toEqual([]);
  expect(log.snapshot().state).toBe(log.snapshot().stored);
  expect(resultAt(server.state, 1)).toEqual({ kind: 'scores', scores: [5000, 3000] });
});

test('[DK-1] what the rules refuse is refused here, with the engine’s own words, and never sent', async () => {
  const sent = server.received;
  expect(log.perform(record(1, 9, 3))).toMatchObject({ code: 'impossible-score' });
  expect(log.whyNot({ type: 'CloseRound', round: 1 })).toMatchObject({ code: 'tables-open' });
  await settle();
  expect(server.received).toBe(sent);
});

test('[DK-22] without a line entries wait, and go out in order, each exactly once', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3));
  log.perform(record(2, 4, 4));
  await settle();
  expect(log.snapshot().pending).toHaveLength(2);
  expect(resultAt(log.snapshot().state, 2)).toBeDefined();
  server.comeBack();
  await settle();
  expect(log.snapshot().pending).toEqual([]);
  expect(server.state.log.slice(5).map(({ command }) => command)).toMatchObject([record(1, 5, 3), record(2, 4, 4)]);
});

test('[DK-22] an answer that was lost is asked for again with the same id: the result is stored once', async () => {
  server.cut = 'after';
  log.perform(record(1, 5, 3));
  await settle();
  const { length } = server.state.log;
  server.comeBack();
  await settle();
  expect(server.state.log.length).toBe(length);
  expect(log.snapshot().pending).toEqual([]);
  expect(log.snapshot().refused).toEqual([]);
});

test('[DK-22] an entry without an answer is marked as such, whatever the live line says', async () => {
  server.cut = 'before';
  log.perform(record(1, 5, 3));
  await vi.advanceTimersByTimeAsync(10);
  expect(log.snapshot().line).toBe('waiting');
  server.cut = 'no';
  await settle();
  expect(log.snapshot().line).toBe('open');
});

test.each(['sooner', 'later'] as const)(
  '[DK-22] an answer is lost whose entry the live line brings %s: no mark of a broken line stays',
  async (heard) => {
    server.cut = 'answers';
    server.heard = heard;
    log.perform(record(1, 5, 3));
    await vi.advanceTimersByTimeAsync(50);
    expect(log.snapshot().line).toBe(heard === 'sooner' ? 'open' : 'waiting');
    await settle();
    expect(log.snapshot().pending).toEqual([]);
    expect(log.snapshot().line).toBe('open');
  },
);

test('[DK-22] a reload finds what was not sent yet', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3));
  log.close();
  server.cut = 'no';
  openDesk();
  await settle();
  expect(resultAt(server.state, 1)).toBeDefined();
  expect(kept.kept).toEqual([]);
});

test('[DK-10] two desks at different tables are never in each other’s way', async () => {
  log.perform(record(1, 5, 3));
  server.do(record(2, 2, 5));
  expect(resultAt(log.snapshot().state, 1)).toBeDefined();
  expect(resultAt(log.snapshot().state, 2)).toBeDefined();
  await settle();
  expect(log.snapshot().refused).toEqual([]);
});

test('[DK-10] two different results for one table make a visible conflict, never a silent overwrite', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3));
  server.do(record(1, 3, 5));
  server.comeBack();
  await settle();
  expect(resultAt(server.state, 1)).toEqual({ kind: 'scores', scores: [3000, 5000] });
  expect(contestedAt(server.state, 1)).toEqual({ kind: 'scores', scores: [5000, 3000] });
  expect(contestedAt(log.snapshot().state, 1)).toEqual({ kind: 'scores', scores: [5000, 3000] });
  expect(log.snapshot().refused).toEqual([]);
});

test('[DK-10] the same result at two desks is no conflict', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3), { commandId: 'mine' });
  server.do(record(1, 5, 3));
  server.comeBack();
  await settle();
  expect(contestedAt(server.state, 1)).toBeUndefined();
  expect(log.snapshot()).toMatchObject({ refused: [], pending: [] });
  expect(log.snapshot().withdrawn.has('mine')).toBe(true);
});

test('[DK-10] what is refused otherwise is said, until it is understood', async () => {
  server.line('waiting');
  log.perform({ type: 'DropPlayer', player: 'p1' });
  server.do({ type: 'DropPlayer', player: 'p1' });
  server.comeBack();
  await settle();
  expect(log.snapshot().refused).toHaveLength(1);
  log.dismiss(log.snapshot().refused[0]?.commandId ?? '');
  expect(log.snapshot().refused).toEqual([]);
});

test('[DK-22] nothing lands at a table that was paired again meanwhile', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3));
  server.do({ type: 'UnpublishRound', round: 1 });
  server.do({ type: 'PairAgain', round: 1 });
  server.do({ type: 'PublishRound', round: 1 });
  server.comeBack();
  await settle();
  expect(resultAt(server.state, 1)).toBeUndefined();
  expect(log.snapshot().refused).toMatchObject([{ code: 'table-was-paired-again' }]);
});

test('[DK-22] draws wait for the line, and are never shown before they are stored', async () => {
  for (const table of [1, 2, 3]) server.do(record(table, 5, 0));
  server.do({ type: 'CloseRound', round: 1 });
  server.line('waiting');
  expect(log.perform({ type: 'PairRound' })).toEqual({ code: 'no-line' });
  server.comeBack();
  expect(log.perform({ type: 'PairRound' })).toBeUndefined();
  expect(log.snapshot().drawing).toBe(true);
  expect(log.snapshot().state.facts.rounds).toHaveLength(1);
  await settle();
  expect(log.snapshot().drawing).toBe(false);
  expect(log.snapshot().state.facts.rounds).toHaveLength(2);
});

test('a draw that follows by itself is the server’s: the desk has only the hash of its secret, and shows none of its own', async () => {
  log.close();
  server = new Server('groups', { groupSize: 2 }, 'abcd');
  openDesk();
  await settle();
  const games = log.snapshot().state.facts.rounds[0]?.tables ?? [];
  const won = (match: number): Command => {
    const [a = '', b = ''] = games[match - 1]?.seats ?? [];
    return {
      type: 'RecordOutcome',
      place: at(match),
      outcome: { kind: 'scores', scores: a < b ? [1000, 0] : [0, 1000] },
    };
  };
  for (const { match } of games) log.perform(won(match));
  // Every result shows at once; the next round, which publishes itself, does not.
  expect(log.snapshot().state.facts.rounds.map(({ open }) => open)).toEqual([0]);
  await settle();
  expect(log.snapshot().state).toBe(log.snapshot().stored);
  expect(log.snapshot().state.facts.rounds).toEqual(server.state.facts.rounds);
  expect(log.snapshot().state.facts.rounds).toHaveLength(2);
  expect(JSON.stringify(log.snapshot().state.log.slice())).not.toContain(hashOf('desk'));
  // What stood before the draw is refused by those who built on it, not because the draw cannot be replayed here.
  expect(log.whyNot({ type: 'Undo', version: 8 })).toMatchObject({ code: 'built-upon', details: { by: [9] } });
});

test('[DK-6] undo takes back the entry of that press, although another desk’s was stored before it', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3), { commandId: 'mine' });
  server.do(record(2, 2, 5));
  server.comeBack();
  await settle();
  expect(log.undo('mine')).toBeUndefined();
  await settle();
  expect(resultAt(server.state, 1)).toBeUndefined();
  expect(resultAt(server.state, 2)).toBeDefined();
});

test('[DK-6] [DK-22] undo of an entry that still waits: it goes out after it, with the version that entry got', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3), { commandId: 'mine' });
  expect(log.undo('mine')).toBeUndefined();
  expect(resultAt(log.snapshot().state, 1)).toBeUndefined();
  log.close();
  server.do(record(2, 2, 5));
  server.cut = 'no';
  openDesk();
  await settle();
  expect(server.state.log.byCommand('mine')?.version).toBe(7);
  expect(server.state.log.head?.command).toEqual({ type: 'Undo', version: 7 });
  expect(resultAt(server.state, 1)).toBeUndefined();
  expect(resultAt(server.state, 2)).toBeDefined();
});

test('[DK-6] undo from the list or the palette, by number, takes back the entry that was shown under it', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3), { commandId: 'mine' });
  const { length } = log.snapshot().state.log;
  // Before the line comes back another desk's result takes that number.
  expect(log.perform({ type: 'Undo', version: length })).toBeUndefined();
  server.do(record(2, 2, 5));
  server.comeBack();
  await settle();
  expect(server.state.log.at(length)?.command).toMatchObject({ place: { match: 2 } });
  expect(resultAt(server.state, 1)).toBeUndefined();
  expect(resultAt(server.state, 2)).toBeDefined();
});

test('[DK-6] an entry that was refused has no undo: nothing else is taken back for it', async () => {
  server.line('waiting');
  log.perform(record(1, 5, 3), { commandId: 'mine' });
  expect(log.undo('mine')).toBeUndefined();
  server.do(record(1, 3, 5));
  server.comeBack();
  await settle();
  expect(resultAt(server.state, 1)).toEqual({ kind: 'scores', scores: [3000, 5000] });
  expect(log.undo('mine')).toBeUndefined();
  await settle();
  expect(resultAt(server.state, 1)).toEqual({ kind: 'scores', scores: [3000, 5000] });
  expect(log.snapshot().pending).toEqual([]);
});
