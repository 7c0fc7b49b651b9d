import { expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { added, closedRound, factsOf, paired, published, recorded, tableOfTwo } from '../given.fixture.ts';
import type { Event } from '../index.ts';
import { changedBy } from './changed.ts';

const facts = factsOf(added('a', 'b'), ...closedRound(1, ['ab']), paired(2, ['ab']), published(2));
const before = { about: 1, players: 1, standings: 1, clock: 1, rounds: new Map([[1, 1]]) };
/** The slices that are newer after the event, rounds by number. */
function newer(event: Event): string {
  const after = changedBy(before, event, 9, facts);
  const slices = (['about', 'players', 'standings', 'clock'] as const).filter((name) => after[name] === 9);
  return [...slices, ...[...after.rounds].flatMap(([round, at]) => (at === 9 ? [round] : []))].join(' ');
}
const at = { round: 2, match: 1, game: 1 };
const whole = 'about players standings clock 1 2';

test.each<[Event, string]>([
  [{ type: 'CheckedIn', players: ['a'], present: true }, ''],
  [{ type: 'TableFixed', player: 'a', table: 1 }, ''],
  [{ type: 'KeptApart', players: ['a', 'b'], apart: true }, ''],
  [{ type: 'ResultProposed', ...at, player: 'a', outcome: outcome('1-0'), at: 1 }, ''],
  [{ type: 'ResultDisputed', ...at, player: 'a', at: 1 }, ''],
  [{ type: 'ReportsDismissed', ...at }, ''],
  [{ type: 'OutcomeContested', ...at, outcome: outcome('1-0') }, ''],
  [{ type: 'OutcomeUpheld', ...at }, ''],
  [paired(2, ['ab']), ''],
  [{ type: 'DraftAdjusted', round: 2, tables: [], byes: [], findings: [] }, ''],
  [{ type: 'Overridden', round: 2, override: { reason: 'r', accepted: [] } }, ''],
  [{ type: 'DraftDiscarded', round: 2 }, ''],
  [{ type: 'EventDescribed', venue: 'Hall' }, 'about'],
  [{ type: 'RoundClockStarted', round: 2, at: 1, duration: 5 }, 'clock'],
  [{ type: 'RoundClockPaused', round: 2, at: 1 }, 'clock'],
  [{ type: 'RoundClockExtended', round: 2, at: 1, by: 1 }, 'clock'],
  [recorded(2, 1, outcome('1-0'), 5), 'about standings 2'],
  [{ type: 'OutcomeCorrected', ...at, outcome: outcome('1-0') }, 'about standings 2'],
  [{ type: 'OutcomeRemoved', ...at, at: 1 }, 'about standings 2'],
  [{ type: 'GameAdded', round: 2, match: 1, game: { kind: 'regular' } }, 'about players standings 2'],
  [{ type: 'GamesCancelled', round: 2, match: 1, from: 2 }, 'about players standings 2'],
  [{ type: 'MatchMoved', round: 2, match: 1, table: 3 }, 'about players standings 2'],
  [
    { type: 'TableOpened', round: 2, edition: 1, stage: 0, roundKind: 'x', at: 1, table: tableOfTwo('ab', 2) },
    'about players standings 2',
  ],
  [published(2), 'about players standings 2'],
  [{ type: 'RoundReopened', round: 2 }, 'about players standings 2'],
  [{ type: 'RoundClosed', round: 2 }, 'about players standings clock 2'],
  [{ type: 'PlayerDropped', player: 'a' }, whole],
  [{ type: 'Unwound', toRound: 1 }, whole],
  [{ type: 'EntryUndone', version: 1 }, whole],
])('[DK-10] %j changes: %s', (event, slices) => {
  expect(newer(event)).toBe(slices);
  // What was changed before is not forgotten.
  expect(changedBy(before, event, 9, facts).rounds.has(1)).toBe(true);
});

test('of a list of results only the first changes anything, unless one of its slices is still older', () => {
  const event = recorded(2, 1, outcome('1-0'), 5);
  const first = changedBy(before, event, 9, facts);
  expect(changedBy(first, recorded(2, 2, outcome('1-0'), 6), 9, facts)).toBe(first);
  for (const older of [{ about: 8 }, { standings: 8 }, { rounds: new Map([[1, 9]]) }]) {
    expect(changedBy({ ...first, ...older }, event, 9, facts)).toMatchObject({ about: 9, standings: 9 });
    expect(changedBy({ ...first, ...older }, event, 9, facts).rounds.get(2)).toBe(9);
  }
  const closed = changedBy(first, { type: 'RoundClosed', round: 2 }, 9, facts);
  expect(closed.rounds).toBe(first.rounds);
});
