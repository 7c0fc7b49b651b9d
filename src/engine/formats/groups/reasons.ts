import { type NoFigures, type Numbers, type OfPlayer, type OfPlayers, reasonsOf } from '../../tournament/index.ts';

export type InGroup = OfPlayer & Numbers<'round' | 'group' | 'wins' | 'losses' | 'draws' | 'score'>;

/** What group rounds say. */
export interface GroupsReasons {
  withdrew: InGroup;
  'side-attacker': NoFigures;
  'side-defender': NoFigures;
  'grouped-by-rating': Numbers<'group' | 'size'>;
  'dealt-by-rating': Numbers<'group' | 'size'>;
  'playing-in-group': InGroup;
  'won-group': InGroup;
  'among-best': InGroup & Numbers<'best'>;
  'out-of-group': InGroup;
  'enters-second': OfPlayer;
  'enters-final': OfPlayer;
  'nobody-left': Numbers<'round'>;
  'one-left': OfPlayers & Numbers<'round'>;
  'all-equal': OfPlayers & Numbers<'wins' | 'losses' | 'draws' | 'round'>;
  'no-progress': OfPlayers & Numbers<'round'>;
}

export const because = reasonsOf<GroupsReasons>();
