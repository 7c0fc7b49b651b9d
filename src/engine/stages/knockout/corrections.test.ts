import { describe, expect, test } from 'vitest';
import { formats } from '../../formats/index.ts';
import { audit, previewCorrection } from '../../tournament/index.ts';
import { knockout, matches } from './hall.fixture.ts';

describe('corrections', () => {
  test('[DK-5] keep: who sat in a match that was opened stays there, and the preview says that it no longer follows', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1');
    const { place } = hall.at('d-a', 1);
    const preview = previewCorrection(formats, hall.state, place, { kind: 'scores', scores: [1000, 0] });
    expect(preview.ok && preview.value.keep.faults).toMatchObject([{ round: 2, finding: { code: 'wrong-match' } }]);
    expect(preview.ok && preview.value.unwind.rounds).toEqual([2]);
    hall.correct('d-a 1-0');
    expect(matches(hall).at(-1)).toBe('2/3 a-b');
    hall.reports('a-b 1-0');
    expect(hall.conclusion.winners).toEqual(['p1']);
    expect(hall.standings()).toEqual(['1a', '2b', '3c', '4d']);
  });

  test('[DK-5] unwind: the matches after it are drawn anew, under a new edition', () => {
    const hall = knockout(8);
    hall.reports('h-a 0-1', 'g-b 0-1', 'f-c 0-1', 'e-d 0-1', 'a-d 1-0');
    const before = hall.at('a-d', 1).place;
    hall.correct('h-a 1-0', { kind: 'unwind', confirm: 'Cup' });
    expect(matches(hall).slice(4)).toEqual(['2/5 h-d', '2/6 b-c']);
    expect(hall.send({ type: 'RecordOutcome', place: before, outcome: { kind: 'scores', scores: [1000, 0] } })).toEqual(
      {
        code: 'table-was-paired-again',
        details: { round: 2, edition: 1, now: 2 },
      },
    );
  });

  test('[DK-5] [HK-10] unwind while others play: every match whose players are known is open at once', () => {
    const hall = knockout(8);
    hall.reports('g-b 0-1', 'f-c 0-1', 'e-d 0-1');
    expect(matches(hall).slice(4)).toEqual(['2/6 b-c']);
    // The match that was set aside does not follow from the one that is corrected: it opens again all the same.
    hall.correct('e-d 1-0', { kind: 'unwind', confirm: 'Cup' });
    expect(matches(hall).slice(4)).toEqual(['2/6 b-c']);
    hall.correct('g-b 1-0', { kind: 'unwind', confirm: 'Cup' });
    expect(matches(hall).slice(4)).toEqual(['2/6 g-c']);
    hall.reports('h-a 0-1', 'a-e 1-0', 'g-c 1-0', 'g-a 0-1');
    expect(hall.conclusion.winners).toEqual(['p1']);
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });

  test('[DK-5] a bracket that was unwound without a correction waits for the desk', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1', 'a-b 1-0');
    hall.must({ type: 'UnwindToRound', round: 1, confirm: 'Cup' });
    expect(matches(hall)).toEqual(['1/1 d-a', '1/2 c-b']);
    expect(hall.conclusion.finished).toBe(false);
    hall.must({ type: 'PairRound' });
    expect(matches(hall).at(-1)).toBe('2/3 a-b');
    hall.reports('a-b 0-1');
    expect(hall.conclusion.winners).toEqual(['p2']);
  });

  test('[DK-5] a draw corrected to a win cancels the games it had led to, and back again', () => {
    const hall = knockout(2);
    hall.reports('b-a 1/2', 'b-a 1/2', 'b-a 1-0');
    hall.correct('b-a 0-1');
    expect(hall.at('b-a').table.games).toHaveLength(1);
    expect(hall.conclusion.winners).toEqual(['p1']);
    hall.correct('b-a 1/2');
    expect(hall.at('b-a').table.games.map(({ kind }) => kind)).toEqual(['regular', 'sudden-death']);
    expect(hall.conclusion.finished).toBe(false);
  });

  test('[DK-5] a result taken back opens the match again, and nothing is finished until it is played', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1', 'a-b 1-0');
    const { place } = hall.at('d-a', 1);
    const replaces = { kind: 'scores', scores: [0, 1000] } as const;
    expect(hall.send({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } })).toBeUndefined();
    expect(hall.conclusion.finished).toBe(false);
    hall.reports('d-a 0-1');
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
  });
});
