import type { Colour, GameView, PlayerId, RoundView, TournamentView } from '../engine/index.ts';

/** A game to be started or finished: what a game server needs to know about it. */
export interface OpenGame {
  /** What `report` takes: r1.t4.g2. */
  readonly place: string;
  /** The match it belongs to: r1.t4. */
  readonly match: string;
  readonly round: number;
  readonly table: number;
  /** In seat order, the order in which results are written. */
  readonly players: readonly { readonly id: PlayerId; readonly name: string }[];
  readonly white?: PlayerId;
  readonly black?: PlayerId;
  /** Who makes the first move, where there are colours. */
  readonly first?: Colour;
  readonly kind: GameView['kind'];
  readonly clock?: NonNullable<GameView['clock']>;
  readonly start?: NonNullable<GameView['start']>;
}

function openIn(round: RoundView, nameOf: (id: PlayerId) => string, first: Colour): OpenGame[] {
  return round.matches.flatMap((match) =>
    match.games
      .filter((game) => game.result === undefined)
      .map(({ id, kind, white, black, clock, start }) => ({
        place: id,
        match: match.id,
        round: round.number,
        table: match.table,
        players: match.seats.map((player) => ({ id: player, name: nameOf(player) })),
        ...(white !== undefined && { white }),
        ...(black !== undefined && { black, first }),
        kind,
        ...(clock && { clock }),
        ...(start && { start }),
      })),
  );
}

/** Every game of a published round without a result, round by round and table by table. */
export function openGamesOf(view: TournamentView, firstIn: (round: number) => Colour): OpenGame[] {
  const names = new Map(view.players.map(({ id, name }) => [id, name]));
  return view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) => openIn(round, (id) => names.get(id) ?? id, firstIn(round.number)));
}
