import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall } from '../../../test/hall.ts';
import { assertDefined, stageRound } from '../../kit/index.ts';
import { formats as real } from '../formats/index.ts';
import { roundNumber } from './history.ts';
import {
  conclude,
  derive,
  type Formats,
  type History,
  historyOf,
  plannedStages,
  type Round,
  rulebookOf,
} from './index.ts';

const formats = withToys(real);
const final = () => new Hall('toy-final', 'abcd', { formats });
/** Two matches, then the winners play a race. */
function inTheRace(): Hall {
  const hall = final().begin();
  hall.playOut('abcd').close();
  return hall.draw();
}
const rows = (hall: Hall) =>
  conclude(formats, hall.facts).standings.map(({ player, place, state }) => `${hall.name(player)} ${place} ${state}`);

describe('what a rulebook may know', () => {
  test('the rounds of its own stage, without drafts; those of earlier stages apart', () => {
    const hall = inTheRace();
    const [first, second] = [historyOf(hall.facts, 0), historyOf(hall.facts)];
    expect(first.rounds.map(({ number }) => number)).toEqual([1]);
    expect([first.roundsBefore, first.earlier, first.lastStage]).toEqual([0, [], false]);
    expect(first.handedOver).toEqual(hall.facts.stages[1]?.seeds);
    expect(second.rounds.map(({ number }) => number)).toEqual([2]);
    expect([second.roundsBefore, second.earlier.length, second.lastStage]).toEqual([1, 1, true]);
    expect('handedOver' in second).toBe(false);
    const draft = final();
    draft.must({ type: 'Start' });
    draft.must({ type: 'PairRound' });
    expect(historyOf(draft.facts).rounds).toEqual([]);
  });

  test('whom it is for: who was approved, or who was handed over', () => {
    const hall = final();
    hall.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
    hall.must({ type: 'Register', player: { name: 'z' } });
    hall.must({ type: 'Start' });
    expect(historyOf(hall.facts).field).toEqual(['p1', 'p2', 'p3', 'p4']);
    const race = inTheRace();
    expect(historyOf(race.facts).field).toEqual(race.facts.stages[1]?.seeds);
  });

  test('a stage counts its rounds after those of the stages before it', () => {
    expect(roundNumber({ roundsBefore: 2 }, stageRound(1))).toBe(3);
  });

  test('as it was before a round', () => {
    const hall = inTheRace();
    expect(historyOf(hall.facts, 0, 1).rounds).toEqual([]);
    expect(historyOf(hall.facts, 0, 2).rounds.map(({ number }) => number)).toEqual([1]);
    expect(historyOf(hall.facts, 1, 2).rounds).toEqual([]);
  });

  test('what the organiser decided for the round to come', () => {
    const { facts } = final().begin();
    const silent = historyOf(facts);
    for (const name of ['manualSeeds', 'roundsSet', 'finalGameCalled', 'handedOver'])
      expect(name in silent).toBe(false);
    expect([silent.rematchesAllowed, silent.ended]).toEqual([false, false]);
    const said = {
      ...facts,
      rematchesAllowedFor: 2,
      finalGameAfter: 1,
      roundsSet: 5,
      manualSeeds: ['p1'],
      ended: true,
    };
    expect(historyOf(said)).toMatchObject({
      rematchesAllowed: true,
      finalGameCalled: true,
      roundsSet: 5,
      manualSeeds: ['p1'],
      ended: true,
    });
    // For another round than the one to come they say nothing.
    const past = historyOf({ ...facts, rematchesAllowedFor: 1, finalGameAfter: 0 });
    expect([past.rematchesAllowed, past.finalGameCalled]).toEqual([false, undefined]);
  });

  test('there is none of a stage that is not', () => {
    expect(() => historyOf(inTheRace().facts, 7)).toThrow('stage 7');
  });
});

