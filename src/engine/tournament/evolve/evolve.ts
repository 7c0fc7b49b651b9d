import { assertDefined, unreachable } from '../../../kit/index.ts';
import type { Log } from '../../log/index.ts';
import { adjusted, givenNoLater } from '../adjustments.ts';
import type { Entry, Event } from '../events.ts';

import type { Player } from '../model.ts';
import { comingBack, entering, leaving, noLaterThan } from '../presence.ts';
import { closedRounds, drawnRounds, emptyState, type Facts, type Issued, noFacts, type State } from '../state.ts';
import {
  isResult,
  openCount,
  pairedRound,
  type ResultEvent,
  reopened,
  tableDrawn,
  unwound,
  withContest,
  withOpenedTable,
  withResults,
  withRound,
  withTable,
} from './round.ts';

/** Folding never pairs and never scores. An unknown event is an error. */

function withPlayer(facts: Facts, id: string, change: (player: Player) => Player): Facts {
  const players = new Map(facts.players);
  players.set(id, change(assertDefined(players.get(id), `player ${id}`)));
  return { ...facts, players };
}

/** SW-15, DK-26: a clock does not run on after its round, or after the tournament. */
function withoutClock(facts: Facts, round?: number): Facts {
  if (!facts.clock || (round !== undefined && facts.clock.round !== round)) return facts;
  return { ...facts, clock: undefined };
}

