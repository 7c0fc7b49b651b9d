import { describe, expect, test } from 'vitest';
import { Hall, letter } from '../formats/hybrid/hall.fixture.ts';
import { formats } from '../formats/index.ts';
import { derive } from '../tournament/index.ts';
import { boardView } from './board.ts';
import { type BracketMatchView, bracketView, raceView, type SlotView } from './bracket.ts';

const slotSaid = (slot: SlotView): string => {
  const score = slot.score === undefined ? '' : ` ${slot.score}`;
  if (slot.kind === 'player') return `${slot.seed}${letter(slot.player)}${score}${slot.won ? '*' : ''}`;
  if (slot.kind === 'nobody') return 'nobody';
  return `${slot.kind === 'winner-of' ? 'W' : 'L'}${slot.match}`;
};
const matchSaid = ({ match, slots, state, id }: BracketMatchView): string =>
  `${match}: ${slots.map(slotSaid).join(' v ')} ${state}${id ? ` ${id}` : ''}`;
const said = (hall: Hall): string[][] | undefined =>
  bracketView(derive(formats, hall.facts))?.columns.map(({ matches }) => matches.map(matchSaid));

const knockout = (players: number, config = {}) => new Hall(players, { seeding: 'entry', ...config });

describe('the bracket', () => {
  test('[DK-20] is a list of columns in which every side says who plays there or where they come from', () => {
    const hall = knockout(8, { thirdPlace: true });
    hall.begin();
    hall.reports('h-a 0-1', 'e-d 1/2', 'e-d 0-1', 'g-b ff');
    expect(said(hall)).toEqual([
      [
        '1: 8h 0 v 1a 1* done r1.t1',
        '2: 7g v 2b done r1.t2',
        '3: 6f v 3c open r1.t3',
        '4: 5e 0.5 v 4d 1.5* done r1.t4',
      ],
      ['5: 1a v 4d open r2.t1', '6: nobody v W3 waiting'],
      ['7: W6 v W5 waiting', '8: L6 v L5 waiting'],
    ]);
    hall.reports('f-c 0-1');
    expect(said(hall)?.[1]).toEqual(['5: 1a v 4d open r2.t1', '6: nobody v 3c* walkover r2.t2']);
    expect(bracketView(derive(formats, hall.facts))?.columns.map(({ label }) => label)).toMatchObject([
      { code: 'label-quarter-finals', figures: { round: 2, of: 8 } },
      { code: 'label-semi-finals', figures: { round: 3, of: 4 } },
      { code: 'label-final', figures: { round: 4, of: 2 } },
    ]);
  });

  test('can be drawn without lines that cross', () => {
    const hall = knockout(16, { thirdPlace: true });
    hall.begin();
    const view = bracketView(derive(formats, hall.facts));
    expect(view?.rows).toBe(16);
    const all = view?.columns.flatMap(({ matches }) => matches) ?? [];
    const row = new Map(all.map((match) => [match.match, match.row]));
    expect(view?.columns[0]?.matches.map((match) => match.row).sort((a, b) => a - b)).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15,
    ]);
    for (const { from, purpose, row: own } of all) {
      if (purpose === 'third-place' || from.length === 0) continue;
      const [a = 0, b = 0] = from.map((match) => row.get(match) ?? 0);
      expect(own).toBe((a + b) / 2);
    }
    // Feeders of one match are neighbours in their column.
    for (const { matches } of view?.columns.slice(1) ?? []) {
      const spans = matches
        .filter(({ purpose }) => purpose !== 'third-place')
        .map(({ from }) => from.map((match) => row.get(match) ?? 0));
      for (const [at, [low = 0, high = 0]] of spans.map((span) => span.toSorted((a, b) => a - b)).entries()) {
        for (const [other, [from = 0, to = 0]] of spans.map((span) => span.toSorted((a, b) => a - b)).entries()) {
          if (at !== other) expect(to < low || from > high).toBe(true);
        }
      }
    }
  });

  test('[DK-16] shows nothing of a first round that lies on the desk as a draft', () => {
    const hall = knockout(4);
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    expect(bracketView(derive(formats, hall.facts))).toBeUndefined();
    expect(boardView(derive(formats, hall.facts))).toEqual({ kind: 'none' });
  });
});

describe('the race for the places', () => {
  test('says phase by phase what everyone scored, who had byes, and who qualified when', () => {
    const hall = new Hall(3);
    hall.must({ type: 'Start' });
    hall.pair();
    const [pair = ''] = hall.tables();
    const [first = '', second = ''] = pair.split('-');
    hall.reports(`${pair} 1/2`);
    const race = raceView(derive(formats, hall.facts));
    const rowOf = (name: string) => race?.rows.find(({ player }) => letter(player) === name);
    expect(race).toMatchObject({ places: 2, threshold: 5, over: false });
    expect(race?.phases).toMatchObject([{ round: 1, label: { code: 'label-phase', figures: { round: 1, phase: 1 } } }]);
    expect(rowOf(first)).toMatchObject({ points: 0.5, matches: 1, byes: 0, phases: [{ result: 'draw', points: 0.5 }] });
    expect(rowOf(first)?.phases[0]?.opponent).toBe(rowOf(second)?.player);
    const bye = hall.last.byes.map(letter)[0] ?? '';
    expect(rowOf(bye)).toMatchObject({ points: 0, matches: 0, byes: 1, phases: [{ result: 'bye', points: 0 }] });
    hall.close();
    hall.qualify();
    const over = raceView(derive(formats, hall.facts));
    expect(over?.over).toBe(true);
    expect(over?.rows.map(({ seed }) => seed)).toEqual([1, 2, undefined]);
    expect(over?.rows[0]?.qualified?.phase).toBeLessThanOrEqual(over?.rows[1]?.qualified?.phase ?? 0);
    expect(over?.rows[0]?.qualified?.at).toBeGreaterThan(0);
    expect(boardView(derive(formats, hall.facts))).toMatchObject({
      kind: 'bracket',
      race: { over: true },
      bracket: { stage: 1 },
    });
  });
});
