import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined } from '../../../kit/index.ts';
import { type Hall, letter } from '../../formats/hybrid/hall.fixture.ts';
import { type BracketMatch, type History, historyOf } from '../../tournament/index.ts';
import type { KnockoutConfig } from './config.ts';
import { knockout } from './hall.fixture.ts';
import { knockoutRulebook } from './rulebook.ts';

type KnockoutHistory = History<KnockoutConfig>;
const historyIn = (hall: Hall) => historyOf(hall.facts) as KnockoutHistory;

describe('the drawing of a bracket', () => {
  const drawing = (hall: Hall) => asked(knockoutRulebook).bracket(historyIn(hall)) ?? [];
  const slot = (one: BracketMatch['slots'][number]): string => {
    if (one.kind === 'player') return letter(one.player);
    if (one.kind === 'nobody') return '–';
    return `${one.kind === 'winner-of' ? 'W' : 'L'}${one.match}`;
  };
  const lines = (hall: Hall) =>
    drawing(hall).map(
      ({ match, round, slots, state, winner, at }) =>
        `${match}/${round} ${slots.map(slot).join('-')} ${state}${winner ? ` ${letter(winner)}` : ''}${at ? ` r${at.round}.${at.match}` : ''}`,
    );

  test('[HK-16] as slots: who is known, and whose winner is awaited', () => {
    const hall = knockout(8);
    hall.reports('h-a 0-1', 'e-d 0-1', 'g-b ff');
    expect(lines(hall)).toEqual([
      '1/1 h-a done a r1.1',
      '2/1 g-b done r1.2',
      '3/1 f-c open r1.3',
      '4/1 e-d done d r1.4',
      '5/2 a-d open r2.1',
      '6/2 –-W3 waiting',
      '7/3 W6-W5 waiting',
    ]);
    hall.reports('f-c 0-1');
    expect(lines(hall)[5]).toBe('6/2 –-c walkover c r2.2');
    expect(drawing(hall)[0]).toEqual({
      match: 1,
      round: 1,
      label: { rule: 'HK-25', code: 'label-quarter-finals', figures: { round: 2, of: 8 } },
      slots: [
        { kind: 'player', player: 'p8' },
        { kind: 'player', player: 'p1' },
      ],
      from: [],
      seeds: [8, 1],
      state: 'done',
      winner: 'p1',
      at: { round: 1, match: 1 },
      purpose: 'round',
    });
    expect(drawing(hall).map(({ from }) => from)).toEqual([[], [], [], [], [1, 4], [2, 3], [6, 5]]);
    expect(drawing(hall)[5]?.seeds).toEqual([undefined, 3]);
  });

  test('[HK-25] a walkover keeps the side it came from', () => {
    const forfeited = knockout(8);
    forfeited.reports('e-d ff', 'h-a 0-1');
    expect(lines(forfeited)[4]).toBe('5/2 a-– walkover a r2.1');
    const left = knockout(8);
    left.reports('e-d 0-1');
    left.drop('d');
    expect(lines(left)[4]).toBe('5/2 W1-– waiting');
    left.reports('h-a 0-1');
    expect(lines(left)[4]).toBe('5/2 a-– walkover a r2.1');
  });

  test('[HK-25] a match that nobody comes to is void', () => {
    const hall = knockout(4);
    hall.reports('d-a ff', 'c-b ff');
    expect(lines(hall).at(-1)).toBe('3/2 –-– void');
  });

  test('[HK-19] the match for third place stands beside the tree, under a title of its own', () => {
    const hall = knockout(4, { thirdPlace: true });
    const shown = drawing(hall);
    expect(shown.map(({ purpose, aside }) => `${purpose} ${aside ?? false}`)).toEqual([
      'round false',
      'round false',
      'final false',
      'third-place true',
    ]);
    expect(shown.at(-1)?.title).toMatchObject({ rule: 'HK-19', code: 'title-third-place' });
    expect(shown.at(-1)?.from).toEqual([2, 1]);
    expect('side' in assertDefined(shown[0], 'match')).toBe(false);
  });

  test('while the first round is a draft there is no drawing', () => {
    expect(asked(knockoutRulebook).bracket({ ...historyIn(knockout(4)), rounds: [] })).toEqual([]);
  });

  test('[HK-15] [HK-16] [HK-19] every match says where its players come from', () => {
    const hall = knockout(8, { thirdPlace: true });
    hall.playAll((first, second) => (first < second ? '1-0' : '0-1'));
    const sources = hall.facts.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ why }) =>
        why.map(({ rule, code, figures: { match, first, second } }) => `${rule} ${code} ${match}: ${first} ${second}`),
      ),
    );
    expect(sources).toEqual([
      ...['HK-15 seeds-meet 1: 8 1', 'HK-15 seeds-meet 2: 7 2', 'HK-15 seeds-meet 3: 6 3', 'HK-15 seeds-meet 4: 5 4'],
      ...['HK-16 winners-meet 6: 2 3', 'HK-16 winners-meet 5: 1 4'],
      ...['HK-16 final 7: 6 5', 'HK-19 third-place 8: 6 5'],
    ]);
  });

  test('[HK-25] the names of the rounds', () => {
    const history = historyIn(knockout(4));
    const [round] = history.rounds;
    const named = (size: number, number: number, more: Partial<KnockoutHistory> = {}) => {
      const of = { ...history, config: { ...history.config, size }, ...more };
      const { code, figures } = knockoutRulebook.label(of, { ...assertDefined(round, 'round'), number });
      return `${code} ${figures.round} ${figures.of}`;
    };
    expect([1, 2, 3, 4, 5, 6].map((number) => named(64, number))).toEqual([
      'label-last 2 64',
      'label-last 3 32',
      'label-last-16 4 16',
      'label-quarter-finals 5 8',
      'label-semi-finals 6 4',
      'label-final 7 2',
    ]);
    // As the second stage of something else it counts on from the rounds before, unless told otherwise.
    const { firstRound: _, ...config } = { ...history.config, size: 4 };
    expect(named(4, 6, { config, roundsBefore: 5 })).toBe('label-semi-finals 6 4');
  });
});
