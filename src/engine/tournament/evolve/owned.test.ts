import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../../../test/hall.ts';
import { certain } from '../../../kit/index.ts';
import { added, closedRound, paired, published, recorded } from '../given.fixture.ts';
import type { Entry, Event, State } from '../index.ts';
import type { Game } from '../model.ts';
import { emptyState } from '../state.ts';
import { evolve, Folding } from './evolve.ts';
import { Owned, Unseen } from './owned.ts';

/** Whoever writes into what the log holds is stopped. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const base = frozen([
  added('a', 'b', 'c', 'd'),
  ...closedRound(1, ['ab', 'cd']),
  paired(2, ['ac', 'bd']),
  published(2),
]);
const begun = (): State => base.reduce((state, event) => evolve(state, event), emptyState);

/** What may happen next at a game; the number chooses. */
function nextAt(state: State, round: number, match: number, choice: number, at: number): Event {
  const table = certain(state.facts.rounds[round - 1]?.tables[match - 1], 'table');
  const game = table.games.length;
  const last: Game = certain(table.games[game - 1], 'game');
  const place = { round, match, game };
  const result = outcome(choice % 2 === 0 ? '1-0' : '½');
  const always: Event[] = [
    { type: 'MatchMoved', round, match, table: 10 + choice },
    { type: 'ResultProposed', ...place, player: certain(table.seats[choice % 2], 'seat'), outcome: result, at },
    { type: 'ReportsDismissed', ...place },
    { type: 'GameAdded', round, match, game: { kind: 'regular', white: choice % 2, black: 1 - (choice % 2) } },
    { type: 'RoundClosed', round },
    { type: 'RoundReopened', round },
    { type: 'CheckedIn', players: ['a'], present: choice % 2 === 0 },
  ];
  const here: Event[] = last.recorded
    ? [
        { type: 'OutcomeCorrected', ...place, outcome: result },
        { type: 'OutcomeRemoved', ...place, at },
        { type: 'OutcomeContested', ...place, outcome: result },
        { type: 'OutcomeUpheld', ...place },
      ]
    : [{ type: 'OutcomeRecorded', ...place, outcome: result, completedAt: at }];
  const more: Event[] =
    game > 1 && !last.recorded ? [{ type: 'GamesCancelled', round, match, from: game }] : [...here, ...here];
  const all = [...always, ...here, ...more];
  return certain(all[choice % all.length], 'event');
}

const entryOf = (event: Event, version: number): Entry => ({
  version,
  commandId: `c${version}`,
  at: version,
  by: 'desk',
  command: { type: 'Start' },
  events: [event],
  hash: `${version}`,
});

describe('what a fold writes into', () => {
  test('comes to the same as copies, event by event, and is never the log’s', () => {
    const step = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 }), fc.nat({ max: 60 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.nat({ max: 40 }), (steps, lookAt) => {
        const owned = new Unseen();
        const folding = new Folding();
        for (const [at, event] of base.entries()) folding.take(entryOf(event, at + 1));
        let copied = begun();
        let written = begun();
        let looked: { readonly state: State; readonly copy: State } | undefined;
        for (const [at, [round, match, choice]] of steps.entries()) {
          const event = frozen(nextAt(copied, round, match, choice, 100 + at));
          copied = evolve(copied, event);
          written = evolve(written, event, owned);
          expect(written.facts).toEqual(copied.facts);
          expect(written.changed).toEqual(copied.changed);
          folding.take(entryOf(event, base.length + at + 1));
          if (at === lookAt) looked = { state: folding.state, copy: copied };
        }
        expect(folding.state.facts).toEqual(copied.facts);
        if (looked) expect(looked.state.facts).toEqual(looked.copy.facts);
      }),
    );
  });

  test('is, where nobody looks, the round with its tables; else its lists alone', () => {
    const state = begun();
    const [first, second] = [recorded(2, 1, outcome('1-0'), 50), recorded(2, 2, outcome('1-0'), 60)];
    for (const [owned, same] of [[new Unseen(), true] as const, [new Owned(), false] as const]) {
      const once = evolve(state, first, owned);
      const round = once.facts.rounds[1];
      const table = round?.tables[0];
      expect(state.facts.rounds[1]?.tables[0]?.games[0]?.recorded).toBeUndefined();
      expect(state.changed.rounds.get(2)).toBe(1);
      const twice = evolve(once, second, owned);
      expect(twice.facts.rounds).toBe(once.facts.rounds);
      expect(twice.facts === once.facts).toBe(same);
      expect(twice.facts.rounds[1] === round).toBe(same);
      expect(twice.facts.rounds[1]?.tables).toBe(round?.tables);
      const corrected = evolve(twice, { type: 'OutcomeRemoved', round: 2, match: 1, game: 1, at: 70 }, owned);
      expect(corrected.facts.rounds[1]?.tables[0] === table).toBe(same);
      expect(corrected.facts.rounds[1]?.open).toBe(1);
    }
  });

  test('is not what was looked at', () => {
    const folding = new Folding();
    for (const [at, event] of [...base, recorded(2, 1, outcome('1-0'), 50)].entries()) {
      folding.take(entryOf(event, at + 1));
    }
    const { facts, changed } = folding.state;
    const before = structuredClone({ facts, changed });
    folding.take(entryOf(recorded(2, 2, outcome('1-0'), 60), base.length + 2));
    expect({ facts, changed }).toEqual(before);
    expect(folding.state.facts.rounds[1]?.open).toBe(0);
  });
});
