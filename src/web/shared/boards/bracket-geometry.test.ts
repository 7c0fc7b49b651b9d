import { describe, expect, test } from 'vitest';
import type { BracketMatchView, BracketView } from '../../../engine/index.ts';
import { BOX, drawingOf, markOf, nameLines, neighbour } from './bracket-geometry.ts';

const player = (id: string, won = false) => ({ kind: 'player', player: id, won }) as const;
const waiting = (match: number) => ({ kind: 'winner-of', match, won: false }) as const;

const matchOf = (
  match: number,
  row: number,
  slots: BracketMatchView['slots'],
  rest: Partial<BracketMatchView> = {},
): BracketMatchView => ({ match, row, slots, state: 'waiting', purpose: 'round', from: [], ...rest });

/** Four players: a beat d in match 1; match 2 is open; then the final and the match for third place. */
const four: BracketView = {
  stage: 0,
  rows: 4,
  columns: [
    {
      round: 1,
      label: { rule: 'HK-25', code: 'label-semi-finals', figures: { round: 2, of: 4 } },
      matches: [
        matchOf(1, 1, [player('d'), player('a', true)], { state: 'done', winner: 'a' }),
        matchOf(2, 3, [player('c'), player('b')], { state: 'open' }),
      ],
    },
    {
      round: 2,
      label: { rule: 'HK-25', code: 'label-final', figures: { round: 3, of: 2 } },
      matches: [
        matchOf(3, 2, [player('a'), waiting(2)], { purpose: 'final', from: [1, 2] }),
        matchOf(4, 3, [player('d'), { kind: 'loser-of', match: 2, won: false }], {
          purpose: 'third-place',
          aside: true as const,
          from: [1, 2],
        }),
      ],
    },
  ],
};

describe('the drawing of a bracket', () => {
  const drawing = drawingOf(four);

  test('no two boxes cover each other, the match for third place neither', () => {
    for (const one of drawing.matches) {
      for (const other of drawing.matches) {
        if (one === other || one.x !== other.x) continue;
        expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(2 * BOX.slot);
      }
      expect(one.y + 2 * BOX.slot).toBeLessThanOrEqual(drawing.height);
    }
  });

  test('a line says who went along it', () => {
    expect(drawing.branches.map(({ key, player: who }) => [key, who])).toEqual([
      ['1-3', 'a'],
      ['2-3', undefined],
    ]);
  });

  test('[DK-20] the arrows reach every side of every match', () => {
    const go = (match: number, slot: 0 | 1, key: string) => neighbour(drawing, { match, slot }, key);
    expect(go(1, 0, 'ArrowDown')).toEqual({ match: 1, slot: 1 });
    expect(go(1, 1, 'ArrowDown')).toEqual({ match: 2, slot: 0 });
    expect(go(1, 0, 'ArrowUp')).toBeUndefined();
    expect(go(2, 0, 'ArrowRight')).toEqual({ match: 3, slot: 1 });
    expect(go(3, 0, 'ArrowLeft')).toEqual({ match: 1, slot: 1 });
    expect(go(3, 1, 'ArrowDown')).toEqual({ match: 4, slot: 0 });
  });
});

test('a long name takes two lines before it loses a letter', () => {
  expect(nameLines('Kim Larsen')).toEqual(['Kim Larsen']);
  expect(nameLines('Hana Sørensen-Blackwood')).toEqual(['Hana Sørensen-', 'Blackwood']);
  expect(nameLines('Bartholomew Featherstonehaugh')).toEqual(['Bartholomew', 'Featherstonehaugh']);
});

test('[HK-14] where nobody played there is a mark in place of a score: who was there, who was not', () => {
  const [absent, there] = [player('d'), player('a', true)];
  const marks = (how?: string, slots: BracketMatchView['slots'] = [absent, there]) => {
    const match = matchOf(1, 1, slots, { state: 'done', ...(how !== undefined && { how }) });
    return match.slots.map((slot) => markOf(match, slot));
  };
  expect(marks('forfeit')).toEqual(['−', '+']);
  expect(marks('double-forfeit', [absent, player('b')])).toEqual(['−', '−']);
  expect(marks('forfeit', [there, waiting(2)])).toEqual(['+', undefined]);
  for (const how of ['played', undefined]) expect(marks(how)).toEqual([undefined, undefined]);
});
