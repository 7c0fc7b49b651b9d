import { describe, expect, test } from 'vitest';
import { Hall, idOf, letter } from '../../formats/hybrid/hall.fixture.ts';
import { formats } from '../../formats/index.ts';
import { knockout, matches } from './hall.fixture.ts';

describe('seeds', () => {
  const seedsOf = (hall: Hall) =>
    hall
      .begin()
      .tables.flatMap(({ seats }) => seats.slice(1).map(letter))
      .join('');
  const bottom = (hall: Hall) => hall.last.tables.map(({ seats }) => letter(seats[0] ?? '')).join('');

  test('[HK-3] by rating: the highest is seed 1, equal and missing ratings by lot', () => {
    const hall = new Hall(4, {}, [1500, 1800, 1700, 1600]);
    expect(seedsOf(hall)).toBe('bc');
    expect(bottom(hall)).toBe('ad');
    const orders = new Set<string>();
    for (let edition = 0; edition < 12; edition++) {
      const unrated = new Hall(4, {}, [1500, 1800]);
      unrated.must({ type: 'Start' });
      unrated.must({ type: 'PairRound' });
      for (let again = 0; again < edition; again++) unrated.must({ type: 'PairAgain', round: 1 });
      expect(unrated.tables().sort()[1]?.at(-1)).toMatch(/[ab]/);
      orders.add(unrated.tables().join(' '));
    }
    expect([...orders].sort()).toEqual(['c-b d-a', 'd-b c-a']);
  });

  test('[HK-3] by order of registration, at random, or as the organiser says', () => {
    expect(seedsOf(new Hall(4, { seeding: 'entry' }, [1, 2, 3, 4]))).toBe('ab');
    const manual = new Hall(4, { seeding: 'manual' }, [1, 2, 3, 4]);
    manual.must({ type: 'SetSeeds', seeds: ['c', 'a', 'd', 'b'].map(idOf) });
    expect(seedsOf(manual)).toBe('ca');
    expect(bottom(manual)).toBe('bd');
    const random = new Hall(8, { seeding: 'random' }, [8, 7, 6, 5, 4, 3, 2, 1]);
    random.must({ type: 'Start' });
    random.must({ type: 'PairRound' });
    const first = random.tables().join(' ');
    random.must({ type: 'PairAgain', round: 1 });
    expect(random.tables().join(' ')).not.toBe(first);
  });

  test('[HK-3] a rating edited after the round is shown changes no seed', () => {
    const hall = new Hall(4, {}, [1800, 1700, 1600, 1500]);
    hall.begin();
    hall.must({ type: 'EditPlayer', player: 'p4', rating: 2500 });
    expect(hall.conclusion.standings.find(({ player }) => player === 'p4')?.criteria).toContainEqual({
      name: 'seed',
      value: 4,
    });
  });
});

