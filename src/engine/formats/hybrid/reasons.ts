import {
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  type Quantities,
  reasonsOf,
} from '../../tournament/index.ts';

type Label = Numbers<'round' | 'phase'>;
type Through = OfPlayer & Numbers<'seed' | 'phase' | 'matches'> & Quantities<'points'>;
type Record = OfPlayer & Numbers<'matches' | 'byes'> & Quantities<'points'>;

/** What the qualification of a hybrid says; its knockout says the rest. */
export interface LeagueReasons {
  'label-phase': Label;
  'label-playoff': Label;
  'board-race': NoFigures;
  'round-robin': OfPlayers;
  'round-robin-pair': Numbers<'phase'>;
  'white-in-game-1': OfPlayer;
  'best-phase': Numbers<'repeats' | 'age' | 'colours' | 'same'>;
  'first-meeting': NoFigures;
  'meets-again': Numbers<'meetings' | 'last'>;
  'bye-of-round-robin': OfPlayer & Numbers<'byes'>;
  bye: OfPlayer & Numbers<'byes' | 'candidates'>;
  'playoff-for-places': OfPlayers & Numbers<'places'>;
  'playoff-for-seeds': OfPlayers & Numbers<'places'>;
  'playoff-bye': OfPlayer;
  qualified: Through;
  'qualified-by-playoff': Through;
  'qualified-as-left': Through;
  'qualified-instead': Through;
  'seed-by-completion': OfPlayer &
    Numbers<'seed' | 'matches' | 'at'> &
    Quantities<'points'> & { readonly opponent: PlayerId };
  'by-lot': OfPlayer & Numbers<'seed'>;
  'not-qualified': Record;
  'in-playoff': Record;
  'league-points': Record;
  'HK-14 withdrew': Record;
  'qualification-over': OfPlayers;
}

export const because = reasonsOf<LeagueReasons>();
