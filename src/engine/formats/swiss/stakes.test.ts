import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, type Told } from './hall.fixture.ts';
import { swissRulebook } from './rulebook.ts';

const stakes = (field: string, rounds: readonly string[], told: Told = {}) =>
  asked(swissRulebook).stakes(history(field, rounds, told)) ?? [];

/** What the first open match can come to: “won+6 lost+0”, a win on time marked by an apostrophe. */
const endsOf = (settings: Readonly<Record<string, unknown>>) =>
  stakes('ab', ['a-b'], { config: settings })[0]?.open[0]?.ends.map(({ finishes, gains }) =>
    finishes.map((one, seat) => `${one.kind}${'timed' in one && one.timed ? '’' : ''}+${gains[seat]}`).join(' '),
  );

const first = 'a-b 5-0, c-d 4-3';

describe('[DK-29] what is at stake in the last round', () => {
  test('[SW-4] who wins: everyone’s points, and the matches that are open', () => {
    const [contest, ...more] = stakes('abcd', [first, 'a-c, b-d 5-0'], { people: { d: { droppedAfter: 2 } } });
    expect(more).toEqual([]);
    expect(contest).toMatchObject({
      goal: 'win',
      round: 2,
      halves: true,
      open: [{ round: 2, match: 1, table: 1, seats: ['a', 'c'] }],
      line: { kind: 'places', places: 1, level: 'undecided' },
    });
    expect([...(contest?.points ?? [])]).toEqual([
      ['a', 6],
      ['b', 6],
      ['c', 4],
      ['d', 0],
    ]);
  });

  test('[SW-16] who goes to the cut: only those still there', () => {
    const told = { config: { topCut: 2 }, lastStage: false, people: { d: { droppedAfter: 2 } } };
    const [contest] = stakes('abcd', [first, 'a-c, b-d 5-0'], told);
    expect(contest).toMatchObject({ goal: 'go-on', line: { kind: 'places', places: 2, level: 'undecided' } });
    expect([...(contest?.points.keys() ?? [])]).toEqual(['a', 'b', 'c']);
  });

  test('nothing before it, when all is played, or when it was ended', () => {
    expect(stakes('abcd', [])).toEqual([]);
    expect(stakes('abcd', ['a-b, c-d'])).toEqual([]);
    expect(stakes('abcd', [first, 'a-c 5-0, b-d 5-0'])).toEqual([]);
    expect(stakes('abcd', [first, 'a-c, b-d 5-0'], { ended: true })).toEqual([]);
  });

  test('[SW-1] a match can be won, drawn and lost, and on time where that is worth something else', () => {
    const plain = ['won+6 lost+0', 'lost+0 won+6', 'drawn+3 drawn+3'];
    expect(endsOf({})).toEqual([...plain, 'won’+4 lost’+0', 'lost’+0 won’+4']);
    expect(endsOf({ timedWin: 3 })).toEqual(plain);
    expect(endsOf({ timedWin: 3, timedLoss: 1 })).toEqual([...plain, 'won’+6 lost’+2', 'lost’+2 won’+6']);
    // A target of one is reached by whoever is ahead.
    expect(endsOf({ target: 1 })).toEqual(plain);
  });
});