describe('the bracket is played', () => {
  test('[HK-18] 16 players meet as in the worked example when the better seed always wins', () => {
    const hall = knockout(16);
    hall.playAll((first, second) => (first < second ? '1-0' : '0-1'));
    const number = (said: string) => Number(said.split('/')[1]?.split(' ')[0]);
    expect(matches(hall).sort((a, b) => number(a) - number(b))).toEqual([
      ...['1/1 p-a', '1/2 o-b', '1/3 n-c', '1/4 m-d', '1/5 l-e', '1/6 k-f', '1/7 j-g', '1/8 i-h'],
      ...['2/9 a-h', '2/10 b-g', '2/11 c-f', '2/12 d-e'],
      ...['3/13 d-a', '3/14 c-b'],
      '4/15 b-a',
    ]);
    expect(hall.conclusion.winners).toEqual(['p1']);
    expect(hall.standings()).toEqual([...'abcdefghijklmnop'].map((name, at) => `${at + 1}${name}`));
    expect(hall.facts.rounds.every(({ state }) => state === 'closed')).toBe(true);
  });

  test('[HK-10] a match opens as soon as both its players are known', () => {
    const hall = knockout(8);
    hall.reports('h-a 0-1', 'e-d 0-1');
    expect(matches(hall).slice(4)).toEqual(['2/5 a-d']);
    hall.reports('a-d 1-0', 'g-b 0-1', 'f-c 0-1');
    expect(matches(hall).slice(4)).toEqual(['2/5 a-d', '2/6 b-c']);
    expect(hall.facts.rounds.map(({ state }) => state)).toEqual(['closed', 'published']);
    hall.reports('b-c 1-0');
    expect(matches(hall).at(-1)).toBe('3/7 b-a');
  });

  test('[HK-10] roundByRound waits, and the organiser pairs the whole round', () => {
    const hall = knockout(4, { roundByRound: true });
    hall.reports('d-a 0-1');
    expect(hall.send({ type: 'PairRound' })?.code).toBe('tables-open');
    hall.reports('c-b 0-1');
    expect(matches(hall)).toHaveLength(2);
    expect(hall.facts.rounds[0]?.state).toBe('closed');
    hall.pair();
    expect(matches(hall).at(-1)).toBe('2/3 a-b');
  });

  test('[HK-2] the first knockout round is called Round 2', () => {
    const hall = knockout(4);
    const rulebook = formats.rulebook('knockout', 1);
    hall.playAll(() => '1-0');
    const stage = { config: hall.facts.stages[0]?.config, roundsBefore: 0, earlier: [], rounds: hall.facts.rounds };
    const history = { ...stage, players: hall.facts.players, field: [] } as never;
    expect(hall.facts.rounds.map((round) => rulebook.label(history, round).figures)).toEqual([
      { round: 2, of: 4 },
      { round: 3, of: 2 },
    ]);
    expect(hall.facts.rounds.map((round) => rulebook.label(history, round).code)).toEqual([
      'label-semi-finals',
      'label-final',
    ]);
  });

  test('[HK-19] third place is played beside the final, and ends the tournament with it', () => {
    const hall = knockout(4, { thirdPlace: true });
    hall.reports('d-a 0-1', 'c-b 0-1');
    expect(matches(hall).slice(2)).toEqual(['2/3 a-b', '2/4 c-d']);
    hall.reports('a-b 1-0');
    expect(hall.conclusion.finished).toBe(false);
    expect(hall.standings()).toEqual(['1a', '2b', '3c', '3d']);
    hall.reports('c-d 0-1');
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    expect(hall.standings()).toEqual(['1a', '2b', '3d', '4c']);
  });

  test('[HK-26] who won the final is champion, though it is ended without the match for third place', () => {
    const hall = knockout(4, { thirdPlace: true });
    hall.reports('d-a 0-1', 'c-b 0-1', 'a-b 1-0');
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
    expect(hall.standings()).toEqual(['1a', '2b', '3c', '3d']);
  });

  test('[HK-26] by the round of elimination, then by seed', () => {
    const hall = knockout(8);
    // The favourites of the upper half lose.
    hall.reports('h-a 1-0', 'g-b 0-1', 'f-c 0-1', 'e-d 0-1', 'h-d 1-0', 'b-c 1-0', 'b-h 0-1');
    expect(hall.standings()).toEqual(['1h', '2b', '3c', '4d', '5a', '6e', '7f', '8g']);
    expect(hall.conclusion.standings[4]?.why[0]).toMatchObject({
      rule: 'HK-26',
      code: 'knocked-out',
      figures: { player: 'p1', others: ['p8'], round: 2, match: 1, how: 'played' },
    });
    expect(hall.conclusion.why[0]).toMatchObject({ rule: 'HK-26', code: 'champion', figures: { players: ['p8'] } });
  });
});

