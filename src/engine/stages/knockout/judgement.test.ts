import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import { Hall, idOf, letter } from '../../formats/hybrid/hall.fixture.ts';
import { type History, historyOf, type Pairing, type PlayerId } from '../../tournament/index.ts';
import { playerTold } from '../../tournament/presence.fixture.ts';
import type { KnockoutConfig } from './config.ts';
import { knockout } from './hall.fixture.ts';
import { knockoutRulebook } from './rulebook.ts';

const started = (players: number, config: Readonly<Record<string, unknown>> = {}, ratings: readonly number[] = []) => {
  const hall = new Hall(players, { seeding: 'entry', ...config }, ratings);
  hall.must({ type: 'Start' });
  return hall;
};

const historyIn = (hall: Hall) => historyOf(hall.facts) as History<KnockoutConfig>;
const game = { kind: 'regular' } as const;

/** Tables as “1 d-a”, the number of the match first; one seat alone has no game. */
const pairing = (tables: readonly string[], seeds?: string): Pairing => ({
  kind: 'knockout',
  tables: tables.map((said) => {
    const [match = '', seats = ''] = said.split(' ');
    const players = seats.split('-').map(idOf);
    return { bracketMatch: Number(match), seats: players, games: players.length > 1 ? [game] : [], why: [] };
  }),
  byes: [],
  notes: seeds ? [{ rule: 'HK-3', code: 'seeds', figures: { players: [...seeds].map(idOf) } }] : [],
});

const said = (players: readonly PlayerId[]) => players.map(letter).join('-');
const judged = (history: History<KnockoutConfig>, of: Pairing) => {
  const { findings, cost } = asked(knockoutRulebook).judge(history, of);
  const marks = findings.map(
    ({ code, players, hard, impossible, size }) =>
      `${code} ${said(players)}${hard ? '!' : ''}${impossible ? '!' : ''}${size === 1 ? '' : size}`,
  );
  return [...marks, ...cost.map(({ name, value }) => `${name}: ${value}`)];
};
const fine = ['wrong-match: 0'];

