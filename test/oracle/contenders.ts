import type { Contender } from './driver.ts';

/** The formats and settings that are played, small enough for brute force and large enough for every rule. */

const onePoint: Contender['outcome'] = (_table, _game, dice) => {
  const roll = dice.below(24);
  if (roll === 0) return { kind: 'forfeit', seats: dice.once(3) ? [0, 1] : [dice.below(2)] };
  if (roll < 7) return { kind: 'scores', scores: [500, 500] };
  return { kind: 'scores', scores: roll % 2 === 0 ? [1000, 0] : [0, 1000] };
};

/** GR-14: mostly with the number of moves. */
const withMoves: Contender['outcome'] = (table, game, dice, left) => {
  const outcome = onePoint(table, game, dice, left);
  return outcome.kind === 'scores' && !dice.once(12) ? { ...outcome, moves: 20 + dice.below(4) } : outcome;
};

/** Mostly draws: sudden death down to Armageddon, stalls, equal records. */
const drawish: Contender['outcome'] = (table, game, dice, left) =>
  dice.once(4) ? onePoint(table, game, dice, left) : { kind: 'scores', scores: [500, 500] };

/** ST-4, ST-17: a number for everyone who is there; whoever has left may have played or not. */
const scores: Contender['outcome'] = (table, _game, dice, left) => ({
  kind: 'scores',
  scores: table.seats.map((player) => (left(player) && dice.once(2) ? null : 1000 * dice.below(9) - 2000)),
});

/** Mostly ties: everyone goes out at once, two are level, nobody has won alone. */
const tied: Contender['outcome'] = (table, _game, dice, left) => ({
  kind: 'scores',
  scores: table.seats.map((player) => (left(player) && dice.once(2) ? null : 1000 * dice.below(2))),
});

/** Places with ties, as the rules write them: “1 2 2 4”. */
const places: Contender['outcome'] = (table, _game, dice, left) => {
  const marks = table.seats.map((player) => (left(player) && dice.once(2) ? null : dice.below(4)));
  return {
    kind: 'places',
    places: marks.map((own) => (own === null ? null : 1 + marks.filter((one) => one !== null && one < own).length)),
  };
};

const toFive: Contender['outcome'] = (_table, _game, dice) => {
  if (dice.once(15)) return { kind: 'forfeit', seats: dice.once(3) ? [0, 1] : [dice.below(2)] };
  const first = dice.below(6);
  return { kind: 'scores', scores: [1000 * first, 1000 * dice.below(first === 5 ? 5 : 6)] };
};

/** RR-3. */
const wholeScores: Contender['outcome'] = (_table, _game, dice) =>
  dice.once(12)
    ? { kind: 'forfeit', seats: dice.once(3) ? [0, 1] : [dice.below(2)] }
    : { kind: 'scores', scores: [1000 * dice.below(4), 1000 * dice.below(4)] };

const between = (least: number, most: number) => ({ least, most });

/** DU-9: the handbook's tie-breaks add up 1, ½ and 0. */
const inChess = { target: 1, win: 1, timedWin: 1, draw: 0.5 };

