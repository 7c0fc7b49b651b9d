import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';

const played = () => {
  const hall = new Hall('groups', 'ab', { config: { autoAdvance: false } }).begin();
  hall.must({ type: 'RecordOutcome', place: hall.place(1), outcome: outcome('1-0') });
  return hall;
};
const game = (hall: Hall) => hall.last.tables[0]?.games[0];
const contest = (hall: Hall, text: string) =>
  hall.try({ type: 'ContestOutcome', place: hall.place(1), outcome: outcome(text) });

describe('[DK-10] another result for a game that is recorded', () => {
  test('is kept beside the recorded one, which goes on counting', () => {
    const hall = played();
    expect(contest(hall, '0-1')).toBeUndefined();
    expect(hall.state.log.head?.events).toEqual([
      { type: 'OutcomeContested', round: 1, match: 1, game: 1, outcome: outcome('0-1') },
    ]);
    expect(game(hall)).toMatchObject({ recorded: { outcome: outcome('1-0') }, contested: outcome('0-1') });
  });

  test('is no contest where it is the same, or where nothing is recorded', () => {
    const hall = played();
    expect(contest(hall, '1-0')).toEqual({
      code: 'already-recorded',
      details: { outcome: outcome('1-0'), same: true },
    });
    expect(hall.try({ type: 'ContestOutcome', place: hall.place(2), outcome: outcome('1-0') })).toEqual({
      code: 'nothing-recorded',
      details: { round: 1, match: 2, game: 1 },
    });
  });

  test('must be a result of this game, and of a game that there is', () => {
    const hall = played();
    const impossible = { kind: 'scores', scores: [7000, 0] } as const;
    expect(hall.try({ type: 'ContestOutcome', place: hall.place(1), outcome: impossible })?.code).toBe(
      'impossible-score',
    );
    const place = hall.place(9);
    const unknown = { code: 'unknown-match', details: { round: 1, match: 9 } };
    expect(hall.try({ type: 'ContestOutcome', place, outcome: outcome('0-1') })).toEqual(unknown);
    expect(hall.try({ type: 'UpholdOutcome', place })).toEqual(unknown);
  });

  test('is over when the recorded one is upheld', () => {
    const hall = played();
    expect(hall.try({ type: 'UpholdOutcome', place: hall.place(1) })).toEqual({ code: 'not-contested', details: {} });
    contest(hall, '0-1');
    hall.must({ type: 'UpholdOutcome', place: hall.place(1) });
    expect(hall.state.log.head?.events).toEqual([{ type: 'OutcomeUpheld', round: 1, match: 1, game: 1 }]);
    expect(game(hall)?.recorded?.outcome).toEqual(outcome('1-0'));
    expect(game(hall)?.contested).toBeUndefined();
  });

  test.each([
    ['corrected', { type: 'CorrectOutcome', outcome: outcome('0-1') }],
    ['taken back', { type: 'RemoveOutcome' }],
  ] as const)('is over when the result is %s', (_, settled) => {
    const hall = played();
    contest(hall, '0-1');
    hall.must({ ...settled, place: hall.place(1), replaces: outcome('1-0'), later: { kind: 'keep' } });
    expect(game(hall)?.contested).toBeUndefined();
  });
});
