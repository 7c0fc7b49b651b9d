import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { changesIn } from './changes.ts';

test('[DK-32] the report tells what was corrected and undone, and nothing else', () => {
  const hall = new Hall('groups', 'abc').begin();
  const [table] = hall.last.tables;
  const seats = hall.names(table?.seats ?? []);
  hall.report(`${seats} 1-0`);
  expect(changesIn(hall.formats, 'en', hall.state.log.slice())).toEqual([]);
  hall.correct(`${seats} 0-1`);
  const corrected = hall.state.log.length;
  hall.must({ type: 'Undo', version: corrected });
  const changes = changesIn(hall.formats, 'en', hall.state.log.slice());
  expect(changes.map(({ version }) => version)).toEqual([corrected, corrected + 1]);
  expect(changes[0]?.what).toContain('1–0');
  expect(changes[0]?.what).toContain('0–1');
});

test('[DU-12] the report tells which rule a change by hand broke and why; one that broke none is not in it', () => {
  const hall = new Hall('dutch', 'abcd').begin();
  hall.playOut('abcd').over().must({ type: 'PairRound' });
  const { number: round, edition } = hall.last;
  const change = { kind: 'swap', players: [hall.id('b'), hall.id('c')] } as const;
  for (const override of ['both asked', 'as it was'])
    hall.must({ type: 'AdjustDraft', round, edition, change, override });
  expect(changesIn(hall.formats, 'en', hall.state.log.slice()).map(({ what }) => what)).toEqual([
    'Changed the draft of round 2: b and c swapped places. Rules overridden: c and a have met before. b and d have met before. Reason: both asked.',
  ]);
});
