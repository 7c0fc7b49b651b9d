import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { formats } from '../../formats/index.ts';
import { added, closedRound, factsOf, paired, published, recorded, tableOfTwo } from '../given.fixture.ts';
import { derive, type Event, playedOut, type Table } from '../index.ts';
import { type Facts, noFacts } from '../state.ts';
import { evolveFacts } from './evolve.ts';

/** A field that no code has heard of stays on everything that an event does not replace as a whole. */

const mark = { unheardOf: true };
const marked = <Item extends object>(item: Item): Item => ({ ...item, ...mark });

const markedTable = (table: Table): Table =>
  marked({
    ...table,
    proposals: table.proposals.map(marked),
    games: table.games.map((game) => marked({ ...game, ...(game.recorded && { recorded: marked(game.recorded) }) })),
  });

const marks = (facts: Facts): Facts => ({
  ...marked(facts),
  about: facts.about && marked(facts.about),
  players: new Map([...facts.players].map(([id, player]) => [id, marked(player)])),
  stages: facts.stages.map(marked),
  lots: facts.lots.map(marked),
  clock: facts.clock && marked(facts.clock),
  rounds: facts.rounds.map((round) => marked({ ...round, tables: round.tables.map(markedTable) })),
});

const at = { round: 2, match: 1, game: 1 };
const drawn = marked({ ...tableOfTwo('ab', 1), games: [marked({ kind: 'regular' as const })] });
const settings = { selfReport: true, selfRegistration: false, approval: false, listed: true };
const about = { id: 't', name: 'Cup', format: 'swiss', config: {}, settings, secret: 's', rulesVersion: 1 };
const draw = { name: 'lots', key: 'key' };

/** Round 1 is closed; in round 2 the first game is recorded and the second is not; round 3 is a draft. */
const base = factsOf(
  { type: 'TournamentCreated', ...about },
  added('a', 'b', 'c', 'd'),
  { type: 'StagesPlanned', stages: [{ rulebook: 'swiss', config: {} }] },
  { type: 'LotsDrawn', purpose: 'seeds', order: ['a'], after: 0, draw },
  ...closedRound(1, ['ab', 'cd']),
  paired(2, ['ac', 'bd']),
  published(2),
  recorded(2, 1, outcome('1-0'), 50),
  { type: 'ResultProposed', round: 2, match: 2, game: 1, player: 'b', outcome: outcome('1-0'), at: 60 },
  { type: 'PlayerDropped', player: 'd' },
  { type: 'RoundClockStarted', round: 2, at: 5, duration: 60 },
  paired(3, ['ad', 'bc']),
);

