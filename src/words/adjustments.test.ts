import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import { explain, said } from '../engine/index.ts';
import { activityOf } from './activity.ts';
import { adjustmentMarks } from './adjustments.ts';
import { namesOf, say } from './say.ts';

const given = (...list: number[]) => list.map((by) => ({ by: said(by) }));

test('[DK-34] a row is marked with the sum of what the desk gave, and with a warning', () => {
  expect(adjustmentMarks('en', given(-1, 0.5))).toEqual(['Adjustment −½']);
  expect(adjustmentMarks('en', given(1, 0))).toEqual(['Adjustment +1', 'Warning']);
  expect(adjustmentMarks('de', given(0))).toEqual(['Verwarnung']);
  expect(adjustmentMarks('en', given(1, -1))).toEqual(['Adjustment 0']);
  expect(adjustmentMarks('en')).toEqual([]);
});

test('[DK-34] the log and “why?” say what was given, to whom and, where it is public, for what', () => {
  const hall = new Hall('robin', 'abcd').begin();
  hall.must({ type: 'AdjustPoints', player: 'p1', by: -1000, reason: 'late' });
  hall.must({ type: 'AdjustPoints', player: 'p1', by: 500, reason: 'fair play', isPrivate: true });
  hall.must({ type: 'AdjustPoints', player: 'p1', by: 0, reason: 'mobile phone' });
  const told = activityOf(formats, 'en', hall.state.log.slice()).slice(-3);
  expect(told.map(({ what }) => what)).toEqual([
    'Points of a: −1 (late).',
    'Points of a: +½ (fair play).',
    'Warned a: mobile phone.',
  ]);
  const names = namesOf(hall.facts.players.values());
  const why = explain(hall.derived, 'p1')?.reasons[0]?.why ?? [];
  expect(why.filter(({ rule }) => rule === 'DK-34').map((reason) => say('en', reason, names))).toEqual([
    'The desk took 1 from a: late',
    'The desk gave a ½ more.',
    'The desk warned a: mobile phone',
  ]);
});
