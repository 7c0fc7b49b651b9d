import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { added, closedRound, factsOf, paired, published, recorded, tableOfTwo } from '../given.fixture.ts';
import type { Event } from '../index.ts';
import { noFacts } from '../state.ts';
import { evolveFacts } from './evolve.ts';

const created: Event = {
  type: 'TournamentCreated',
  id: 'T',
  name: 'Cup',
  format: 'groups',
  config: { a: 1 },
  settings: { selfReport: false, selfRegistration: false, approval: false, listed: true },
  secret: 's',
  rulesVersion: 1,
};
const { type: _, ...about } = created;
const players = added('a', 'b', 'c', 'd');

describe('the tournament', () => {
  test('is what it was created as, and what was configured since', () => {
    expect(factsOf(created).about).toEqual(about);
    const settings = { ...about.settings, listed: false };
    const configured = factsOf(created, { type: 'Configured', name: 'Open', config: { a: 2 }, settings });
    expect(configured.about).toEqual({ ...about, name: 'Open', config: { a: 2 }, settings });
  });

  test('without one there is nothing to configure', () => {
    const { settings, name, config } = about;
    expect(() => factsOf({ type: 'Configured', name, config, settings })).toThrow('tournament');
  });

  test('[DK-24] what is announced is said whole each time', () => {
    const said = factsOf({ type: 'EventDescribed', venue: 'Hall', firstDay: '2027-03-14' });
    expect(said.event).toEqual({ venue: 'Hall', firstDay: '2027-03-14' });
    expect(evolveFacts(said, { type: 'EventDescribed', venue: 'Club' }).event).toEqual({ venue: 'Club' });
    expect(evolveFacts(said, { type: 'EventDescribed' }).event).toBeUndefined();
  });

  test('starts, ends early and opens again', () => {
    expect(noFacts).toMatchObject({ started: false, ended: false });
    expect(factsOf({ type: 'Started' }).started).toBe(true);
    const ended = factsOf({ type: 'Started' }, { type: 'EndedEarly' });
    expect(ended.ended).toBe(true);
    expect(evolveFacts(ended, { type: 'Reopened' })).toMatchObject({ started: true, ended: false });
  });

  test('stages, seeds, lots, and what the organiser decided', () => {
    const stages = [
      { rulebook: 'x', config: {} },
      { rulebook: 'y', config: {} },
    ];
    const lots = { purpose: 'seat', order: ['b', 'a'], after: 1, draw: { name: 'n', key: 'k' } };
    const facts = factsOf(
      { type: 'StagesPlanned', stages },
      { type: 'HandedOver', stage: 1, seeds: ['a'] },
      { type: 'LotsDrawn', ...lots },
      { type: 'LotsDrawn', ...lots, purpose: 'other' },
      { type: 'SeedsSet', seeds: ['b', 'a'] },
      { type: 'RematchesAllowed', round: 3 },
      { type: 'FinalGameCalled', after: 4 },
      { type: 'RoundsSet', rounds: 5 },
    );
    expect(facts.stages).toEqual([stages[0], { ...stages[1], seeds: ['a'] }]);
    expect(facts.lots).toEqual([lots, { ...lots, purpose: 'other' }]);
    expect(facts).toMatchObject({
      stage: 1,
      manualSeeds: ['b', 'a'],
      rematchesAllowedFor: 3,
      finalGameAfter: 4,
      roundsSet: 5,
    });
    expect(evolveFacts(facts, { type: 'StagesPlanned', stages })).toMatchObject({ stage: 0, stages });
  });
});

