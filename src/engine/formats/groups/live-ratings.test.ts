import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined } from '../../../kit/index.ts';
import { type KnownFigures, UNRATED } from '../../ratings/index.ts';
import { derive, type History, historyOf, previewCorrection, type Round } from '../../tournament/index.ts';
import { boardView } from '../../views/index.ts';
import { formats } from '../index.ts';
import type { GroupsConfig } from './config.ts';
import { rateGame } from './ratings.ts';
import { groupsRulebook } from './rulebook.ts';

const manual = { autoAdvance: false };

/** The groups of the newest round as letters, in order of rating: “abc de”. */
const groupsOf = (hall: Hall): string =>
  [1, 2, 3, 4, 5]
    .map((group) =>
      hall.names(new Set(hall.last.tables.filter((table) => table.group === group).flatMap((table) => table.seats))),
    )
    .filter((names) => names !== '')
    .join(' ');

const live = (hall: Hall) => derive(formats, hall.facts).ratings;

describe('ratings that live', () => {
  test('[GR-11] each game updates both players, and the next round is sorted by the new figures', () => {
    const told = { config: { ...manual, groupSize: 2, ratings: 'glicko2' }, ratings: [1500, 1500, 1499, 1499] };
    const hall = new Hall('groups', 'abcd', told).begin();
    const order = groupsOf(hall).replace(' ', '');
    hall.playOut(order);
    const winner = hall.id(assertDefined(order[0], 'a'));
    expect(live(hall)?.get(winner)?.rating).toBeGreaterThan(150_000);
    expect(live(hall)?.get(winner)?.deviation).toBeLessThan(35_000);
    expect(hall.facts.players.get(winner)?.rating).toEqual({ rating: 150_000 });
    hall.over().draw();
    const ratings = [...groupsOf(hall)].map((name) => live(hall)?.get(hall.id(name))?.rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    // The draw is a fact, and so is what it was sorted by.
    const sortedBy = [...groupsOf(hall)].map((name) => hall.last.ratings?.[hall.id(name)]?.rating);
    expect(sortedBy).toEqual(ratings);
  });

  test('[GR-11] fixed ratings stay as they were; a forfeit is no game to rate', () => {
    const fixed = new Hall('groups', 'ab', { config: manual, ratings: [1500, 1400] }).begin().playOut('ab');
    expect(live(fixed)).toBeUndefined();
    expect(fixed.last.ratings).toEqual({ p1: { rating: 150_000 }, p2: { rating: 140_000 } });
    const rated = new Hall('groups', 'ab', { config: { ...manual, ratings: 'glicko2' } }).begin();
    rated.report('ab +-');
    expect(live(rated)?.size).toBe(0);
  });

  test('[GR-11] a correction works the ratings out anew', () => {
    const told = { config: { ...manual, ratings: 'glicko2' }, ratings: [1500, 1600, 1700] };
    const mistaken = new Hall('groups', 'abc', told).begin();
    mistaken.report('ab 1-0, ba 0-1, ac 1-0');
    mistaken.correct('ab 0-1');
    const right = new Hall('groups', 'abc', told).begin();
    right.report('ab 0-1, ba 0-1, ac 1-0');
    expect(live(mistaken)).toEqual(live(right));
  });

  test('[GR-11] correcting and correcting back, or taking back and entering again, leaves every rating as it was', () => {
    const told = { config: { ...manual, ratings: 'glicko2' }, ratings: [1500, 1600, 1700, 1400] };
    const results = fc.constantFrom('1-0', '0-1', '½');
    fc.assert(
      fc.property(
        fc.array(results, { minLength: 12, maxLength: 12 }),
        fc.nat(11),
        results,
        fc.boolean(),
        (said, at, other, back) => {
          const hall = new Hall('groups', 'abcd', told).begin();
          const pairs = hall.last.tables.map((table) => hall.names(table.seats));
          for (const [index, pair] of pairs.entries()) hall.report(`${pair} ${said[index]}`);
          const before = [...(live(hall) ?? [])];
          const pair = assertDefined(pairs[at], 'pair');
          if (back) {
            const place = hall.placeOf(pair);
            const replaces = outcome(assertDefined(said[at], 'result'));
            hall.must({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
          } else hall.correct(`${pair} ${other}`);
          if (back) hall.report(`${pair} ${said[at]}`);
          else hall.correct(`${pair} ${said[at]}`);
          expect([...(live(hall) ?? [])]).toEqual(before);
          expect(JSON.stringify(hall.state.log.slice().flatMap(({ events }) => events))).not.toContain('volatility');
        },
      ),
      { numRuns: 12 },
    );
  });

  test('[GR-11] in order of completion across rounds: a game entered anew with a later time is rated later', () => {
    const told = { config: { ...manual, groupSize: 2, ratings: 'glicko2' }, ratings: [1500, 1490, 1480, 1470] };
    const hall = new Hall('groups', 'abcd', told).begin();
    hall.report('ab 1-0, ba 0-1, cd 1-0, dc 0-1');
    const [place, drawnFrom] = [hall.placeOf('ab'), live(hall)];
    hall.over().draw();
    hall.report('ac 1-0, ca 0-1');
    const inOrder = live(hall);
    const replaces = outcome('1-0');
    hall.must({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
    hall.must({ type: 'RecordOutcome', place, outcome: replaces, completedAt: hall.facts.lastCompletedAt + 1 });
    // Every game but that one, in order; then that one. The one named first has won.
    const ratings = new Map(
      [...'abcd'].map((name, at): [string, KnownFigures] => [name, { rating: 150_000 - 1000 * at }]),
    );
    for (const [winner = '', loser = ''] of ['ab', 'cd', 'cd', 'ac', 'ac', 'ab']) {
      const of = (name: string) => assertDefined(ratings.get(name), name);
      const [one, other] = rateGame(of(winner), of(loser), 2);
      ratings.set(winner, one).set(loser, other);
    }
    for (const [name, rating] of ratings) expect(live(hall)?.get(hall.id(name)), name).toEqual(rating);
    expect(live(hall)?.get(hall.id('c'))).not.toEqual(inOrder?.get(hall.id('c')));
    // The round that was drawn remembers what it was sorted by.
    expect(hall.last.ratings?.[hall.id('a')]).toEqual(drawnFrom?.get(hall.id('a')));
  });

  /** The round with its games over in this order (“ac ba”, the first named has won), all at the same time where `tied`. */
  const finishedAs = (hall: Hall, order: string, tied = false, recordedFrom = 0): Round => ({
    ...hall.last,
    tables: hall.last.tables.map((table) => {
      const at = order.split(' ').indexOf(hall.names(table.seats));
      const recorded = {
        outcome: outcome('1-0'),
        completedAt: tied ? 7 : at,
        sequence: tied ? recordedFrom + at : 9 - at,
      };
      return { ...table, games: at < 0 ? [{ kind: 'regular' as const }] : [{ kind: 'regular' as const, recorded }] };
    }),
  });
  const ratedIn = (start: ReadonlyMap<string, KnownFigures>, order: string) => {
    const ratings = new Map(start);
    for (const [winner = '', loser = ''] of order.split(' ')) {
      const [one, other] = rateGame(ratings.get(winner) ?? UNRATED, ratings.get(loser) ?? UNRATED, 2);
      ratings.set(winner, one).set(loser, other);
    }
    return ratings;
  };
  const byName = (hall: Hall, ratings: ReadonlyMap<string, KnownFigures> | undefined) =>
    new Map([...(ratings ?? [])].map(([id, rating]) => [hall.name(id), rating]));

  test('[GR-11] within a round by completion, at the same time by recording, whatever the order of the tables', () => {
    const hall = new Hall('groups', 'abc', { config: { ...manual, ratings: 'glicko2' } }).begin();
    const past = historyOf(hall.facts) as History<GroupsConfig>;
    for (const order of ['ab bc ca', 'ca bc ab', 'bc ab ca']) {
      for (const tied of [false, true]) {
        const rounds = [finishedAs(hall, order, tied)];
        expect(byName(hall, asked(groupsRulebook).ratings({ ...past, rounds })), order).toEqual(
          ratedIn(new Map(), order),
        );
      }
    }
  });

  test('[GR-11] a round is rated from the figures before it: another start, another end', () => {
    const told = { config: { ...manual, ratings: 'glicko2' }, ratings: [1500, 1600, 1700] };
    const hall = new Hall('groups', 'abc', told).begin();
    const past = historyOf(hall.facts) as History<GroupsConfig>;
    const start = new Map([...'abc'].map((name, at) => [name, { rating: 150_000 + 10_000 * at }]));
    const [early, late] = [finishedAs(hall, 'ab bc'), { ...finishedAs(hall, 'ab bc ca ba cb ac', true), number: 2 }];
    const rated = (history: History<GroupsConfig>) => byName(hall, asked(groupsRulebook).ratings(history));
    const both = ratedIn(start, 'ab bc ab bc ca ba cb ac');
    expect(rated({ ...past, rounds: [early, late] })).toEqual(both);
    expect(rated({ ...past, rounds: [late] })).toEqual(ratedIn(start, 'ab bc ca ba cb ac'));
    expect(rated({ ...past, rounds: [early, late] })).toEqual(both);
    // With other ratings on entry, from those.
    const players = new Map([...past.players].map(([id, player]) => [id, { ...player, rating: { rating: 120_000 } }]));
    const equal = new Map([...'abc'].map((name) => [name, { rating: 120_000 }]));
    expect(rated({ ...past, players, rounds: [early, late] })).toEqual(ratedIn(equal, 'ab bc ab bc ca ba cb ac'));
    // A round without a game played changes nothing.
    const empty = finishedAs(hall, '');
    expect(rated({ ...past, rounds: [early, empty, late] })).toEqual(both);
    expect(rated({ ...past, rounds: [late, early] })).toEqual(both);
    // Entered anew at the same time as those of the next round, the first ones come last.
    const anew = finishedAs(hall, 'ab bc', true, 10);
    expect(rated({ ...past, rounds: [anew, late] })).toEqual(ratedIn(start, 'ab bc ca ba cb ac ab bc'));
  });

  test('[GR-11] the preview names the ratings that change the next draw', () => {
    const told = { config: { ...manual, groupSize: 2, ratings: 'glicko2' }, ratings: [1500, 1490, 1480, 1470] };
    const hall = new Hall('groups', 'abcd', told).begin();
    hall.report('ab 1-0, ba 0-1, cd 1-0, dc ½');
    const preview = previewCorrection(formats, hall.state, hall.placeOf('cd'), outcome('½'));
    expect(preview.ok && preview.value.keep.ratings.map(({ player }) => hall.name(player)).sort()).toEqual(['c', 'd']);
  });

  test('[GR-13] each player with the rating at the draw and the present one', () => {
    const told = { config: { ...manual, ratings: 'glicko2' }, ratings: [1500, 1600] };
    const hall = new Hall('groups', 'ab', told).begin();
    hall.report('ab 1-0');
    const board = boardView(derive(formats, hall.facts));
    const [member] = board.kind === 'cross-tables' ? (board.rounds[0]?.groups[0]?.members ?? []) : [];
    expect(member).toMatchObject({ player: 'p1', rating: 1500 });
    expect(member?.ratingNow).toBeGreaterThan(1500);
  });
});
