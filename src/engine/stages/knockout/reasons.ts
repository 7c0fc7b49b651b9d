import {
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  reasonsOf,
} from '../../tournament/index.ts';
import type { EliminationReasons } from '../elimination-reasons.ts';

type Label = Numbers<'round' | 'of'>;
type AgainstOthers = { readonly others: readonly PlayerId[] } & Numbers<'match'>;

/** What a knockout says besides what every bracket does. */
export interface KnockoutReasons {
  'label-final': Label;
  'label-semi-finals': Label;
  'label-quarter-finals': Label;
  'label-last-16': Label;
  'label-last': Label;
  'title-third-place': NoFigures;
  final: Numbers<'match' | 'first' | 'second'>;
  'HK-19 third-place': Numbers<'match' | 'first' | 'second'>;
  'in-the-running': OfPlayer & Numbers<'round'> & { readonly match?: number };
  champion: (OfPlayer | OfPlayers) & AgainstOthers;
  'lost-final': OfPlayer & AgainstOthers;
  'plays-for-third': OfPlayer & AgainstOthers;
  'third-place': OfPlayer & AgainstOthers;
  'lost-third-place': OfPlayer & AgainstOthers;
  'knocked-out': OfPlayer & AgainstOthers & Numbers<'round'>;
}

export const because = reasonsOf<KnockoutReasons & EliminationReasons>();
