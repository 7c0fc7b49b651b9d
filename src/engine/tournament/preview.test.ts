import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { assertDefined } from '../../kit/index.ts';
import { formats as real } from '../formats/index.ts';
import { SwissDesk } from '../formats/swiss/hall.fixture.ts';
import { type Outcome, previewCorrection } from './index.ts';

const scores = (first: number, second: number): Outcome => ({ kind: 'scores', scores: [1000 * first, 1000 * second] });

describe('[DK-4] a fault that a later pairing already had', () => {
  test('a gap that a correction makes smaller is no fault of the round after', () => {
    const desk = SwissDesk.of(6, { rounds: 3 });
    desk.playRound(() => '5-3');
    desk.pair();
    const uneven = assertDefined(
      desk.last.findings.find(({ code }) => code === 'score-gap'),
      'two with different points',
    );
    const table = assertDefined(
      desk.rounds[0]?.tables.find(({ seats: [winner = ''] }) => uneven.players.includes(winner)),
      'table of the one who has won',
    );
    const faults = (first: number, second: number) => {
      const place = desk.place(table.match, desk.rounds[0]);
      const preview = previewCorrection(desk.formats, desk.state, place, scores(first, second));
      return preview.ok
        ? preview.value.keep.faults.map(({ round, finding }) => [round, finding.players])
        : preview.error;
    };
    expect(faults(4, 3)).toEqual([]); // 2 points to 0 instead of 3 to 0
    expect(faults(3, 5)).not.toEqual([]);
  });
});

test('[DK-5] every game that a match loses is announced, not only the first', () => {
  const formats = withToys(real);
  const hall = new Hall('toy-race', 'ab', { formats }).begin();
  for (const result of ['1-0', '½', '½', '½', '½', '½', '½']) hall.report(`ab ${result}`);
  expect(hall.last.tables[0]?.games).toHaveLength(8);
  const place = { round: 1, edition: 1, match: 1, game: 2 };
  const preview = previewCorrection(formats, hall.state, place, scores(1, 0));
  expect(preview.ok && preview.value.keep.cancelledGames).toBe(6);
  hall.must({
    type: 'CorrectOutcome',
    place,
    outcome: scores(1, 0),
    replaces: scores(0.5, 0.5),
    later: { kind: 'keep' },
  });
  expect(hall.last.tables[0]?.games).toHaveLength(2);
});
