import { describe, expect, test } from 'vitest';
import { matchId } from '../../tournament/index.ts';
import { Hall, idOf } from './hall.fixture.ts';

/** Eight players straight into the knockout: h-a, g-b, f-c, e-d at tables 1 to 4. */
function knockout(): Hall {
  const hall = new Hall(8, { seeding: 'entry' });
  hall.begin();
  return hall;
}

const at = (hall: Hall, pair: string): string => {
  const { place, table } = hall.at(pair);
  return `${matchId(place.round, table.match)} at ${table.number}`;
};

describe('[HK-10] a match’s id and its table', () => {
  test('an opened match takes the lowest table that no open match has, in whatever round', () => {
    const hall = knockout();
    expect(at(hall, 'f-c')).toBe('r1.t3 at 3');
    hall.reports('f-c 0-1', 'g-b 0-1');
    expect(at(hall, 'b-c')).toBe('r2.t1 at 2');
    hall.reports('h-a 0-1', 'e-d 0-1');
    expect(at(hall, 'a-d')).toBe('r2.t2 at 1');
  });

  test('the id stays when the match moves', () => {
    const hall = knockout();
    const { place } = hall.at('g-b');
    hall.must({ type: 'MoveMatch', ...place, table: 9 });
    expect(at(hall, 'g-b')).toBe('r1.t2 at 9');
    hall.report('g-b 0-1');
    expect(hall.send({ type: 'MoveMatch', ...place, table: 2 })?.code).toBe('match-is-over');
  });

  test('two open matches never share a table', () => {
    const hall = knockout();
    const { place } = hall.at('g-b');
    expect(hall.send({ type: 'MoveMatch', ...place, table: 1 })).toEqual({
      code: 'table-is-taken',
      details: { table: 1, round: 1 },
    });
    hall.reports('h-a 0-1');
    expect(hall.send({ type: 'MoveMatch', ...place, table: 1 })).toBeUndefined();
    expect(hall.send({ type: 'MoveMatch', ...place, table: 0 })?.code).toBe('bad-table-number');
    expect(hall.send({ type: 'MoveMatch', ...place, match: 9, table: 8 })?.code).toBe('unknown-match');
  });

  test('a player’s fixed table comes first; if it is taken, the lowest free one, and the desk may move it', () => {
    const hall = knockout();
    hall.must({ type: 'FixTable', player: idOf('c'), table: 7 });
    hall.reports('f-c 0-1', 'g-b 0-1');
    expect(at(hall, 'b-c')).toBe('r2.t1 at 7');
    hall.must({ type: 'FixTable', player: idOf('a'), table: 7 });
    hall.reports('h-a 0-1', 'e-d 0-1');
    expect(at(hall, 'a-d')).toBe('r2.t2 at 1');
    hall.reports('b-c 1-0');
    hall.must({ type: 'MoveMatch', ...hall.at('a-d').place, table: 7 });
    expect(at(hall, 'a-d')).toBe('r2.t2 at 7');
  });

  test('a reopened match takes its old table if that is free', () => {
    const hall = knockout();
    hall.reports('h-a 0-1');
    const { place } = hall.at('h-a');
    const replaces = { kind: 'scores', scores: [0, 1000] } as const;
    hall.must({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
    expect(at(hall, 'h-a')).toBe('r1.t1 at 1');
  });

  test('a reopened match whose table is taken has the lowest free one', () => {
    const hall = knockout();
    hall.reports('g-b 0-1', 'f-c 0-1'); // b-c sits at table 2 now
    const { place } = hall.at('g-b');
    const replaces = { kind: 'scores', scores: [0, 1000] } as const;
    hall.must({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
    expect(at(hall, 'g-b')).toBe('r1.t2 at 3');
    expect(at(hall, 'b-c')).toBe('r2.t1 at 2');
  });

  test('so does one that goes on because its result was corrected to a draw', () => {
    const hall = knockout();
    hall.reports('g-b 0-1', 'f-c 0-1');
    hall.correct('g-b 1/2');
    expect(hall.at('g-b').table.games.map(({ kind }) => kind)).toEqual(['regular', 'sudden-death']);
    expect(at(hall, 'g-b')).toBe('r1.t2 at 3');
  });

  test('in a draft: who needs a table swaps it with the match that has it, and every match keeps its id', () => {
    const hall = new Hall(8, { seeding: 'entry' });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    hall.must({ type: 'FixTable', player: idOf('h'), table: 3 });
    const change = { kind: 'swap', players: [idOf('h'), idOf('g')] } as const;
    hall.must({ type: 'AdjustDraft', round: 1, edition: 1, change, override: 'asked for' });
    expect(hall.last.tables.map((table) => `${table.match}@${table.number}`)).toEqual(['1@1', '2@3', '3@2', '4@4']);
    expect(hall.tables()).toEqual(['g-a', 'h-b', 'f-c', 'e-d']);
    hall.must({ type: 'MoveMatch', round: 1, edition: 1, match: 4, table: 5 });
    expect(hall.last.tables.map(({ number }) => number)).toEqual([1, 3, 2, 5]);
  });
});
