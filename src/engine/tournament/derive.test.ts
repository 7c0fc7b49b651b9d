import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { assertDefined } from '../../kit/index.ts';
import { formats as real } from '../formats/index.ts';
import {
  conclude,
  derive,
  type Facts,
  type Formats,
  historyOf,
  plannedStages,
  type Rulebook,
  rulebookOf,
} from './index.ts';

const formats = withToys(real);
/** Two matches, then the winners play a race. */
const inTheRace = () => new Hall('toy-final', 'abcd', { formats }).begin().playOut('abcd').over().draw();

test('what follows from the facts, by the rulebook of each stage', () => {
  const hall = new Hall('groups', 'abcd', { config: { ratings: 'glicko2' } }).begin();
  hall.report('ab 1-0');
  const { facts } = hall;
  const derived = derive(formats, facts);
  expect(derived.rulebook()).toBe(rulebookOf(formats, facts));
  expect(derived.rulebook(0)).toBe(rulebookOf(formats, facts, 0));
  expect(derived.history()).toEqual(historyOf(facts));
  expect(derived.stageBefore(0, 1).history.rounds).toEqual([]);
  const { standings, ...verdict } = conclude(formats, facts);
  expect([derived.verdict, derived.standings]).toEqual([verdict, standings]);
  expect(derived.ratings?.size).toBeGreaterThan(0);
  expect(derived.plannedStages).toEqual(plannedStages(formats, facts));
  expect(derived.reviewDraft()).toBeUndefined();
  const [round] = facts.rounds;
  const table = round?.tables.find(({ games }) => games[0]?.recorded);
  expect(round && table && derived.tally(round, table).winners).toHaveLength(1);
});

test('a draft is reviewed', () => {
  const hall = new Hall('swiss', 'abcd');
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  expect(derive(formats, hall.facts).reviewDraft()).toMatchObject({ round: 1, stale: [] });
});

