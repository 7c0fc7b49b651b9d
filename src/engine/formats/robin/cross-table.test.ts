import { expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { RobinDesk, scripted } from './hall.fixture.ts';
import { robinRulebook } from './rulebook.ts';

/** Rows in order of standing: “p1: × 1 ½”. */
const rows = (desk: RobinDesk): string[] => {
  const [group] = asked(robinRulebook).crossTables(desk.history)[0]?.groups ?? [];
  return (group?.cross ?? []).map((cells, at) => {
    const said = cells.map((cell) =>
      cell.kind === 'self' ? '×' : cell.games.map(({ result }) => result || '·').join('/') || '·',
    );
    return `${group?.members[at]?.player}: ${said.join(' ')}`;
  });
};

const lines = { 'p1-p2': '1-0', 'p1-p3': '1-0', 'p1-p4': '1-0', 'p2-p3': '½', 'p2-p4': '1-0', 'p3-p4': '1-0' };

test('[RR-6] one table of everyone, in order of standing', () => {
  const desk = new RobinDesk(4);
  desk.playAll(scripted(lines));
  expect(rows(desk)).toEqual(['p1: × 1 1 1', 'p2: 0 × ½ 1', 'p3: 0 ½ × 1', 'p4: 0 0 0 ×']);
});

test('[RR-6] two legs stand side by side, open games as dots', () => {
  const desk = new RobinDesk(2, { legs: 2, results: 'scores' });
  desk.pair();
  desk.finish(() => '3-1');
  desk.pair();
  expect(rows(desk)).toEqual(['p1: × 3–1/·', 'p2: 1–3/· ×']);
});

test('[RR-6] a forfeit is + and −, a game that no longer counts stands in brackets', () => {
  const desk = new RobinDesk(4);
  desk.pair();
  desk.finish(scripted({ 'p1-p4': '1-0', 'p2-p3': '+-' }));
  desk.must({ type: 'DropPlayer', player: 'p4' });
  expect(rows(desk)).toEqual(['p2: × · + ·', 'p1: · × · (1)', 'p3: − · × ·', 'p4: · (0) · ×']);
});

test('[RR-6] a table of everyone with a number, with points, once a round is shown', () => {
  const desk = new RobinDesk(3);
  desk.must({ type: 'AddPlayers', players: [{ name: 'Leaves' }] });
  desk.must({ type: 'DropPlayer', player: 'p4' });
  expect(asked(robinRulebook).crossTables(desk.history)).toEqual([]);
  desk.pair();
  desk.finish(); // p2 beats p3
  const [table] = asked(robinRulebook).crossTables(desk.history);
  expect(table?.round).toBe(1);
  expect(table?.groups.map(({ members }) => members)).toEqual([
    [
      { player: 'p2', wins: 1, losses: 0, draws: 0, score: { halves: 6 } },
      { player: 'p1', wins: 0, losses: 0, draws: 0, score: { halves: 0 } },
      { player: 'p3', wins: 0, losses: 1, draws: 0, score: { halves: 0 } },
    ],
  ]);
  expect(table?.groups[0]?.cross?.[0]?.[2]).toEqual({ kind: 'games', games: [{ match: 'r1.t1', result: '1' }] });
});

test('[RR-5] [RR-6] left after half: those who miss a game have + in it; left before half: nothing is shown', () => {
  const late = new RobinDesk(4);
  for (let round = 1; round < 3; round++) {
    late.pair();
    late.finish(() => '½');
  }
  late.must({ type: 'DropPlayer', player: 'p4' });
  late.pair();
  late.finish(() => '½');
  // p2 would have met p4 in the last round.
  expect(rows(late)).toEqual(['p2: × ½ ½ +', 'p1: ½ × ½ ½', 'p3: ½ ½ × ½', 'p4: − ½ ½ ×']);
  const [group] = asked(robinRulebook).crossTables(late.history)[0]?.groups ?? [];
  expect(group?.cross?.[0]?.[3]).toEqual({ kind: 'games', games: [{ match: 'r3', result: '+' }] });
  const early = new RobinDesk(4);
  early.pair();
  early.finish(() => '½');
  early.must({ type: 'DropPlayer', player: 'p4' });
  early.pair();
  early.finish(() => '½');
  expect(rows(early)).toEqual(['p2: × ½ ½ ·', 'p1: ½ × · (½)', 'p3: ½ · × ·', 'p4: · (½) · ×']);
});

test('[RR-5] [RR-6] both have left after half: nobody won the game they would have played', () => {
  const desk = new RobinDesk(4);
  for (let round = 1; round < 3; round++) {
    desk.pair();
    desk.finish(() => '½');
  }
  desk.must({ type: 'DropPlayer', player: 'p4' });
  desk.must({ type: 'DropPlayer', player: 'p2' });
  desk.pair(); // 2-4, 3-1
  desk.finish(() => '½');
  const [group] = asked(robinRulebook).crossTables(desk.history)[0]?.groups ?? [];
  const at = (player: string) => group?.members.findIndex((member) => member.player === player) ?? -1;
  expect(group?.cross?.[at('p2')]?.[at('p4')]).toEqual({ kind: 'games', games: [{ match: 'r3', result: '–' }] });
});
