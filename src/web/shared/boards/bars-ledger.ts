import type { RoundView, StandingView } from '../../../engine/index.ts';

/** What everyone took in which round, such as strikes: for the board and for what the host reads out. */

export type InRound =
  | { readonly kind: 'taken'; readonly taken: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'bye' }
  /** Not in this round: out, or not there yet. */
  | { readonly kind: 'absent' };

export interface LedgerLine {
  readonly player: string;
  /** One per round that counts. */
  readonly rounds: readonly InRound[];
  readonly total: number;
  /** DK-34: what the desk gave or took, with the rounds from which it counts. */
  readonly given: readonly { readonly round: number; readonly by: number }[];
  readonly state: StandingView['state'];
  readonly place: number;
  /** The last round they were in. */
  readonly last: number;
}

/** ST-15: a final game, say, does not count. */
export const countedRounds = (rounds: readonly RoundView[], counted: readonly number[]): readonly RoundView[] =>
  rounds.filter((round) => counted.includes(round.number));

function inRound(round: RoundView): Map<string, InRound> {
  const all = new Map<string, InRound>(round.byes.map((player) => [player, { kind: 'bye' }]));
  for (const { seats, outcome } of round.matches) {
    seats.forEach((player, seat) => {
      const taken = outcome?.points[seat];
      all.set(player, taken === undefined ? { kind: 'open' } : { kind: 'taken', taken });
    });
  }
  return all;
}

/** In order of the standings. */
export function ledgerOf(
  rounds: readonly RoundView[],
  standings: readonly StandingView[],
  counted: readonly number[],
): LedgerLine[] {
  const maps = countedRounds(rounds, counted).map(inRound);
  return standings.map(({ player, state, place, adjustments = [] }) => {
    const own = maps.map((map): InRound => map.get(player) ?? { kind: 'absent' });
    const given = adjustments.map(({ round = 0, by }) => ({ round, by }));
    const total = takenIn(own) + givenIn(given);
    const last = own.findLastIndex((one) => one.kind !== 'absent') + 1;
    return { player, rounds: own, total, given, state, place, last };
  });
}

/** How it stands after a round: those who go out with it, and the others by their sums. */
export interface AfterRound {
  readonly out: readonly { readonly player: string; readonly total: number }[];
  readonly left: readonly string[];
  readonly in: readonly { readonly total: number; readonly players: readonly string[] }[];
}

/** ST-1: at the end of round `number` (counted among those that count). */
export function afterRound(ledger: readonly LedgerLine[], number: number, limit: number): AfterRound {
  const played = ledger
    .filter((line) => (line.rounds[number - 1]?.kind ?? 'absent') !== 'absent')
    .map((line) => ({ ...line, total: totalAfter(line, number) }));
  const left = played.filter((line) => line.state === 'dropped' && line.last === number);
  const stayed = played.filter((line) => !left.includes(line)).toSorted((a, b) => a.total - b.total);
  const totals = [...new Set(stayed.filter(({ total }) => total < limit).map(({ total }) => total))];
  return {
    out: stayed.filter(({ total }) => total >= limit).map(({ player, total }) => ({ player, total })),
    left: left.map(({ player }) => player),
    in: totals.map((total) => ({
      total,
      players: stayed.filter((line) => line.total === total).map(({ player }) => player),
    })),
  };
}

const takenIn = (rounds: readonly InRound[]): number =>
  rounds.reduce((sum, one) => sum + (one.kind === 'taken' ? one.taken : 0), 0);

/** DK-34: what is for the event counts from the beginning. */
export const givenIn = (given: LedgerLine['given'], upTo = Number.POSITIVE_INFINITY): number =>
  given.reduce((sum, { round, by }) => (round <= upTo ? sum + by : sum), 0);

const totalAfter = ({ rounds, given }: LedgerLine, number: number): number =>
  takenIn(rounds.slice(0, number)) + givenIn(given, number);
