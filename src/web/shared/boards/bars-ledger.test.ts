import { expect, test } from 'vitest';
import { type RoundView, type StandingView, said } from '../../../engine/index.ts';
import { afterRound, ledgerOf } from './bars-ledger.ts';

const counted = [1, 2, 3];

/** “a0 b12 c24” is a table with its strikes, “a b c” an open one. */
const roundOf = (number: number, tables: readonly string[], byes = ''): RoundView => ({
  number,
  edition: 1,
  label: { rule: 'ST-5', code: 'label-round', figures: { round: number } },
  kind: 'random',
  state: 'published',
  form: { kind: 'scores', best: 'highest' },
  byes: [...byes],
  byeReasons: [],
  byeWorth: 'win',
  notes: [],
  overrides: [],
  matches: tables.map((table, at) => {
    const seats = table.split(' ');
    const points = seats.map((seat) => said(Number(seat.slice(1))));
    const done = seats.every((seat) => seat.length > 1);
    return {
      id: `r${number}.t${at + 1}`,
      number: at + 1,
      table: at + 1,
      seats: seats.map((seat) => seat.charAt(0)),
      state: done ? 'done' : 'open',
      ...(done && { outcome: { scores: points, points, how: 'played' as const } }),
      winners: [],
      games: [],
      why: [],
    };
  }),
});

const standings = (order: string, states: Readonly<Record<string, StandingView['state']>> = {}): StandingView[] =>
  [...order].map((player, at) => ({ place: at + 1, player, state: states[player] ?? 'active', criteria: [], why: [] }));

const rounds = [roundOf(1, ['a0 b12 c24', 'd0 e24']), roundOf(2, ['a0 b24 d12', 'c e'], '')];

test('[DK-34] what the desk gave is part of the total, from its round on', () => {
  const rows = standings('abcde').map((row) =>
    row.player === 'a' ? { ...row, adjustments: [{ by: said(30), round: 2 }, { by: said(-1) }] } : row,
  );
  const ledger = ledgerOf(rounds, rows, counted);
  expect(ledger[0]).toMatchObject({ player: 'a', total: 29 });
  expect(afterRound(ledger, 1, 25).in[0]).toEqual({ total: -1, players: ['a'] });
  expect(afterRound(ledger, 2, 25).out).toContainEqual({ player: 'a', total: 29 });
});

test('the ledger has what everyone took, round by round, and what is still to come', () => {
  const [first, , third] = ledgerOf(rounds, standings('abcde'), counted);
  expect(first).toMatchObject({
    player: 'a',
    total: 0,
    last: 2,
    rounds: [
      { kind: 'taken', taken: 0 },
      { kind: 'taken', taken: 0 },
    ],
  });
  expect(third).toMatchObject({ total: 24, rounds: [{ kind: 'taken', taken: 24 }, { kind: 'open' }] });
});

test('[ST-10] a bye is no strike, and who was not there took none', () => {
  const [, , , , last] = ledgerOf([...rounds, roundOf(3, ['a0 b12 c12 d24'], 'e')], standings('abcde'), counted);
  expect(last?.rounds.map(({ kind }) => kind)).toEqual(['taken', 'open', 'bye']);
  expect(ledgerOf(rounds, standings('z'), counted)[0]).toMatchObject({ total: 0, last: 0 });
});

test('[ST-1] after a round, those at the level or above it go out; the others stay, by their strikes', () => {
  const ledger = ledgerOf(rounds, standings('abcde'), counted);
  expect(afterRound(ledger, 1, 24)).toEqual({
    out: [
      { player: 'c', total: 24 },
      { player: 'e', total: 24 },
    ],
    left: [],
    in: [
      { total: 0, players: ['a', 'd'] },
      { total: 12, players: ['b'] },
    ],
  });
  expect(afterRound(ledger, 2, 36).out).toEqual([{ player: 'b', total: 36 }]);
});

test('[ST-17] who left in that round is named apart', () => {
  const ledger = ledgerOf(rounds, standings('abcde', { d: 'dropped' }), counted);
  expect(afterRound(ledger, 2, 99)).toMatchObject({ left: ['d'], out: [] });
  expect(afterRound(ledger, 1, 99).left).toEqual([]);
});

test('[ST-15] a final game gives no strikes and is no column', () => {
  const final = roundOf(3, ['a0 b24']);
  expect(ledgerOf([...rounds, final], standings('ab'), [1, 2])[1]).toMatchObject({ total: 36, last: 2 });
});
