import { describe, expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { typesWhen, when } from '../given.fixture.ts';
import type { Command } from '../index.ts';

const adjust = (more: Partial<Extract<Command, { type: 'AdjustPoints' }>> = {}): Command => ({
  type: 'AdjustPoints',
  player: 'p1',
  by: -1000,
  reason: 'late',
  ...more,
});

const hall = (format = 'robin', names = 'abcd') => new Hall(format, names).begin();

describe('[DK-34] points given and taken', () => {
  test('are one event, with the round if it is for one, and who may read the reason', () => {
    expect(when(hall(), adjust())).toEqual([{ type: 'PointsAdjusted', player: 'p1', by: -1000, reason: 'late' }]);
    expect(when(hall(), adjust({ by: 500, round: 1, reason: ' fair play ', isPrivate: true }))).toEqual([
      { type: 'PointsAdjusted', player: 'p1', by: 500, round: 1, reason: 'fair play', isPrivate: true },
    ]);
    expect(when(hall(), adjust({ by: 0, isPrivate: false }))).toEqual([
      { type: 'PointsAdjusted', player: 'p1', by: 0, reason: 'late' },
    ]);
  });

  test.each([
    ['p9', adjust({ player: 'p9' }), { code: 'unknown-player', details: { player: 'p9' } }],
    ['round 2', adjust({ round: 2 }), { code: 'unknown-round', details: { round: 2 } }],
    [
      'a third of a point',
      adjust({ by: 333 }),
      { code: 'bad-adjustment', details: { problem: 'step', step: 0.5, most: 99 } },
    ],
    [
      'no number',
      adjust({ by: Number.NaN }),
      { code: 'bad-adjustment', details: { problem: 'step', step: 0.5, most: 99 } },
    ],
    [
      '100 points',
      adjust({ by: 100_000 }),
      { code: 'bad-adjustment', details: { problem: 'range', step: 0.5, most: 99 } },
    ],
    ['no reason', adjust({ reason: ' ' }), { code: 'no-reason-given', details: {} }],
  ] as const)('%s is refused', (_, command, refused) => {
    expect(when(hall(), command)).toEqual(refused);
  });

  test('nothing is counted before the start, for a draft, and in a bracket', () => {
    expect(typesWhen(new Hall('robin', 'abcd'), adjust())).toEqual(['not-started']);
    expect(typesWhen(hall('knockout'), adjust())).toEqual(['nothing-counted']);
    expect(typesWhen(hall('double'), adjust())).toEqual(['nothing-counted']);
    const desk = hall().playOut('abcd').over();
    desk.must({ type: 'PairRound' });
    expect(typesWhen(desk, adjust({ round: 2 }))).toEqual(['round-is-draft']);
    expect(typesWhen(desk, adjust({ round: 1 }))).toEqual(['PointsAdjusted']);
  });

  test('strikes and the score of a group are whole numbers', () => {
    expect(typesWhen(hall('strikes'), adjust({ by: 500 }))).toEqual(['bad-adjustment']);
    expect(typesWhen(hall('groups'), adjust({ by: 500 }))).toEqual(['bad-adjustment']);
    expect(typesWhen(hall('strikes'), adjust({ by: 3000 }))).toEqual(['PointsAdjusted']);
  });

  test('somebody who waits for approval has nothing to adjust', () => {
    const desk = new Hall('swiss', 'abcd').begin();
    desk.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
    desk.must({ type: 'Register', player: { name: 'z' } });
    expect(typesWhen(desk, adjust({ player: 'p5' }))).toEqual(['unknown-player']);
  });

  test('what the rules say next follows: joint winners of a group part, and the next round is drawn', () => {
    const desk = new Hall('groups', 'abcd', { config: { groupSize: 4 } }).begin();
    for (const table of desk.last.tables) {
      const place = { round: 1, edition: 1, match: table.match, game: 1 };
      desk.must({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [500, 500] } });
    }
    expect(desk.derived.verdict.winners).toHaveLength(4);
    expect(typesWhen(desk, adjust())).toEqual(['PointsAdjusted', 'RoundPaired', 'RoundPublished']);
  });
});
