import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { draftOf, type Pairing } from '../../tournament/index.ts';
import { history, outcome, round, SwissDesk, type Told } from './hall.fixture.ts';
import { swissRulebook } from './rulebook.ts';

const judged = (field: string, rounds: readonly string[], text: string, told: Told = {}) => {
  const { tables, byes } = round(text, rounds.length + 1);
  const pairing: Pairing = { kind: 'swiss', tables, byes, notes: [] };
  return asked(swissRulebook).judge(history(field, rounds, told), pairing);
};
/** “rematch! a b” with the mark for what is hard. */
const findings = (...given: Parameters<typeof judged>) =>
  judged(...given).findings.map(({ code, hard, players }) => `${code}${hard ? '!' : ''} ${players.join(' ')}`);

const first = ['a-b 5-0, c-d 5-3'];

describe('what is to be said of a pairing', () => {
  test('[DK-2] nothing of one that follows the rules', () => {
    expect(findings('abcd', first, 'a-c, b-d')).toEqual([]);
  });

  test('[SW-6] a rematch is a hard fault, unless the organiser allowed it (SW-9)', () => {
    expect(findings('abcd', first, 'a-b, c-d')).toEqual([
      'rematch! a b',
      'score-gap a b',
      'rematch! c d',
      'score-gap c d',
    ]);
    expect(findings('abcd', ['a-b +-, c-d 5-3'], 'a-b, c-d')).toContain('rematch! a b');
    expect(findings('abcd', first, 'a-b, c-d', { rematchesAllowed: true })).toContain('rematch a b');
  });

  test('[SW-7] a difference in points, [SW-11] a broken keep-apart pair, with their cost', () => {
    const { findings: found, cost } = judged('abcd', first, 'a-d, c-b', { keepApart: [['d', 'a']] });
    expect(found).toEqual([
      { code: 'keep-apart', hard: false, players: ['a', 'd'], size: 1 },
      { code: 'score-gap', hard: false, players: ['a', 'd'], size: { halves: 6 } },
      { code: 'score-gap', hard: false, players: ['c', 'b'], size: { halves: 6 } },
    ]);
    expect(cost).toEqual([
      { name: 'rematches', value: 0 },
      { name: 'kept-apart', value: 1 },
      { name: 'squared-difference', value: { hundredths: 1800 } },
    ]);
    const again = judged('abcd', first, 'a-b, c-d');
    expect(again.cost[0]).toEqual({ name: 'rematches', value: 2 });
    expect(again.findings[0]).toEqual({ code: 'rematch', hard: true, players: ['a', 'b'], size: 1 });
  });

  test('[SW-11] each of several to be kept apart from the same player, whoever was named first', () => {
    const keepApart = [
      ['a', 'b'],
      ['c', 'a'],
      ['a', 'd'],
    ] as const;
    const broken = (text: string) =>
      findings('abcd', [], text, { keepApart }).filter((one) => one.startsWith('keep-apart'));
    expect(['a-b, c-d', 'c-a, b-d', 'd-a, c-b'].map(broken)).toEqual([
      ['keep-apart a b'],
      ['keep-apart c a'],
      ['keep-apart d a'],
    ]);
  });

  test('[DK-2] someone out, missing, seated twice, or not two at a table', () => {
    const told = { people: { d: { droppedAfter: 1 } } };
    expect(findings('abcd', first, 'a-c, b-d', told)).toEqual(['is-out! d']);
    expect(findings('abcd', first, 'a-c, d-b', told)).toEqual(['is-out! d']);
    expect(findings('abcd', first, 'a-c, (d), (b)', told)).toEqual(['is-out! d', 'wrong-bye! d b']);
    expect(findings('abcd', first, 'a-c, (d)', told)).toEqual(['is-out! d', 'missing! b']);
    expect(findings('abcd', first, 'a-c')).toEqual(['missing! b', 'missing! d']);
    expect(findings('abcd', first, 'a-c, a-d')).toEqual(['seated-twice! a', 'missing! b', 'score-gap a d']);
    expect(findings('abcd', first, 'a-c, (b), (b)')).toEqual(['seated-twice! b', 'missing! d', 'wrong-bye! b b']);
    expect(findings('abcd', first, 'a-b-d, c')).toEqual(['table-size! a b d', 'table-size! c']);
    const { findings: found } = judged('abcd', first, 'a-c, a-d, a-b');
    expect(found.slice(0, 1)).toEqual([
      { code: 'seated-twice', hard: true, impossible: true, players: ['a'], size: 3 },
    ]);
    expect(judged('abcd', first, 'a-c, x-b').findings.slice(0, 2)).toEqual([
      { code: 'is-out', hard: true, players: ['x'], size: 1 },
      { code: 'missing', hard: true, players: ['d'], size: 1 },
    ]);
    expect(judged('abcd', first, 'a-c-d, b').findings.filter((finding) => finding.impossible)).toMatchObject([
      { code: 'table-size', size: 3 },
      { code: 'table-size', size: 1 },
    ]);
  });

  test('[SW-12] the bye of one whose turn it is not; in round 1 it is anyone’s', () => {
    const odd = ['a-b 5-0, c-d 5-3, (e)'];
    expect(findings('abcde', odd, 'a-c, d-e, (b)')).not.toContain('wrong-bye b');
    expect(findings('abcde', odd, 'a-c, b-e, (d)')).toContain('wrong-bye d');
    expect(findings('abcde', odd, 'a-c, b-d, (e)')).toContain('wrong-bye e');
    expect(findings('abcde', [], 'a-c, b-d, (e)')).toEqual([]);
    const size = (text: string, field = 'abcde', rounds = odd) => judged(field, rounds, text).findings.at(-1)?.size;
    // Before e, who has had one, come all others; before d only b, who has the worse differential.
    expect([size('a-c, b-d, (e)'), size('a-c, b-e, (d)')]).toEqual([4, 1]);
    expect(findings('abcd', first, 'a-c, (b), (d)')).toContain('wrong-bye! b d');
    expect([size('a-c, (b), (d)', 'abcd', first), size('a-c, (b), (d), (e)')]).toEqual([2, 2]);
  });

  test('[SW-12] a second bye that had to be is no fault', () => {
    const rounds = ['b-d 5-0, c-e 5-0, (a)', 'a-b 5-0, c-d 5-0, (e)', 'a-c 5-0, b-e 5-0, (d)'];
    const told = { people: { d: { droppedAfter: 3 }, e: { droppedAfter: 3 } } };
    expect(findings('abcde', rounds, 'b-c, (a)', told)).toEqual([]);
  });
});

