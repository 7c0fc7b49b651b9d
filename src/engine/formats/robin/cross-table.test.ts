import { expect, test } from 'vitest';
import { robinTable } from './cross-table.ts';
import { RobinDesk, scripted } from './hall.fixture.ts';

/** Rows in order of standing: “p1: × 1 ½”. */
const rows = (desk: RobinDesk): string[] => {
  const [group] = robinTable(desk.history)[0]?.groups ?? [];
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
