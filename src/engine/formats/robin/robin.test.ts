import { describe, expect, test } from 'vitest';
import { assertDefined } from '../../../kit/index.ts';
import type { Outcome } from '../../tournament/index.ts';
import type { RobinConfig } from './config.ts';
import { outcome, RobinDesk, scripted, seatsOf } from './hall.fixture.ts';
import { robin } from './index.ts';

describe('[RR-1] rounds', () => {
  test('[RR-1] by entry: round 1 of six is Berger’s, and all follow from its numbering', () => {
    const desk = new RobinDesk(6);
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p1-p6', 'p2-p5', 'p3-p4']);
    desk.finish();
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p6-p4', 'p5-p3', 'p1-p2']);
  });

  test('[RR-1] by rating the highest is number 1', () => {
    const desk = new RobinDesk(4, { order: 'rating' });
    desk.pair();
    expect(seatsOf(desk)).toEqual(['p4-p1', 'p3-p2']);
  });

  test('[RR-1] at random the numbering is drawn with the first round, and not twice alike', () => {
    const numberings = [1, 2, 3, 4].map((seed) => {
      const desk = new RobinDesk(8, { order: 'random' }, seed);
      return seatsOf({ last: desk.pair() } as RobinDesk).join(' ');
    });
    expect(new Set(numberings).size).toBeGreaterThan(1);
  });

  test('[RR-1] an odd field: everyone rests once, and a rest scores nothing', () => {
    const desk = new RobinDesk(5);
    desk.playAll(() => '½');
    expect(desk.rounds.map(({ byes }) => byes)).toEqual([['p1'], ['p4'], ['p2'], ['p5'], ['p3']]);
    for (const player of ['p1', 'p2', 'p3', 'p4', 'p5']) expect(desk.figure(player, 'points')).toEqual({ halves: 8 });
  });

  test('[RR-1] two legs: everyone meets everyone twice, once on each side', () => {
    const desk = new RobinDesk(4, { legs: 2 });
    desk.playAll();
    const met = desk.rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.join('-')));
    expect(met).toHaveLength(12);
    expect(new Set(met).size).toBe(12);
  });

  test('[RR-2] the first seat has white; scores have sides, but no colours', () => {
    const chess = new RobinDesk(4);
    expect(chess.pair().tables[0]?.games[0]).toMatchObject({ white: 0, black: 1 });
    const scores = new RobinDesk(4, { results: 'scores' });
    expect(scores.pair().tables[0]?.games[0]).toEqual({ kind: 'regular' });
  });
});

