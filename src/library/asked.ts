import type { Colour, Entry, FormatName, GivenSettings, NewPlayer, Settings, StandingView } from '../engine/index.ts';

/** Who is entered: a name, or a name with club and rating. */
export type Entrant = string | NewPlayer;

/** A result in seat order: as it is written (“5-3”, “1/2”, “places 1 2 2 4”, “+-”), or as numbers. */
export type WrittenResult = string | readonly number[];

/** A result as a game server knows it, for a game with colours. */
export interface ResultBySide {
  readonly winner: Colour | 'draw';
  /** The loser's time ran out. */
  readonly onTime?: boolean;
  /** How many moves it took. */
  readonly moves?: number;
}

export interface NewTournament<Name extends FormatName = FormatName> {
  readonly format: Name;
  readonly name: string;
  readonly id?: string;
  /** The format's own settings; those left out have their defaults. */
  readonly settings?: GivenSettings[Name];
  readonly switches?: Partial<Settings>;
  readonly players?: readonly Entrant[];
  /** 64 hex digits that all draws come from; chosen at random unless given. */
  readonly secret?: string;
}

/** Where time and names come from. The engine itself asks no clock. */
export interface Surroundings {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Who acts, for the log. */
  readonly by?: string;
  /** Called with each entry as it is accepted, to append it to your own storage. */
  readonly onEntry?: (entry: Entry) => void;
}

/** Commands about the round or draft that is next; everything else about them follows from the tournament. */
export type Question =
  | 'Start'
  | 'PairRound'
  | 'PairAgain'
  | 'PublishRound'
  | 'UnpublishRound'
  | 'CloseRound'
  | 'ReopenRound'
  | 'AllowRematches'
  | 'Reopen';

/** Points that the desk gives or takes: for a round or, without one, for the event. */
export interface Adjusting {
  readonly round?: number;
  /** Only the desk reads the reason; the points are public. */
  readonly isPrivate?: boolean;
}

export interface StandingRow extends StandingView {
  readonly name: string;
}
