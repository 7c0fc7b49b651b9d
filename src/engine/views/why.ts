import { type Derived, matchId, type Reason, type Round } from '../tournament/index.ts';
import { labelOf } from './label.ts';
import { type ReasonView, reasonViews } from './reason.ts';

/** What can be asked about: a match, a player, or the whole. */
export interface Explanation {
  readonly subject: string;
  readonly about: 'match' | 'player' | 'tournament';
  readonly reasons: readonly { readonly round?: ReasonView; readonly why: readonly ReasonView[] }[];
}

/**
 * DK-9: why this pairing, this bye, this place, this winner. `id` is a match (r3.t2), a player (p7) or a tournament's id.
 *
 * @example
 * const formats = formatsOf(swiss);
 * explain(derive(formats, cup.state.facts), 'p1').about; // 'player'
 */
export function explain(derived: Derived, id: string): Explanation | undefined {
  const { facts } = derived;
  const rounds = facts.rounds.filter((round) => round.state !== 'draft');
  for (const round of rounds) {
    const table = round.tables.find(
      (one) => id === matchId(round.number, one.match) || id.startsWith(`${matchId(round.number, one.match)}.g`),
    );
    if (table) {
      return {
        subject: id,
        about: 'match',
        reasons: [{ round: labelOf(derived, round), why: reasonViews([...table.why, ...round.notes]) }],
      };
    }
  }
  const { standings, verdict } = derived;
  if (facts.players.has(id)) {
    const place = standings.find((row) => row.player === id)?.why ?? [];
    const won = verdict.winners.includes(id) ? verdict.why : [];
    const seats = rounds.map((round) => ({
      round: labelOf(derived, round),
      why: reasonViews(seatOf(round, id)),
    }));
    return {
      subject: id,
      about: 'player',
      reasons: [{ why: reasonViews([...won, ...place]) }, ...seats.filter((seat) => seat.why.length > 0)],
    };
  }
  if (facts.about?.id === id) return { subject: id, about: 'tournament', reasons: [{ why: reasonViews(verdict.why) }] };
  return undefined;
}

function seatOf(round: Round, player: string): readonly Reason[] {
  if (round.byes.includes(player)) return round.byeReasons;
  return round.tables.find((table) => table.seats.includes(player))?.why ?? [];
}