describe('a stage of what was derived before', () => {
  /** Whether the stage being played serves again for other facts. */
  const serves = (facts: Facts, others: Facts): boolean => {
    const before = derive(formats, facts);
    const stage = before.stage();
    return derive(formats, others, before).stage() === stage;
  };

  test('serves while only what is no history changes', () => {
    const hall = new Hall('toy-final', 'abcd', { formats });
    hall.must({ type: 'Start' });
    const before = hall.facts;
    hall.must({ type: 'PairRound' });
    expect(serves(before, hall.facts)).toBe(true);
    const draft = hall.facts;
    hall.must({ type: 'PublishRound', round: 1 });
    expect(serves(draft, hall.facts)).toBe(false);
    expect(serves(hall.facts, { ...hall.facts, clock: { round: 1, remaining: 5 } })).toBe(true);
  });

  test.each<[string, (facts: Facts) => Partial<Facts>]>([
    ['config', ({ stages }) => ({ stages: stages.map((stage) => ({ ...stage, config: { other: true } })) })],
    ['field', ({ stages }) => ({ stages: stages.map((stage) => ({ ...stage, seeds: ['p1'] })) })],
    ['players', ({ players }) => ({ players: new Map(players) })],
    ['lastStage', ({ stages }) => ({ stages: [...stages, ...stages.slice(1)] })],
    ['earlier', ({ rounds: [first, ...others] }) => ({ rounds: [{ ...assertDefined(first, 'round') }, ...others] })],
    ['rounds', ({ rounds }) => ({ rounds: [...rounds.slice(0, -1), { ...assertDefined(rounds.at(-1), 'round') }] })],
    ['fewer rounds', ({ rounds }) => ({ rounds: rounds.slice(0, -1) })],
    ['lots', () => ({ lots: [] })],
    ['manualSeeds', () => ({ manualSeeds: ['p1'] })],
    ['keepApart', () => ({ keepApart: [] })],
    ['rematchesAllowed', () => ({ rematchesAllowedFor: 3 })],
    ['finalGameCalled', () => ({ finalGameAfter: 2 })],
    ['roundsSet', () => ({ roundsSet: 2 })],
    ['ended', () => ({ ended: true })],
  ])('does not serve where its history differs: %s', (_, change) => {
    const { facts } = inTheRace();
    expect(serves(facts, { ...facts })).toBe(true);
    expect(serves(facts, { ...facts, ...change(facts) })).toBe(false);
  });

  test('does not serve where only an older round is another', () => {
    const { facts } = new Hall('groups', 'abcd', { config: { groupSize: 2 } }).begin().playOut('abcd');
    const [first, ...others] = facts.rounds;
    expect(others).not.toEqual([]);
    expect(serves(facts, { ...facts, rounds: [{ ...assertDefined(first, 'round') }, ...others] })).toBe(false);
  });

  test('is asked once, while its history is the same, and by another rulebook anew', () => {
    const { facts } = new Hall('toy-knock', 'abcd', { formats }).begin();
    const toy = formats.rulebook('toy-knock', 1);
    const questions = { sheet: 0, conclude: 0, standings: 0 };
    const rulebook: Rulebook = {
      ...toy,
      sheet: (history) => {
        questions.sheet++;
        return toy.sheet(history);
      },
      conclude: (history, sheet) => {
        questions.conclude++;
        return toy.conclude(history, sheet);
      },
      standings: (history, sheet) => {
        questions.standings++;
        return toy.standings(history, sheet);
      },
    };
    const counting: Formats = { ...formats, rulebook: () => rulebook };
    const before = derive(counting, facts);
    const withClock = () => derive(counting, { ...facts, clock: { round: 1, remaining: 5 } }, before);
    expect([before.verdict.finished, before.standings.length, withClock().verdict.finished]).toEqual([false, 4, false]);
    expect(withClock().standings).toEqual(before.standings);
    expect(questions).toEqual({ sheet: 1, conclude: 1, standings: 1 });
    expect(derive(formats, facts, before).standings).toEqual(before.standings);
    expect(derive(formats, facts, before).stage()).not.toBe(before.stage());
  });

  test('gives its sheet on, also past facts that nobody asked about', () => {
    const { facts } = new Hall('toy-knock', 'abcd', { formats }).begin();
    const toy = formats.rulebook('toy-knock', 1);
    const given: unknown[] = [];
    const rulebook: Rulebook = {
      ...toy,
      sheet: ({ rounds }, previous) => {
        given.push(previous?.sheet);
        return rounds.length;
      },
    };
    const counting: Formats = { ...formats, rulebook: () => rulebook };
    const first = derive(counting, facts);
    expect(first.stage().sheet).toBe(1);
    const unasked = derive(counting, { ...facts, lots: [] }, first);
    unasked.stage();
    const last = derive(counting, { ...facts, rounds: [] }, unasked);
    expect(last.stage().sheet).toBe(0);
    expect(given).toEqual([undefined, 1]);
  });
});

test('a draft is judged once, while neither it nor the history changes', () => {
  const hall = new Hall('toy-knock', 'abcde', { formats });
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  let judged = 0;
  const rulebook: Rulebook = {
    ...formats.rulebook('toy-knock', 1),
    judge: () => {
      judged++;
      return { cost: [], findings: [] };
    },
  };
  const stage = derive({ ...formats, rulebook: () => rulebook }, hall.facts).stage();
  const { kind, tables, byes, notes } = hall.last;
  const pairing = { kind, tables, byes, notes };
  const again = (other: object) => {
    stage.judge(pairing);
    judged = 0;
    stage.judge({ ...pairing, ...other });
    return judged;
  };
  expect(again({})).toBe(0);
  const copied = pairing.tables.map((table) => ({ ...table, number: 99 }));
  expect(again({ tables: copied })).toBe(0); // where it is played is not judged
  const [first, ...others] = copied;
  const changes: object[] = [{ seats: ['p1'] }, { games: [] }, { why: [] }, { group: 2 }, { bracketMatch: 3 }];
  for (const change of changes) expect(again({ tables: [{ ...first, ...change }, ...others] })).toBe(1);
  expect(again({ tables: others })).toBe(1);
  expect(again({ tables: [...copied, first] })).toBe(1);
  for (const change of [{ kind: 'other' }, { byes: [] }, { notes: [] }]) expect(again(change)).toBe(1);
});