export function evolveFacts(facts: Facts, event: Event): Facts {
  switch (event.type) {
    case 'OutcomeRecorded':
    case 'OutcomeCorrected':
    case 'OutcomeRemoved':
      return withResults(facts, event.round, [event]);
    case 'TournamentCreated': {
      const { type: _, ...about } = event;
      return { ...facts, about };
    }
    case 'Configured': {
      const { type: _, ...changes } = event;
      return { ...facts, about: { ...assertDefined(facts.about, 'tournament'), ...changes } };
    }
    case 'EventDescribed': {
      const { type: _, ...said } = event;
      return { ...facts, event: Object.keys(said).length > 0 ? said : undefined };
    }
    case 'Started':
      return { ...facts, started: true };
    case 'EndedEarly':
      return { ...withoutClock(facts), ended: true };
    case 'Reopened':
      return { ...facts, ended: false };
    case 'PlayersAdded': {
      const stays = [{ after: drawnRounds(facts) }];
      const players = new Map(facts.players);
      for (const added of event.players) players.set(added.id, { checkedIn: false, stays, ...added });
      return { ...facts, players };
    }
    case 'PlayerApproved':
      return withPlayer(facts, event.player, (player) => ({ ...entering(player, drawnRounds(facts)), approved: true }));
    case 'PlayerEdited':
      return withPlayer(facts, event.player, (before) => {
        const { club: _club, rating: _rating, externalId: _id, metadata: _words, ...player } = before;
        const { type: _, player: __, ...edited } = event;
        return { ...player, ...edited };
      });
    case 'PlayerRemoved': {
      const players = new Map(facts.players);
      players.delete(event.player);
      return { ...facts, players, keepApart: facts.keepApart.filter((pair) => !pair.includes(event.player)) };
    }
    case 'CheckedIn': {
      const players = new Map(facts.players);
      for (const id of event.players) {
        players.set(id, { ...assertDefined(players.get(id), `player ${id}`), checkedIn: event.present });
      }
      return { ...facts, players };
    }
    case 'PlayerDropped':
      return withPlayer(facts, event.player, (player) => leaving(player, drawnRounds(facts), closedRounds(facts)));
    case 'PlayerReinstated':
      return withPlayer(facts, event.player, (player) => comingBack(player, drawnRounds(facts)));
    case 'TableFixed':
      return withPlayer(facts, event.player, ({ fixedTable: _, ...player }) =>
        event.table === null ? player : { ...player, fixedTable: event.table },
      );
    case 'KeptApart': {
      const [a, b] = event.players;
      const others = facts.keepApart.filter((pair) => !(pair.includes(a) && pair.includes(b)));
      return { ...facts, keepApart: event.apart ? [...others, event.players] : others };
    }
    case 'AbsencesAnnounced':
      return withPlayer(facts, event.player, ({ absences: _, ...player }) =>
        event.absences.length === 0 ? player : { ...player, absences: event.absences },
      );
    case 'PointsAdjusted':
      return { ...facts, adjustments: adjusted(facts, event) };
    case 'SeedsSet':
      return { ...facts, manualSeeds: event.seeds };
    case 'StagesPlanned':
      return { ...facts, stages: event.stages, stage: 0 };
    case 'LotsDrawn': {
      const { type: _, ...lots } = event;
      return { ...facts, lots: [...facts.lots, lots] };
    }
    case 'HandedOver': {
      const stages = facts.stages.map((stage, at) => (at === event.stage ? { ...stage, seeds: event.seeds } : stage));
      return { ...facts, stages, stage: event.stage };
    }
    case 'RoundPaired':
      return { ...facts, rounds: [...facts.rounds.slice(0, event.round - 1), pairedRound(event)] };
    case 'DraftAdjusted':
      return withRound(facts, event.round, (round) => {
        const tables = event.tables.map(tableDrawn);
        const overrides = event.override ? [...round.overrides, event.override] : round.overrides;
        return { ...round, tables, byes: event.byes, findings: event.findings, overrides, open: openCount(tables) };
      });
    case 'Overridden':
      return withRound(facts, event.round, (round) => ({ ...round, overrides: [...round.overrides, event.override] }));
    case 'DraftDiscarded': {
      // A stage whose first round is discarded is handed over again: its seeds may change until it is played (HK-14).
      const rounds = facts.rounds.slice(0, event.round - 1);
      const stage = rounds.at(-1)?.stage ?? 0;
      const stages = facts.stages.map(({ seeds, ...plan }, at) => (seeds && at <= stage ? { ...plan, seeds } : plan));
      return { ...facts, rounds, stages, stage };
    }
    case 'RoundPublished':
      return withRound(facts, event.round, (round) => ({
        ...round,
        state: 'published',
        edition: event.edition,
        publishedAt: event.at,
      }));
    case 'RoundUnpublished':
      return {
        ...withRound(withoutClock(facts, event.round), event.round, (round) => ({ ...round, state: 'draft' })),
        players: noLaterThan(facts.players, event.round - 1),
        adjustments: givenNoLater(facts.adjustments, event.round - 1),
      };
    case 'TableOpened':
      return withOpenedTable(facts, event);
    case 'GameAdded':
      return withTable(facts, event, (table) => ({
        ...table,
        games: [...table.games, event.game],
      }));
    case 'GamesCancelled':
      return withTable(facts, event, (table) => ({
        ...table,
        games: table.games.slice(0, event.from - 1),
      }));
    case 'MatchMoved':
      return withTable(facts, event, (table) => ({ ...table, number: event.table }));
    case 'RoundClosed':
      return withRound(withoutClock(facts, event.round), event.round, (round) => ({ ...round, state: 'closed' }));
    case 'RoundReopened':
      return reopened(facts, event.round);
    case 'RematchesAllowed':
      return { ...facts, rematchesAllowedFor: event.round };
    case 'FinalGameCalled':
      return { ...facts, finalGameAfter: event.after };
    case 'RoundsSet':
      return { ...facts, roundsSet: event.rounds };
    case 'Unwound':
      return unwound(facts, event.toRound);
    case 'RoundClockStarted':
      return { ...facts, clock: { round: event.round, remaining: event.duration, since: event.at } };
    case 'RoundClockPaused': {
      const { since = event.at, ...clock } = assertDefined(facts.clock, 'round clock');
      return { ...facts, clock: { ...clock, remaining: Math.max(0, clock.remaining - (event.at - since)) } };
    }
    case 'RoundClockExtended': {
      const clock = assertDefined(facts.clock, 'round clock');
      const ranOut = clock.since !== undefined && event.at - clock.since >= clock.remaining;
      // Minutes added after time count from when they are added, not from when it ran out.
      const extended = ranOut
        ? { remaining: Math.max(0, event.by), since: event.at }
        : { remaining: Math.max(0, clock.remaining + event.by) };
      return { ...facts, clock: { ...clock, ...extended } };
    }
    case 'OutcomeContested':
      return withContest(facts, event, event.outcome);
    case 'OutcomeUpheld':
      return withContest(facts, event, undefined);
    case 'ResultProposed':
      return withTable(facts, event, (table) => {
        const { player, outcome, at, enteredAt } = event;
        const others = table.proposals.filter((proposal) => proposal.player !== player);
        return {
          ...table,
          proposals: [...others, { player, outcome, at, ...(enteredAt !== undefined && { enteredAt }) }],
        };
      });
    case 'ResultDisputed':
      return withTable(facts, event, (table) => {
        const { player, at } = event;
        const others = table.proposals.filter((proposal) => proposal.player !== player);
        return { ...table, proposals: [...others, { player, outcome: 'disputed', at }] };
      });
    case 'ReportsDismissed':
      return withTable(facts, event, (table) => ({ ...table, proposals: [] }));
    case 'PersonErased':
    case 'EntryUndone':
      return facts;
    default:
      return unreachable(event);
  }
}

