import type { MatchView, PlayerId, RoundView } from '../../../engine/index.ts';

/** What a round was to a player, as it stands in a cell of the standings. */
export type RoundCell =
  | { readonly kind: 'none' | 'bye' | 'rest' }
  /** Against one opponent. */
  | {
      readonly kind: 'duel';
      readonly result: 'win' | 'draw' | 'loss' | 'open' | 'unplayed';
      readonly side?: 'white' | 'black';
      readonly opponent: PlayerId;
      readonly match: MatchView;
    }
  /** A table of several, or several games: what it gave. */
  | { readonly kind: 'sum'; readonly points: number; readonly open: boolean };

export function roundCell(
  { matches, byes, byeWorth }: Pick<RoundView, 'matches' | 'byes' | 'byeWorth'>,
  player: PlayerId,
): RoundCell {
  const own = matches.filter(({ seats }) => seats.includes(player));
  const [match] = own;
  if (!match) return { kind: !byes.includes(player) ? 'none' : byeWorth === 'rest' ? 'rest' : 'bye' };
  const opponent = match.seats.find((seat) => seat !== player);
  if (own.length > 1 || match.seats.length > 2) {
    const points = own.reduce((sum, { seats, outcome }) => sum + (outcome?.points[seats.indexOf(player)] ?? 0), 0);
    return { kind: 'sum', points, open: own.some(({ state }) => state === 'open') };
  }
  // Through without a game.
  if (opponent === undefined) return { kind: 'bye' };
  const game = match.games.at(-1);
  const side = game?.white === player ? 'white' : game?.black === player ? 'black' : undefined;
  return { kind: 'duel', result: resultFor(match, player), ...(side && { side }), opponent, match };
}

function resultFor({ state, winners, outcome }: MatchView, player: PlayerId) {
  if (state !== 'done') return state;
  if (outcome?.how === 'double-forfeit') return 'loss';
  if (winners.length === 0 || winners.length > 1) return 'draw';
  return winners.includes(player) ? 'win' : 'loss';
}
