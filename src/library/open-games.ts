import type { Colour, Facts, GameView, PlayerId, RoundView, TournamentView } from '../engine/index.ts';

interface OpenGamePlayer {
  readonly id: PlayerId;
  readonly name: string;
  /** Your own id of them, where they were entered with one. */
  readonly externalId?: string;
}

/** A game to be started or finished: what a game server needs to know about it. */
export interface OpenGame {
  /** What `report` takes: r1.t4.g2. */
  readonly place: string;
  /** The match it belongs to: r1.t4. */
  readonly match: string;
  readonly round: number;
  readonly table: number;
  /** In seat order, the order in which results are written. */
  readonly players: readonly OpenGamePlayer[];
  readonly white?: PlayerId;
  readonly black?: PlayerId;
  /** Who makes the first move, where there are colours. */
  readonly first?: Colour;
  readonly kind: GameView['kind'];
  /** Which sudden-death game it is, from 1. */
  readonly attempt?: number;
  readonly clock?: NonNullable<GameView['clock']>;
  readonly start?: NonNullable<GameView['start']>;
}

function openIn(round: RoundView, player: (id: PlayerId) => OpenGamePlayer, first: Colour): OpenGame[] {
  return round.matches.flatMap((match) =>
    match.games
      .filter((game) => game.result === undefined)
      .map(({ id, kind, attempt, white, black, clock, start }) => ({
        place: id,
        match: match.id,
        round: round.number,
        table: match.table,
        players: match.seats.map(player),
        ...(white !== undefined && { white }),
        ...(black !== undefined && { black, first }),
        kind,
        ...(attempt !== undefined && { attempt }),
        ...(clock && { clock }),
        ...(start && { start }),
      })),
  );
}

/** Every game of a published round without a result, round by round and table by table. */
export function openGamesOf(
  view: TournamentView,
  { players }: Pick<Facts, 'players'>,
  firstIn: (round: number) => Colour,
): OpenGame[] {
  const playerOf = (id: PlayerId): OpenGamePlayer => {
    const { name = id, externalId } = players.get(id) ?? {};
    return { id, name, ...(externalId !== undefined && { externalId }) };
  };
  return view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) => openIn(round, playerOf, firstIn(round.number)));
}
