import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './league.fixture.ts';
import { qualificationOf } from './qualification.ts';
import { leagueRulebook } from './rulebook.ts';

const seeds = (letters: string, rounds: readonly string[], told?: Told): string =>
  qualificationOf(history(letters, rounds, told)).seeds.join('');
const next = (letters: string, rounds: readonly string[], told?: Told) => {
  const step = asked(leagueRulebook).next(history(letters, rounds, told));
  return step.kind === 'wait' ? `${step.kind}: ${step.why.code}` : step.kind;
};
const playoffs = (letters: string, rounds: readonly string[], told?: Told) =>
  qualificationOf(history(letters, rounds, told)).playoffs.map(
    ({ contenders, places, forSeeds }) => `${contenders.join('')} for ${forSeeds ? 'seeds' : places}`,
  );
const row = (letters: string, rounds: readonly string[], player: string, told?: Told) =>
  asked(leagueRulebook)
    .conclude(history(letters, rounds, told))
    .standings.find((standing) => standing.player === player);

/** Two points are needed unless something else is said; two places. */
describe('qualifying', () => {
  test('[HK-5] a win is 1, a draw ½, a loss 0; a bye scores 0, is counted and makes no match', () => {
    const phases = ['a-b 1-0, c-d 1/2, e bye'];
    expect('abcde'.split('').map((id) => row('abcde', phases, id)?.criteria)).toEqual(
      [
        [2, 1, 0],
        [0, 1, 0],
        [1, 1, 0],
        [1, 1, 0],
        [0, 0, 1],
      ].map(([halves, matches, byes]) => [
        { name: 'points', value: { halves } },
        { name: 'matches', value: matches },
        { name: 'byes', value: byes },
      ]),
    );
  });

  test('[HK-10] the match that reaches the threshold qualifies, and nobody who qualified plays a later phase', () => {
    const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];
    const { active, over } = qualificationOf(history('abcde', phases));
    expect(seeds('abcde', phases)).toBe('a');
    expect(over).toBe(false);
    expect(active.join('')).toBe('bcde');
    expect(row('abcde', phases, 'a')).toMatchObject({ place: 1, state: 'qualified' });
    expect(next('abcde', phases)).toBe('pair-round');
  });

  test('[HK-10] places become final only when the phase is closed', () => {
    const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e ?, d bye'];
    expect(seeds('abcde', phases, { open: true })).toBe('');
    expect(next('abcde', phases, { open: true })).toBe('wait: tables-open');
    const played = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];
    expect(next('abcde', played, { open: true })).toBe('wait: round-not-closed');
  });

  test('[HK-11] the earlier completion has the better seed, not the table and not the points', () => {
    // b comes to 2½ in the third phase, a and c had 2 before.
    const phases = ['a-b 1/2, c-d 1-0, e-f 1-0', 'a-d 1/2, c-e 1-0, b-f 1-0', 'a-f 1-0 @300, b-e 1-0 @301, d bye'];
    expect(seeds('abcdef', phases, { config: { qualifiers: 3 } })).toBe('cab');
    const both = ['a-b 1-0, c-d 1-0', 'a-d 1-0 @250, c-b 1-0 @240'];
    expect(seeds('abcd', both)).toBe('ca');
    expect(next('abcd', both)).toBe('hand-over');
  });

  test('[HK-11] times equal: fewer matches, then more points', () => {
    // c had a bye in the first phase and two draws count as one point: level in time, a played one match more.
    const fewer = ['a-b 1/2, d-e 1-0, c bye', 'a-d 1/2, c-e 1-0, b bye', 'a-e 1-0 @300, c-b 1-0 @300, d bye'];
    expect(seeds('abcde', fewer, { config: { qualifiers: 4 } })).toBe('ca');
    const more = ['a-b 1/2, c-d 1-0', 'b-c 1-0, a-d 1/2', 'b-d 1-0 @300, a-c 1-0 @300'];
    // b has 2½ and a 2 after three matches each.
    expect(seeds('abcd', more)).toBe('ba');
  });

  test('[HK-11] a later phase never overtakes an earlier one, whatever times were given', () => {
    const phases = ['a-b 1-0, c-d 1-0', 'a-d 1-0 @900, c-b 1/2 @901', 'b-d 1/2 @10, c-b 1-0 @5'];
    expect(seeds('abcd', phases)).toBe('ac');
  });

  test('[DK-5] worked out anew after a correction: the match that first reached the threshold counts', () => {
    // By a corrected result a was through after the second phase, but had played the third.
    const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0 @250, b-e 1-0, d bye', 'a-d 1-0 @300, b-c 1-0 @299, e bye'];
    expect(seeds('abcde', phases)).toBe('ab');
    expect(row('abcde', phases, 'a')?.why[1]).toMatchObject({ rule: 'HK-11', figures: { at: 250, opponent: 'c' } });
  });

  test('[HK-12] more reach it than places are left: completion decides', () => {
    const phases = ['a-b 1-0, c-d 1-0, e-f 1-0', 'a-d 1-0 @203, c-f 1-0 @201, e-b 1-0 @202'];
    expect(seeds('abcdef', phases)).toBe('ce');
    expect(row('abcdef', phases, 'a')).toMatchObject({ place: 3, state: 'eliminated' });
  });

  test('[HK-12] level and all through: by lot, which is recorded', () => {
    // a and b draw into the threshold with the same match.
    const phases = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2, c-d 1/2'];
    const step = asked(leagueRulebook).next(history('abcd', phases));
    expect(step).toEqual({ kind: 'draw-lots', purpose: 'level after round 3: a b', players: ['a', 'b'] });
    const told: Told = { lots: [['level after round 3: a b', 'ba']] };
    expect(seeds('abcd', phases, told)).toBe('ba');
    expect(next('abcd', phases, told)).toBe('hand-over');
    expect(row('abcd', phases, 'b', told)?.why.map(({ rule, code }) => `${rule} ${code}`)).toContain('HK-12 by-lot');
  });

  test('[HK-12] level and all through: with seedTies a playoff for the seed', () => {
    const phases = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2, c-d 1/2'];
    const told: Told = { config: { seedTies: 'playoff' } };
    expect(playoffs('abcd', phases, told)).toEqual(['ab for seeds']);
    expect(seeds('abcd', [...phases, 'playoff: a-b 0-1'], told)).toBe('ba');
    expect(next('abcd', [...phases, 'playoff: a-b 0-1'], told)).toBe('hand-over');
  });

  test('[HK-12] seeds are played for together once every place is taken: nobody who is still qualifying waits', () => {
    const told: Told = { config: { seedTies: 'playoff', qualifiers: 4, points: 2 } };
    // a and b are level after phase 1, c and d after phase 2; then the four places are taken.
    const first = 'a-A 1-0 @100, b-B 1-0 @100, c-C 1/2, d-D 1/2, e-E 1/2';
    const everyone = 'abcdeABCDE';
    expect(playoffs(everyone, [first], told)).toEqual([]);
    expect(next(everyone, [first], told)).toBe('pair-round');
    expect(qualificationOf(history(everyone, [first], told)).active).not.toContain('a');
    const second = 'c-D 1/2 @200, d-C 1/2 @200, e-A 0-1 @300, B-E 1/2';
    // c, d, C and D share the third place on; two are left.
    expect(playoffs(everyone, [first, second], told)).toEqual(['cdCD for 2']);
    const third = 'playoff: c-D 1-0 @301, d-C 1-0 @302';
    expect(seeds(everyone, [first, second, third], told)).toBe('abcd');
    expect(playoffs(everyone, [first, second, third], told)).toEqual(['ab for seeds']);
    const last = [first, second, third, 'playoff: a-b 0-1'];
    expect([seeds(everyone, last, told), next(everyone, last, told)]).toEqual(['bacd', 'hand-over']);
  });

  test('[HK-12] one who leaves before the seeds are played for leaves the better one to the other', () => {
    const phases = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2, c-d 1/2'];
    const told: Told = { config: { seedTies: 'playoff' }, dropped: { a: [3, 3] } };
    expect(next('abcd', phases, told)).toBe('draw-lots'); // c and d are level for the place that a gave up
    const drawn: Told = { ...told, lots: [['level after round 3: c d', 'dc']] };
    expect([seeds('abcd', phases, drawn), next('abcd', phases, drawn)]).toEqual(['bd', 'hand-over']);
  });

  test('[HK-26] the others by points, then fewer matches, level ones share a place; the withdrawn are last', () => {
    const phases = ['a-b 1-0, c-d 1/2, e-f 1-0, g bye', 'a-g 1-0, e-c 1/2, d-b 1-0, f bye'];
    const told: Told = { dropped: { e: [2, 2] } };
    const places = asked(leagueRulebook).conclude(history('abcdefg', phases, told)).standings;
    expect(places.map(({ place, player }) => `${place}${player}`)).toEqual(['1a', '2d', '3c', '4f', '4g', '6b', '7e']);
    expect(places.at(-1)?.state).toBe('dropped');
  });

  test('[DK-5] [HK-26] once the bracket is drawn, who would be through now still stands behind it, without a seed', () => {
    // a and c are through by the results; the bracket was drawn with a and b.
    const league = history('abcd', ['a-b 1-0, c-d 1-0', 'a-d 1-0, c-b 1-0']);
    const places = asked(leagueRulebook).conclude({ ...league, handedOver: ['a', 'b'] }).standings;
    expect(places.map(({ player, state }) => `${player} ${state}`)).toEqual([
      'a qualified',
      'b qualified',
      'c eliminated',
      'd eliminated',
    ]);
    expect(places[2]?.criteria.map(({ name }) => name)).toEqual(['points', 'matches', 'byes']);
  });
});

