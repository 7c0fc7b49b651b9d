import { judged, type Pairing, type PlayerId, type Rulebook, type Table } from '../src/engine/tournament/index.ts';
import { assertDefined } from '../src/kit/index.ts';

type HistoryOf<Config, Found extends string, Sheet> = Parameters<Rulebook<Config, Found, Sheet>['sheet']>[0];

/** A rulebook asked about a history alone: the sheet is made anew for each question. */
export const asked = <Config, Found extends string, Sheet>(rulebook: Rulebook<Config, Found, Sheet>) => {
  type Of = HistoryOf<Config, Found, Sheet>;
  const sheet = (history: Of) => rulebook.sheet(history);
  return {
    conclude: (history: Of) => ({
      ...rulebook.conclude(history, sheet(history)),
      standings: rulebook.standings(history, sheet(history)),
    }),
    next: (history: Of) => rulebook.next(history, sheet(history)),
    opening: (history: Of) => rulebook.opening?.(history, sheet(history)),
    judge: (history: Of, pairing: Pairing) => judged(rulebook, history, sheet(history), pairing),
    tally: (history: Of, table: Table) => rulebook.tally(history, sheet(history), table),
    admitsLate: (history: Of, player?: PlayerId) => rulebook.admitsLate(history, sheet(history), player),
    finalists: (history: Of) => rulebook.finalists?.(history, sheet(history)),
    ratings: (history: Of) => rulebook.ratings?.(history, sheet(history)),
    meaning: (history: Of, table: Table) => rulebook.meaning?.(history, sheet(history), table),
    bracket: (history: Of) => assertDefined(rulebook.bracket, 'bracket')(history, sheet(history)),
    race: (history: Of) => assertDefined(rulebook.race, 'race')(history, sheet(history)),
    crossTables: (history: Of) => assertDefined(rulebook.crossTables, 'crossTables')(history, sheet(history)),
    bars: (history: Of) => assertDefined(rulebook.bars, 'bars')(history, sheet(history)),
    stakes: (history: Of) => rulebook.stakes?.(history, sheet(history)) ?? [],
    playersIn: (history: Of) => assertDefined(rulebook.playersIn, 'playersIn')(history, sheet(history)),
  };
};
