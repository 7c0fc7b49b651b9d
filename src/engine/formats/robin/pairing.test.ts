import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { chanceFrom, hashOf } from '../../../kit/index.ts';
import { RobinDesk, scripted } from './hall.fixture.ts';
import { robinRulebook } from './rulebook.ts';

describe('[DK-9] a round says why', () => {
  test('[RR-1] the numbering with the first round, the numbers of a game, and who rests', () => {
    const desk = new RobinDesk(3);
    const round = desk.pair();
    expect(round.kind).toBe('robin');
    expect(round.notes).toEqual([
      { rule: 'RR-1', code: 'numbering', figures: { players: ['p1', 'p2', 'p3'], order: 'entry' } },
    ]);
    expect(round.tables.map(({ why }) => why)).toEqual([
      [{ rule: 'RR-1', code: 'numbers-meet', figures: { first: 2, second: 3, leg: 1 } }],
    ]);
    expect(round.byeReasons).toEqual([{ rule: 'RR-1', code: 'rests', figures: { player: 'p1' } }]);
    desk.finish();
    expect(desk.pair().notes).toEqual([]);
  });

  test('[RR-1] in two legs also which leg it is', () => {
    const desk = new RobinDesk(2, { legs: 2 });
    desk.pair();
    desk.finish();
    expect(desk.pair().tables[0]?.why).toEqual([
      { rule: 'RR-1', code: 'numbers-meet-in-leg', figures: { first: 2, second: 1, leg: 2 } },
    ]);
  });

  test('[RR-5] whose opponent has left: before half a rest, after half a win without a game', () => {
    const early = new RobinDesk(4);
    early.pair();
    early.finish();
    early.must({ type: 'DropPlayer', player: 'p4' });
    expect(early.pair().byeReasons).toEqual([
      { rule: 'RR-5', code: 'opponent-left', figures: { player: 'p3', opponent: 'p4' } },
    ]);
    const late = new RobinDesk(4);
    late.pair();
    late.finish();
    late.pair();
    late.finish();
    late.must({ type: 'DropPlayer', player: 'p4' });
    expect(late.pair().tables.map(({ seats, why }) => [seats, why])).toContainEqual([
      ['p2'],
      [{ rule: 'RR-5', code: 'opponent-forfeits', figures: { player: 'p2', opponent: 'p4' } }],
    ]);
    expect(late.last.byes).toEqual([]);
  });

  test('[RR-1] nobody rests who has left', () => {
    const desk = new RobinDesk(3);
    desk.pair(); // p1 rests
    desk.finish();
    desk.must({ type: 'DropPlayer', player: 'p3' });
    desk.pair(); // 1-2, p3 rests
    expect(desk.last.byes).toEqual([]);
    expect(desk.last.tables.map(({ seats }) => seats)).toEqual([['p1', 'p2']]);
  });

  test('[RR-1] by rating: the unrated come last, by lot like those who are level', () => {
    const numberings = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const desk = new RobinDesk(2, { order: 'rating' });
      desk.must({
        type: 'AddPlayers',
        players: [{ name: 'Unrated' }, { name: 'Level', rating: 1010 }, { name: 'Nought', rating: 0 }],
      });
      const step = asked(robinRulebook).next(desk.history);
      if (step.kind !== 'pair-round') throw new Error('not drawn');
      const drawn = step.pair(chanceFrom(hashOf(`rating ${seed}`)));
      if (drawn.ok) numberings.add(String(drawn.value.pairing.notes[0]?.figures.players));
    }
    expect([...numberings].sort()).toEqual(['p2,p4,p1,p5,p3', 'p4,p2,p1,p5,p3']);
  });

  test('[RR-2] a clock only where one is set, the same for both sides', () => {
    const desk = new RobinDesk(2, { base: 60_000, increment: 1_000, bonusAt40: 2_000 });
    const side = { base: 60_000, increment: 1_000, bonusAt40: 2_000 };
    expect(desk.pair().tables[0]?.games[0]).toEqual({
      kind: 'regular',
      white: 0,
      black: 1,
      clock: { white: side, black: side },
    });
    expect(new RobinDesk(2).pair().tables[0]?.games[0]).toEqual({ kind: 'regular', white: 0, black: 1 });
  });

  test('[RR-3] the record of each, with scores where there are scores', () => {
    const desk = new RobinDesk(2, { results: 'scores', legs: 2 });
    desk.playAll(scripted({ 'p1-p2': '3-1' }));
    expect(desk.row('p2').why[0]).toEqual({
      rule: 'RR-3',
      code: 'record-with-scores',
      figures: {
        player: 'p2',
        points: { halves: 0 },
        wins: 0,
        draws: 0,
        losses: 2,
        scored: { thousandths: 2000 },
        conceded: { thousandths: 6000 },
      },
    });
    expect(desk.conclusion.why).toEqual([
      { rule: 'RR-1', code: 'all-rounds-played', figures: { rounds: 2, players: ['p1'] } },
    ]);
    const plain = new RobinDesk(2);
    plain.playAll(() => '½');
    expect(plain.row('p1').why[0]).toEqual({
      rule: 'RR-3',
      code: 'record',
      figures: { player: 'p1', points: { halves: 2 }, wins: 0, draws: 1, losses: 0 },
    });
  });
});