describe('the stages', () => {
  test('have their rulebooks, in the version of the tournament', () => {
    const { facts } = inTheRace();
    expect([rulebookOf(formats, facts).name, rulebookOf(formats, facts, 0).name]).toEqual([
      'toy-race',
      'toy-qualifier',
    ]);
    expect(() => rulebookOf(formats, facts, 2)).toThrow('stage 2');
    const { about: _, ...none } = facts;
    expect(() => rulebookOf(formats, none)).toThrow('tournament');
  });

  test('are known before the start as they would be', () => {
    const hall = final();
    expect(hall.facts.stages).toEqual([]);
    expect(plannedStages(formats, hall.facts).map(({ rulebook }) => rulebook)).toEqual(['toy-qualifier', 'toy-race']);
    const { facts } = inTheRace();
    expect(plannedStages(formats, facts)).toBe(facts.stages);
    const { about, ...none } = hall.facts;
    expect(plannedStages(formats, none)).toEqual([]);
    const strange = { ...hall.facts, about: { ...assertDefined(about, 'about'), format: 'unheard' } };
    expect(plannedStages(formats, strange)).toEqual([]);
  });
});

describe('the conclusion', () => {
  test('before the start everyone is level, and in or out', () => {
    const hall = final();
    hall.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
    hall.must({ type: 'Register', player: { name: 'z' } });
    hall.must({ type: 'DropPlayer', player: hall.id('b') });
    expect(rows(hall)).toEqual(['a 1 active', 'b 1 dropped', 'c 1 active', 'd 1 active']);
    const { standings, ...rest } = conclude(formats, hall.facts);
    expect(standings[0]).toEqual({ place: 1, player: 'p1', state: 'active', criteria: [], why: [] });
    expect(rest).toEqual({ finished: false, winners: [], why: [], through: [] });
  });

  test('[DK-9] behind the stage being played stand those whom the earlier one left behind, level where they were', () => {
    const hall = inTheRace();
    const [first, second, third, fourth] = rows(hall);
    expect([first?.slice(1), second?.slice(1)]).toEqual([' 1 active', ' 1 active']);
    expect([third?.slice(1), fourth?.slice(1)]).toEqual([' 3 eliminated', ' 3 eliminated']);
    const [row] = conclude(formats, hall.facts).standings;
    expect(row?.why).toHaveLength(2); // of the race, and of the matches before it
  });

  test('[DK-9] places among those left behind count everyone above', () => {
    const hall = new Hall('toy-final', 'abcdef', { formats }).begin().playOut('abcdef').over().draw();
    expect(rows(hall).map((row) => row.slice(1))).toEqual([
      ' 1 active',
      ' 1 active',
      ' 3 eliminated',
      ' 4 eliminated',
      ' 4 eliminated',
      ' 4 eliminated',
    ]);
  });

  test('[HK-25] the last place of a stage may be one more than its number of players; the next follows it', () => {
    const hall = inTheRace();
    const [one = '', other = ''] = hall.facts.stages[1]?.seeds ?? [];
    const standing = { state: 'active', criteria: [], why: [] } as const;
    const standings = [
      { ...standing, player: one, place: 2 },
      { ...standing, player: other, place: 3 },
      { ...standing, player: 'p9', place: 4 },
    ];
    const empty: Formats = {
      ...formats,
      rulebook: (name, version) => {
        const rulebook = formats.rulebook(name, version);
        return name === 'toy-race' ? { ...rulebook, standings: () => standings } : rulebook;
      },
    };
    expect(conclude(empty, hall.facts).standings.map(({ place }) => place)).toEqual([2, 3, 4, 5, 5]);
    expect(standings).toHaveLength(3);
    const none: Formats = {
      ...empty,
      rulebook: (name, version) => ({
        ...empty.rulebook(name, version),
        ...(name === 'toy-race' && {
          standings: () => [],
        }),
      }),
    };
    // Two who won, then two who lost.
    expect(
      conclude(none, hall.facts)
        .standings.map(({ place }) => place)
        .sort(),
    ).toEqual([1, 1, 3, 3]);
  });

  test('says why it ended and who is through, as the stage being played has it', () => {
    const { facts } = inTheRace();
    const why = [{ rule: 'TOY-1', code: 'drawn', figures: {} }] as const;
    const said: Formats = {
      ...formats,
      rulebook: (name, version) => ({
        ...formats.rulebook(name, version),
        conclude: () => ({ finished: false, winners: ['p1'], why, through: ['p2'] }),
      }),
    };
    expect(conclude(said, facts)).toMatchObject({ finished: false, winners: [], why, through: ['p2'] });
  });

  test('who left in the earlier stage is still one who left', () => {
    const hall = final().begin();
    hall.must({ type: 'DropPlayer', player: hall.id('d') });
    hall.playOut('abcd').close();
    hall.draw();
    expect(rows(hall).find((row) => row.startsWith('d'))).toMatch(/^d \d dropped$/);
  });

  test('[DK-5] a tournament is over with its last stage, or when it is ended; until then nobody has won', () => {
    const hall = inTheRace();
    expect(conclude(formats, hall.facts)).toMatchObject({ finished: false, winners: [] });
    const [one = '', other = ''] = hall.last.tables[0]?.seats ?? [];
    const seats = hall.names([one, other]);
    hall.report(`${seats} 1-0`);
    hall.report(`${seats} 1-0`);
    hall.close();
    expect(conclude(formats, hall.facts)).toMatchObject({ finished: true, winners: [one] });
    expect(conclude(formats, hall.facts).standings[0]).toMatchObject({ player: one, place: 1 });
    const early = final().begin();
    early.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(conclude(formats, early.facts).finished).toBe(true);
  });

  test('[HK-25] where nobody has won nobody stands at place 1', () => {
    const hall = final().begin();
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(conclude(formats, hall.facts).winners).toEqual([]);
    expect(rows(hall).map((row) => row.split(' ')[1])).toEqual(['2', '2', '2', '2']);
    const played = final().begin().playOut('abcd');
    played.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(rows(played).map((row) => row.split(' ')[1])).toEqual(['2', '2', '3', '3']);
  });

  test('[DK-5] nor is it over while a game is open, even where the last stage is decided', () => {
    const { facts } = new Hall('toy-knock', 'abcd', { formats }).begin();
    const done = { finished: true, winners: ['p1'], why: [], through: [] };
    const decided: Formats = {
      ...formats,
      rulebook: (name, version) => ({ ...formats.rulebook(name, version), conclude: () => done }),
    };
    expect(conclude(decided, facts)).toMatchObject({ finished: false, winners: [] });
    const [open] = facts.rounds;
    const round = assertDefined(open, 'round');
    const closed = { ...round, state: 'closed' as const, open: 0 };
    const over = (...rounds: Round[]) => conclude(decided, { ...facts, rounds }).finished;
    expect(over(closed, { ...round, number: 2 })).toBe(false);
    expect(over(closed, { ...round, number: 2, state: 'draft' })).toBe(true);
    // A stage that is complete is not the tournament.
    expect(conclude(decided, final().begin().playOut('abcd').over().facts).finished).toBe(false);
  });
});

test('[GR-11] live ratings are those of the stage that keeps them', () => {
  const rated = new Hall('groups', 'abc', { config: { ratings: 'glicko2', autoAdvance: false } }).begin();
  expect(derive(real, rated.facts).ratings?.size ?? 0).toBe(0);
  rated.report(`${rated.names(rated.last.tables[0]?.seats ?? [])} 1-0`);
  expect(derive(real, rated.facts).ratings?.size).toBe(2);
  expect(derive(formats, inTheRace().facts).ratings).toBeUndefined();
  const second: Formats = {
    ...formats,
    rulebook: (name, version) => {
      const rulebook = formats.rulebook(name, version);
      const ratings = ({ roundsBefore }: History) => new Map([['p1', { rating: roundsBefore }]]);
      return name === 'toy-race' ? { ...rulebook, ratings } : rulebook;
    },
  };
  expect(derive(second, inTheRace().facts).ratings).toEqual(new Map([['p1', { rating: 1 }]]));
});
