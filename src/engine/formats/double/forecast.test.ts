import { expect, test } from 'vitest';
import { roomAddsUp } from '../../../../test/contract/bracket-forecasts.ts';
import { decisive, needsAgree } from '../../../../test/contract/needs.ts';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { forecast } from '../../index.ts';

needsAgree('double', [{ config: {}, players: 5, open: 3, outcomes: decisive }]);

roomAddsUp('double', [{ config: {}, players: 8 }]);

test('[DK-29] a round of a bracket whose matches have all begun is not one to come', () => {
  const hall = new Hall('double', 'abcdefgh').begin();
  const outcome = { kind: 'scores', scores: [1000, 0] } as const;
  for (let round = 1; round <= 2; round++) {
    const { number, edition, tables } = hall.facts.rounds.find(({ open }) => open > 0) ?? hall.last;
    for (const { match } of tables) {
      hall.must({ type: 'RecordOutcome', place: { round: number, edition, match, game: 1 }, outcome });
    }
  }
  // The winners' third round has begun, and half of the losers' second.
  const labels = (forecast(formats, hall.state, { runs: 24 })?.rounds ?? []).map(
    ({ code, figures }) => `${code} ${figures.number ?? ''}`,
  );
  expect(labels).not.toContain('label-winners 3');
  expect(labels).toContain('label-losers 2');
  expect(labels).toContain('label-grand-final ');
});