describe('games of a match', () => {
  test('[HK-23] eleven draws and Armageddon: twelve games, player2 has white in the last, a draw is black’s win', () => {
    const hall = knockout(2);
    for (let game = 1; game <= 12; game++) hall.reports('b-a 1/2');
    const { table } = hall.at('b-a');
    expect(table.games.map(({ kind }) => kind)).toEqual([
      'regular',
      ...Array.from({ length: 10 }, () => 'sudden-death'),
      'armageddon',
    ]);
    expect(table.games.map(({ white }) => white)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(hall.conclusion.winners).toEqual(['p2']);
  });

  test('[HK-24] the next game appears by itself, with its clocks, and none after the match is decided', () => {
    const hall = knockout(2, { base: 600_000, increment: 5_000, bonusAt40: 900_000 });
    hall.reports('b-a 1/2', 'b-a 1/2');
    const clocks = hall.at('b-a').table.games.map(({ clock, attempt }) => [attempt, clock?.white]);
    expect(clocks).toEqual([
      [undefined, { base: 600_000, increment: 5_000, bonusAt40: 900_000 }],
      [1, { base: 300_000, increment: 0, bonusAt40: 0 }],
      [2, { base: 150_000, increment: 0, bonusAt40: 0 }],
    ]);
    hall.reports('b-a 1-0');
    expect(hall.at('b-a').table.games).toHaveLength(3);
    expect(hall.conclusion.winners).toEqual(['p2']);
  });

  test('[HK-20] a race to two points goes on until someone has them', () => {
    const hall = knockout(2, { raceTo: 2 });
    hall.reports('b-a 1-0', 'b-a 1/2', 'b-a 0-1');
    expect(hall.conclusion.finished).toBe(false);
    hall.reports('b-a 1/2');
    // 2–2: both reach it with the same game.
    expect(hall.at('b-a').table.games.at(-1)?.kind).toBe('sudden-death');
    hall.reports('b-a 0-1');
    expect(hall.conclusion.winners).toEqual(['p1']);
  });

  test('[HK-9] one position for a round, none twice, kept in sudden death, as number and FEN', () => {
    const hall = knockout(8, { variant: 'chess960' });
    hall.reports('h-a 1/2');
    hall.playAll((first, second) => (first < second ? '1-0' : '0-1'));
    const positions = hall.facts.rounds.map((round) => [
      ...new Set(round.tables.flatMap((table) => table.games.map(({ start }) => start?.number))),
    ]);
    expect(positions.map((numbers) => numbers.length)).toEqual([1, 1, 1]);
    expect(new Set(positions.flat()).size).toBe(3);
    const [game] = hall.at('b-a').table.games;
    expect(game?.start?.fen).toMatch(/^[bnqrk]{8}\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/[BNQRK]{8} w KQkq - 0 1$/);
    expect(hall.facts.rounds.every(({ draw }) => draw?.key.length === 64)).toBe(true);
    expect(knockout(2).last.tables[0]?.games[0]?.start).toBeUndefined();
  });
});

describe('forfeits and withdrawals', () => {
  test('[HK-25] a forfeit gives the match to the opponent, also in sudden death', () => {
    const hall = knockout(4);
    hall.reports('d-a +-', 'c-b 1/2', 'c-b -+');
    expect(matches(hall).at(-1)).toBe('2/3 d-b');
  });

  test('[HK-25] both forfeit: nobody advances and the next opponent has a walkover', () => {
    const hall = knockout(4);
    hall.reports('d-a ff', 'c-b 0-1');
    expect(hall.last.tables).toMatchObject([{ seats: ['p2'], bracketMatch: 3, games: [] }]);
    expect(hall.last.tables[0]?.why.map(({ code }) => code)).toContain('walkover');
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
    expect(hall.standings()).toEqual(['1b', '2a', '3c', '4d']);
  });

  test('[HK-25] a doubly forfeited final has no champion; both finalists share second place', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1', 'a-b ff');
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(hall.standings()).toEqual(['2a', '2b', '3c', '4d']);
    expect(hall.conclusion.why[0]).toMatchObject({ rule: 'HK-25', code: 'no-champion' });
  });

  test('[HK-25] when everyone forfeits nobody is champion', () => {
    const hall = knockout(4);
    hall.reports('d-a ff', 'c-b ff');
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(hall.facts.rounds).toHaveLength(1);
  });

  test('[HK-25] [HK-26] nobody is left in the bracket: nobody stands at place 1', () => {
    const semifinals = knockout(4);
    semifinals.reports('d-a ff', 'c-b ff');
    expect(semifinals.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(semifinals.standings()).toEqual(['2a', '2b', '3c', '4d']);
    const alone = knockout(4, { roundByRound: true });
    alone.reports('d-a ff', 'c-b 0-1');
    alone.must({ type: 'DropPlayer', player: idOf('b') });
    expect(alone.conclusion).toMatchObject({ finished: true, winners: [] });
    // Second place is theirs alone: the others went out before them.
    expect(alone.standings()).toEqual(['2b', '3a', '4c', '5d']);
  });

  test('[HK-10] round by round: a match that a correction brings opens at once if its round is drawn already', () => {
    const hall = knockout(4, { roundByRound: true, thirdPlace: true });
    hall.reports('d-a ff');
    hall.drop('c');
    expect(hall.facts.rounds).toHaveLength(1);
    hall.pair();
    expect(hall.last.tables).toMatchObject([{ seats: ['p2'], bracketMatch: 3 }]);
    hall.correct('d-a 1-0');
    expect(hall.facts.rounds).toHaveLength(2);
    expect(hall.last.tables).toMatchObject([
      { seats: ['p2'], bracketMatch: 3 },
      { seats: ['p1'], bracketMatch: 4, games: [] },
    ]);
    expect(hall.conclusion).toMatchObject({ finished: true, winners: ['p2'] });
  });

  test('[HK-25] who withdraws while waiting gives the next opponent a walkover', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1');
    hall.drop('a');
    hall.reports('c-b 0-1');
    expect(hall.last.tables).toMatchObject([{ seats: ['p2'], bracketMatch: 3, games: [] }]);
    expect(hall.conclusion.winners).toEqual(['p2']);
    expect(hall.standings()).toEqual(['1b', '2a', '3c', '4d']);
  });

  test('[HK-25] who withdraws during a match forfeits it', () => {
    const hall = knockout(4);
    hall.drop('a');
    expect(hall.at('d-a').table.games[0]?.recorded?.outcome).toEqual({ kind: 'forfeit', seats: [1] });
    expect(hall.send({ type: 'DropPlayer', player: 'p1' })).toEqual({
      code: 'already-dropped',
      details: { player: 'p1' },
    });
    expect(hall.send({ type: 'ReinstatePlayer', player: 'p1' })?.code).toBe('cannot-come-back');
  });

  test('[HK-19] a semi-final that both forfeited has no loser for third place', () => {
    const hall = knockout(4, { thirdPlace: true });
    hall.reports('d-a ff', 'c-b 0-1');
    expect(matches(hall).slice(2)).toEqual(['2/3 b', '2/4 c']);
    expect(hall.standings()).toEqual(['1b', '2c', '3a', '4d']);
  });
});