describe('people', () => {
  const player = (id: string, ...events: Event[]) => factsOf(players, ...events).players.get(id);

  test('come in after the rounds that were drawn, approved or not', () => {
    const facts = factsOf(players, ...closedRound(1, ['ab', 'cd']), {
      type: 'PlayersAdded',
      players: [{ id: 'e', name: 'E', approved: false, club: 'Oslo' }],
    });
    expect(facts.players.get('a')).toEqual({
      id: 'a',
      name: 'Name of a',
      approved: true,
      checkedIn: false,
      stays: [{ after: 0 }],
    });
    expect(facts.players.get('e')).toMatchObject({ approved: false, club: 'Oslo', stays: [{ after: 1 }] });
    const approved = [...closedRound(2, ['ac', 'bd']), { type: 'PlayerApproved', player: 'e' } as const].reduce(
      (before, event) => evolveFacts(before, event),
      facts,
    );
    expect(approved.players.get('e')).toMatchObject({ approved: true, stays: [{ after: 2 }] });
  });

  test('edited: what is not said is gone, what others wrote stays', () => {
    const full: Event = {
      type: 'PlayerEdited',
      player: 'a',
      name: 'Ann',
      club: 'Oslo',
      rating: { rating: 150_000 },
      externalId: 'x',
      metadata: { k: 'v' },
    };
    const fixed: Event = { type: 'TableFixed', player: 'a', table: 7 };
    expect(player('a', fixed, full)).toMatchObject({
      id: 'a',
      name: 'Ann',
      club: 'Oslo',
      externalId: 'x',
      fixedTable: 7,
    });
    expect(player('a', fixed, full, { type: 'PlayerEdited', player: 'a', name: 'Ann' })).toEqual({
      id: 'a',
      name: 'Ann',
      approved: true,
      checkedIn: false,
      stays: [{ after: 0 }],
      fixedTable: 7,
    });
  });

  test('removed, they are kept apart from nobody', () => {
    const facts = factsOf(
      players,
      { type: 'KeptApart', players: ['a', 'b'], apart: true },
      { type: 'KeptApart', players: ['c', 'd'], apart: true },
      { type: 'PlayerRemoved', player: 'a' },
    );
    expect([...facts.players.keys()]).toEqual(['b', 'c', 'd']);
    expect(facts.keepApart).toEqual([['c', 'd']]);
  });

  test('kept apart once, whichever way round; and no longer', () => {
    const apart = (a: string, b: string, kept = true): Event => ({ type: 'KeptApart', players: [a, b], apart: kept });
    const facts = factsOf(players, apart('a', 'b'), apart('a', 'c'), apart('b', 'a'));
    expect(facts.keepApart).toEqual([
      ['a', 'c'],
      ['b', 'a'],
    ]);
    expect(evolveFacts(facts, apart('a', 'b', false)).keepApart).toEqual([['a', 'c']]);
  });

  test('checked in, and not', () => {
    const facts = factsOf(players, { type: 'CheckedIn', players: ['a', 'c'], present: true });
    expect([...facts.players.values()].map(({ checkedIn }) => checkedIn)).toEqual([true, false, true, false]);
    const away = evolveFacts(facts, { type: 'CheckedIn', players: ['a'], present: false });
    expect(away.players.get('a')?.checkedIn).toBe(false);
    expect(() => evolveFacts(facts, { type: 'CheckedIn', players: ['z'], present: true })).toThrow('player z');
  });

  test('[HK-14] a drop knows how many rounds were drawn and how many closed', () => {
    const drawn = [...closedRound(1, ['ab', 'cd']), paired(2, ['ac', 'bd']), published(2)];
    const dropped = player('a', ...drawn, { type: 'PlayerDropped', player: 'a' });
    expect(dropped?.stays).toEqual([{ after: 0, left: { after: 2, closed: 1 } }]);
    const returned = player(
      'a',
      ...drawn,
      { type: 'PlayerDropped', player: 'a' },
      { type: 'PlayerReinstated', player: 'a' },
    );
    expect(returned).toEqual({
      id: 'a',
      name: 'Name of a',
      approved: true,
      checkedIn: false,
      stays: [{ after: 0, left: { after: 2, closed: 1 } }, { after: 2 }],
    });
    const again = player(
      'a',
      ...drawn,
      { type: 'PlayerDropped', player: 'a' },
      { type: 'PlayerReinstated', player: 'a' },
      { type: 'PlayerDropped', player: 'a' },
    );
    expect(again?.stays.at(-1)).toEqual({ after: 2, left: { after: 2, closed: 1 } });
  });

  test('a table is fixed, and free again', () => {
    expect(player('a', { type: 'TableFixed', player: 'a', table: 4 })?.fixedTable).toBe(4);
    const free = player(
      'a',
      { type: 'TableFixed', player: 'a', table: 4 },
      { type: 'TableFixed', player: 'a', table: null },
    );
    expect(free && 'fixedTable' in free).toBe(false);
    expect(() => factsOf(players, { type: 'TableFixed', player: 'z', table: 4 })).toThrow('player z');
  });
});