describe('[DK-2] what does not follow from the bracket', () => {
  test('[HK-15] nothing, where it is the bracket’s, by the seeds it was drawn with', () => {
    expect(judged(historyIn(started(4)), pairing(['1 d-a', '2 c-b'], 'abcd'))).toEqual(fine);
    expect(judged(historyIn(started(4)), pairing(['1 d-a', '2 c-b']))).toEqual(fine);
    const random = historyIn(started(4, { seeding: 'random' }));
    expect(judged(random, pairing(['1 a-c', '2 b-d'], 'cdba'))).toEqual(fine);
    const { notes, ...rest } = pairing(['1 a-c', '2 b-d'], 'cdba');
    const position = { rule: 'HK-9', code: 'start-position', figures: { number: 518 } };
    expect(judged(random, { ...rest, notes: [position, ...notes] })).toEqual(fine);
  });

  test('[HK-15] [HK-17] other players, other sides, and a match that there is not', () => {
    const history = historyIn(started(4));
    expect(judged(history, pairing(['1 d-b', '2 c-a']))).toEqual([
      'wrong-match d-b!',
      'wrong-match c-a!',
      'wrong-match: 2',
    ]);
    expect(judged(history, pairing(['1 a-d', '2 c-b']))).toEqual(['wrong-match a-d!', 'wrong-match: 1']);
    expect(judged(history, pairing(['9 d-a', '2 c-b']))).toEqual(['wrong-match d-a!', 'wrong-match: 1']);
    const { tables, ...rest } = pairing(['1 d-a', '2 c-b']);
    const unnumbered = tables.map(({ bracketMatch: _, ...table }) => table);
    expect(judged(history, { ...rest, tables: unnumbered })).toContain('wrong-match: 2');
  });

  test('a match has two and a game, a walkover one and none', () => {
    const history = historyIn(started(4));
    const { tables, ...rest } = pairing(['1 d-a', '2 c-b']);
    const without = { ...rest, tables: tables.map((table) => ({ ...table, games: [] })) };
    expect(judged(history, without)).toEqual(['table-size d-a!!', 'table-size c-b!!', 'wrong-match: 0']);
    expect(judged(history, pairing(['1 d-a-c', '2 b']))).toEqual([
      'table-size d-a-c!!',
      'wrong-match d-a-c!',
      'wrong-match b!',
      'wrong-match: 2',
    ]);
    const alone = {
      ...rest,
      tables: [...tables.slice(0, 1), { seats: ['p2'], bracketMatch: 2, games: [game], why: [] }],
    };
    expect(judged(history, alone)).toContain('table-size b!!');
  });

  test('who has left is out; everyone else sits once', () => {
    const hall = started(4);
    expect(judged(historyIn(hall), pairing(['1 d-a', '2 a-b']))).toEqual([
      'seated-twice a!!2',
      'missing c!',
      'wrong-match a-b!',
      'wrong-match: 1',
    ]);
    expect(judged(historyIn(hall), pairing(['1 d-a']))).toEqual(['missing b!', 'missing c!', 'wrong-match: 0']);
    const { players, ...history } = historyIn(hall);
    const left = new Map(players).set('p3', playerTold('p3', { droppedAfter: 0 }));
    expect(judged({ ...history, players: left }, pairing(['1 d-a', '2 c-b']))).toEqual([
      'is-out c!',
      'wrong-match c-b!',
      'wrong-match: 1',
    ]);
    expect(judged({ ...history, players: left }, pairing(['1 d-a', '2 b']))).toEqual(fine);
  });

  test('[HK-1] one who entered after the draft is missing; seeds that were handed over are all there are', () => {
    const history = historyIn(started(4));
    const drawn = pairing(['1 a'], 'a');
    const size = { ...history.config, size: 2 };
    expect(judged({ ...history, field: ['p1'], config: size }, drawn)).toEqual(fine);
    expect(judged({ ...history, field: ['p1', 'p2'], config: size }, drawn)).toEqual(['missing b!', 'wrong-match: 0']);
    const given = { ...size, seeding: 'given' as const };
    expect(judged({ ...history, field: ['p1', 'p2'], config: given }, drawn)).toEqual(fine);
  });

  test('[HK-3] seeds that a rating no longer gives, or the organiser', () => {
    const history = historyIn(started(4, { seeding: 'rating' }, [1500, 1800, 1500]));
    const nought = historyIn(started(2, { seeding: 'rating' }, [0]));
    expect(judged(nought, pairing(['1 b-a'], 'ab'))).toEqual(fine);
    expect(judged(nought, pairing(['1 a-b'], 'ba'))).toEqual(['wrong-match b!', 'wrong-match: 1']);
    expect(judged(history, pairing(['1 d-b', '2 c-a'], 'bacd'))).toEqual(fine);
    // Level ratings may stand in either order.
    expect(judged(history, pairing(['1 d-b', '2 a-c'], 'bcad'))).toEqual(fine);
    expect(judged(history, pairing(['1 d-a', '2 c-b'], 'abcd'))).toEqual(['wrong-match a!', 'wrong-match: 1']);
    expect(judged(history, pairing(['1 c-b', '2 d-a'], 'badc'))).toEqual(['wrong-match d!', 'wrong-match: 1']);
    const manual = { ...history, config: { ...history.config, seeding: 'manual' as const } };
    const ordered = { ...manual, manualSeeds: ['d', 'c', 'b'].map(idOf) };
    expect(judged(ordered, pairing(['1 a-d', '2 b-c'], 'dcba'))).toEqual(fine);
    expect(judged(ordered, pairing(['1 a-c', '2 b-d'], 'cdba'))).toEqual(['wrong-match c!', 'wrong-match: 1']);
    expect(judged(manual, pairing(['1 d-a', '2 c-b'], 'abcd'))).toEqual(fine);
    // An order that was set counts only where the organiser seeds.
    const entry = { ...ordered, config: { ...history.config, seeding: 'entry' as const } };
    expect(judged(entry, pairing(['1 d-a', '2 c-b'], 'abcd'))).toEqual(fine);
  });

  test('[HK-16] a later round: only its matches count, not who else is there', () => {
    const hall = knockout(8, { roundByRound: true });
    hall.reports('h-a 0-1', 'g-b 0-1', 'f-c 0-1', 'e-d 0-1');
    expect(judged(historyIn(hall), pairing(['5 a-d', '6 b-c']))).toEqual(fine);
    expect(judged(historyIn(hall), pairing(['5 a-d']))).toEqual(fine);
    expect(judged(historyIn(hall), pairing(['5 a-c', '6 b-d']))).toContain('wrong-match: 2');
    hall.drop('d');
    expect(judged(historyIn(hall), pairing(['5 a-d', '6 b-c']))).toEqual([
      'is-out d!',
      'wrong-match a-d!',
      'wrong-match: 1',
    ]);
    expect(judged(historyIn(hall), pairing(['5 a', '6 b-c']))).toEqual(fine);
  });
});