describe('[RR-3] results', () => {
  test('[RR-3] 3, 1, 0 unless set; the chess preset has 1, ½, 0', () => {
    const worth = (settings: Readonly<Record<string, unknown>>) => {
      const desk = new RobinDesk(4, settings);
      desk.pair();
      desk.record(1, '1-0');
      desk.record(2, '½');
      return ['p1', 'p4', 'p2', 'p3'].map((player) => desk.figure(player, 'points'));
    };
    expect(worth({})).toEqual([{ halves: 6 }, { halves: 0 }, { halves: 2 }, { halves: 2 }]);
    expect(worth(assertDefined(robin.presets.chess, 'chess'))).toEqual([
      { halves: 2 },
      { halves: 0 },
      { halves: 1 },
      { halves: 1 },
    ]);
  });

  test('[RR-3] one-point games take 1–0, ½–½ and 0–1, scores whole numbers', () => {
    const refused = (settings: Readonly<Record<string, unknown>>, given: Outcome) => {
      const desk = new RobinDesk(2, settings);
      desk.pair();
      const why = desk.try({ type: 'RecordOutcome', place: desk.place(1), outcome: given });
      return why?.code === 'impossible-score' ? why.details.problem : why?.code;
    };
    expect(refused({}, outcome('3-1'))).toBe('one-point');
    expect(refused({}, outcome('½'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('3-1'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('2-2'))).toBeUndefined();
    expect(refused({ results: 'scores' }, outcome('½'))).toBe('whole');
    expect(refused({ results: 'scores' }, { kind: 'scores', scores: [1000, null] })).toBe('not-a-number');
    expect(refused({ results: 'scores' }, { kind: 'scores', scores: [-1000, 0] })).toBe('range');
    expect(refused({ results: 'scores' }, { kind: 'places', places: [1, 2] })).toBe('kind');
  });

  test('[RR-3] a draw of scores is worth a draw, the higher wins', () => {
    const desk = new RobinDesk(4, { results: 'scores' });
    desk.pair();
    desk.record(1, '2-2');
    desk.record(2, '0-7');
    expect(['p1', 'p4', 'p2', 'p3'].map((player) => desk.figure(player, 'points'))).toEqual([
      { halves: 2 },
      { halves: 2 },
      { halves: 0 },
      { halves: 6 },
    ]);
  });
});

describe('[RR-4] standings', () => {
  // p1, p2 and p3 have two wins each against the rest; among them p1 beats p2, p2 beats p3, p3 beats p1.
  const circle = {
    'p1-p2': '1-0',
    'p2-p3': '1-0',
    'p3-p1': '1-0',
    'p1-p4': '1-0',
    'p2-p4': '1-0',
    'p3-p4': '1-0',
  };

  test('[RR-4] three who beat each other in a circle share the place', () => {
    const desk = new RobinDesk(4);
    desk.playAll(scripted(circle));
    expect(desk.table).toEqual(['1 p1', '1 p2', '1 p3', '4 p4']);
    expect(desk.conclusion.winners).toEqual(['p1', 'p2', 'p3']);
    expect(desk.figure('p1', 'points-among')).toEqual({ halves: 6 });
  });

  test('[RR-4] points among those level come first', () => {
    const desk = new RobinDesk(4);
    // p1 and p2 end with 6 points; p2 beat p1.
    desk.playAll(
      scripted({ 'p1-p2': '0-1', 'p1-p3': '1-0', 'p1-p4': '1-0', 'p2-p3': '0-1', 'p2-p4': '1-0', 'p3-p4': '0-1' }),
    );
    expect(desk.table.slice(0, 2)).toEqual(['1 p2', '2 p1']);
    expect(desk.row('p1').why).toContainEqual({
      rule: 'RR-4',
      code: 'behind-by',
      figures: {
        player: 'p1',
        opponent: 'p2',
        criterion: 'points-among',
        value: { halves: 0 },
        other: { halves: 6 },
      },
    });
  });

  test('[RR-4] points among are counted again for those they leave level', () => {
    const desk = new RobinDesk(6, { win: 1, draw: 0.5, loss: 0 });
    // p1 to p4 end with 2½ points. Among them p1 has 2½, p2 and p3 1½ each, p4 ½; p3 beat p2.
    desk.playAll(
      scripted({
        'p1-p2': '½',
        'p1-p3': '1-0',
        'p1-p4': '1-0',
        'p2-p3': '0-1',
        'p2-p4': '1-0',
        'p3-p4': '½',
        'p1-p5': '0-1',
        'p1-p6': '0-1',
        'p2-p5': '1-0',
        'p2-p6': '0-1',
        'p3-p5': '0-1',
        'p3-p6': '1-0',
        'p4-p5': '1-0',
        'p4-p6': '1-0',
        'p5-p6': '1-0',
      }),
    );
    expect(desk.table).toEqual(['1 p5', '2 p1', '3 p3', '4 p2', '5 p4', '6 p6']);
    const among = ['p1', 'p2', 'p3', 'p4'].map((player) => desk.figure(player, 'points-among'));
    expect(among).toEqual([{ halves: 5 }, { halves: 3 }, { halves: 3 }, { halves: 1 }]);
    expect(desk.row('p2').why).toContainEqual({
      rule: 'RR-4',
      code: 'behind-by',
      figures: { player: 'p2', opponent: 'p3', criterion: 'points-among', value: { halves: 0 }, other: { halves: 2 } },
    });
  });

  test('[RR-4] wins, differential, scored: each where those before it leave people level', () => {
    const lines = {
      'p1-p2': '0-0',
      'p3-p4': '2-2',
      'p1-p3': '3-0',
      'p2-p4': '4-1',
      'p1-p4': '1-2',
      'p2-p3': '0-2',
    };
    const level = (tieBreaks: readonly string[]) => {
      const desk = new RobinDesk(4, { results: 'scores', tieBreaks });
      desk.playAll(scripted(lines));
      return desk.table;
    };
    // All four have a win, a draw and a loss; differences: p1 +2, p2 +1, p3 −1, p4 −2; scored 4, 4, 4, 5.
    expect(level([])).toEqual(['1 p1', '1 p2', '1 p3', '1 p4']);
    expect(level(['wins', 'differential'])).toEqual(['1 p1', '2 p2', '3 p3', '4 p4']);
    expect(level(['scored'])).toEqual(['1 p4', '2 p1', '2 p2', '2 p3']);
  });

  test('[RR-4] Sonneborn-Berger: the points of those beaten, half of those drawn with', () => {
    const desk = new RobinDesk(4, { win: 1, draw: 0.5, loss: 0, tieBreaks: ['sonneborn-berger'] });
    desk.playAll(scripted({ 'p1-p2': '½', 'p1-p3': '1-0', 'p1-p4': '0-1', 'p2-p3': '½', 'p2-p4': '½', 'p3-p4': '½' }));
    // p1 1½, p2 1½, p3 1, p4 2. p1: ½·1½ + 1 = 1¾; p2: ½·1½ + ½·1 + ½·2 = 2¼.
    expect(desk.figure('p1', 'sonneborn-berger')).toEqual({ hundredths: 175 });
    expect(desk.figure('p2', 'sonneborn-berger')).toEqual({ hundredths: 225 });
    expect(desk.table.slice(0, 3)).toEqual(['1 p4', '2 p2', '3 p1']);
  });

  test('[RR-4] the lot parts those who are level to the end', () => {
    const desk = new RobinDesk(4, { tieBreaks: ['points-among', 'lot'] });
    desk.playAll(scripted(circle));
    expect(desk.facts.lots).toHaveLength(1);
    expect(desk.conclusion.winners).toHaveLength(1);
    expect(desk.conclusion.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('[RR-4] unless set: points among, wins, and the differential where there are scores', () => {
    const config = (settings: Readonly<Record<string, unknown>>) => {
      const made = robin.configure(settings);
      return made.ok ? (made.value as RobinConfig).tieBreaks : made.error;
    };
    expect(config({})).toEqual(['points-among', 'wins']);
    expect(config({ results: 'scores' })).toEqual(['points-among', 'wins', 'differential']);
    expect(config({ tieBreaks: ['lot'] })).toEqual(['lot']);
    expect(config({ tieBreaks: ['wins', 'wins'] })).toMatchObject([{ path: 'tieBreaks' }]);
  });
});
