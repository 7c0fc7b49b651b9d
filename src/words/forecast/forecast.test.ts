import { describe, expect, test } from 'vitest';
import type { Case, Need } from '../../engine/index.ts';
import { languages, namesOf } from '../index.ts';
import { meanText, percentText, sayNeed } from './index.ts';

const names = namesOf([
  { id: 'p1', name: 'Ana' },
  { id: 'p2', name: 'Kim' },
  { id: 'p3', name: 'Lee' },
]);

const won: Case = { finishes: [{ kind: 'won' }, { kind: 'won', timed: true }], verdict: 'through' };
const drawn: Case = {
  finishes: [{ kind: 'drawn' }],
  verdict: 'depends',
  condition: { kind: 'match', round: 5, match: 3, table: 3, seats: ['p2', 'p3'], needed: ['won', 'lost'] },
};
const lost: Case = { finishes: [{ kind: 'lost' }], verdict: 'out' };
const need = (cases: readonly Case[], goal: Need['goal'] = 'go-on'): Need => ({ player: 'p1', goal, cases });
const said = (one: Need) => sayNeed('en', one, names).join(' ');

const places = (from: number, to: number, verdict: Case['verdict']): Case => ({
  finishes: [1, 2, 3, 4]
    .filter((place) => place >= from && place <= to)
    .flatMap((place) =>
      Array.from({ length: 5 - place }, (_, at) => ({ kind: 'place' as const, place, level: at + 1 })),
    ),
  verdict,
});

describe('[DK-29] what do I need, in words', () => {
  test('in every language', () => {
    const told = languages.map((language) => sayNeed(language, need([won, drawn, lost]), names).join(' '));
    expect(told).toEqual([
      'With a win you are through. With a draw you are through if table 3 is not drawn. With a loss you are out.',
      'Mit einem Sieg sind Sie weiter. Mit einem Remis sind Sie weiter, wenn Tisch 3 nicht remis endet. Mit einer Niederlage sind Sie ausgeschieden.',
      'Con una victoria, pasa usted. Con un empate, pasa usted si la mesa 3 no queda en empate. Con una derrota, queda usted fuera.',
      'Avec une victoire, vous passez. Avec une nulle, vous passez si la table 3 ne fait pas nulle. Avec une défaite, vous n’allez pas plus loin.',
    ]);
  });

  test('a match that must be won by one of the two, or not be won', () => {
    const told = (...needed: ('won' | 'drawn' | 'lost')[]) =>
      said(need([{ ...drawn, finishes: [], condition: { ...drawn.condition, needed } as Case['condition'] & object }]));
    expect(told('won')).toBe('Now you are through if Kim wins at table 3.');
    expect(told('lost')).toBe('Now you are through if Lee wins at table 3.');
    expect(told('drawn')).toBe('Now you are through if table 3 is drawn.');
    expect(told('won', 'drawn')).toBe('Now you are through if Lee does not win at table 3.');
    expect(told('drawn', 'lost')).toBe('Now you are through if Kim does not win at table 3.');
  });

  test('one rival with two games left', () => {
    const rival = { kind: 'rival', player: 'p2', games: 2, most: 3, all: true } as const;
    const one: Case = { finishes: [], verdict: 'depends', condition: rival };
    expect(said(need([one]))).toBe('Now you are through if Kim does not win all of their 2 games.');
    expect(said(need([{ ...one, condition: { ...rival, all: false } }]))).toBe(
      'Now you are through if Kim gets no more than 3 points from the games left.',
    );
  });

  test('places at a table of four, also shared ones', () => {
    const two = [places(1, 2, 'through'), places(3, 4, 'out')];
    expect(said(need(two, 'stay-in'))).toBe(
      'With second place or better you stay in. With third place or worse you are out.',
    );
    const [best, ...rest] = places(2, 2, 'through').finishes;
    const alone = {
      finishes: [...places(1, 1, 'through').finishes, ...(best ? [best] : [])],
      verdict: 'through',
    } as const;
    const others = { finishes: [...rest, ...places(3, 4, 'out').finishes], verdict: 'out' } as const;
    expect(said(need([alone, others], 'stay-in'))).toBe(
      'With second place alone or better you stay in. With shared second place or worse you are out.',
    );
  });

  test('several games left are told by what they bring', () => {
    const gain = (points: number, verdict: Case['verdict']): Case => ({
      finishes: [],
      gain: { points, games: 2 },
      verdict,
    });
    expect(
      said(need([gain(4, 'through'), gain(3, 'through'), gain(2, 'depends'), gain(1, 'out'), gain(0, 'out')])),
    ).toBe(
      'With at least 3 points from your 2 games you are through. With 2 points from your 2 games it depends on others. With at most 1 point from your 2 games you are out.',
    );
  });

  test('with several games left, what depends is told with its own chance', () => {
    const gain = (points: number, share: number): Case => ({
      finishes: [],
      gain: { points, games: 2 },
      verdict: 'depends',
      chance: { share, error: 0.02 },
    });
    expect(said(need([gain(4, 0.9), gain(3, 0.5), gain(2, 0.5)]))).toBe(
      'With 4 points from your 2 games it depends on others (90 %). With at most 3 points from your 2 games it depends on others (50 %).',
    );
  });

  test('what is decided, what depends, and how far it is', () => {
    expect(said(need([{ finishes: [], verdict: 'through' }], 'win'))).toBe('Whatever happens, you win the tournament.');
    const chance = { share: 0.337, error: 0.02 };
    expect(said(need([{ finishes: [], verdict: 'depends', chance }]))).toBe('Now it depends on others (34 %).');
    const label = { rule: 'HK-2', code: 'label-phase', figures: { round: 1, phase: 7 } };
    const far: Need = { ...need([{ finishes: [], verdict: 'on' }]), missing: { points: 2, label } };
    expect(said(far)).toBe('Whatever happens, you play on. You need 2 points more; the earliest is Round 1, phase 7.');
  });

  test('a mean has one decimal, as the language writes it', () => {
    expect([2.5, 7, 11.25].map((mean) => meanText('en', mean))).toEqual(['2.5', '7.0', '11.3']);
    expect(languages.map((language) => meanText(language, 2.5))).toEqual(['2.5', '2,5', '2,5', '2,5']);
  });

  test('a share is told no finer than it is known', () => {
    expect([0, 0.004, 0.126, 0.999, 1].map(percentText)).toEqual(['0 %', '<1 %', '13 %', '>99 %', '100 %']);
  });
});
