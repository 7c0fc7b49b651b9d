import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import type { Pairing, PlayerId } from '../../tournament/index.ts';
import { RobinDesk } from './hall.fixture.ts';
import { robinRulebook } from './rulebook.ts';

const game = { kind: 'regular' } as const;

/** Tables as “p1-p4”; one seat alone has no game. */
const pairing = (tables: readonly string[], byes: readonly PlayerId[] = [], numbered?: number): Pairing => ({
  kind: 'robin',
  tables: tables.map((seats) => ({ seats: seats.split('-'), games: seats.includes('-') ? [game] : [], why: [] })),
  byes,
  notes: numbered
    ? [
        {
          rule: 'RR-1',
          code: 'numbering',
          figures: { players: Array.from({ length: numbered }, (_, at) => `p${at + 1}`) },
        },
      ]
    : [],
});

const judged = (desk: RobinDesk, of: Pairing) => {
  const { findings, cost } = asked(robinRulebook).judge(desk.history, of);
  const said = findings.map(
    ({ code, players, hard, impossible, size }) =>
      `${code} ${players.join('-')}${hard ? '!' : ''}${impossible ? '!' : ''}${size === 1 ? '' : size}`,
  );
  return { said, cost: cost.map(({ name, value }) => `${name} ${value}`) };
};

const fine = { said: [], cost: ['wrong-match 0', 'colours 0'] };

/** Four players, the first round played: 4-3 and 1-2 are to come. */
const secondRound = (): RobinDesk => {
  const desk = new RobinDesk(4);
  desk.pair();
  desk.finish();
  return desk;
};

describe('[DK-2] what is wrong with a round made by hand', () => {
  test('[RR-1] nothing, where it is the table’s', () => {
    expect(judged(new RobinDesk(4), pairing(['p1-p4', 'p2-p3'], [], 4))).toEqual(fine);
    expect(judged(new RobinDesk(3), pairing(['p2-p3'], ['p1'], 3))).toEqual(fine);
    expect(judged(secondRound(), pairing(['p4-p3', 'p1-p2']))).toEqual(fine);
  });

  test('[RR-1] other pairs can never be played; other sides can', () => {
    expect(judged(new RobinDesk(4), pairing(['p1-p3', 'p2-p4'], [], 4))).toEqual({
      said: ['wrong-match p1-p3!!', 'wrong-match p2-p4!!'],
      cost: ['wrong-match 2', 'colours 0'],
    });
    expect(judged(secondRound(), pairing(['p3-p4', 'p1-p2']))).toEqual({
      said: ['colours p3-p4'],
      cost: ['wrong-match 0', 'colours 1'],
    });
  });

  test('[RR-1] without its numbering a first round says nothing of who meets whom', () => {
    expect(judged(new RobinDesk(4), pairing(['p1-p4', 'p2-p3'])).said).toEqual([
      'wrong-match p1-p4!!',
      'wrong-match p2-p3!!',
    ]);
  });

  test('[RR-1] after the last round nobody has an opponent', () => {
    const desk = new RobinDesk(4);
    desk.playAll();
    expect(judged(desk, pairing(['p1-p4'], ['p2', 'p3'])).said).toEqual(['wrong-match p1-p4!!']);
  });

  test('a table has two and a game, or one and none', () => {
    const desk = secondRound();
    expect(judged(desk, pairing(['p4-p3-p1', 'p2'])).said).toContain('table-size p4-p3-p1!!');
    const { tables, ...rest } = pairing(['p4-p3', 'p1-p2']);
    const without = { ...rest, tables: tables.map((table) => ({ ...table, games: [] })) };
    expect(judged(desk, without).said).toEqual(['table-size p4-p3!!', 'table-size p1-p2!!']);
    const alone = { ...rest, tables: [...tables.slice(1), { seats: ['p4'], games: [game], why: [] }] };
    expect(judged(desk, { ...alone, byes: ['p3'] }).said).toContain('table-size p4!!');
  });

  test('[RR-5] who has left is out; whoever would have met them is alone, or rests', () => {
    const desk = secondRound();
    desk.must({ type: 'DropPlayer', player: 'p4' });
    expect(judged(desk, pairing(['p4-p3', 'p1-p2'])).said).toEqual(['is-out p4!']);
    expect(judged(desk, pairing(['p1-p2'], ['p3']))).toEqual(fine);
    expect(judged(desk, pairing(['p3', 'p1-p2']))).toEqual(fine);
  });

  test('[RR-1] nobody rests whose opponent is there, with or without a table', () => {
    expect(judged(secondRound(), pairing(['p4', 'p1-p2'], ['p3'])).said).toEqual(['wrong-bye p3!', 'wrong-bye p4!']);
  });

  test('everyone once: seated twice, or nowhere', () => {
    const desk = secondRound();
    expect(judged(desk, pairing(['p4-p3', 'p1-p2'], ['p1'])).said).toEqual(['seated-twice p1!!2', 'wrong-bye p1!']);
    expect(judged(desk, pairing(['p4-p3'])).said).toEqual(['missing p1!', 'missing p2!']);
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(judged(desk, pairing(['p4-p3'])).said).toEqual(['missing p2!']);
  });

  test('[RR-5] in the first round whoever entered since is missing; later only those with a number count', () => {
    const desk = new RobinDesk(4);
    desk.must({ type: 'AddPlayers', players: [{ name: 'Late' }] });
    expect(judged(desk, pairing(['p1-p4', 'p2-p3'], [], 4)).said).toEqual(['missing p5!']);
  });
});
