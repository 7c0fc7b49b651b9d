import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './hall.fixture.ts';
import { strikesRulebook } from './rulebook.ts';

/** “1 a 0 · 2 b 12 · =2 c 12 out”: place, player, strikes, and how they stand where they are not in. */
const standings = (field: string, rounds: readonly string[], told?: Told) =>
  asked(strikesRulebook)
    .conclude(history(field, rounds, told))
    .standings.map(({ place, player, state, criteria }) => {
      const strikes = criteria.find((criterion) => criterion.name === 'strikes')?.value;
      const words = { active: '', eliminated: ' out', dropped: ' left', qualified: ' through' };
      return `${place} ${player} ${strikes}${words[state]}`;
    })
    .join(' · ');

const winners = (field: string, rounds: readonly string[], told?: Told) => {
  const { finished, winners } = asked(strikesRulebook).conclude(history(field, rounds, told));
  return finished ? winners.join('') : 'not finished';
};

describe('who is out', () => {
  test('[ST-1] at 35 strikes or more a player is out at the end of the round, at 34 still in', () => {
    expect(standings('abcd', ['a5 b4 c3 d2', 'a5 b4 c3 d2'], { config: { eliminationAt: 35 } })).toBe(
      '1 a 0 · 2 b 16 · 3 c 32 · 4 d 48 out',
    );
    const told = { config: { eliminationAt: 32 } };
    expect(standings('abcd', ['a5 b4 c3 d2', 'a5 b4 c3 d2'], told)).toBe('1 a 0 · 2 b 16 · 3 c 32 out · 4 d 48 out');
    expect(standings('abcd', ['a5 b4 c3 d2', 'a5 b4 c3 d2'], { config: { eliminationAt: 33 } })).toContain('3 c 32 ·');
  });

  test('[ST-1] nobody is out before the round is over', () => {
    const told = { config: { eliminationAt: 10 } };
    expect(standings('abcdef', ['a5 b4 c3 | d e f'], told)).not.toContain('out');
    expect(standings('abc', ['on:a5 b4 c3'], told)).toBe('1 a 0 · 2 b 12 · 3 c 24');
    expect(standings('abc', ['a5 b4 c3'], told)).toBe('1 a 0 · 2 b 12 out · 3 c 24 out');
  });

  test('[ST-10] the bye costs nothing', () => {
    expect(standings('abcde', ['(a) | b5 c4 d3 e2'])).toBe('1 a 0 · 1 b 0 · 3 c 8 · 4 d 16 · 5 e 24');
  });
});

describe('order', () => {
  test('[ST-16] survivors by strikes, then the eliminated by the round they went out, latest first, then by strikes', () => {
    const told = { config: { eliminationAt: 24 } };
    const rounds = ['a5 b4 c3 d2 | e5 f4 g3 h2', 'a5 e4 b3 | f5 c4 g3'];
    expect(standings('abcdefgh', rounds, told)).toBe(
      '1 a 0 · 2 f 8 · 3 e 12 · 4 c 28 out · 5 b 32 out · 6 g 40 out · 7 d 24 out · 7 h 24 out',
    );
  });

  test('[ST-16] equal ones share a place', () => {
    expect(standings('abcdef', ['a5 b4 c4 | d5 e4 f4'])).toBe('1 a 0 · 1 d 0 · 3 b 18 · 3 c 18 · 3 e 18 · 3 f 18');
  });

  test('[ST-16] the winner is above a survivor with fewer strikes', () => {
    // ST-12: x, with fewer strikes, came third; y won the last game.
    const rounds = ['x9 w5 y4 z3', 'x9 y8 z7 w6', 'y9 z8 x7 w6'];
    const told = { config: { eliminationAt: 45 } };
    expect(winners('xyzw', rounds, told)).toBe('y');
    expect(standings('xyzw', rounds, told)).toBe('1 y 24 · 2 x 16 · 3 z 48 out · 4 w 56 out');
  });

  test('[ST-16] joint winners share the first place', () => {
    const rounds = ['x5 y5 z1', 'x5 y5 z1'];
    expect(winners('xyz', rounds)).toBe('xy');
    expect(standings('xyz', rounds)).toBe('1 x 12 · 1 y 12 · 3 z 48 out');
  });

  test('[ST-17] a player who withdrew stands as if eliminated in that round', () => {
    const told = { config: { eliminationAt: 24 }, people: { b: { droppedAfter: 1 } } };
    expect(standings('abcdefgh', ['a5 b4 c3 d2 | e5 f4 g3 h2'], told)).toBe(
      '1 a 0 · 1 e 0 · 3 f 8 · 4 c 16 · 4 g 16 · 6 b 8 left · 7 d 24 out · 7 h 24 out',
    );
  });
});

