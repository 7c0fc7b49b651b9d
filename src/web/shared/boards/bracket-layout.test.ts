import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BracketView, bracketParts } from '../../../engine/index.ts';
import { playedBracket } from './bracket.fixture.ts';
import { firstDrawn, isLarge, type Layout, layoutOf, type PlacedMatch } from './bracket-layout.ts';
import { isAside, stillIn } from './bracket-path.ts';

const WIDTHS = [640, 720, 976, 1216, 1472, 1856];

const overlap = (a: PlacedMatch, b: PlacedMatch): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

/** Strokes of one match touch those of the next; boxes do not. */
function overlapsIn({ matches }: Layout): string[] {
  const found: string[] = [];
  for (const [at, one] of matches.entries()) {
    for (const other of matches.slice(at + 1)) {
      if (overlap(one, other)) found.push(`${one.match.match} ${other.match.match}`);
    }
  }
  return found;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** Lines begin at an edge of the match they come from and end on a player's line of the next, or under the final. */
function looseEnds({ matches, lines }: Layout): string[] {
  const byNumber = new Map(matches.map((one) => [String(one.match.match), one]));
  return lines.flatMap(({ key, points }) => {
    const [from, to] = key.split('-').map((number) => byNumber.get(number));
    const [start, end] = [points[0], points.at(-1)];
    if (!from || !to) return [];
    if (!start || !end) return [key];
    const atEdge = ({ x, width }: PlacedMatch, at: number) => near(at, x) || near(at, x + width);
    const under = near(end.y, to.y + to.height) && end.x > to.x && end.x < to.x + to.width;
    const begins = atEdge(from, start.x) ? start.y >= from.y && start.y <= from.y + from.height : near(start.y, from.y);
    const ends = under || (atEdge(to, end.x) && to.rows.some((row) => near(row, end.y)));
    return begins && ends ? [] : [key];
  });
}

function sticksOut({ width, height, matches, lines }: Layout): string[] {
  const outside = (x: number, y: number) => x < -0.01 || y < -0.01 || x > width + 0.01 || y > height + 0.01;
  return [
    ...matches
      .filter((one) => outside(one.x, one.y) || outside(one.x + one.width, one.y + one.height))
      .map(({ match }) => `match ${match.match}`),
    ...lines.filter(({ points }) => points.some(({ x, y }) => outside(x, y))).map(({ key }) => `line ${key}`),
  ];
}

function check(bracket: BracketView, width: number, focus: number): void {
  for (const part of bracketParts(bracket)) {
    for (const twoSided of isLarge(part) && part.sideLabel === undefined ? [true] : [false]) {
      const drawn = Math.max(firstDrawn(part, twoSided), Math.min(focus, part.columns.length - 1));
      const layout = layoutOf(part, { width, focus: drawn, twoSided, roomy: !twoSided });
      const seen = `${part.columns.length} columns at ${width}, focus ${drawn}`;
      expect(overlapsIn(layout), seen).toEqual([]);
      expect(looseEnds(layout), seen).toEqual([]);
      expect(sticksOut(layout), seen).toEqual([]);
      expect(layout.width, seen).toBeLessThanOrEqual(width + 0.01);
    }
  }
}

describe('a bracket of any size, on any width, with any round in focus', () => {
  test('nothing overlaps, every line ends at its row, nothing sticks out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('knockout' as const, 'double' as const),
        fc.integer({ min: 3, max: 70 }),
        fc.nat(30),
        fc.constantFrom(...WIDTHS),
        fc.nat(12),
        (format, players, results, width, focus) => check(playedBracket(format, players, results), width, focus),
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['knockout', 2],
    ['knockout', 128],
    ['knockout', 256],
    ['knockout', 512],
    ['double', 128],
    ['double', 256],
  ] as const)('%s of %i', (format, players) => {
    const bracket = playedBracket(format, players, 20, format === 'knockout' ? { thirdPlace: true } : {});
    for (const width of WIDTHS) {
      for (let focus = 0; focus < 16; focus++) check(bracket, width, focus);
    }
  });
});

describe('a bracket of 128 in its last sixteen', () => {
  const bracket = playedBracket('knockout', 128, 115);
  const layout = layoutOf(bracket, { width: 1216, focus: 3, twoSided: true, roomy: false });

  test('takes the whole width and little more height than a screen has', () => {
    expect(layout.width).toBe(1216);
    expect(layout.height).toBeLessThan(620);
    const [left, right] = ['left', 'right'].map((side) => layout.matches.filter((one) => one.side === side));
    expect(left?.length).toBe(right?.length);
    expect(Math.min(...layout.matches.map(({ x }) => x))).toBe(0);
    expect(Math.max(...layout.matches.map(({ x, width }) => x + width))).toBe(1216);
  });

  test('no line leads from one half into the other', () => {
    const sides = new Map(layout.matches.map(({ match, side }) => [String(match.match), side]));
    const across = layout.lines.filter(({ key }) => {
      const [from, to] = key.split('-').map((number) => sides.get(number));
      return from !== undefined && to !== undefined && to !== 'middle' && from !== to;
    });
    expect(across).toEqual([]);
    for (const { side, x, width } of layout.matches) {
      if (side === 'left') expect(x + width).toBeLessThanOrEqual(608);
      if (side === 'right') expect(x).toBeGreaterThanOrEqual(608);
    }
  });

  test('only the present stage is written out, what is closed is drawn, what comes has its places', () => {
    const forms = [0, 1, 2, 3, 4].map((column) => layout.columns.find((one) => one.column === column)?.form);
    expect(forms).toEqual(['line', 'line', 'line', 'full', 'slot']);
  });

  test('the players who are out have thin lines, those who are in strong ones, the rest is to come', () => {
    const states = new Map<string, number>();
    for (const { state } of layout.lines) states.set(state, (states.get(state) ?? 0) + 1);
    expect([...states.keys()].sort()).toEqual(['come', 'in', 'lost', 'won']);
    expect(layout.lines.filter(({ player }) => player === 'p128').every(({ state }) => state === 'lost')).toBe(true);
  });
});

test('a match for third place stands below the final', () => {
  const bracket = playedBracket('knockout', 8, 0, { thirdPlace: true });
  const { matches } = layoutOf(bracket, { width: 1216, focus: 0, twoSided: false, roomy: true });
  const [final, third] = [false, true].map(
    (aside) => matches.filter(({ column, match }) => column === 2 && isAside(match) === aside)[0],
  );
  expect(third?.y).toBeGreaterThan((final?.y ?? 0) + (final?.height ?? 0));
});

test('[DE-2] whoever lost on one side and plays on in the other is still in', () => {
  const bracket = playedBracket('double', 8, 5);
  const players = stillIn(bracket);
  const ahead = bracket.columns.flatMap(({ matches }) => matches).filter(({ state }) => state === 'open');
  expect(players.size).toBeGreaterThan(0);
  for (const { slots } of ahead) {
    for (const slot of slots) if (slot.kind === 'player') expect(players.has(slot.player)).toBe(true);
  }
  expect(stillIn(playedBracket('knockout', 4, 9)).size).toBe(1);
});
