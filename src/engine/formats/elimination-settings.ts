import * as z from 'zod/mini';
import type { PlannedMatch, Source } from '../pairing/bracket.ts';
import type { Play } from '../stages/match.ts';
import { duration } from './settings.ts';

const day = 86_400_000;
const minute = 60_000;

/** HK-3. */
export const seeding = z._default(z.enum(['rating', 'entry', 'random', 'manual']), 'rating');

/** HK-10. */
export const roundByRound = z._default(z.boolean(), false);

/** HK-20 to HK-24: how a match of a bracket is played. */
export const matchSettings = {
  variant: z._default(z.enum(['chess960', 'standard']), 'standard'),
  /** HK-20: as people say it, ½ for a single game. */
  raceTo: z._default(z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(50)), 0.5),
  base: z._default(duration(365 * day, 1_000), 10 * minute),
  increment: z._default(duration(day), 0),
  bonusAt40: z._default(duration(day), 0),
};

/** What a preset says of a match, besides how far it goes. */
export const tenMinutes = { variant: 'standard', base: 10 * minute, increment: 0, bonusAt40: 0 } as const;

type MatchSettings = { readonly [Name in keyof typeof matchSettings]: z.output<(typeof matchSettings)[Name]> };

export function playOf({ base, increment, bonusAt40, variant, raceTo }: MatchSettings): Play {
  return { kind: 'games', raceTo: Math.round(2 * raceTo), control: { base, increment, bonusAt40 }, variant };
}

const sourceSaid = (source: Source) => {
  if (source.kind === 'seed') return { seed: source.seed };
  return source.kind === 'winner-of' ? { winnerOf: source.match } : { loserOf: source.match };
};

/** A match as a plan shows it. */
export const matchPlanned = ({ match, sources: [one, other] }: PlannedMatch) => ({
  match,
  player1: sourceSaid(one),
  player2: sourceSaid(other),
});
