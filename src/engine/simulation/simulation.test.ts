import { describe, expect, test } from 'vitest';
import { chanceFrom, hashOf } from '../../kit/index.ts';
import { formats } from '../formats/index.ts';
import { conclude } from '../tournament/index.ts';
import { playTournament, type Simulated } from './play.ts';
import { drawSkills, outcomeOf, performances, type SkillModel, weightsOf } from './skill.ts';
import { addTallies, noTally, simulateRuns, summarised } from './tally.ts';

const model: SkillModel = { draws: 100, spread: 200, equal: false, rated: true };
const chance = (name: string) => chanceFrom(hashOf(name));
const share = (times: number, happens: () => boolean): number => {
  let count = 0;
  for (let at = 0; at < times; at++) if (happens()) count++;
  return count / times;
};

describe('skill', () => {
  test('400 points are ten times the weight, whatever the level', () => {
    for (const level of [0, 1000, 2400]) {
      const [strong = 0, weak = 0] = weightsOf([level + 400, level]);
      expect(strong / weak).toBeCloseTo(10, 4);
    }
    expect(weightsOf([5000, 0])).toEqual(weightsOf([1600, 0]));
  });

  test('expected scores are those of Elo, draws or not', () => {
    const lot = chance('elo');
    for (const draws of [0, 300]) {
      let halves = 0;
      const games = 20_000;
      for (let at = 0; at < games; at++) {
        const [one = 0, other = 0] = performances([1600, 1500], { ...model, draws }, lot);
        halves += one > other ? 2 : one === other ? 1 : 0;
      }
      expect(halves / 2 / games).toBeCloseTo(0.64, 1.5);
    }
  });

  test('equal players draw as often as the model says', () => {
    const lot = chance('draws');
    const drawn = share(20_000, () => {
      const [one, other] = performances([1500, 1500], { ...model, draws: 300 }, lot);
      return one === other;
    });
    expect(Math.abs(drawn - 0.3)).toBeLessThan(0.02);
  });

  test('at a table of five the chance to be first is one’s share of all weights', () => {
    const lot = chance('five');
    const skills = [1900, 1500, 1500, 1500, 1500];
    const first = share(10_000, () => {
      const [best = 0, ...others] = performances(skills, { ...model, draws: 0 }, lot);
      return others.every((other) => other < best);
    });
    expect(Math.abs(first - 10 / 14)).toBeLessThan(0.03);
  });

  test('skills are spread as asked, or equal', () => {
    const skills = drawSkills(2000, { ...model, spread: 200 }, chance('spread'));
    const mean = skills.reduce((sum, skill) => sum + skill, 0) / skills.length;
    const variance = skills.reduce((sum, skill) => sum + (skill - mean) * (skill - mean), 0) / skills.length;
    expect(Math.abs(mean - 1500)).toBeLessThan(20);
    expect(Math.abs(variance / 40_000 - 1)).toBeLessThan(0.15);
    expect(new Set(drawSkills(9, { ...model, equal: true }, chance('equal')))).toEqual(new Set([1500]));
  });

  test('outcomes have the form that a rulebook reads', () => {
    const lot = chance('forms');
    expect(outcomeOf([1, 0], { kind: 'one-point' }, lot)).toEqual({ kind: 'scores', scores: [1000, 0] });
    expect(outcomeOf([1, 1], { kind: 'one-point' }, lot)).toEqual({ kind: 'scores', scores: [500, 500] });
    expect(outcomeOf([3, 1, 1], { kind: 'places' }, lot)).toEqual({ kind: 'places', places: [1, 2, 2] });
    expect(outcomeOf([2, 0, 1], { kind: 'scores', best: 'lowest' }, lot)).toEqual({
      kind: 'scores',
      scores: [0, 20_000, 10_000],
    });
    for (let at = 0; at < 200; at++) {
      const outcome = outcomeOf([0, 1], { kind: 'target', target: 5, level: true }, lot);
      const [lost, won] = outcome.kind === 'scores' ? outcome.scores : [];
      expect(won).toBeGreaterThan(lost ?? 0);
      expect(won).toBeLessThanOrEqual(5000);
    }
  });
});

const events: readonly Simulated[] = [
  { format: 'groups', config: { ratings: 'glicko2' }, players: 9, model },
  { format: 'hybrid', config: {}, players: 9, model },
  { format: 'strikes', config: { maxTable: 4 }, players: 9, model },
  { format: 'swiss', config: { topCut: 4 }, players: 9, model },
];

describe('whole tournaments', () => {
  test.each(events)('$format is played to its end, always the same way', (event) => {
    const played = playTournament(formats, event, 'seed', 1);
    expect(played.finished).toBe(true);
    expect(conclude(formats, played.state.facts).winners.length).toBeGreaterThan(0);
    expect(playTournament(formats, event, 'seed', 1).state.facts).toEqual(played.state.facts);
    expect(playTournament(formats, event, 'seed', 2).state.facts).not.toEqual(played.state.facts);
  });

  test('the same players whatever the format', () => {
    const [skills, ...others] = events.map((event) => playTournament(formats, event, 'seed', 3).skills);
    for (const other of others) expect(other).toEqual(skills);
  });

  test('parts add up to the whole, in any order', () => {
    for (const event of events) {
      const whole = simulateRuns(formats, event, 'seed', 1, 9);
      const parts = [simulateRuns(formats, event, 'seed', 6, 9), simulateRuns(formats, event, 'seed', 1, 5)];
      expect(parts.reduce(addTallies, noTally)).toEqual(whole);
    }
  });

  test('what is told of a round robin of three is what happened', () => {
    const event: Simulated = { format: 'groups', config: {}, players: 3, model: { ...model, draws: 0, spread: 0 } };
    const summary = summarised(simulateRuns(formats, event, 'seed', 1, 20));
    expect(summary).toMatchObject({ runs: 20, finished: 20, byes: { mean: 0, max: 0 }, topThreeWins: 1 });
    expect(summary.rounds.min).toBe(1);
  });

  test('Swiss rounds never repeat a pairing', () => {
    const event: Simulated = { format: 'swiss', config: {}, players: 12, model };
    // Twelve meet in six pairs, four rounds long: everyone has four games.
    expect(summarised(simulateRuns(formats, event, 'seed', 1, 10))).toMatchObject({
      rematches: 0,
      gamesEach: { mean: 4 },
    });
  });
});
