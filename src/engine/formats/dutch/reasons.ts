import {
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  type Quantities,
  reasonsOf,
} from '../../tournament/index.ts';

type Pair = OfPlayer & { readonly opponent: PlayerId };
type Floating = Pair & Quantities<'points' | 'other'>;

/** What the Dutch system says; C and article numbers are those of the handbook's C.04.3. */
export interface DutchReasons {
  'dutch-record': OfPlayer & Quantities<'points'> & Numbers<'wins' | 'draws' | 'losses' | 'byes'>;
  'pairing-numbers': OfPlayers;
  'initial-colour': { readonly colour: 'white' | 'black' };
  'dutch-bracket': Quantities<'points'>;
  'dutch-float-odd': Floating;
  'dutch-float-needed': Floating;
  'dutch-float-again': OfPlayer & Numbers<'round'>;
  'colours-preferred': OfPlayer;
  'colours-stronger': OfPlayer;
  'colours-alternate': OfPlayer;
  'colours-higher': OfPlayer;
  'colours-initial': OfPlayer;
  'dutch-bye': OfPlayer & Quantities<'points'> & Numbers<'unplayed'>;
}

export const because = reasonsOf<DutchReasons>();