describe('what a row says', () => {
  const rows = (...told: Parameters<typeof history>) => asked(strikesRulebook).conclude(history(...told)).standings;

  test('[ST-16] the rounds survived: all for those who are in, one less than the last for the others', () => {
    const told = { config: { eliminationAt: 24 }, people: { i: { droppedAfter: 0 } } };
    const rounds = ['a5 b4 c3 d2 | e5 f4 g3 h2', 'a5 e4 b3 | f5 c4 g3'];
    const survived = rows('abcdefghi', rounds, told).map(({ player, criteria }) => {
      const [first, second] = criteria;
      return `${player} ${first?.name} ${first?.value}, ${second?.name} ${second?.value}`;
    });
    expect(survived).toEqual([
      'a rounds-survived 2, strikes 0',
      'f rounds-survived 2, strikes 8',
      'e rounds-survived 2, strikes 12',
      'c rounds-survived 1, strikes 28',
      'b rounds-survived 1, strikes 32',
      'g rounds-survived 1, strikes 40',
      'd rounds-survived 0, strikes 24',
      'h rounds-survived 0, strikes 24',
      'i rounds-survived 0, strikes 0',
    ]);
  });

  test('[ST-1] [ST-16] [ST-17] why it stands there', () => {
    const told = { config: { eliminationAt: 24 }, people: { b: { droppedAfter: 1 } } };
    const why = new Map(rows('abcd', ['a5 b4 c3 d2'], told).map((row) => [row.player, row.why]));
    expect(why.get('a')).toEqual([
      { rule: 'ST-16', code: 'still-in', figures: { player: 'a', strikes: 0, level: 24 } },
    ]);
    expect(why.get('b')).toEqual([{ rule: 'ST-17', code: 'withdrew', figures: { player: 'b', strikes: 8, round: 1 } }]);
    expect(why.get('d')).toEqual([
      { rule: 'ST-1', code: 'eliminated', figures: { player: 'd', strikes: 24, level: 24, round: 1 } },
    ]);
  });
});

test('[ST-1] whoever has reached the limit plays the round that is on, and is not said to be under it', () => {
  const past = history('abcdef', ['a5 b4 c3 | d e f'], { config: { eliminationAt: 24 } });
  const row = asked(strikesRulebook)
    .conclude(past)
    .standings.find(({ player }) => player === 'c');
  expect(row?.state).toBe('active');
  expect(row?.why).toEqual([
    { rule: 'ST-1', code: 'out-after-round', figures: { player: 'c', strikes: 24, level: 24 } },
  ]);
});

