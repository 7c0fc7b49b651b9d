import {
  type CommonReasons,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type PlayerId,
  reasonsOf,
} from '../tournament/index.ts';

type Others = { readonly others: readonly PlayerId[] };

/** What every kind of bracket says. */
export interface EliminationReasons {
  seeds: OfPlayers & { readonly seeding: string };
  seeded: OfPlayer & Numbers<'seed'>;
  'seeds-meet': Numbers<'match' | 'first' | 'second'>;
  'winners-meet': Numbers<'match' | 'first' | 'second'>;
  walkover: OfPlayer & Numbers<'match'>;
  'place-taken': OfPlayer & Others & Numbers<'match'>;
  'final-forfeited': OfPlayer & Others & Numbers<'match'>;
  'no-champion': OfPlayers & Numbers<'match'>;
  'HK-26 withdrew': OfPlayer;
  'left-out': OfPlayer;
}

/** What has its sentence in the common tables: said by several formats, or by every bracket. */
export type SharedReasons = CommonReasons & EliminationReasons;

export const because = reasonsOf<EliminationReasons>();
