import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { Hall, idOf, letter } from '../../formats/hybrid/hall.fixture.ts';
import { type History, historyOf } from '../../tournament/index.ts';
import { playerTold } from '../../tournament/presence.fixture.ts';
import type { KnockoutConfig } from './config.ts';
import { knockout } from './hall.fixture.ts';
import { knockoutRulebook } from './rulebook.ts';

const row = (hall: Hall, name: string) => hall.conclusion.standings.find(({ player }) => player === idOf(name));
const why = (hall: Hall, name: string) => row(hall, name)?.why[0];
const state = (hall: Hall) => hall.conclusion.standings.map((one) => `${letter(one.player)} ${one.state}`);

describe('[DK-9] [HK-26] everyone is told where they stand', () => {
  test('[HK-26] in the running: the match they are in, as soon as they have won', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1');
    expect(row(hall, 'a')).toEqual({
      place: 1,
      player: 'p1',
      state: 'active',
      criteria: [
        { name: 'round', value: 3 },
        { name: 'seed', value: 1 },
      ],
      why: [
        { rule: 'HK-26', code: 'in-the-running', figures: { player: 'p1', round: 3, match: 3 } },
        { rule: 'HK-15', code: 'seeded', figures: { player: 'p1', seed: 1 } },
      ],
    });
    expect(why(hall, 'b')).toMatchObject({ code: 'in-the-running', figures: { round: 2, match: 2 } });
    expect(hall.standings()).toEqual(['1a', '1b', '1c', '4d']);
    expect(state(hall)).toEqual(['a active', 'b active', 'c active', 'd eliminated']);
  });

  test('[HK-26] champion, finalist, knocked out: by whom, in which match, and how', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b -+', 'a-b 1-0');
    expect(why(hall, 'a')).toEqual({
      rule: 'HK-26',
      code: 'champion',
      figures: { player: 'p1', others: ['p2'], round: 3, match: 3, how: 'played' },
    });
    expect(why(hall, 'b')).toMatchObject({ rule: 'HK-26', code: 'lost-final', figures: { others: ['p1'] } });
    expect(why(hall, 'c')).toEqual({
      rule: 'HK-26',
      code: 'knocked-out',
      figures: { player: 'p3', others: ['p2'], round: 2, match: 2, how: 'forfeit' },
    });
    expect(hall.conclusion.why).toEqual([
      { rule: 'HK-26', code: 'champion', figures: { players: ['p1'], others: ['p2'], match: 3 } },
    ]);
    expect(state(hall)).toEqual(['a active', 'b eliminated', 'c eliminated', 'd eliminated']);
  });

  test('[HK-25] a final that both forfeited', () => {
    const hall = knockout(2);
    hall.reports('b-a ff');
    expect(why(hall, 'a')).toMatchObject({
      rule: 'HK-25',
      code: 'final-forfeited',
      figures: { others: ['p2'], how: 'double-forfeit' },
    });
    expect(hall.conclusion.why).toEqual([
      { rule: 'HK-25', code: 'no-champion', figures: { players: ['p2', 'p1'], match: 1 } },
    ]);
    expect(state(hall)).toEqual(['a eliminated', 'b eliminated']);
  });

  test('[HK-19] for third place: playing, won and lost', () => {
    const hall = knockout(4, { thirdPlace: true });
    hall.reports('d-a 0-1', 'c-b 0-1');
    expect(why(hall, 'c')).toEqual({
      rule: 'HK-19',
      code: 'plays-for-third',
      figures: { player: 'p3', others: ['p4'], match: 4 },
    });
    expect(state(hall)).toEqual(['a active', 'b active', 'c active', 'd active']);
    expect(hall.standings()).toEqual(['1a', '1b', '3c', '3d']);
    hall.reports('c-d 0-1');
    expect(why(hall, 'd')).toMatchObject({ rule: 'HK-26', code: 'third-place', figures: { others: ['p3'], match: 4 } });
    expect(why(hall, 'c')).toMatchObject({ rule: 'HK-26', code: 'lost-third-place', figures: { others: ['p4'] } });
    expect(state(hall)).toEqual(['a active', 'b active', 'd eliminated', 'c eliminated']);
  });

  test('[HK-25] third place that both forfeited: they share the fourth', () => {
    const hall = knockout(4, { thirdPlace: true });
    hall.reports('d-a 0-1', 'c-b 0-1', 'c-d ff', 'a-b 1-0');
    expect(hall.standings()).toEqual(['1a', '2b', '4c', '4d']);
  });

  test('[HK-25] who left while waiting is out by the match they would have played', () => {
    const hall = knockout(8);
    hall.reports('h-a 0-1');
    hall.drop('a');
    expect(row(hall, 'a')).toMatchObject({
      place: 7,
      state: 'dropped',
      why: [{ code: 'knocked-out', figures: { others: [], round: 3, match: 5, how: 'walkover' } }, { code: 'seeded' }],
    });
    expect(row(hall, 'h')?.place).toBe(8);
    const final = knockout(4);
    final.reports('d-a 0-1');
    final.drop('a');
    final.reports('c-b 0-1');
    expect(why(final, 'a')).toMatchObject({ code: 'lost-final', figures: { others: ['p2'], match: 3 } });
  });

  test('[DK-5] who won a match by a correction, but found the next place taken', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1');
    hall.correct('d-a 1-0');
    expect(why(hall, 'd')).toEqual({
      rule: 'DK-5',
      code: 'place-taken',
      figures: { player: 'p4', others: ['p1'], round: 2, match: 1, how: 'played' },
    });
    expect(row(hall, 'd')).toMatchObject({ place: 4, state: 'eliminated' });
    expect(why(hall, 'a')?.code).toBe('in-the-running');
  });

  test('[DK-5] they stand with those who went out in that round, above those who went out before', () => {
    const hall = knockout(8);
    hall.reports('h-a 0-1', 'g-b 0-1', 'f-c 0-1', 'e-d 0-1', 'a-d 1-0', 'b-c 1-0');
    hall.correct('a-d 0-1');
    expect(hall.standings()).toEqual(['1a', '1b', '3c', '4d', '5e', '6f', '7g', '8h']);
    expect(why(hall, 'd')).toMatchObject({ code: 'place-taken', figures: { round: 3, match: 5 } });
  });

  test('[HK-25] with nobody, or with one who left before the draw, nobody is at place 1', () => {
    const history = historyOf(knockout(2).facts) as History<KnockoutConfig>;
    const nobody = asked(knockoutRulebook).conclude({ ...history, rounds: [], field: [] });
    expect(nobody).toMatchObject({ finished: true, winners: [], standings: [] });
    const players = new Map(
      [...history.players.keys()].map((id) => [id, playerTold(id, { droppedAfter: 0 })] as const),
    );
    // Everyone has left, but nothing is drawn yet: it is not over.
    expect(asked(knockoutRulebook).conclude({ ...history, rounds: [], players }).finished).toBe(false);
    const rounds = history.rounds.map((round) => ({ ...round, tables: [], notes: [] }));
    const alone = asked(knockoutRulebook).conclude({ ...history, rounds, players, field: ['p1'] });
    expect(alone).toMatchObject({ finished: true, winners: [], standings: [{ place: 2, state: 'dropped' }] });
  });

  test('[HK-26] who left before the draw stands below all who play', () => {
    const hall = new Hall(5, { seeding: 'entry' });
    hall.must({ type: 'Start' });
    hall.drop('a');
    hall.pair();
    expect(row(hall, 'a')).toMatchObject({ place: 5, state: 'dropped' });
    expect(why(hall, 'a')).toEqual({ rule: 'HK-26', code: 'withdrew', figures: { player: 'p1' } });
    hall.playAll((first, second) => (first < second ? '1-0' : '0-1'));
    expect(hall.standings()).toEqual(['1b', '2c', '3d', '4e', '5a']);
  });

  test('[HK-3] before the first round is shown nobody has a seed, unless it was handed over', () => {
    const hall = new Hall(4, { seeding: 'entry' });
    hall.must({ type: 'Start' });
    expect(hall.standings()).toEqual(['1a', '1b', '1c', '1d']);
    expect(row(hall, 'b')).toMatchObject({ criteria: [{ name: 'round', value: 2 }], why: [] });
    const history = historyOf(hall.facts) as History<KnockoutConfig>;
    const given = { ...history, config: { ...history.config, seeding: 'given' as const } };
    expect(asked(knockoutRulebook).conclude(given).standings[1]).toMatchObject({
      criteria: [
        { name: 'round', value: 2 },
        { name: 'seed', value: 2 },
      ],
      why: [
        { rule: 'HK-26', code: 'in-the-running', figures: { player: 'p2', round: 2, match: 2 } },
        { code: 'seeded' },
      ],
    });
    expect(asked(knockoutRulebook).conclude(given)).toMatchObject({
      finished: false,
      winners: [],
      why: [],
      through: [],
    });
  });
});
