import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall, outcome } from '../../../test/hall.ts';
import { formats as real } from '../formats/index.ts';
import { tournamentView } from '../views/index.ts';
import { type DraftChange, derive } from './index.ts';

const formats = withToys(real);
const manual = { config: { groupSize: 3, autoAdvance: false } };

describe('the organiser’s round', () => {
  test('[DK-1] players in, start, draft, publish, results, close, next', () => {
    const hall = new Hall('groups', 'abcdef', manual);
    expect(hall.try({ type: 'PairRound' })).toEqual({ code: 'not-started', details: {} });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(hall.last.state).toBe('draft');
    expect(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false })?.rounds).toEqual([]);
    hall.must({ type: 'PublishRound', round: 1 });
    expect(tournamentView(derive(formats, hall.state.facts), hall.state.log, { drafts: false })?.rounds).toHaveLength(
      1,
    );
    const early = hall.try({ type: 'CloseRound', round: 1 });
    expect(early).toMatchObject({ code: 'tables-open', details: { open: 12 } });
    hall.playOut('abcdef');
    expect(hall.try({ type: 'PairRound' })).toMatchObject({ code: 'round-not-closed' });
    hall.over().draw();
    expect(hall.last.number).toBe(2);
  });

  test('[DK-1] what cannot be pressed says why', () => {
    const hall = new Hall('groups', 'abc', manual).begin();
    expect(hall.try({ type: 'Start' })?.code).toBe('already-started');
    expect(hall.try({ type: 'PublishRound', round: 1 })?.code).toBe('round-is-published');
    expect(hall.try({ type: 'PublishRound', round: 2 })?.code).toBe('unknown-round');
    expect(hall.try({ type: 'ReopenRound', round: 1 })?.code).toBe('round-is-published');
    hall.playOut('abc');
    expect(hall.try({ type: 'UnpublishRound', round: 1 })?.code).toBe('has-results');
    hall.close();
    expect(hall.try({ type: 'CloseRound', round: 1 })?.code).toBe('round-is-closed');
    expect(hall.try({ type: 'PairRound' })?.code).toBe('already-finished');
  });
});