describe('the end', () => {
  test('[ST-11] goes on while three are left, and is over with one', () => {
    expect(winners('abc', ['a5 b4 c3'])).toBe('not finished');
    expect(winners('abc', ['a5 b4 c3'], { config: { eliminationAt: 12 } })).toBe('a');
  });

  test('[ST-12] a withdrawal between rounds that leaves two is decided at once, on the last round', () => {
    expect(winners('abc', ['a5 b4 c3'], { people: { c: { droppedAfter: 1 } } })).toBe('a');
    expect(winners('abc', ['a5 b4 c3'], { people: { a: { droppedAfter: 1 } } })).toBe('bc');
    expect(winners('abc', [], { people: { a: { droppedAfter: 0 } } })).toBe('bc');
  });

  test('[ST-12] a withdrawal while the round is on decides nothing yet', () => {
    expect(winners('abc', ['a b c'], { people: { c: { droppedAfter: 1 } } })).toBe('not finished');
    expect(winners('abc', ['a5 b4 c×'], { people: { c: { droppedAfter: 1 } } })).toBe('a');
  });

  test('[ST-14] all out: the fewest strikes of those who played the last round', () => {
    expect(winners('abc', ['a5 b5 c5', 'a5 b5 c5', 'a5 b5 c5'])).toBe('abc');
    expect(winners('abc', ['a5 b5 c5', 'a5 b5 c5', 'a6 b5 c5'])).toBe('a');
  });

  test('[ST-15] with a final game, joint winners have not won yet; the game decides, whatever the strikes', () => {
    const rounds = ['x5 y5 z1', 'x5 y5 z1'];
    const told = { config: { finalGame: true } };
    expect(winners('xyz', rounds, told)).toBe('not finished');
    expect(winners('xyz', [...rounds, 'final:x y'], told)).toBe('not finished');
    expect(winners('xyz', [...rounds, 'final:x3 y7'], told)).toBe('y');
    expect(winners('xyz', [...rounds, 'final:x7 y7'], told)).toBe('xy');
  });

  test('[ST-15] the final game gives no strikes', () => {
    const told = { config: { finalGame: true } };
    expect(standings('xyz', ['x5 y5 z1', 'x5 y5 z1', 'final:x3 y7'], told)).toBe('1 y 12 · 2 x 12 · 3 z 48 out');
  });

  test('[ST-15] three cowinners stay cowinners', () => {
    expect(winners('abc', ['a5 b5 c5', 'a5 b5 c5', 'a5 b5 c5'], { config: { finalGame: true } })).toBe('abc');
  });

  test('ended early, the fewest strikes of those still in have won', () => {
    expect(winners('abcdef', ['a5 b4 c4 | d5 e4 f4'], { ended: true })).toBe('ad');
    const { why } = asked(strikesRulebook).conclude(history('abcdef', ['a5 b4 c4 | d5 e4 f4'], { ended: true }));
    expect(why).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players: ['a', 'd'] } }]);
    // Also in the middle of a round.
    expect(winners('abc', ['a5 b4 c3', 'a b c'], { ended: true })).toBe('a');
    expect(asked(strikesRulebook).conclude(history('abc', ['a5 b4 c3']))).toMatchObject({
      winners: [],
      why: [],
      through: [],
    });
  });

  test('[ST-15] ended before the final game, both stay joint winners', () => {
    const told = { config: { finalGame: true }, ended: true };
    expect(winners('xyz', ['x5 y5 z1', 'x5 y5 z1'], told)).toBe('xy');
    const { why } = asked(strikesRulebook).conclude(history('xyz', ['x5 y5 z1', 'x5 y5 z1'], told));
    expect(why).toMatchObject([{ rule: 'ST-12', code: 'level-and-no-sole-last-winner' }]);
  });
});

describe('after a correction that keeps later rounds', () => {
  const rounds = ['a5 b4 c3 d2 | e5 f4 g3 h2', 'a5 e4 b3 | f5 c4 g3'];

  test('[DK-5] one now under the level stays out', () => {
    const told = { config: { eliminationAt: 24 } };
    // d was last in round 1 and went out; corrected to second, with 8 strikes.
    const corrected = ['a5 b4 c3 d4.5 | e5 f4 g3 h2', rounds[1] ?? ''];
    expect(standings('abcdefgh', corrected, told)).toContain('d 8 out');
    expect(
      asked(strikesRulebook)
        .conclude(history('abcdefgh', corrected, told))
        .standings.at(-2)?.why,
    ).toEqual([{ rule: 'DK-5', code: 'stays-out', figures: { player: 'd', strikes: 8, level: 24, round: 1 } }]);
  });

  test('[DK-5] unless the desk brings them back', () => {
    const told = { config: { eliminationAt: 24 }, people: { d: { reinstatedAfter: 2 } } };
    const corrected = ['a5 b4 c3 d4.5 | e5 f4 g3 h2', rounds[1] ?? ''];
    expect(standings('abcdefgh', corrected, told)).toMatch(/d 8 ·/);
  });

  test('[DK-5] one now at the level goes out at the end of the current round', () => {
    const told = { config: { eliminationAt: 24 } };
    // c, third in round 1 with 16, plays round 2; corrected to last, with 24.
    const corrected = 'a5 b4 c1 d2 | e5 f4 g3 h2';
    expect(standings('abcdefgh', [corrected, 'a e b | f c g'], told)).toMatch(/c 24(?! out)/);
    expect(standings('abcdefgh', [corrected, 'a5 e4 b3 | f4 c5 g3'], told)).toMatch(/c 24 out/);
  });

  test('[DK-5] a result taken back opens the tournament again', () => {
    expect(winners('abc', ['a5 b4 c3', 'a5 b4 c3'], { config: { eliminationAt: 24 } })).toBe('a');
    expect(winners('abc', ['a5 b4 c3', 'a b c'], { config: { eliminationAt: 24 } })).toBe('not finished');
  });
});
