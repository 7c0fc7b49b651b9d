import { describe, expect, test } from 'vitest';
import { RobinDesk } from './hall.fixture.ts';

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

  test('[RR-5] everyone has left: nobody has won', () => {
    const desk = new RobinDesk(3);
    desk.pair();
    for (const player of ['p1', 'p2', 'p3']) desk.must({ type: 'DropPlayer', player });
    desk.close();
    expect(desk.conclusion).toMatchObject({ finished: true, winners: [] });
  });
});
