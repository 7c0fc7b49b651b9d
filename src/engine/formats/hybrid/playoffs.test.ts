import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './league.fixture.ts';
import { qualificationOf } from './qualification.ts';
import { leagueRulebook } from './rulebook.ts';

const qualified = (letters: string, rounds: readonly string[], told?: Told) =>
  qualificationOf(history(letters, rounds, told));
const seeds = (letters: string, rounds: readonly string[], told?: Told) =>
  qualified(letters, rounds, told).seeds.join('');
const next = (letters: string, rounds: readonly string[], told?: Told) => {
  const step = asked(leagueRulebook).next(history(letters, rounds, told));
  return step.kind === 'wait' ? step.why.code : step.kind;
};
const playoffs = (letters: string, rounds: readonly string[], told?: Told) =>
  qualified(letters, rounds, told).playoffs.map(
    ({ contenders, places, forSeeds }) => `${contenders.join('')} for ${places}${forSeeds ? ' (seeds)' : ''}`,
  );
const places = (qualifiers: number): Told => ({ config: { qualifiers, points: 2, seedTies: 'playoff' } });

/** a and b are level, and so are c, d and e: a win each; five places. */
const everyone = 'abcdeABCDE';
const phase = 'a-A 1-0 @100, b-B 1-0 @100, c-C 1-0 @101, d-D 1-0 @101, e-E 1-0 @101';

describe('[HK-12] playoffs for seeds', () => {
  test('[HK-12] each for one seed fewer than players, all in one round', () => {
    expect(playoffs(everyone, [phase], places(5))).toEqual(['ab for 1 (seeds)', 'cde for 2 (seeds)']);
    const first = 'playoff: a-b 0-1 @201, c-d 0-1 @202, e bye';
    expect(playoffs(everyone, [phase, first], places(5))).toEqual(['ce for 1 (seeds)']);
    expect(seeds(everyone, [phase, first], places(5))).toBe('badce');
    const second = [phase, first, 'playoff: e-c 1-0'];
    expect([seeds(everyone, second, places(5)), next(everyone, second, places(5))]).toEqual(['badec', 'hand-over']);
  });

  test('[HK-12] nobody is out by one, though both forfeit it', () => {
    const [all, level] = ['abAB', 'a-A 1-0 @100, b-B 1-0 @100'];
    const rounds = [level, 'playoff: a-b ff'];
    expect([seeds(all, rounds, places(2)), next(all, rounds, places(2))]).toEqual(['ab', 'hand-over']);
  });

  test('[HK-14] the place of one who left is filled at once, not only when they are over', () => {
    const all = 'abqABQ';
    const level = 'a-A 1-0 @100, b-B 1-0 @100, q-Q 1-0 @50';
    const left: Told = { ...places(3), dropped: { q: [1, 1] } };
    // One of A, B and Q, who are level: nobody knows which before the lot is drawn.
    expect([seeds(all, [level], left), next(all, [level], left)]).toEqual(['ab', 'draw-lots']);
    const drawn: Told = { ...left, lots: [['level after round 1: A B Q', 'QAB']] };
    expect([seeds(all, [level], drawn), next(all, [level], drawn)]).toEqual(['abQ', 'pair-round']);
    expect(playoffs(all, [level], drawn)).toEqual(['ab for 1 (seeds)']);
    // While the playoff goes on and after it the same lot counts.
    const open = { ...drawn, open: true };
    expect(seeds(all, [level, 'playoff: a-b ?'], open)).toBe('abQ');
    const played = [level, 'playoff: a-b 0-1'];
    expect([seeds(all, played, drawn), next(all, played, drawn)]).toEqual(['baQ', 'hand-over']);
  });

  test('[HK-14] one who leaves during them is replaced; a lot for it is drawn when they are over', () => {
    const all = 'abqABQ';
    const level = 'a-A 1-0 @100, b-B 1-0 @100, q-Q 1-0 @50';
    const left: Told = { ...places(3), dropped: { q: [2, 1] } };
    expect(seeds(all, [level, 'playoff: a-b ?'], { ...left, open: true })).toBe('ab');
    const played = [level, 'playoff: a-b 0-1'];
    expect([seeds(all, played, left), next(all, played, left)]).toEqual(['ba', 'draw-lots']);
    const drawn: Told = { ...left, lots: [['level after round 2: A B Q', 'QAB']] };
    expect([seeds(all, played, drawn), next(all, played, drawn)]).toEqual(['baQ', 'hand-over']);
  });

  test('[HK-13] a match between them in a phase by hand decides nothing', () => {
    const all = 'abcdABCD';
    const first = 'a-A 1-0 @100, b-B 1-0 @100, c-C 1/2, d-D 1/2';
    const second = 'a-b 1-0, c-D 1-0 @201, d-C 1-0 @202';
    expect(seeds(all, [first, second], places(4))).toBe('abcd');
    expect(playoffs(all, [first, second], places(4))).toEqual(['ab for 1 (seeds)']);
  });
});