const events: { readonly [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  TournamentCreated: { type: 'TournamentCreated', ...marked(about) },
  Configured: { type: 'Configured', name: 'Open', config: {}, settings },
  EventDescribed: { type: 'EventDescribed', venue: 'Hall' },
  Started: { type: 'Started' },
  EndedEarly: { type: 'EndedEarly' },
  Reopened: { type: 'Reopened' },
  PlayersAdded: { type: 'PlayersAdded', players: [marked({ id: 'e', name: 'E', approved: true })] },
  PlayerApproved: { type: 'PlayerApproved', player: 'a' },
  PlayerEdited: { type: 'PlayerEdited', player: 'a', name: 'Ann' },
  PlayerRemoved: { type: 'PlayerRemoved', player: 'a' },
  CheckedIn: { type: 'CheckedIn', players: ['a'], present: true },
  PlayerDropped: { type: 'PlayerDropped', player: 'a' },
  PlayerReinstated: { type: 'PlayerReinstated', player: 'd' },
  TableFixed: { type: 'TableFixed', player: 'a', table: 3 },
  KeptApart: { type: 'KeptApart', players: ['a', 'b'], apart: true },
  AbsencesAnnounced: { type: 'AbsencesAnnounced', player: 'a', absences: [{ from: 4, to: 4, bye: 'half' }] },
  PointsAdjusted: { type: 'PointsAdjusted', player: 'a', by: -1000, reason: 'late' },
  SeedsSet: { type: 'SeedsSet', seeds: ['b', 'a'] },
  StagesPlanned: { type: 'StagesPlanned', stages: [marked({ rulebook: 'swiss', config: {} })] },
  LotsDrawn: { type: 'LotsDrawn', ...marked({ purpose: 'seeds', order: ['b'], after: 2, draw }) },
  HandedOver: { type: 'HandedOver', stage: 0, seeds: ['a', 'b'] },
  RoundPaired: { ...marked(paired(3, [])), tables: [drawn] },
  DraftAdjusted: { type: 'DraftAdjusted', round: 3, tables: [drawn], byes: [], findings: [] },
  Overridden: { type: 'Overridden', round: 3, override: { reason: 'r', accepted: [] } },
  DraftDiscarded: { type: 'DraftDiscarded', round: 3 },
  RoundPublished: { type: 'RoundPublished', round: 3, edition: 1, at: 3000 },
  RoundUnpublished: { type: 'RoundUnpublished', round: 2 },
  TableOpened: {
    type: 'TableOpened',
    round: 2,
    edition: 1,
    stage: 0,
    roundKind: 'x',
    at: 70,
    table: { ...drawn, match: 3 },
  },
  GameAdded: { type: 'GameAdded', round: 2, match: 1, game: marked({ kind: 'regular' as const }) },
  GamesCancelled: { type: 'GamesCancelled', round: 2, match: 2, from: 1 },
  MatchMoved: { type: 'MatchMoved', round: 2, match: 1, table: 9 },
  RoundClosed: { type: 'RoundClosed', round: 2 },
  RoundReopened: { type: 'RoundReopened', round: 1 },
  RematchesAllowed: { type: 'RematchesAllowed', round: 3 },
  FinalGameCalled: { type: 'FinalGameCalled', after: 2 },
  RoundsSet: { type: 'RoundsSet', rounds: 5 },
  Unwound: { type: 'Unwound', toRound: 2 },
  RoundClockStarted: { type: 'RoundClockStarted', round: 2, at: 6, duration: 60 },
  RoundClockPaused: { type: 'RoundClockPaused', round: 2, at: 6 },
  RoundClockExtended: { type: 'RoundClockExtended', round: 2, at: 6, by: 60 },
  OutcomeRecorded: { type: 'OutcomeRecorded', ...at, match: 2, outcome: outcome('½'), completedAt: 80 },
  OutcomeCorrected: { type: 'OutcomeCorrected', ...at, outcome: outcome('½') },
  OutcomeRemoved: { type: 'OutcomeRemoved', ...at, at: 80 },
  OutcomeContested: { type: 'OutcomeContested', ...at, outcome: outcome('½') },
  OutcomeUpheld: { type: 'OutcomeUpheld', ...at },
  ResultProposed: { type: 'ResultProposed', ...at, match: 2, player: 'd', outcome: outcome('½'), at: 80 },
  ResultDisputed: { type: 'ResultDisputed', ...at, match: 2, player: 'd', at: 80 },
  ReportsDismissed: { type: 'ReportsDismissed', ...at, match: 2 },
  PersonErased: { type: 'PersonErased', player: 'a', before: 'x', after: 'y' },
  EntryUndone: { type: 'EntryUndone', version: 1 },
};

/** Where the mark is missing. Results, reports and clocks are written anew by the event that brings them. */
function unmarked(facts: Facts, but: readonly string[] = []): string[] {
  const found: string[] = [];
  const look = (name: string, item: object | undefined) => {
    if (item && !('unheardOf' in item) && !but.includes(name)) found.push(name);
  };
  look('facts', facts);
  look('about', facts.about);
  look('clock', facts.clock);
  for (const [id, player] of facts.players) look(`player ${id}`, player);
  for (const [index, stage] of facts.stages.entries()) look(`stage ${index}`, stage);
  for (const [index, lots] of facts.lots.entries()) look(`lots ${index}`, lots);
  for (const round of facts.rounds) {
    look(`round ${round.number}`, round);
    for (const table of round.tables) {
      const place = `r${round.number}.t${table.match}`;
      look(place, table);
      for (const report of table.proposals) look(`${place} report of ${report.player}`, report);
      for (const [index, game] of table.games.entries()) {
        look(`${place}.g${index + 1}`, game);
        look(`${place}.g${index + 1} result`, game.recorded);
      }
    }
  }
  return found;
}

const written: Partial<Record<Event['type'], string>> = {
  RoundClockStarted: 'clock',
  OutcomeRecorded: 'r2.t2.g1 result',
  ResultProposed: 'r2.t2 report of d',
  ResultDisputed: 'r2.t2 report of d',
};

describe('a field that no code has heard of', () => {
  test('is missing where nobody wrote it', () => {
    expect(unmarked(noFacts)).toEqual(['facts']);
    expect(unmarked(marks(base))).toEqual([]);
    expect(unmarked(base)).toContain('r2.t1.g1 result');
  });

  test.each(Object.values(events))('stays on every fact: $type', (event) => {
    expect(unmarked(evolveFacts(marks(base), event), [written[event.type] ?? ''])).toEqual([]);
  });

  test('stays in a round that is played out at once', () => {
    const place = { round: 2, edition: 1, match: 2, game: 1 };
    const facts = marks(evolveFacts(base, { type: 'DraftDiscarded', round: 3 }));
    const after = playedOut(derive(formats, facts), [{ place, outcome: outcome('½') }], 90);
    expect(after.rounds[1]?.state).toBe('closed');
    expect(unmarked(after, ['r2.t2.g1 result'])).toEqual([]);
  });
});