describe('rounds', () => {
  test('a draft drawn again takes the place of the one before', () => {
    const facts = factsOf(players, ...closedRound(1, ['ab', 'cd']), paired(2, ['ac', 'bd']), paired(2, ['ad', 'bc']));
    expect(facts.rounds.map(({ number, tables }) => [number, tables[0]?.seats])).toEqual([
      [1, ['a', 'b']],
      [2, ['a', 'd']],
    ]);
  });

  test('adjusted by hand: tables, byes, findings; what was accepted is kept', () => {
    const override = { reason: 'agreed', accepted: [] };
    const adjusted: Event = {
      type: 'DraftAdjusted',
      round: 1,
      tables: [tableOfTwo('ac', 1, 5), { ...tableOfTwo('bd', 2), games: [{ kind: 'regular' }, { kind: 'regular' }] }],
      byes: ['e'],
      findings: [{ code: 'rematch', hard: true, players: ['a', 'c'], size: 1 }],
    };
    const facts = factsOf(players, paired(1, ['ab', 'cd']), { ...adjusted, override });
    expect(facts.rounds[0]).toMatchObject({
      tables: [{ seats: ['a', 'c'], number: 5, proposals: [] }, { seats: ['b', 'd'] }],
      byes: ['e'],
      findings: adjusted.findings,
      overrides: [override],
      open: 3,
    });
    expect(evolveFacts(facts, adjusted).rounds[0]?.overrides).toEqual([override]);
    const more = { reason: 'more', accepted: [] };
    expect(evolveFacts(facts, { type: 'Overridden', round: 1, override: more }).rounds[0]?.overrides).toEqual([
      override,
      more,
    ]);
  });

  test('[HK-14] a draft that is thrown away takes the hand-over to its stage with it', () => {
    const stages = [0, 1, 2].map((at) => ({ rulebook: `r${at}`, config: {} }));
    const before = [
      players,
      { type: 'StagesPlanned', stages } as const,
      ...closedRound(1, ['ab', 'cd']),
      { type: 'HandedOver', stage: 1, seeds: ['a', 'c'] } as const,
    ];
    const first = factsOf(...before, paired(2, ['ac'], 1), { type: 'DraftDiscarded', round: 2 });
    expect([first.rounds.length, first.stage, first.stages[1]]).toEqual([1, 0, stages[1]]);
    const second = factsOf(...before, ...closedRound(2, ['ac'], 1), paired(3, ['ac'], 1), {
      type: 'DraftDiscarded',
      round: 3,
    });
    expect([second.rounds.length, second.stage, second.stages[1]]).toEqual([2, 1, { ...stages[1], seeds: ['a', 'c'] }]);
    const third = factsOf(
      ...before.slice(0, -1),
      ...closedRound(2, ['ac', 'bd']),
      { type: 'HandedOver', stage: 1, seeds: ['a', 'c'] },
      ...closedRound(3, ['ac'], 1),
      paired(4, ['ac'], 1),
      { type: 'DraftDiscarded', round: 4 },
    );
    expect([third.rounds.length, third.stage]).toEqual([3, 1]);
    const only = factsOf(players, paired(1, ['ab']), { type: 'DraftDiscarded', round: 1 });
    expect([only.rounds, only.stage]).toEqual([[], 0]);
  });

  test('published, with edition and time; closed', () => {
    const facts = factsOf(players, paired(1, ['ab', 'cd']), published(1, 3));
    expect(facts.rounds[0]).toMatchObject({ state: 'published', edition: 3, publishedAt: 1000 });
    expect(evolveFacts(facts, { type: 'RoundClosed', round: 1 }).rounds[0]?.state).toBe('closed');
  });

  test('[HK-10] a match moves to another table', () => {
    const facts = factsOf(players, paired(1, ['ab', 'cd']), { type: 'MatchMoved', round: 1, match: 2, table: 9 });
    expect(facts.rounds[0]?.tables.map(({ match, number }) => [match, number])).toEqual([
      [1, 1],
      [2, 9],
    ]);
  });
});

describe('[DK-12] what players report', () => {
  const at = { round: 1, match: 1, game: 1 };
  const base = [players, paired(1, ['ab', 'cd']), published(1)];
  const says = (player: string, text: string, when = 5): Event => ({
    type: 'ResultProposed',
    ...at,
    player,
    outcome: outcome(text),
    at: when,
  });
  const proposals = (...events: Event[]) => factsOf(...base, ...events).rounds[0]?.tables[0]?.proposals;

  test('each has one word, the newest; a dispute is one', () => {
    expect(proposals(says('a', '1-0'), says('b', '0-1'), says('a', '½', 7))).toStrictEqual([
      { player: 'b', outcome: outcome('0-1'), at: 5 },
      { player: 'a', outcome: outcome('½'), at: 7 },
    ]);
    const dispute: Event = { type: 'ResultDisputed', ...at, player: 'b', at: 9 };
    expect(proposals(says('a', '1-0'), says('b', '1-0'), dispute)).toEqual([
      { player: 'a', outcome: outcome('1-0'), at: 5 },
      { player: 'b', outcome: 'disputed', at: 9 },
    ]);
    expect(proposals(says('a', '1-0'), { type: 'ReportsDismissed', ...at })).toEqual([]);
  });

  test('[HK-11] the moment of the device is kept where there is one', () => {
    expect(proposals({ ...says('a', '1-0'), enteredAt: 3 } as Event)).toEqual([
      { player: 'a', outcome: outcome('1-0'), at: 5, enteredAt: 3 },
    ]);
  });

  test('[HK-11] outcomes are counted; the newest time is known', () => {
    const facts = factsOf(...base, recorded(1, 1, outcome('1-0'), 90), recorded(1, 2, outcome('1-0'), 40));
    expect([facts.recorded, facts.lastCompletedAt]).toEqual([2, 90]);
    expect(facts.rounds[0]?.tables.map(({ games }) => games[0]?.recorded)).toStrictEqual([
      { outcome: outcome('1-0'), completedAt: 90, sequence: 1 },
      { outcome: outcome('1-0'), completedAt: 40, sequence: 2 },
    ]);
    const late = factsOf(...base, { ...recorded(1, 1, outcome('1-0'), 90), arrivedAt: 99_000 } as Event);
    expect(late.rounds[0]?.tables[0]?.games[0]?.recorded).toEqual({
      outcome: outcome('1-0'),
      completedAt: 90,
      sequence: 1,
      arrivedAt: 99_000,
    });
  });
});
