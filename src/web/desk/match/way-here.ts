import type { BoardView, PlayerId, TournamentView } from '../../../engine/index.ts';

/** Where a player comes from: the seed in the bracket, and the round they played last before this one. */
export interface WayHere {
  readonly seed?: number;
  readonly before?:
    | { readonly kind: 'bye' }
    | {
        readonly kind: 'match';
        readonly how: 'beat' | 'lostTo' | 'drewWith';
        readonly opponent: PlayerId;
        /** Their own first. */
        readonly score: readonly number[];
      };
}

export function wayHere(view: TournamentView | undefined, board: BoardView, round: number, player: PlayerId): WayHere {
  const slots =
    board.kind === 'bracket'
      ? (board.bracket?.columns ?? []).flatMap(({ matches }) => matches.flatMap(({ slots: both }) => both))
      : [];
  const seed = slots.find((slot) => slot.kind === 'player' && slot.player === player)?.seed;
  const before = lastBefore(view, round, player);
  return { ...(seed !== undefined && { seed }), ...(before && { before }) };
}

function lastBefore(view: TournamentView | undefined, number: number, player: PlayerId): WayHere['before'] {
  for (const round of (view?.rounds ?? []).filter((one) => one.number < number).toReversed()) {
    if (round.byes.includes(player)) return { kind: 'bye' };
    const match = round.matches.findLast(({ seats, state }) => seats.includes(player) && state === 'done');
    if (!match) continue;
    if (match.games.length === 0) return { kind: 'bye' };
    const opponent = match.seats.find((seat) => seat !== player);
    if (opponent === undefined || match.seats.length !== 2) return undefined;
    const scores = (match.outcome?.scores ?? []).flatMap((score) => (score === null ? [] : [score]));
    const how = match.winners.includes(player) ? 'beat' : match.winners.length > 0 ? 'lostTo' : 'drewWith';
    return { kind: 'match', how, opponent, score: match.seats[0] === player ? scores : scores.toReversed() };
  }
  return undefined;
}
