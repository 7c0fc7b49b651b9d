import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { formats as real } from '../formats/index.ts';
import { newOrWorse } from './draft.ts';
import { derive, type Facts, type Finding, type Formats, type Rulebook, refusal, wait } from './index.ts';

const formats = withToys(real);
const gap = (size: Finding['size'], hard = false): Finding => ({ code: 'score-gap', hard, players: ['a', 'b'], size });

describe('[DK-4] a fault that a later pairing already had', () => {
  test('counts only if it got worse', () => {
    expect(newOrWorse([gap(3)], [gap(2)])).toEqual([]);
    expect(newOrWorse([gap(3)], [gap(3)])).toEqual([]);
    expect(newOrWorse([gap(3)], [gap(4)])).toEqual([gap(4)]);
    expect(newOrWorse([gap({ halves: 3 })], [gap(2)])).toEqual([gap(2)]);
    expect(newOrWorse([gap(3)], [gap(2, true)])).toEqual([gap(2, true)]);
    expect(newOrWorse([gap(3)], [{ ...gap(1), players: ['b', 'a'] }])).toEqual([]);
    expect(newOrWorse([gap(3)], [{ ...gap(1), players: ['a', 'c'] }])).toHaveLength(1);
    expect(newOrWorse([gap(3)], [{ ...gap(1), code: 'rematch' }])).toHaveLength(1);
  });

  test('known several times it counts by the worst of them, hard if one was', () => {
    expect(newOrWorse([gap(1), gap(4), gap(2)], [gap(3)])).toEqual([]);
    expect(newOrWorse([gap(1, true), gap(2)], [gap(2, true)])).toEqual([]);
    expect(newOrWorse([gap(1), gap(2, true)], [gap(2, true)])).toEqual([]);
    expect(newOrWorse([gap(1), gap(2)], [gap(2, true)])).toEqual([gap(2, true)]);
  });

  test('the very same one is known, however large', () => {
    const one = gap(2);
    expect(newOrWorse([one], [one, gap(5)])).toEqual([gap(5)]);
    expect(newOrWorse([], [])).toEqual([]);
  });
});

describe('a draft is judged', () => {
  const drafted = () => {
    const hall = new Hall('toy-knock', 'abcde', { formats });
    hall.must({ type: 'Start' });
    hall.must({ type: 'PairRound' });
    return hall;
  };

  test('with its number, its edition and what it costs; where there is none, not at all', () => {
    const hall = drafted();
    const soft: Finding = { code: 'score-gap', hard: false, players: ['p1'], size: 2 };
    const cost = [{ name: 'gap', value: 4 }];
    const judging: Formats = {
      ...formats,
      rulebook: (name, version) => ({
        ...formats.rulebook(name, version),
        judge: () => ({ cost, findings: [soft] }),
      }),
    };
    hall.must({ type: 'PairAgain', round: 1 });
    expect(derive(judging, hall.facts).reviewDraft()).toEqual({
      round: 1,
      edition: 2,
      cost,
      findings: [soft],
      stale: [soft],
    });
    hall.must({ type: 'PublishRound', round: 1 });
    expect(derive(judging, hall.facts).reviewDraft()).toBeUndefined();
  });
});

describe('[HK-14] the first draft of a stage', () => {
  const hall = new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over();
  hall.must({ type: 'PairRound' });
  const [one = '', two = ''] = hall.facts.stages[1]?.seeds ?? [];
  const other = ['p1', 'p2', 'p3', 'p4'].find((id) => id !== one && id !== two) ?? '';
  /** The first stage hands over these now. */
  const handing = (seeds?: readonly string[]): Formats => ({
    ...formats,
    rulebook: (name, version) => {
      const rulebook = formats.rulebook(name, version);
      const next: Rulebook['next'] = () =>
        seeds ? { kind: 'hand-over', auto: false, seeds } : wait(refusal('nothing-to-pair', {}));
      return name === 'toy-qualifier' ? { ...rulebook, next } : rulebook;
    },
  });
  const wrong = (players: readonly string[], size: number) => [{ code: 'wrong-match', hard: true, players, size }];
  const found = (seeds?: readonly string[], facts: Facts = hall.facts) =>
    derive(handing(seeds), facts).reviewDraft()?.findings;

  test('is wrong where other seeds would be handed over now', () => {
    expect(derive(formats, hall.facts).reviewDraft()?.findings).toEqual([]);
    expect(found([one, two])).toEqual([]);
    expect(found([two, one])).toEqual(wrong([one, two], 2));
    expect(found([one, other])).toEqual(wrong([two], 1));
    expect(found([one])).toEqual(wrong([two], 1));
    expect(found([one, two, other])).toEqual(wrong([], 1));
    expect(found()).toEqual(wrong([one, two], 2));
    expect(derive(handing([two, one]), hall.facts).reviewDraft()?.stale).toEqual(wrong([one, two], 2));
  });

  test('not so its later ones, nor those of the first stage', () => {
    const [first, draft] = hall.facts.rounds;
    if (!first || !draft) throw new Error('two rounds');
    const rounds = [first, { ...draft, state: 'closed' as const }, { ...draft, number: 3 }];
    expect(found([two, one], { ...hall.facts, rounds })).toEqual([]);
    const early = new Hall('toy-final', 'abcd', { formats });
    early.must({ type: 'Start' });
    early.must({ type: 'PairRound' });
    expect(derive(handing([two, one]), early.facts).reviewDraft()?.findings).toEqual([]);
  });
});
