import { describe, expect, test } from 'vitest';
import { Desk } from '../../../../test/desk.ts';
import { Hall } from '../../formats/strikes/evening.fixture.ts';

/** Four at one table, level 12: the last two go out, the first two are level and won the game together (ST-12). */
function jointWinners(): Hall {
  const hall = new Hall(4, { eliminationAt: 12 });
  hall.pair();
  hall.report(1, 9, 9, 1, 1);
  hall.close();
  return hall;
}

const called = { type: 'CallFinalGame' } as const;

describe('[ST-15] a final game that the organiser calls', () => {
  test('is offered at the end to two joint winners, and drawn at once as a draft', () => {
    const hall = jointWinners();
    const { winners, finished } = hall.conclusion;
    expect([winners.length, finished]).toEqual([2, true]);
    hall.must(called);
    expect(hall.state.log.head?.events).toMatchObject([
      { type: 'FinalGameCalled', after: 1 },
      { type: 'RoundPaired', round: 2, kind: 'final-game', byes: [], findings: [] },
    ]);
    expect([...(hall.last.tables[0]?.seats ?? [])].sort()).toEqual([...winners].sort());
    expect(hall.conclusion.finished).toBe(false);
  });

  test('its winner has won; a tie leaves both', () => {
    for (const [scores, count] of [
      [[3, 5], 1],
      [[4, 4], 2],
    ] as const) {
      const hall = jointWinners();
      hall.must(called);
      hall.must({ type: 'PublishRound', round: 2 });
      hall.report(1, ...scores);
      hall.close();
      expect(hall.conclusion.finished).toBe(true);
      expect(hall.conclusion.winners).toHaveLength(count);
      expect(hall.try(called)?.code).toBe('no-final-game');
    }
  });

  test('is refused before the start, before the end, with one winner, and twice', () => {
    const early = new Desk('strikes');
    expect(early.try(called)).toEqual({ code: 'not-started', details: {} });
    const hall = new Hall(4, { eliminationAt: 12 });
    expect(hall.try(called)?.code).toBe('no-final-game');
    hall.pair();
    expect(hall.try(called)?.code).toBe('no-final-game');
    hall.report(1, 9, 5, 3, 1);
    hall.close();
    expect(hall.conclusion.winners).toHaveLength(1);
    expect(hall.try(called)?.code).toBe('no-final-game');
    const twice = jointWinners();
    twice.must(called);
    expect(twice.try(called)?.code).toBe('no-final-game');
  });

  test('can be undone, and unwinding takes it back', () => {
    const hall = jointWinners();
    hall.must(called);
    hall.must({ type: 'Undo', version: hall.state.log.length });
    expect(hall.conclusion.finished).toBe(true);
    hall.must(called);
    hall.must({ type: 'PublishRound', round: 2 });
    hall.must({ type: 'UnwindToRound', round: 1, confirm: 'Cup' });
    expect(hall.facts.finalGameAfter).toBeUndefined();
    hall.close();
    expect(hall.conclusion).toMatchObject({ finished: true });
    expect(hall.conclusion.winners).toHaveLength(2);
  });

  test('a draft of it can be paired again; the call stands', () => {
    const hall = jointWinners();
    hall.must(called);
    hall.must({ type: 'PairAgain', round: 2 });
    expect(hall.last).toMatchObject({ kind: 'final-game', state: 'draft' });
  });
});
