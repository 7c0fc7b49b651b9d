import type { EliminationReasons } from '../../stages/elimination-reasons.ts';
import {
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  reasonsOf,
} from '../../tournament/index.ts';

type Sources = Numbers<'match' | 'first' | 'second'>;
type AgainstOthers = { readonly others: readonly PlayerId[] } & Numbers<'match'>;

/** What a double elimination says besides what every bracket does. */
export interface DoubleReasons {
  'label-winners': Numbers<'number'>;
  'label-losers': Numbers<'number'>;
  'label-grand-final': NoFigures;
  'label-second-grand-final': NoFigures;
  'side-winners': NoFigures;
  'side-losers': NoFigures;
  'side-final': NoFigures;
  'losers-meet': Sources;
  'drops-down': Sources;
  'grand-final': Sources;
  'second-grand-final': Sources;
  'in-winners-side': OfPlayer;
  'in-losers-side': OfPlayer & Numbers<'number' | 'match'>;
  'in-grand-final': OfPlayer & Numbers<'match'>;
  'grand-champion': (OfPlayer | OfPlayers) & AgainstOthers;
  'lost-grand-final': OfPlayer & AgainstOthers;
  'out-of-losers-side': OfPlayer & AgainstOthers & Numbers<'number'>;
  'out-of-both-sides': OfPlayer & AgainstOthers & Numbers<'number'>;
}

export const because = reasonsOf<DoubleReasons & EliminationReasons>();