test('[SW-12] where not everyone can rest: the first who can, though another one also could', () => {
  const rounds = ['a-b 5-0, (c)'];
  // Without c only a rematch is left; without a or b there is a pairing, and b is last.
  expect(findings('abc', rounds, 'a-c, (b)')).not.toContain('wrong-bye b');
  expect(findings('abc', rounds, 'b-c, (a)')).toContain('wrong-bye a');
  // c came late and is last, but is needed as an opponent.
  const late = { people: { c: { enteredAfter: 1 } } };
  expect(findings('abc', ['a-b 4-4'], 'a-c, (b)', late)).toEqual(['score-gap a c']);
  // Before a come c and b, and b is not needed.
  expect(findings('abc', ['a-b 5-4'], 'b-c, (a)', late)).toEqual(['wrong-bye a']);
});

test('[SW-12] [SW-9] where all have met: no bye is wrong, unless rematches are allowed', () => {
  const rounds = ['a-b 5-0, (c)', 'a-c 5-0, (b)', 'b-c 5-0, (a)'];
  // Everyone has had one bye; c is last.
  const byes = (told: Told) => findings('abc', rounds, 'a-c, (b)', told).filter((one) => one.startsWith('wrong-bye'));
  expect(byes({})).toEqual([]);
  expect(byes({ rematchesAllowed: true })).toEqual(['wrong-bye b']);
});

describe('a draft by hand', () => {
  /** Round 2 of four, drafted; round 1 was p-q and r-s. */
  const drafted = () => {
    const desk = SwissDesk.of(4);
    desk.playRound();
    desk.must({ type: 'PairRound' });
    return desk;
  };

  test('[DK-2] a rematch needs a spoken override, which is recorded', () => {
    const desk = drafted();
    const [one = '', other = ''] = desk.rounds[0]?.tables[0]?.seats ?? [];
    const opponent = desk.tableOf(one).seats.find((id) => id !== one) ?? '';
    const swap = { kind: 'swap', players: [opponent, other] } as const;
    const { number, edition } = desk.last;
    const adjust = { type: 'AdjustDraft', round: number, edition, change: swap } as const;
    expect(desk.try(adjust)?.code).toBe('forbidden-pairing');
    desk.must({ ...adjust, override: 'both insist' });
    expect(draftOf(desk.facts)?.overrides).toMatchObject([
      { reason: 'both insist', accepted: [{ code: 'rematch' }, {}] },
    ]);
    desk.must({ type: 'PublishRound', round: number });
  });

  test('[DK-2] three at a table is not accepted whatever is said', () => {
    const desk = drafted();
    const [one = ''] = desk.last.tables[0]?.seats ?? [];
    const { number, edition } = desk.last;
    const change = { kind: 'move', player: one, match: 2 } as const;
    const refused = desk.try({ type: 'AdjustDraft', round: number, edition, change, override: 'they insist' });
    expect(refused?.code).toBe('forbidden-pairing');
  });

  test('[SW-13] a drop makes the draft stale; paired again it is without them', () => {
    const desk = SwissDesk.of(6);
    desk.playRound();
    desk.must({ type: 'PairRound' });
    desk.must({ type: 'DropPlayer', player: 'p1' });
    expect(desk.try({ type: 'PublishRound', round: 2 })).toMatchObject({
      code: 'draft-is-stale',
      details: { findings: [{ code: 'is-out', players: ['p1'] }] },
    });
    desk.must({ type: 'PairAgain', round: 2 });
    expect(desk.last.tables.flatMap((table) => table.seats)).not.toContain('p1');
    expect(desk.last.byes.length).toBe(1);
  });

  test('[DK-2] a correction makes it stale where points now differ, an entry where someone is missing', () => {
    const desk = drafted();
    const place = desk.place(1, desk.rounds[0]);
    const replaces = outcome('5-3');
    desk.must({ type: 'CorrectOutcome', place, outcome: outcome('3-5'), replaces, later: { kind: 'keep' } });
    expect(desk.try({ type: 'PublishRound', round: 2 })).toMatchObject({ code: 'draft-is-stale' });
    desk.must({ type: 'AddPlayers', players: [{ name: 'Late' }] });
    expect(desk.try({ type: 'PublishRound', round: 2 })).toMatchObject({
      details: { findings: [{ code: 'missing', players: ['p5'] }, {}, {}] },
    });
  });
});