export const contenders: readonly Contender[] = [
  { format: 'double', config: {}, players: between(3, 8), outcome: onePoint },
  {
    format: 'double',
    config: { reset: false, roundByRound: true, raceTo: 1, seeding: 'random' },
    players: between(3, 8),
    outcome: drawish,
  },
  { format: 'groups', config: { groupSize: 3 }, players: between(2, 11), outcome: onePoint },
  {
    format: 'groups',
    config: { arrangement: 'balanced', groupSize: 4, autoAdvance: false, ratings: 'glicko2' },
    players: between(2, 9),
    outcome: onePoint,
  },
  {
    format: 'groups',
    config: { groupSize: 2, gamesPerPairing: 2, ratings: 'glicko2' },
    players: between(2, 7),
    outcome: drawish,
  },
  {
    format: 'groups',
    config: { groupSize: 4, advance: 'best', tieBreaks: ['head-to-head', 'sonneborn-berger', 'shorter-wins'] },
    players: between(4, 11),
    outcome: withMoves,
  },
  {
    format: 'groups',
    config: { arrangement: 'mixed', groupSize: 3, movesFirst: 'defender', ratings: 'glicko2' },
    players: between(2, 13),
    outcome: onePoint,
  },
  {
    format: 'groups',
    config: { groupSize: 3, seeded: ['p1', 'p4'], champion: 'p2' },
    players: between(2, 15),
    outcome: drawish,
  },
  {
    format: 'groups',
    config: { arrangement: 'mixed', groupSize: 4, advance: 'best', champion: 'p3', ratings: 'glicko2' },
    players: between(2, 13),
    outcome: onePoint,
  },
  { format: 'hybrid', config: {}, players: between(2, 11), outcome: onePoint },
  {
    format: 'hybrid',
    config: { raceTo: 1, thirdPlace: true, roundByRound: true, seedTies: 'lot', seeding: 'random' },
    players: between(2, 9),
    outcome: onePoint,
  },
  { format: 'hybrid', config: { seeding: 'manual' }, players: between(2, 8), outcome: drawish },
  { format: 'hybrid', config: { thirdPlace: true, seeding: 'entry' }, players: between(9, 19), outcome: onePoint },
  { format: 'knockout', config: { variant: 'chess960' }, players: between(2, 13), outcome: onePoint },
  {
    format: 'knockout',
    config: { raceTo: 1, thirdPlace: true, roundByRound: true, seeding: 'random' },
    players: between(2, 9),
    outcome: drawish,
  },
  { format: 'robin', config: {}, players: between(2, 9), outcome: onePoint },
  {
    format: 'robin',
    config: { legs: 2, publish: 'all-at-once', order: 'rating', results: 'scores' },
    players: between(2, 6),
    outcome: wholeScores,
  },
  {
    format: 'robin',
    config: { order: 'entry', tieBreaks: ['sonneborn-berger', 'points-among', 'wins', 'lot'], win: 1, draw: 0.5 },
    players: between(2, 8),
    outcome: drawish,
  },
  {
    format: 'robin',
    config: { legs: 2, tieBreaks: ['direct-encounter', 'wins-with-black', 'games-with-black'], win: 1, draw: 0.5 },
    players: between(2, 5),
    outcome: drawish,
  },
  {
    format: 'robin',
    config: { tieBreaks: ['koya', 'performance', 'progressive', 'average-rating'], unratedAs: 1200 },
    players: between(2, 8),
    outcome: onePoint,
  },
  { format: 'strikes', config: { plans: 30 }, players: between(3, 14), outcome: scores },
  {
    format: 'strikes',
    config: { eliminationAt: 23, maxTable: 4, scoring: 'lowest-wins', improve: false, finalGame: true },
    players: between(3, 11),
    outcome: scores,
  },
  {
    format: 'strikes',
    config: { eliminationAt: 47, maxTable: 4, scoring: 'places', fiveLeft: '3+2' },
    players: between(3, 9),
    outcome: places,
  },
  { format: 'strikes', config: { eliminationAt: 9 }, players: between(3, 7), outcome: tied },
  { format: 'strikes', config: { eliminationAt: 23 }, players: between(28, 60), outcome: scores },
  { format: 'swiss', config: {}, players: between(2, 12), outcome: toFive },
  {
    format: 'swiss',
    config: { rounds: 4, firstRound: 'rating', lateAs: 'bye', tieBreaks: ['head-to-head', 'opponents-points', 'lot'] },
    players: between(2, 7),
    outcome: toFive,
  },
  {
    format: 'swiss',
    config: {
      ...inChess,
      rounds: 5,
      tieBreaks: ['buchholz-cut-1', 'buchholz', 'sonneborn-berger', 'direct-encounter'],
    },
    players: between(2, 9),
    outcome: onePoint,
  },
  {
    format: 'swiss',
    config: {
      ...inChess,
      lateAs: 'bye',
      tieBreaks: ['direct-encounter', 'koya', 'buchholz-median', 'wins', 'progressive'],
    },
    players: between(2, 9),
    outcome: drawish,
  },
  {
    format: 'swiss',
    config: {
      ...inChess,
      tieBreaks: ['wins-with-black', 'games-with-black', 'performance', 'average-rating'],
      unratedAs: 900,
    },
    players: between(2, 9),
    outcome: onePoint,
  },
  { format: 'swiss', config: { topCut: 4 }, players: between(4, 9), outcome: toFive },
];
