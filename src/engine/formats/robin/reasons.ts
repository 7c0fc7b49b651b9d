import {
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  type Quantities,
  reasonsOf,
} from '../../tournament/index.ts';

type Played = OfPlayer & Quantities<'points'> & Numbers<'wins' | 'draws' | 'losses'>;
type Fixture = Numbers<'first' | 'second' | 'leg'>;

/** What a round robin says. */
export interface RobinReasons {
  'RR-3 record': Played;
  'record-with-scores': Played & Quantities<'scored' | 'conceded'>;
  numbering: OfPlayers & { readonly order: string };
  'numbers-meet': Fixture;
  'numbers-meet-in-leg': Fixture;
  rests: OfPlayer;
  'opponent-left': OfPlayer & { readonly opponent: PlayerId };
  'opponent-forfeits': OfPlayer & { readonly opponent: PlayerId };
  annulled: OfPlayer & Numbers<'games'>;
}

export const because = reasonsOf<RobinReasons>();
