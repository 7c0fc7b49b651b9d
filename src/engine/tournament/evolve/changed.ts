import type { Event } from '../events.ts';
import type { Changed, Facts } from '../state.ts';

/** What an event may change in the public view. Frequent events name their slice; for the rest, saying too much is harmless. */
export function changedBy(changed: Changed, event: Event, version: number, facts: Facts): Changed {
  // One command may record a hundred results of one round: after the first nothing is new here.
  const roundChanged = (round: number) =>
    changed.rounds.get(round) === version ? changed.rounds : new Map(changed.rounds).set(round, version);
  switch (event.type) {
    case 'CheckedIn':
    case 'TableFixed':
    case 'KeptApart':
    case 'ResultProposed':
    case 'ResultDisputed':
    case 'ReportsDismissed':
    case 'OutcomeContested':
    case 'OutcomeUpheld':
    case 'RoundPaired':
    case 'DraftAdjusted':
    case 'Overridden':
    case 'DraftDiscarded':
      return changed; // nothing of this is public
    case 'EventDescribed':
      return { ...changed, about: version };
    case 'RoundClockStarted':
    case 'RoundClockPaused':
    case 'RoundClockExtended':
      return { ...changed, clock: version };
    case 'OutcomeRecorded':
    case 'OutcomeCorrected':
    case 'OutcomeRemoved':
      if (changed.about === version && changed.standings === version && changed.rounds.get(event.round) === version) {
        return changed;
      }
      return {
        about: version,
        players: changed.players,
        standings: version,
        clock: changed.clock,
        rounds: roundChanged(event.round),
      };
    case 'GameAdded':
    case 'GamesCancelled':
    case 'MatchMoved':
    case 'TableOpened':
    case 'RoundPublished':
    case 'RoundReopened':
      return { ...changed, about: version, standings: version, players: version, rounds: roundChanged(event.round) };
    case 'RoundClosed':
      return {
        about: version,
        standings: version,
        players: version,
        clock: version,
        rounds: roundChanged(event.round),
      };
    default:
      return {
        about: version,
        players: version,
        standings: version,
        clock: version,
        rounds: new Map(facts.rounds.map((round) => [round.number, version])),
      };
  }
}
