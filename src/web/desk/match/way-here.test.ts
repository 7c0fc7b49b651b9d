import { expect, test } from 'vitest';
import { Desk } from '../../../../test/desk.ts';
import { boardView, tournamentView } from '../../../engine/index.ts';
import { wayHere } from './way-here.ts';

/** Sixteen are four rounds; twelve give the best four a bye. */
function knockout(): Desk {
  const desk = new Desk('knockout');
  const players = Array.from({ length: 12 }, (_, at) => ({ name: `P${at + 1}`, rating: 2000 - at }));
  desk.must({ type: 'AddPlayers', players });
  desk.must({ type: 'Start' });
  const round = desk.pair();
  for (const { match, games, seats } of round.tables) {
    if (games.length === 0) continue;
    const scores = Number(seats[0]?.slice(1)) < Number(seats[1]?.slice(1)) ? [1000, 0] : [0, 1000];
    desk.must({ type: 'RecordOutcome', place: desk.place(match, round), outcome: { kind: 'scores', scores } });
  }
  return desk;
}

test('[DK-28] seed and last match of a player, their own score first; a bye is a bye', () => {
  const { state } = knockout();
  const way = (player: string) => wayHere(tournamentView(state, { drafts: true }), boardView(state), 2, player);
  expect(way('p1')).toEqual({ seed: 1, before: { kind: 'bye' } });
  expect(way('p5')).toEqual({ seed: 5, before: { kind: 'match', how: 'beat', opponent: 'p12', score: [1, 0] } });
  expect(way('p12')).toEqual({ seed: 12, before: { kind: 'match', how: 'lostTo', opponent: 'p5', score: [0, 1] } });
});

test('[DK-28] before the first round there is only the seed', () => {
  const { state } = knockout();
  expect(wayHere(tournamentView(state, { drafts: true }), boardView(state), 1, 'p5')).toEqual({ seed: 5 });
});
