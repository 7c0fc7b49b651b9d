import { expect, test } from 'vitest';
import type { History, Outcome, Round, Table } from '../tournament/index.ts';
import { playerTold, type ToldPlayer } from '../tournament/presence.fixture.ts';
import { type Part, partsOf } from './counting.ts';

const table = (seats: string, outcome?: Outcome): Table => ({
  match: 1,
  number: 1,
  seats: [...seats],
  games: [{ kind: 'regular', ...(outcome && { recorded: { outcome, completedAt: 1, sequence: 1 } }) }],
  why: [],
  proposals: [],
});

/** The second round of those who are named, as words. */
function parts(people: Readonly<Record<string, ToldPlayer>>, tables: readonly Table[], byes = '') {
  const players = new Map(Object.entries(people).map(([id, told]) => [id, playerTold(id, told)]));
  const round = { number: 2, tables, byes: [...byes] } as Partial<Round> as Round;
  const history = { players, field: [...players.keys()] } as Partial<History> as History;
  const said = (part: Part) => ('table' in part ? `${part.kind} in seat ${part.seat}` : part.kind);
  return Object.fromEntries([...partsOf(history, round)].map(([player, part]) => [player, said(part)]));
}

test('everyone has one part in a round: a game, the bye, a round missed, or one after they left', () => {
  const people = { a: {}, b: {}, c: {}, d: { enteredAfter: 2 }, e: { droppedAfter: 1 } };
  const won: Outcome = { kind: 'scores', scores: [1000, 0] };
  expect(parts(people, [table('ab', won)], 'c')).toEqual({
    a: 'played in seat 0',
    b: 'played in seat 1',
    c: 'bye',
    d: 'missed',
    e: 'gone',
  });
});

test('a forfeited game is one that was not played, and one without a result is open', () => {
  const people = { a: {}, b: {}, c: {}, d: {} };
  expect(parts(people, [table('ab', { kind: 'forfeit', seats: [1] }), table('cd')])).toEqual({
    a: 'forfeited in seat 0',
    b: 'forfeited in seat 1',
    c: 'open in seat 0',
    d: 'open in seat 1',
  });
});

test('one who left in mid-round is in that round still', () => {
  expect(parts({ a: { droppedAfter: 2 }, b: {} }, [table('ab')])).toEqual({ a: 'open in seat 0', b: 'open in seat 1' });
});
