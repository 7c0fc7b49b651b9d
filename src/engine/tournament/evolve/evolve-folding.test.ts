import { describe, expect, test } from 'vitest';
import { Hall, outcome } from '../../../../test/hall.ts';
import { assertDefined } from '../../../kit/index.ts';
import { added, closedRound, paired, published, tableOfTwo } from '../given.fixture.ts';
import type { Entry, Event } from '../index.ts';
import { emptyState } from '../state.ts';
import { apply, evolve, evolveFacts, evolveIssued, Folding, fold } from './evolve.ts';

describe('what has been given out', () => {
  test('player numbers, editions and publications only rise', () => {
    const seen = [
      added('p2', 'p5', 'p3'),
      { ...paired(1, ['ab']), edition: 2 },
      paired(1, ['ab']),
      published(1, 3),
      published(1, 2),
    ].reduce((issued, event) => evolveIssued(issued, event), emptyState.issued);
    expect(seen).toEqual({ players: 5, editions: new Map([[1, 3]]), published: new Map([[1, 3]]) });
    expect(evolveIssued(seen, added('p4')).players).toBe(5);
    expect(evolveIssued(seen, { type: 'Started' })).toBe(seen);
  });

  test('drawing publishes nothing; opening a table does', () => {
    const drawn = evolveIssued(emptyState.issued, paired(2, ['ab']));
    expect(drawn).toEqual({ players: 0, editions: new Map([[2, 1]]), published: new Map() });
    const opened = evolveIssued(drawn, {
      type: 'TableOpened',
      round: 3,
      edition: 2,
      stage: 0,
      roundKind: 'x',
      at: 1,
      table: tableOfTwo('ab', 1),
    });
    expect([opened.editions.get(3), opened.published.get(3), opened.published.get(2)]).toEqual([2, 2, undefined]);
    expect(evolveIssued(opened, paired(2, ['cd'])).editions).toBe(opened.editions);
  });
});

describe('folding', () => {
  const hall = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
  hall.report('ab 1-0');
  const version = hall.state.log.length;
  hall.must({ type: 'Undo', version });
  const entries = hall.state.log.slice();

  test('a log gives the state it came from, in one go or entry by entry', () => {
    const folding = new Folding();
    expect(folding.state).toBe(emptyState);
    for (const entry of entries) folding.take(entry);
    for (const state of [fold(entries), folding.state]) {
      expect(state.facts).toEqual(hall.facts);
      expect(state.issued).toEqual(hall.state.issued);
      expect(state.log.length).toBe(entries.length);
    }
    const before = fold(entries.slice(0, -1));
    expect(apply(before, assertDefined(entries.at(-1), 'entry')).facts).toEqual(hall.facts);
  });

  test('results that wait for each other come to the same as one by one, whenever somebody looks', () => {
    const played = [...closedRound(1, ['ab', 'cd']), paired(2, ['ac', 'bd']), published(2)];
    const results = Array.from({ length: 600 }, (_, index): Event => {
      const place = { round: index % 200 < 152 ? 2 : 1, match: 1 + (index % 2), game: 1 };
      return index % 4 < 2
        ? { type: 'OutcomeRecorded', ...place, outcome: outcome('1-0'), completedAt: index }
        : { type: 'OutcomeRemoved', ...place, at: index };
    });
    const long = Array.from({ length: 1200 }, (_, index): Event => {
      const place = { round: 2, match: 1, game: 1 };
      return index % 2 === 0
        ? { type: 'OutcomeRecorded', ...place, outcome: outcome('½'), completedAt: index }
        : { type: 'OutcomeRemoved', ...place, at: index };
    });
    const all = [added('a', 'b', 'c', 'd'), ...played, ...results, ...long].map(
      (event, index): Entry => ({
        version: index + 1,
        commandId: `c${index}`,
        at: index,
        by: 'desk',
        command: { type: 'Start' },
        events: [event],
        hash: '',
      }),
    );
    const folding = new Folding();
    let state = emptyState;
    for (const entry of all) {
      folding.take(entry);
      state = apply(state, entry);
      if (entry.version % 97 === 0) expect(folding.state).toEqual(state);
    }
    expect(folding.state).toEqual(state);
  });

  test('an undone entry is as if it had never been; what was given out stays', () => {
    const before = fold(entries.slice(0, version - 1));
    const recordedThen = fold(entries.slice(0, version));
    expect(recordedThen.facts.recorded).toBe(1);
    expect(hall.facts).toEqual(before.facts);
    expect(evolve(recordedThen, { type: 'EntryUndone', version }).facts).toEqual(before.facts);
  });

  test('an erasure and an undo are no facts of their own', () => {
    const erased: Event = { type: 'PersonErased', player: 'p1', before: 'x', after: 'y' };
    expect(evolveFacts(hall.facts, erased)).toBe(hall.facts);
    expect(evolveFacts(hall.facts, { type: 'EntryUndone', version })).toBe(hall.facts);
    expect(() => evolveFacts(hall.facts, { type: 'Unheard' } as unknown as Event)).toThrow();
  });
});