describe('playoffs', () => {
  const drawn = 'a-b 1/2 @300, c-d 0-1';
  const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', drawn];
  const one: Told = { config: { qualifiers: 1 } };

  test('[HK-13] two level across the last place play one match for it', () => {
    expect(playoffs('abcd', tied, one)).toEqual(['ab for 1']);
    expect(next('abcd', tied, one)).toBe('pair-round');
    expect(seeds('abcd', [...tied, 'playoff: b-a 1-0'], one)).toBe('b');
    expect(next('abcd', [...tied, 'playoff: b-a 1-0'], one)).toBe('hand-over');
  });

  test('[HK-13] a playoff adds neither points nor matches', () => {
    const after = row('abcd', [...tied, 'playoff: b-a 1-0'], 'b', one);
    expect(after?.criteria.slice(1)).toEqual(row('abcd', tied, 'b', one)?.criteria);
    expect(after?.why[0]).toMatchObject({ rule: 'HK-13', code: 'qualified-by-playoff' });
  });

  /** k players with one win each, all completed at the same moment. */
  const level = (letters: string) => {
    const losers = [...letters].map((letter) => letter.toUpperCase());
    const phase = [...letters].map((letter, at) => `${letter}-${losers[at]} 1-0 @100`).join(', ');
    return { everyone: letters + losers.join(''), phase };
  };
  const places = (qualifiers: number): Told => ({ config: { qualifiers, points: 2 } });

  test('[HK-13] more winners than places: the winners play on', () => {
    const { everyone, phase } = level('abcd');
    expect(playoffs(everyone, [phase], places(1))).toEqual(['abcd for 1']);
    const first = 'playoff: a-b 1-0, c-d 0-1';
    expect(playoffs(everyone, [phase, first], places(1))).toEqual(['ad for 1']);
    expect(seeds(everyone, [phase, first, 'playoff: a-d 0-1'], places(1))).toBe('d');
  });

  test('[HK-13] places for all winners: they qualify in order of completion, the losers play on for the rest', () => {
    const { everyone, phase } = level('abcd');
    const first = 'playoff: a-b 1-0 @299, c-d 0-1 @298';
    expect(seeds(everyone, [phase, first], places(3))).toBe('da');
    expect(playoffs(everyone, [phase, first], places(3))).toEqual(['cb for 1']);
    expect(seeds(everyone, [phase, first, 'playoff: c-b 1-0'], places(3))).toBe('dac');
    expect(seeds(everyone, [phase, first], places(2))).toBe('da');
    expect(next(everyone, [phase, first], places(2))).toBe('hand-over');
  });

  test('[HK-13] the odd one out counts among the winners, and else plays on with the losers', () => {
    const { everyone, phase } = level('abc');
    const first = 'playoff: a-b 1-0, c bye';
    expect(playoffs(everyone, [phase, first], places(1))).toEqual(['ac for 1']);
    expect(seeds(everyone, [phase, first], places(2))).toBe('a');
    expect(playoffs(everyone, [phase, first], places(2))).toEqual(['bc for 1']);
  });

  test('[HK-13] five for three: two matches and a bye, then the losers with the bye for the last place', () => {
    const { everyone, phase } = level('abcde');
    const rounds = [phase, 'playoff: a-b 1-0, c-d 1-0, e bye'];
    expect(playoffs(everyone, rounds, places(3))).toEqual(['bde for 1']);
    rounds.push('playoff: e-b 0-1, d bye');
    expect(playoffs(everyone, rounds, places(3))).toEqual(['bd for 1']);
    rounds.push('playoff: d-b 1-0');
    expect(seeds(everyone, rounds, places(3))).toBe('acd');
    expect(next(everyone, rounds, places(3))).toBe('hand-over');
  });

  test('[HK-13] nobody takes the place of a playoff that both forfeited: the others play on for it', () => {
    const rounds = [...tied, 'playoff: a-b ff'];
    expect(seeds('abcd', rounds, one)).toBe('');
    expect(qualificationOf(history('abcd', rounds, one)).active.join('')).toBe('cd');
    expect(row('abcd', rounds, 'a', one)?.state).toBe('eliminated');
    expect(next('abcd', rounds, one)).toBe('pair-round');
  });

  test('[HK-13] a contender who withdraws before it is paired leaves the place to the other', () => {
    const told: Told = { config: { qualifiers: 1 }, dropped: { a: [3, 3] } };
    expect(seeds('abcd', tied, told)).toBe('b');
    expect(next('abcd', tied, told)).toBe('hand-over');
  });

  test('[HK-14] a place that opens during a playoff is played for in it', () => {
    const { everyone, phase } = level('abc');
    const two = `q-Q 1-0 @50, ${phase}`;
    const all = `qQ${everyone}`;
    expect(playoffs(all, [two], places(2))).toEqual(['abc for 1']);
    const told: Told = { ...places(2), dropped: { q: [1, 1] } };
    expect(playoffs(all, [two], told)).toEqual(['abc for 2']);
  });
});