describe('a draft', () => {
  const drafted = () => {
    const hall = new Hall('toy-knock', 'abcde', { formats });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    return hall;
  };
  const pairs = (hall: Hall) => hall.last.tables.map((table) => hall.names(table.seats));

  test('[DK-2] pair again is a new draw under its own name, recorded', () => {
    const hall = drafted();
    const first = hall.last;
    hall.must({ type: 'PairAgain', round: 1 });
    expect(hall.last.edition).toBe(2);
    expect(hall.last.draw?.name).toBe('round 1, edition 2, pairing');
    expect(hall.last.draw?.key).not.toBe(first.draw?.key);
    expect(hall.state.log.head?.events.map((event) => event.type)).toEqual(['DraftDiscarded', 'RoundPaired']);
  });

  test('[DK-2] swap two, give the bye to another, move one', () => {
    const hall = drafted();
    const [[a, b], [c]] = pairs(hall).map((pair) => [...pair]) as [[string, string], [string, string]];
    const bye = hall.names(hall.last.byes);
    const adjust = (change: DraftChange, override?: string) =>
      hall.try({ type: 'AdjustDraft', round: 1, edition: 1, change, ...(override && { override }) });
    expect(adjust({ kind: 'swap', players: [hall.id(a), hall.id(c)] })).toBeUndefined();
    expect(pairs(hall)[0]).toBe(`${c}${b}`);
    expect(adjust({ kind: 'bye', player: hall.id(b) })).toBeUndefined();
    expect(hall.names(hall.last.byes)).toBe(b);
    expect(pairs(hall)[0]).toBe(`${c}${bye}`);
    expect(hall.last.tables[0]?.why).toMatchObject([{ rule: 'DK-2', code: 'placed-by-desk' }]);
    expect(adjust({ kind: 'bye', player: hall.id(b) })).toMatchObject({ details: { problem: 'has-bye' } });
    expect(adjust({ kind: 'move', player: hall.id(b), match: 9 })).toMatchObject({
      details: { problem: 'unknown-table' },
    });
    expect(adjust({ kind: 'move', player: hall.id(b), match: 1 })).toBeUndefined();
    expect(hall.last.byes).toEqual([]);
  });

  test('[DK-2] what changed since is marked, and must be paired again or accepted with a reason', () => {
    const hall = drafted();
    const gone = hall.id(pairs(hall)[0]?.charAt(0) ?? '');
    hall.must({ type: 'DropPlayer', player: gone });
    const finding = { code: 'is-out', hard: true, players: [gone], size: 1 };
    expect(derive(formats, hall.facts).reviewDraft()?.stale).toEqual([finding]);
    const stale = { code: 'draft-is-stale', details: { round: 1, findings: [finding] } };
    expect(hall.try({ type: 'PublishRound', round: 1 })).toEqual(stale);
    expect(hall.try({ type: 'Override', round: 1, edition: 1, reason: ' ' })?.code).toBe('no-reason-given');
    hall.must({ type: 'Override', round: 1, edition: 1, reason: 'comes back after lunch' });
    hall.must({ type: 'PublishRound', round: 1 });
    expect(hall.last.overrides).toEqual([{ reason: 'comes back after lunch', accepted: [finding] }]);
  });

  test('[DK-2] nothing forbidden is accepted without a spoken override', () => {
    const hall = drafted();
    const [one, other] = pairs(hall).map((pair) => hall.id(pair.charAt(0)));
    const change: DraftChange = { kind: 'swap', players: [one ?? '', other ?? ''] };
    hall.must({ type: 'DropPlayer', player: one ?? '' });
    const refused = hall.try({ type: 'AdjustDraft', round: 1, edition: 1, change });
    expect(refused).toMatchObject({
      code: 'forbidden-pairing',
      details: { findings: [{ code: 'is-out', players: [one] }] },
    });
    hall.must({ type: 'AdjustDraft', round: 1, edition: 1, change, override: 'they agreed' });
    expect(hall.last.overrides).toMatchObject([{ reason: 'they agreed', accepted: [{ code: 'is-out' }] }]);
    hall.must({ type: 'PublishRound', round: 1 });
  });

  test('[DK-2] changes need a draft of this edition and players who are in it', () => {
    const hall = drafted();
    const swap = (a: string, b: string, edition = 1) =>
      hall.try({ type: 'AdjustDraft', round: 1, edition, change: { kind: 'swap', players: [a, b] } });
    expect(swap('p1', 'p99')).toEqual({ code: 'bad-change', details: { problem: 'not-seated' } });
    expect(swap('p1', 'p1')).toEqual({ code: 'bad-change', details: { problem: 'not-seated' } });
    expect(swap('p1', 'p2', 7)?.code).toBe('table-was-paired-again');
    hall.must({ type: 'PublishRound', round: 1 });
    expect(swap('p1', 'p2')?.code).toBe('round-is-published');
  });

  test('[DK-22] a published round that is taken back and shown again has a new edition', () => {
    const hall = drafted();
    hall.must({ type: 'PublishRound', round: 1 });
    const [seats] = pairs(hall);
    const stale = hall.placeOf(seats ?? '');
    hall.must({ type: 'UnpublishRound', round: 1 });
    expect(hall.try({ type: 'RecordOutcome', place: stale, outcome: outcome('1-0') })?.code).toBe('round-is-draft');
    hall.must({ type: 'PublishRound', round: 1 });
    expect(hall.last.edition).toBe(2);
    expect(hall.try({ type: 'RecordOutcome', place: stale, outcome: outcome('1-0') })).toEqual({
      code: 'table-was-paired-again',
      details: { round: 1, edition: 1, now: 2 },
    });
  });

  test('[DK-22] undoing a publication and showing other tables raises the edition too', () => {
    const hall = drafted();
    hall.must({ type: 'PublishRound', round: 1 });
    hall.must({ type: 'Undo', version: hall.state.log.length });
    expect(hall.last.state).toBe('draft');
    hall.must({ type: 'PublishRound', round: 1 });
    expect(hall.last.edition).toBe(2);
  });

  test('[DK-7] a player who needs a fixed table has it, also beyond the last one', () => {
    const hall = new Hall('toy-knock', 'abcdef', { formats });
    hall.must({ type: 'FixTable', player: hall.id('c'), table: 12 });
    hall.begin();
    const at = (name: string) => hall.last.tables.find((table) => table.seats.includes(hall.id(name)))?.number;
    expect(at('c')).toBe(12);
    expect(hall.last.tables.map((table) => table.number)).toEqual([1, 2, 12]);
    const seats = hall.last.tables.find((table) => table.number === 12)?.seats ?? [];
    hall.report(`${hall.names(seats)} 1-0`);
    expect(hall.try({ type: 'FixTable', player: hall.id('a'), table: 0 })?.code).toBe('bad-table-number');
  });
});
