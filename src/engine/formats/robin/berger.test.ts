import { describe, expect, test } from 'vitest';
import { published } from './berger.fixture.ts';
import { type BergerRound, bergerRound, roundCount } from './berger.ts';

const bergerTable = (players: number, legs: number): BergerRound[] =>
  Array.from({ length: roundCount(players, legs) }, (_, at) => bergerRound(players, at + 1));

import { RobinDesk } from './hall.fixture.ts';

const written = ({ pairs }: BergerRound): string => pairs.map((pair) => pair.join('-')).join(', ');

/** The game against the empty place is no game: its other player rests. */
const without = (line: string, empty: number): string =>
  line
    .split(', ')
    .filter((pair) => !pair.split('-').includes(String(empty)))
    .join(', ');

const restingIn = (line: string, empty: number): number =>
  Number(
    line
      .split(', ')
      .map((pair) => pair.split('-'))
      .find((pair) => pair.includes(String(empty)))
      ?.find((number) => number !== String(empty)),
  );

const sizes = Array.from({ length: 63 }, (_, at) => at + 2);

describe('the published tables', () => {
  test.each(Object.entries(published))(
    '[RR-1] [RR-2] %s players: pairings and sides are Berger’s',
    (players, rounds) => {
      expect(bergerTable(Number(players), 1).map(written)).toEqual(rounds);
    },
  );

  test.each(Object.entries(published))('[RR-1] one fewer than %s: the highest number is the rest', (places, rounds) => {
    const empty = Number(places);
    const table = bergerTable(empty - 1, 1);
    expect(table.map(written)).toEqual(rounds.map((line) => without(line, empty)));
    expect(table.map(({ rests }) => rests)).toEqual(rounds.map((line) => restingIn(line, empty)));
  });

  test.each(Object.entries(published))(
    '[RR-1] [RR-2] played with %s and with one fewer: whom the tables seat, and who has white',
    (places, rounds) => {
      for (const empty of [undefined, Number(places)]) {
        const desk = new RobinDesk(Number(places) - (empty ? 1 : 0));
        desk.playAll(() => '½');
        const played = desk.rounds.map(({ tables }) =>
          tables.map(({ seats, games: [game] }) =>
            [seats[game?.white ?? -1], seats[game?.black ?? -1]].map((id) => id?.slice(1)).join('-'),
          ),
        );
        expect(played.map((pairs) => pairs.join(', '))).toEqual(
          empty ? rounds.map((line) => without(line, empty)) : rounds,
        );
      }
    },
  );
});

describe('every size', () => {
  test.each(sizes)('[RR-1] %i players: everyone meets everyone once, nobody twice in a round', (players) => {
    const met = new Set<string>();
    for (const { pairs, rests } of bergerTable(players, 1)) {
      const seated = [...pairs.flat(), ...(rests === undefined ? [] : [rests])];
      expect(seated.toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, at) => at + 1));
      for (const pair of pairs) met.add(pair.toSorted((a, b) => a - b).join('-'));
    }
    expect(met.size).toBe((players * (players - 1)) / 2);
  });

  test.each(sizes)('[RR-2] %i players: whites and blacks differ by one at most over a leg', (players) => {
    const table = bergerTable(players, 1);
    for (let number = 1; number <= players; number++) {
      const whites = table.filter(({ pairs }) => pairs.some(([white]) => white === number)).length;
      const blacks = table.filter(({ pairs }) => pairs.some(([, black]) => black === number)).length;
      expect(Math.abs(whites - blacks)).toBeLessThanOrEqual(1);
      expect(whites + blacks).toBe(players - 1);
    }
  });

  test('[RR-1] the second leg is the first with the sides swapped', () => {
    for (const players of [2, 5, 8]) {
      const once = bergerTable(players, 1);
      const twice = bergerTable(players, 2);
      expect(twice.slice(0, once.length)).toEqual(once);
      expect(twice.slice(once.length)).toEqual(
        once.map((round) => ({ ...round, leg: 2, pairs: round.pairs.map(([one, other]) => [other, one]) })),
      );
    }
  });
});