describe('withdrawals', () => {
  const phases = ['a-b 1-0, c-d 1-0, e bye', 'a-c 1-0, b-e 1-0, d bye'];

  test('[HK-14] with as many places as players left, all who are left qualify by points, then fewer matches', () => {
    const told: Told = { dropped: { d: [2, 1], e: [2, 2] }, config: { qualifiers: 4 } };
    // a is through; of b and c, with a point each from two matches, a lot decides.
    expect(next('abcde', phases, told)).toBe('draw-lots');
    const drawn: Told = { ...told, lots: [['level after round 2: b c', 'cb']] };
    expect(seeds('abcde', phases, drawn)).toBe('acb');
    expect(next('abcde', phases, drawn)).toBe('hand-over');
    const one: Told = { ...told, dropped: { ...told.dropped, b: [2, 2] } };
    expect(seeds('abcde', phases, one)).toBe('ac');
    expect(row('abcde', phases, 'c', one)?.why[0]).toMatchObject({ rule: 'HK-14', code: 'qualified-as-left' });
  });

  test('[HK-10] [HK-14] as many left as places, but the organiser plays a phase all the same: it counts, and fills them', () => {
    const config = { qualifiers: 4, points: 10 };
    const third = [...phases, 'd-a 1/2, c-b 1-0, e bye'];
    const since: Told = { config, dropped: { e: [2, 2] } };
    expect(seeds('abcde', third, { ...since, open: true })).toBe('');
    expect([seeds('abcde', third, since), next('abcde', third, since)]).toEqual(['acbd', 'hand-over']);
    // What the close itself had filled is over for good.
    const before: Told = { config, dropped: { e: [2, 1] }, lots: [['level after round 2: b c', 'bc']] };
    expect([seeds('abcde', third, before), next('abcde', third, before)]).toEqual(['abcd', 'hand-over']);
  });

  test('[HK-14] before it is over, the place of a qualified player who withdraws is open again', () => {
    const third = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];
    expect(seeds('abcde', third)).toBe('ab');
    const told: Told = { dropped: { a: [2, 2] } };
    expect(seeds('abcde', third, told)).toBe('b');
    expect(next('abcde', third, told)).toBe('pair-round');
  });

  test('[HK-14] once it is over, those below move up and the best of the others is the last seed', () => {
    const third = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];
    const told: Told = { dropped: { a: [3, 3] } };
    // d has a point from two matches, c one from three.
    expect(seeds('abcde', third, told)).toBe('bd');
    expect(next('abcde', third, told)).toBe('hand-over');
    expect(row('abcde', third, 'd', told)?.why[0]).toMatchObject({ rule: 'HK-14', code: 'qualified-instead' });
    expect(row('abcde', third, 'a', told)).toMatchObject({ place: 5, state: 'dropped' });
  });

  test('[HK-14] the one who took the last place leaves before Round 2: no further phase', () => {
    const third = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];
    for (const leaves of ['a', 'b']) {
      const told: Told = { dropped: { [leaves]: [3, 3] } };
      expect(seeds('abcde', third, told)).toBe(leaves === 'a' ? 'bd' : 'ad');
      expect(next('abcde', third, told)).toBe('hand-over');
    }
    const both: Told = { dropped: { a: [3, 3], b: [3, 3] } };
    expect([seeds('abcde', third, both), next('abcde', third, both)]).toEqual(['dc', 'hand-over']);
  });

  test('[HK-14] nor after a playoff for it: the best by HK-26 is the last seed, not the loser of the playoff', () => {
    const told: Told = { config: { qualifiers: 1, points: 3 } };
    // a and b reach it with one match, a moment before c, who has the most points.
    const rounds = ['a-b 1/2, c-d 1/2', 'a-c 1/2, b-d 1/2', 'a-b 1/2 @300, c-d 1-0 @301'];
    expect(playoffs('abcd', rounds, told)).toEqual(['ab for 1']);
    const played = [...rounds, 'playoff: a-b 1-0'];
    expect(seeds('abcd', played, told)).toBe('a');
    const left: Told = { ...told, dropped: { a: [4, 4] } };
    expect([seeds('abcd', played, left), next('abcd', played, left)]).toEqual(['c', 'hand-over']);
  });

  test('[HK-14] nor where the contenders for it left one by one', () => {
    const told: Told = { config: { qualifiers: 1 }, dropped: { a: [3, 3], b: [3, 3] } };
    const tied = ['a-c 1-0, b-d 1-0', 'a-d 1/2, b-c 1/2', 'a-b 1/2 @300, c-d 0-1'];
    expect([seeds('abcd', tied, told), next('abcd', tied, told)]).toEqual(['d', 'hand-over']);
  });

  test('[HK-14] withdrawn in mid-phase, before the close, is another matter than after it', () => {
    const third = [...phases, 'b-c 1-0 @300, e-d 0-1 @301'];
    const before: Told = { dropped: { a: [3, 2] } };
    expect(seeds('abcde', third, before)).toBe('b');
    expect(next('abcde', third, before)).toBe('pair-round');
  });

  test('[HK-14] with nobody left at all there is nothing to play for', () => {
    const everyone: Told = { dropped: Object.fromEntries([...'abcde'].map((id) => [id, [2, 2] as const])) };
    expect(asked(leagueRulebook).next(history('abcde', phases, everyone))).toEqual({
      kind: 'hand-over',
      auto: true,
      seeds: [],
    });
  });

  test('[HK-25] forfeited by both scores 0–0, and counts as a match', () => {
    expect(row('abcd', ['a-b ff, c-d -+'], 'a')?.criteria).toEqual(row('abcd', ['a-b ff, c-d -+'], 'c')?.criteria);
    expect(row('abcd', ['a-b ff, c-d -+'], 'd')?.criteria[0]?.value).toEqual({ halves: 2 });
    expect(row('abcd', ['a-b ff, c-d -+'], 'b')?.criteria[1]?.value).toBe(1);
  });

  test('[HK-25] after a phase in which nobody scored the next waits until someone is withdrawn', () => {
    const nobody = ['a-b 1-0, c-d 1-0, e bye', 'a-c ff, d-e ff, b bye'];
    expect(asked(leagueRulebook).next(history('abcde', nobody))).toEqual({
      kind: 'wait',
      why: { code: 'no-legal-pairing', details: { players: [...'abcde'], reason: 'nobody-scored' } },
    });
    expect(next('abcde', nobody, { dropped: { e: [2, 2] } })).toBe('pair-round');
    // Withdrawn during the phase is not “since”.
    expect(next('abcde', nobody, { dropped: { e: [2, 1] } })).toBe('wait: no-legal-pairing');
    const again = [...nobody, 'a-d ff, b-c ff'];
    expect(next('abcde', again, { dropped: { e: [2, 2] } })).toBe('wait: no-legal-pairing');
  });
});
