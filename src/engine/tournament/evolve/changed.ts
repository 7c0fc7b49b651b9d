import type { Event } from '../events.ts';
import type { Changed, Facts } from '../state.ts';
import type { Owned } from './owned.ts';

/** One command may record a hundred results of one round: after the first nothing is new here. */
const withVersion = (rounds: Changed['rounds'], round: number, version: number, owned: Owned | undefined) =>
  rounds.get(round) === version ? rounds : (owned ? owned.versions(rounds) : new Map(rounds)).set(round, version);

/** What an event may change in the public view. Frequent events name their slice; for the rest, saying too much is harmless. */
export function changedBy(
  changed: Changed,
  event: Event,
  version: number,
  facts: Facts,
  owned?: Owned | undefined,
): Changed {
  switch (event.type) {
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
        rounds: withVersion(changed.rounds, event.round, version, owned),
      };
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
    case 'GameAdded':
    case 'GamesCancelled':
    case 'MatchMoved':
    case 'TableOpened':
    case 'RoundPublished':
    case 'RoundReopened':
      return {
        ...changed,
        about: version,
        standings: version,
        players: version,
        rounds: withVersion(changed.rounds, event.round, version, owned),
      };
    case 'RoundClosed':
      return {
        about: version,
        standings: version,
        players: version,
        clock: version,
        rounds: withVersion(changed.rounds, event.round, version, owned),
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
