import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined } from '../../../kit/index.ts';
import { type BracketMatch, type History, historyOf } from '../../tournament/index.ts';
import type { DoubleConfig } from './config.ts';
import { betterSeed, DoubleDesk, upToLosersFinal } from './desk.fixture.ts';
import { doubleRulebook } from './rulebook.ts';

const drawing = (desk: DoubleDesk): readonly BracketMatch[] =>
  asked(doubleRulebook).bracket(historyOf(desk.facts) as History<DoubleConfig>) ?? [];

/** Eight players; the better seed wins everything but the first grand final. */
function played(): DoubleDesk {
  const desk = new DoubleDesk(8);
  desk.playOut((table) => (table.bracketMatch === 14 ? false : betterSeed(table)));
  return desk;
}

describe('both sides of the bracket', () => {
  test('[DE-1] [DE-2] every match says where its players come from', () => {
    const desk = played();
    expect(desk.rounds.every(({ state }) => state === 'closed')).toBe(true);
    const sources = desk.rounds
      .flatMap(({ tables }) => tables.flatMap(({ why }) => why))
      .map(({ rule, code, figures: { match, first, second } }) => `${match}: ${rule} ${code} ${first} ${second}`)
      .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
    expect(sources).toEqual([
      ...['1: HK-15 seeds-meet 8 1', '2: HK-15 seeds-meet 7 2', '3: HK-15 seeds-meet 6 3', '4: HK-15 seeds-meet 5 4'],
      ...['5: HK-16 winners-meet 1 4', '6: HK-16 winners-meet 2 3', '7: HK-16 winners-meet 6 5'],
      ...['8: DE-1 losers-meet 2 3', '9: DE-1 losers-meet 1 4'],
      ...['10: DE-1 drops-down 5 8', '11: DE-1 drops-down 6 9'],
      '12: DE-1 winners-meet 10 11',
      '13: DE-1 drops-down 7 12',
      '14: DE-2 grand-final 7 13',
      '15: DE-2 second-grand-final 14 14',
    ]);
  });

  test('[DE-4] the log knows a round by its side and number', () => {
    expect(
      played()
        .rounds.map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([
      ...['final', 'losers-1', 'losers-2', 'losers-3', 'losers-4', 'reset'],
      ...['winners-1', 'winners-2', 'winners-3'],
    ]);
  });

  test('[DE-1] [DE-4] round by round: each is drawn as a whole, under its own name', () => {
    const desk = new DoubleDesk(8, { roundByRound: true });
    desk.playOut(betterSeed);
    expect(desk.rounds.map(({ kind, tables }) => `${kind}: ${tables.length}`)).toEqual([
      ...['winners-1: 4', 'winners-2: 2', 'losers-1: 2', 'losers-2: 2'],
      ...['winners-3: 1', 'losers-3: 1', 'losers-4: 1', 'final: 1'],
    ]);
  });

  test('[HK-25] round by round, a round that nobody comes to is not drawn', () => {
    const desk = new DoubleDesk(3, { roundByRound: true });
    desk.record(assertDefined(desk.open[0], 'p3-p2'), { kind: 'forfeit', seats: [0, 1] });
    desk.playOut(betterSeed);
    expect(desk.rounds.map(({ kind }) => kind)).toEqual(['winners-1', 'winners-2', 'final']);
    expect(desk.conclusion.winners).toEqual(['p1']);
  });

  test('[DE-4] the picture has both sides and the grand finals', () => {
    const sides = drawing(played()).map(
      ({ match, side }) => `${match} ${side?.name} ${side?.label.rule} ${side?.label.code}`,
    );
    expect(sides).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((match) => `${match} winners DE-4 side-winners`),
      ...[8, 9, 10, 11].map((match) => `${match} losers DE-4 side-losers`),
      '7 winners DE-4 side-winners',
      ...[12, 13].map((match) => `${match} losers DE-4 side-losers`),
      ...[14, 15].map((match) => `${match} final DE-4 side-final`),
    ]);
    expect(drawing(played()).at(-1)?.from).toEqual([14]);
    const labels = drawing(played()).map(({ label: { rule, code, figures } }) =>
      [rule, code, figures.number].join(' ').trim(),
    );
    expect([...new Set(labels)]).toEqual([
      ...['DE-4 label-winners 1', 'DE-4 label-winners 2', 'DE-4 label-losers 1', 'DE-4 label-losers 2'],
      ...['DE-4 label-winners 3', 'DE-4 label-losers 3', 'DE-4 label-losers 4'],
      ...['DE-4 label-grand-final', 'DE-4 label-second-grand-final'],
    ]);
  });

  test('[DE-2] the second grand final waits for the first, and is void where it is not needed', () => {
    const desk = new DoubleDesk(4);
    const last = () => drawing(desk).at(-1);
    expect(last()).toMatchObject({
      purpose: 'reset',
      state: 'waiting',
      slots: [
        { kind: 'loser-of', match: 6 },
        { kind: 'winner-of', match: 6 },
      ],
    });
    desk.playOut(betterSeed);
    expect(last()).toMatchObject({ state: 'void', slots: [{ kind: 'nobody' }, { kind: 'nobody' }] });
  });

  test('[DE-2] [HK-25] who comes to the grand final alone is champion: a second one is not needed', () => {
    const desk = upToLosersFinal();
    desk.must({ type: 'DropPlayer', player: 'p1' });
    desk.win(5, 'p3');
    expect(drawing(desk).at(-1)?.state).toBe('void');
    expect(drawing(desk).at(-2)).toMatchObject({ state: 'walkover', winner: 'p3' });
    expect(desk.conclusion.winners).toEqual(['p3']);
  });
});