describe('[HK-3] the seeds that are drawn', () => {
  test('[HK-3] the organiser’s order; players who entered after it was set come last', () => {
    const hall = new Hall(3, { seeding: 'manual' });
    hall.must({ type: 'SetSeeds', seeds: ['c', 'a', 'b'].map(idOf) });
    hall.must({ type: 'AddPlayers', players: [{ name: 'd' }] });
    hall.begin();
    expect(hall.tables()).toEqual(['d-c', 'b-a']);
    expect(hall.last.notes).toEqual([
      { rule: 'HK-3', code: 'seeds', figures: { players: ['c', 'a', 'b', 'd'].map(idOf), seeding: 'manual' } },
      { rule: 'HK-9', code: 'start-position', figures: expect.objectContaining({ number: expect.any(Number) }) },
    ]);
  });

  test('[HK-3] by rating one without a rating comes after one with the lowest', () => {
    for (let again = 0; again < 8; again++) {
      const hall = new Hall(2, { seeding: 'rating' }, [0]);
      hall.must({ type: 'Start' });
      hall.must({ type: 'PairRound' });
      for (let drawn = 0; drawn < again; drawn++) hall.must({ type: 'PairAgain', round: 1 });
      expect(hall.tables()).toEqual(['b-a']);
    }
  });

  test('[HK-3] manual, but no order was set: that of entry', () => {
    const hall = new Hall(4, { seeding: 'manual', variant: 'standard' });
    hall.begin();
    expect(hall.tables()).toEqual(['d-a', 'c-b']);
    expect(hall.last.notes.map(({ code }) => code)).toEqual(['seeds']);
  });

  test('[HK-14] handed over: in that order, and whoever has left meanwhile gives a walkover', () => {
    const history = historyIn(started(4));
    const config = { ...history.config, seeding: 'given' as const };
    const drawn = (field: string, players = history.players) => {
      const step = asked(knockoutRulebook).next({ ...history, config, players, field: [...field].map(idOf) });
      const pairs = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('given'))) : undefined;
      return pairs?.ok ? pairs.value.pairing : undefined;
    };
    expect(drawn('cadb')?.tables.map(({ seats }) => said(seats))).toEqual(['b-c', 'd-a']);
    expect(drawn('cadb')?.notes[0]?.figures).toEqual({ players: ['c', 'a', 'd', 'b'].map(idOf), seeding: 'given' });
    const left = new Map(history.players).set('p3', playerTold('p3', { droppedAfter: 0 }));
    expect(drawn('cadb', left)?.tables.map(({ seats }) => said(seats))).toEqual(['b', 'd-a']);
    expect(drawn('cadb', left)?.tables[0]?.why).toEqual([
      { rule: 'HK-15', code: 'seeds-meet', figures: { match: 1, first: 4, second: 1 } },
      { rule: 'HK-25', code: 'walkover', figures: { player: 'p2', match: 1 } },
    ]);
    // A match without anyone is no table.
    expect(drawn('c')?.tables.map(({ bracketMatch, seats }) => `${bracketMatch} ${said(seats)}`)).toEqual(['1 c']);
  });

  test('[HK-3] who left before the draw has no seed', () => {
    for (const seeding of ['entry', 'rating', 'random', 'manual']) {
      const hall = new Hall(5, { seeding }, [1, 2, 3, 4, 5]);
      hall.must({ type: 'Start' });
      hall.drop('e');
      hall.pair();
      expect(hall.last.kind).toBe('knockout');
      expect(hall.last.tables.flatMap(({ seats }) => seats).toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    }
  });
});
