import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined } from '../../../kit/index.ts';
import { derive } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { RobinDesk, scripted } from './hall.fixture.ts';
import { robinRulebook } from './rulebook.ts';
import { type Sheet, sheetOf } from './sheet.ts';

const open = { finished: false, winners: [], why: [], through: [] };

describe('[RR-1] when it is over', () => {
  test('[RR-1] when every game of every round is played and the last round closed', () => {
    const desk = new RobinDesk(2, { legs: 2 });
    expect(desk.conclusion).toMatchObject(open);
    desk.pair();
    desk.finish();
    expect(desk.conclusion).toMatchObject(open);
    desk.pair();
    expect(desk.conclusion).toMatchObject(open);
    desk.record(1, '0-1'); // p1 has the second side now
    expect(desk.conclusion).toMatchObject(open);
    desk.close();
    expect(desk.conclusion).toMatchObject({ finished: true, winners: ['p1'] });
  });

  test('[RR-5] all at once: not while one round has a game to play', () => {
    const desk = new RobinDesk(4, { publish: 'all-at-once' });
    desk.pair();
    for (const round of desk.rounds.slice(1)) for (const { match } of round.tables) desk.record(match, '1-0', round);
    expect(desk.rounds.map(({ state }) => state)).toEqual(['published', 'closed', 'closed']);
    expect(desk.conclusion).toMatchObject(open);
  });

  test('[DK-5] a result taken back after the end opens it again', () => {
    const desk = new RobinDesk(2);
    desk.playAll();
    const replaces = { kind: 'scores', scores: [1000, 0] } as const;
    desk.must({ type: 'RemoveOutcome', place: desk.place(1), replaces, later: { kind: 'keep' } });
    expect(desk.rounds.map(({ state, open: games }) => [state, games])).toEqual([['closed', 1]]);
    expect(desk.conclusion).toMatchObject(open);
  });

  test('[RR-5] too few to begin with is not an end', () => {
    const desk = new RobinDesk(2);
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(desk.conclusion).toMatchObject(open);
    expect(asked(robinRulebook).conclude(desk.history)).toMatchObject(open);
  });
});

describe('[RR-4] figures', () => {
  test('[RR-4] the criteria of a row: points, then each tie-break, in their units', () => {
    const desk = new RobinDesk(2, { results: 'scores', tieBreaks: ['points-among', 'wins', 'differential', 'scored'] });
    desk.playAll(() => '3-1');
    expect(desk.row('p2').criteria).toEqual([
      { name: 'points', value: { halves: 0 } },
      { name: 'points-among', value: { halves: 0 } },
      { name: 'wins', value: 0 },
      { name: 'differential', value: { thousandths: -2000 } },
      { name: 'scored', value: { thousandths: 1000 } },
    ]);
  });

  test('[RR-4] more wins come before a better differential', () => {
    const desk = new RobinDesk(4, { results: 'scores', win: 2, draw: 1, loss: 0, tieBreaks: ['wins'] });
    // p1 won, drew and lost, p2 drew everything: three points each.
    desk.playAll(
      scripted({ 'p1-p2': '1-1', 'p1-p3': '1-0', 'p1-p4': '0-9', 'p2-p3': '1-1', 'p2-p4': '1-1', 'p3-p4': '2-0' }),
    );
    expect(['p1', 'p2'].map((player) => desk.figure(player, 'points'))).toEqual([{ halves: 6 }, { halves: 6 }]);
    expect(desk.row('p1').place).toBeLessThan(desk.row('p2').place);
    expect(desk.figure('p1', 'wins')).toBe(1);
  });

  test('[RR-4] Sonneborn-Berger while games are open: they add nothing yet', () => {
    const desk = new RobinDesk(4, { win: 1, draw: 0.5, loss: 0, tieBreaks: ['sonneborn-berger'] });
    desk.pair();
    desk.finish(() => '½');
    desk.pair();
    // Everyone drew with one who has half a point.
    for (const player of ['p1', 'p2', 'p3', 'p4']) {
      expect(desk.figure(player, 'sonneborn-berger')).toEqual({ hundredths: 25 });
    }
  });

  test('[RR-6] a result leaves the meetings of all other rounds as they were, and counts', () => {
    const desk = new RobinDesk(6);
    desk.pair();
    desk.finish();
    desk.pair();
    const first = derive(formats, desk.facts);
    const before = first.stage().sheet as Sheet;
    desk.record(1, '1-0');
    const after = derive(formats, desk.facts, first).stage().sheet as Sheet;
    const kept = [...after].map(
      ([player, line]) => line.meetings.filter((one) => before.get(player)?.meetings.includes(one)).length,
    );
    expect(kept).toEqual([1, 1, 1, 1, 1, 1]);
    expect(after).toEqual(sheetOf(desk.history));
  });

  test('[RR-6] everyone’s games, round by round', () => {
    const desk = new RobinDesk(4);
    desk.playAll();
    const { meetings } = assertDefined(sheetOf(desk.history).get('p1'), 'line');
    expect(meetings.map(({ round, opponent, worth }) => `${round} ${opponent} ${worth?.result}`)).toEqual([
      '1 p4 won',
      '2 p2 won',
      '3 p3 lost',
    ]);
  });
});

describe('[RR-5] those whose games do not count', () => {
  test('[RR-5] they stand behind all others, together, and have nothing', () => {
    const desk = new RobinDesk(5, { tieBreaks: ['wins', 'scored'] });
    desk.pair();
    desk.finish();
    desk.must({ type: 'DropPlayer', player: 'p2' });
    desk.must({ type: 'DropPlayer', player: 'p3' });
    expect(desk.table).toEqual(['1 p1', '1 p4', '1 p5', '4 p2', '4 p3']);
    expect(desk.row('p2')).toMatchObject({
      state: 'dropped',
      criteria: [
        { name: 'points', value: 0 },
        { name: 'wins', value: 0 },
        { name: 'scored', value: 0 },
      ],
    });
  });

  test('[RR-5] who left before the first round has no number, and stands behind all others', () => {
    const desk = new RobinDesk(3);
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.table).toEqual(['1 p2', '1 p3', '3 p1']);
    desk.pair();
    desk.finish();
    expect(desk.table).toEqual(['1 p2', '2 p3', '3 p1']);
    expect(desk.row('p1')).toMatchObject({ state: 'dropped' });
  });

  test('[RR-5] ended early, whoever left does not win', () => {
    const desk = new RobinDesk(4);
    for (let round = 1; round <= 2; round++) {
      desk.pair();
      desk.finish(({ seats }) => (seats.includes('p1') ? (seats[0] === 'p1' ? '1-0' : '0-1') : '0.5-0.5'));
    }
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(desk.conclusion.winners).not.toContain('p1');
    expect(desk.table.map((row) => row.slice(0, 2))).toEqual(desk.table.map((row) => row.slice(0, 2)).toSorted());
    expect(desk.row('p1')).toMatchObject({ place: desk.conclusion.winners.length + 1, state: 'dropped' });
  });

  test('[RR-5] everyone has left: nobody has won', () => {
    const desk = new RobinDesk(3);
    desk.pair();
    for (const player of ['p1', 'p2', 'p3']) desk.must({ type: 'DropPlayer', player });
    desk.close();
    expect(desk.conclusion.finished).toBe(true);
    expect(desk.conclusion.winners).toEqual([]);
  });
});
