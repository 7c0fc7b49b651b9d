import { describe, expect, test } from 'vitest';
import { playedBracket } from '../shared/boards/bracket.fixture.ts';
import { ROOM, type TreeBox, wallTree } from './bracket-tree.ts';

const overlap = (a: TreeBox, b: TreeBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + 2 * b.row && b.y < a.y + 2 * a.row;

describe('[DK-14] the bracket on the wall', () => {
  test.each([
    [4, 0],
    [4, 2],
    [8, 0],
    [8, 3],
    [16, 0],
    [16, 12],
    [16, 14],
    [16, 15],
    [32, 20],
  ])('of %i players after %i results: nothing overlaps or sticks out', (players, results) => {
    const tree = wallTree(playedBracket('knockout', players, results, { thirdPlace: true }));
    expect(tree).toBeDefined();
    const all = tree ? [...tree.boxes, ...tree.slots, tree.final, ...(tree.third ? [tree.third] : [])] : [];
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1))
        expect(overlap(one, other), `${one.match.match} ${other.match.match}`).toBe(false);
      expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(ROOM.width);
      expect(one.y + 2 * one.row).toBeLessThanOrEqual(ROOM.height);
    }
  });

  test('what is played has everybody in it; the next stage waits beside the final', () => {
    const tree = wallTree(playedBracket('knockout', 16, 3));
    expect(tree?.boxes).toHaveLength(8);
    expect(tree?.slots).toHaveLength(4);
    expect(tree?.lines.filter(({ decided }) => decided)).toHaveLength(3);
    expect(tree?.final.large).toBe(false);
    expect(wallTree(playedBracket('knockout', 16, 14))?.final.large).toBe(true);
  });

  test('[DE-4] there is none while more is played than a screen can show, nor of two sides', () => {
    expect(wallTree(playedBracket('knockout', 32, 3))).toBeUndefined();
    expect(wallTree(playedBracket('double', 8, 3))).toBeUndefined();
  });
});
