import type { Outcome, Table } from '../../src/engine/tournament/index.ts';
import type { Chance } from '../../src/kit/index.ts';
import type { Contender } from './play.ts';

/** Every format and toy that the contract runs over. */

const onePoint = (_table: Table, _game: number, chance: Chance): Outcome => {
  const roll = chance.below(20);
  if (roll === 0) return { kind: 'forfeit', seats: [chance.below(2)] };
  if (roll < 5) return { kind: 'scores', scores: [500, 500] };
  return { kind: 'scores', scores: roll % 2 === 0 ? [1000, 0] : [0, 1000] };
};

/** GR-14: often with the number of moves. */
const withMoves: Contender['outcome'] = (table, game, chance) => {
  const outcome = onePoint(table, game, chance);
  return outcome.kind === 'scores' && chance.below(4) > 0 ? { ...outcome, moves: 20 + chance.below(4) } : outcome;
};

/** ST-4, ST-17: a number for everyone who is there; whoever has left may have played or not. */
const scores: Contender['outcome'] = (table, _game, chance, left) => ({
  kind: 'scores',
  scores: table.seats.map((player) => (left(player) && chance.below(2) === 0 ? null : 1000 * chance.below(12))),
});

/** SW-2: to five; the top cut refuses a level score (SW-16). */
const toFive: Contender['outcome'] = (_table, _game, chance) => {
  if (chance.below(15) === 0) return { kind: 'forfeit', seats: chance.below(3) === 0 ? [0, 1] : [chance.below(2)] };
  const first = chance.below(6);
  return { kind: 'scores', scores: [1000 * first, 1000 * chance.below(first === 5 ? 5 : 6)] };
};

/** RR-3. */
const wholeScores: Contender['outcome'] = (_table, _game, chance) =>
  chance.below(12) === 0
    ? { kind: 'forfeit', seats: chance.below(3) === 0 ? [0, 1] : [chance.below(2)] }
    : { kind: 'scores', scores: [1000 * chance.below(5), 1000 * chance.below(5)] };

/** Petals of a table of four, some level. */
const fourPetals: Contender['outcome'] = (_table, _game, chance) => ({
  kind: 'scores',
  scores: Array.from({ length: 4 }, () => 1000 * chance.below(4)),
});

export const contenders: readonly Contender[] = [
  { format: 'toy-race', config: {}, players: { least: 2, most: 4 }, outcome: onePoint },
  { format: 'toy-knock', config: {}, players: { least: 2, most: 9 }, outcome: onePoint },
  { format: 'toy-final', config: {}, players: { least: 2, most: 7 }, outcome: onePoint },
  { format: 'toy-rescore', config: {}, players: { least: 2, most: 7 }, outcome: onePoint },
  { format: 'quartet', config: {}, players: { least: 4, most: 11 }, outcome: fourPetals },
  { format: 'double', config: {}, players: { least: 3, most: 9 }, outcome: onePoint },
  {
    format: 'double',
    config: { reset: false, roundByRound: true, raceTo: 1, seeding: 'random' },
    players: { least: 3, most: 6 },
    outcome: onePoint,
  },
  { format: 'groups', config: { groupSize: 3 }, players: { least: 2, most: 11 }, outcome: onePoint },
  {
    format: 'groups',
    config: { arrangement: 'balanced', groupSize: 4, autoAdvance: false, ratings: 'glicko2' },
    players: { least: 2, most: 9 },
    outcome: onePoint,
  },
  {
    format: 'groups',
    config: { groupSize: 4, advance: 'best', tieBreaks: ['shorter-wins', 'sonneborn-berger'] },
    players: { least: 2, most: 11 },
    outcome: withMoves,
  },
  {
    format: 'groups',
    config: { arrangement: 'mixed', groupSize: 3, movesFirst: 'defender' },
    players: { least: 2, most: 11 },
    outcome: onePoint,
  },
  { format: 'hybrid', config: {}, players: { least: 2, most: 11 }, outcome: onePoint },
  {
    format: 'hybrid',
    config: { raceTo: 1, thirdPlace: true, roundByRound: true, seedTies: 'playoff', seeding: 'random' },
    players: { least: 2, most: 9 },
    outcome: onePoint,
  },
  { format: 'knockout', config: {}, players: { least: 2, most: 11 }, outcome: onePoint },
  { format: 'robin', config: {}, players: { least: 2, most: 7 }, outcome: onePoint },
  {
    format: 'robin',
    config: {
      legs: 2,
      publish: 'all-at-once',
      order: 'rating',
      results: 'scores',
      tieBreaks: ['sonneborn-berger', 'points-among', 'scored', 'lot'],
    },
    players: { least: 2, most: 5 },
    outcome: wholeScores,
  },
  { format: 'strikes', config: { plans: 5 }, players: { least: 3, most: 14 }, outcome: scores },
  {
    format: 'strikes',
    config: { eliminationAt: 23, maxTable: 4, scoring: 'lowest-wins', improve: false, finalGame: true },
    players: { least: 3, most: 9 },
    outcome: scores,
  },
  { format: 'swiss', config: {}, players: { least: 2, most: 12 }, outcome: toFive },
  {
    format: 'swiss',
    config: { rounds: 4, firstRound: 'rating', lateAs: 'bye', tieBreaks: ['head-to-head', 'opponents-points', 'lot'] },
    players: { least: 2, most: 7 },
    outcome: toFive,
  },
  { format: 'swiss', config: { topCut: 4 }, players: { least: 4, most: 9 }, outcome: toFive },
  { format: 'dutch', config: {}, players: { least: 2, most: 9 }, outcome: onePoint },
];