describe('bad input', () => {
  const scores = (...values: number[]) => ({ kind: 'scores', scores: values }) as const;

  test('results for games that are not there yet, that are over, or that cannot be', () => {
    const hall = knockout(4);
    const { place } = hall.at('d-a');
    const send = (game: number, outcome: ReturnType<typeof scores>) =>
      hall.send({ type: 'RecordOutcome', place: { ...place, game }, outcome });
    expect(send(2, scores(1000, 0))?.code).toBe('unknown-game');
    expect(send(1, scores(1000, 0, 0))).toMatchObject({ code: 'impossible-score', details: { problem: 'count' } });
    expect(send(1, scores(1000, 1000))).toMatchObject({ code: 'impossible-score', details: { problem: 'one-point' } });
    hall.reports('d-a 1-0');
    expect(send(1, scores(1000, 0))).toMatchObject({ code: 'already-recorded', details: { same: true } });
    // A draw in a match that is decided.
    expect(send(1, scores(500, 500))).toMatchObject({ code: 'already-recorded', details: { same: false } });
    expect(send(2, scores(500, 500))?.code).toBe('unknown-game');
    expect(hall.send({ type: 'RecordOutcome', place: { ...place, match: 9 }, outcome: scores(500, 500) })?.code).toBe(
      'unknown-match',
    );
  });

  test('three players in a match, with or without an override', () => {
    const hall = new Hall(4, { seeding: 'entry' });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    const change = { kind: 'move', player: 'p4', match: 2 } as const;
    const move = { type: 'AdjustDraft', round: 1, edition: 1, change } as const;
    expect(hall.send(move)?.code).toBe('forbidden-pairing');
    expect(hall.send({ ...move, override: 'they insist' })?.code).toBe('forbidden-pairing');
    const swap = { kind: 'swap', players: ['p1', 'p2'] } as const;
    expect(hall.send({ ...move, change: swap })?.code).toBe('forbidden-pairing');
    expect(hall.send({ ...move, change: swap, override: 'clubmates' })).toBeUndefined();
  });
});