export function evolveIssued(issued: Issued, event: Event): Issued {
  switch (event.type) {
    case 'PlayersAdded': {
      const numbers = event.players.map((player) => Number(player.id.slice(1)));
      return { ...issued, players: numbers.reduce((most, number) => Math.max(most, number), issued.players) };
    }
    case 'RoundPaired':
    case 'TableOpened':
    case 'RoundPublished': {
      const raise = (editions: ReadonlyMap<number, number>) =>
        (editions.get(event.round) ?? 0) >= event.edition
          ? editions
          : new Map(editions).set(event.round, event.edition);
      return {
        ...issued,
        editions: raise(issued.editions),
        published: event.type === 'RoundPaired' ? issued.published : raise(issued.published),
      };
    }
    default:
      return issued;
  }
}

/** The facts of all entries that stand. */
const foldFacts = (log: Log<Entry>, aside: ReadonlySet<number>): Facts =>
  log
    .slice()
    .filter(({ version }) => !aside.has(version))
    .flatMap(({ events }) => events)
    .reduce(evolveFacts, noFacts);

/** One more event. An undone entry's facts are left out by folding the log again: then the state is as if it had never been. */
export function evolve(state: State, event: Event): State {
  const facts =
    event.type === 'EntryUndone'
      ? foldFacts(state.log, state.log.setAside(event.version))
      : evolveFacts(state.facts, event);
  return { ...state, facts, issued: evolveIssued(state.issued, event) };
}

export const appended = (state: State, entry: Entry): State => ({ ...state, log: state.log.append(entry) });

/** The state after an entry that was accepted before; with its events, where they were read apart from it. */
export const apply = (state: State, entry: Entry, events = entry.events): State =>
  appended(events.reduce(evolve, state), entry);

/**
 * @example
 * fold(cup.state.log.slice()).facts.rounds.length; // 1
 */
export function fold(entries: Iterable<Entry>): State {
  const folding = new Folding();
  for (const entry of entries) folding.take(entry);
  return folding.state;
}

/** So that a fold that serves others in between never stops for long. */
const MAX_WAITING = 500;

/**
 * The same, one entry after the other, for callers that serve others in between. Results of one round that follow each
 * other wait until they are written together: that is what makes opening a long log fast (`withResults`).
 */
export class Folding {
  #state: State = emptyState;
  #waiting: ResultEvent[] = [];

  get state(): State {
    const last = this.#waiting.at(-1);
    if (last) {
      this.#state = { ...this.#state, facts: withResults(this.#state.facts, last.round, this.#waiting) };
      this.#waiting = [];
    }
    return this.#state;
  }

  take(entry: Entry, events = entry.events): void {
    for (const event of events) {
      if (isResult(event)) this.#wait(event);
      else this.#state = evolve(this.state, event);
    }
    this.#state = appended(this.#state, entry);
  }

  #wait(event: ResultEvent): void {
    const [first] = this.#waiting;
    if (first && (first.round !== event.round || this.#waiting.length === MAX_WAITING)) this.#state = this.state;
    this.#waiting.push(event);
  }
}
