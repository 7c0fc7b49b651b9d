import {
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  type Quantities,
  reasonsOf,
} from '../../tournament/index.ts';

type Won = OfPlayer & Numbers<'strikes'>;
type WonAgainst = Won & { readonly opponent: PlayerId };
type Fewer = WonAgainst & Numbers<'against'>;
type Dual = OfPlayers & Numbers<'strikes'>;

/** What accumulated strikes say. */
export interface StrikesReasons {
  withdrew: Won & Numbers<'round'>;
  'board-strikes': NoFigures;
  'label-final-game': Numbers<'round'>;
  'goes-out': Won;
  'nobody-goes-out': NoFigures;
  'no-strikes-in-final': NoFigures;
  'seated-least-met': Numbers<'pairs' | 'points'>;
  'split-group': Numbers<'group' | 'fewest' | 'most'>;
  'bye-for-fewest-strikes': Won & Numbers<'byes'>;
  'seating-improved': Numbers<'plans' | 'bestOfPlans' | 'improved'>;
  'seating-best-of-plans': Numbers<'plans' | 'bestOfPlans'>;
  'plays-final-game': OfPlayers;
  'still-in': Won & Numbers<'level'>;
  'out-after-round': Won & Numbers<'level'>;
  eliminated: Won & Numbers<'level' | 'round'>;
  'stays-out': Won & Numbers<'level' | 'round'>;
  'last-one-left': Won;
  'two-left-nothing-played': Dual;
  'level-and-no-sole-last-winner': Dual;
  'level-and-won-last-game': WonAgainst;
  'fewer-strikes-and-bye': Fewer;
  'fewer-strikes-and-won-last-game': Fewer;
  'fewer-strikes-but-second': Dual & Numbers<'against'>;
  'won-last-game': Fewer & Numbers<'place'>;
  'fewer-strikes-and-last-winners-out': Fewer & Numbers<'place'>;
  'fewer-strikes': Fewer;
  'level-without-margins': Dual;
  'level-with-equal-margins': Dual & Quantities<'margin'>;
  'level-and-larger-margin': WonAgainst & Quantities<'margin' | 'otherMargin'>;
  'nobody-played': NoFigures;
  'all-out-fewest-strikes': Won;
  'all-out-level': Dual;
  'won-final-game': OfPlayer;
  'final-game-tied': OfPlayers;
}

export const because = reasonsOf<StrikesReasons>();
