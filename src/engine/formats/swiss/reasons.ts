import {
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type PlayerId,
  type Quantities,
  reasonsOf,
} from '../../tournament/index.ts';

type Pair = OfPlayer & { readonly opponent: PlayerId };
type AcrossGroups = Pair & Quantities<'points' | 'other'> & Numbers<'size'>;

/** What a Swiss says. */
export interface SwissReasons {
  record: OfPlayer & Quantities<'points'> & Numbers<'differential' | 'wins' | 'draws' | 'losses' | 'byes' | 'missed'>;
  'worth-win': OfPlayer & Quantities<'first' | 'second'>;
  'worth-timed-win': OfPlayer & Quantities<'first' | 'second'>;
  'worth-level': Quantities<'first' | 'second'>;
  'drawn-at-random': NoFigures;
  'rematch-allowed': Pair & Numbers<'round'>;
  'same-points': Quantities<'points'>;
  'odd-score-group': AcrossGroups;
  'met-all-in-group': AcrossGroups;
  'best-for-all': AcrossGroups;
  'bye-by-lot': OfPlayer & Numbers<'among'>;
  'bye-in-turn': OfPlayer & Numbers<'byes' | 'place' | 'level'>;
  'bye-passed-over': OfPlayer & { readonly others: readonly PlayerId[] };
  'top-half-against-bottom': Pair & Numbers<'rank' | 'other'>;
}

export const because = reasonsOf<SwissReasons>();