describe('[HK-13] playoffs for places', () => {
  test('[HK-13] a round that does not fit its contenders decides nothing', () => {
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1'];
    const one: Told = { config: { qualifiers: 1 } };
    for (const wrong of ['playoff: a-c 1-0', 'playoff: c-d 1-0', 'playoff: a-c 1-0, b-d 1-0']) {
      expect(seeds('abcd', [...tied, wrong], one)).toBe('');
      expect(playoffs('abcd', [...tied, wrong], one)).toEqual(['ab for 1']);
    }
  });

  test('[HK-13] those who lost a match of it and play on are still in it', () => {
    const rounds = ['a-A 1-0 @100, b-B 1-0 @100, c-C 1-0 @100', 'playoff: a-b 1-0, c bye'];
    const { active } = qualified('abcABC', rounds, places(2));
    expect(active.join('')).toBe('bcABC');
  });

  test('[HK-14] one who had the bye and left during it leaves the place to the other', () => {
    const rounds = ['a-A 1-0 @100, b-B 1-0 @100, c-C 1-0 @100', 'playoff: a-b 1-0, c bye'];
    const left: Told = { ...places(2), dropped: { c: [2, 1] } };
    expect([seeds('abcABC', rounds, left), next('abcABC', rounds, left)]).toEqual(['ab', 'hand-over']);
  });
});

test('[HK-14] who came to the points and left before the phase was closed takes no place', () => {
  const phases = ['a-b 1-0, c-d 1-0', 'a-d 1-0 @201, c-b 1-0 @202'];
  const left: Told = { config: { qualifiers: 1 }, dropped: { a: [2, 1] } };
  expect([seeds('abcd', phases, left), next('abcd', phases, left)]).toEqual(['c', 'hand-over']);
});

describe('[HK-14] lots for the last places', () => {
  const third = ['a-b 1-0, c-d 1-0, e-f 1/2', 'a-c 1-0, b-e 1-0, d-f 1/2', 'b-c 1-0 @300, d-e 1/2, f bye'];

  test('[HK-14] only where they matter: the best is alone, those behind are level', () => {
    // After phase 3 a and b are through; c has 1 point from three matches, d 1 from three, e 1 from three, f 1 from two.
    const left: Told = { dropped: { a: [3, 3] } };
    expect([seeds('abcdef', third, left), next('abcdef', third, left)]).toEqual(['bf', 'hand-over']);
    const row = asked(leagueRulebook)
      .conclude(history('abcdef', third, left))
      .standings.find(({ player }) => player === 'f');
    expect(row?.why.map(({ code }) => code)).toEqual(['qualified-instead']);
  });

  test('[HK-14] a lot that was drawn after another round, or without one of them, does not count', () => {
    const left: Told = { dropped: { a: [3, 3], f: [3, 3] } };
    const withLot = (purpose: string, order: string) => {
      const told: Told = { ...left, lots: [[purpose, order]] };
      return `${next('abcdef', third, told)} ${seeds('abcdef', third, told)}`;
    };
    expect(withLot('level after round 3: c d e', 'edc')).toBe('hand-over be');
    expect(withLot('level after round 2: c d e', 'edc')).toMatch(/^draw-lots/);
    expect(withLot('level after round 3: c d', 'dc')).toMatch(/^draw-lots/);
    // One that had more of them still says who comes first of these.
    expect(withLot('level after round 3: c d e f', 'fedc')).toBe('hand-over be');
  });
});
