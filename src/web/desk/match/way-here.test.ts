import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../../engine/formats/index.ts';
import { boardView, derive, tournamentView } from '../../../engine/index.ts';
import { wayHere } from './way-here.ts';

/** Eight players, seeded by letter; nobody comes to e-d, so that a has a bye in the second round. */
function knockout(): Hall {
  const ratings = Array.from({ length: 8 }, (_, at) => 2000 - at);
  const hall = new Hall('hybrid', 'abcdefgh', { ratings }).begin();
  hall.report('ha 0-1, gb 0-1, fc 0-1, ed ff, bc 1-0');
  return hall;
}

test('[DK-28] seed and last match of a player, their own score first; a bye is a bye', () => {
  const { state } = knockout();
  const way = (player: string) =>
    wayHere(
      tournamentView(derive(formats, state.facts), state.log, { drafts: true }),
      boardView(derive(formats, state.facts)),
      3,
      player,
    );
  expect(way('p1')).toEqual({ seed: 1, before: { kind: 'bye' } });
  expect(way('p2')).toEqual({ seed: 2, before: { kind: 'match', how: 'beat', opponent: 'p3', score: [1, 0] } });
  expect(way('p3')).toEqual({ seed: 3, before: { kind: 'match', how: 'lostTo', opponent: 'p2', score: [0, 1] } });
});

test('[DK-28] before the first round there is only the seed', () => {
  const { state } = knockout();
  expect(
    wayHere(
      tournamentView(derive(formats, state.facts), state.log, { drafts: true }),
      boardView(derive(formats, state.facts)),
      1,
      'p5',
    ),
  ).toEqual({ seed: 5 });
});
