import { expect, test } from 'vitest';
import { outcome } from '../../../test/hall.ts';
import { added, closedRound, factsOf, paired, published, recorded } from './given.fixture.ts';
import { draftOf, emptyState, openGames, roundOf } from './index.ts';
import { drawnRounds } from './state.ts';

const players = added('a', 'b', 'c', 'd');
const drawn = [players, ...closedRound(1, ['ab', 'cd']), paired(2, ['ac', 'bd']), published(2)];

test('rounds are found by their number; a draft is one that the public has not seen', () => {
  const facts = factsOf(...drawn, paired(3, ['ad', 'bc']));
  expect([0, 1, 3, 4].map((number) => roundOf(facts, number)?.number)).toEqual([undefined, 1, 3, undefined]);
  expect(draftOf(facts)?.number).toBe(3);
  expect(drawnRounds(facts)).toBe(2);
  expect(draftOf(factsOf(...drawn))).toBeUndefined();
});

test('open games are those of all rounds that count', () => {
  const facts = factsOf(...drawn, recorded(2, 1, outcome('1-0'), 5), paired(3, ['ad', 'bc']));
  expect(openGames(facts)).toBe(3); // two in round 1, one in round 2, none of the draft
});

test('in the beginning there is nothing', () => {
  expect(emptyState.facts).toEqual({
    players: new Map(),
    started: false,
    ended: false,
    stages: [],
    stage: 0,
    rounds: [],
    lots: [],
    keepApart: [],
    adjustments: [],
    lastCompletedAt: 0,
    recorded: 0,
  });
  expect([emptyState.log.length, emptyState.issued]).toEqual([
    0,
    { players: 0, editions: new Map(), published: new Map() },
  ]);
});
