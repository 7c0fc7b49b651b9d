import * as z from 'zod/mini';
import type { Play } from '../../stages/match.ts';
import { duration } from '../settings.ts';

const day = 86_400_000;

export const hybridSettings = z.strictObject({
  /** HK-3: for a pure knockout; after a qualification its order seeds. */
  seeding: z._default(z.enum(['rating', 'entry', 'random', 'manual']), 'rating'),
  variant: z._default(z.enum(['chess960', 'standard']), 'chess960'),
  /** HK-20: as people say it, ½ for a single game. */
  raceTo: z._default(z.number().check(z.multipleOf(0.5), z.minimum(0.5), z.maximum(50)), 0.5),
  base: z._default(duration(365 * day, 1_000), 600_000),
  increment: z._default(duration(day), 0),
  bonusAt40: z._default(duration(day), 0),
  /** HK-12. */
  seedTies: z._default(z.enum(['lot', 'playoff']), 'playoff'),
  thirdPlace: z._default(z.boolean(), false),
  roundByRound: z._default(z.boolean(), false),
});

export type HybridConfig = z.output<typeof hybridSettings>;

export const hybridPresets = {
  sacrifice: { variant: 'chess960', raceTo: 0.5, base: 600_000, increment: 0, bonusAt40: 0, seedTies: 'playoff' },
} as const;

/** The league's own configuration: the settings, and what the number of players makes of them (HK-4). */
export interface LeagueConfig {
  readonly qualifiers: number;
  /** Doubled. */
  readonly points: number;
  readonly seedTies: 'lot' | 'playoff';
  readonly play: Extract<Play, { kind: 'games' }>;
}

export function playOf(config: HybridConfig): LeagueConfig['play'] {
  const { base, increment, bonusAt40, variant } = config;
  return { kind: 'games', raceTo: Math.round(2 * config.raceTo), control: { base, increment, bonusAt40 }, variant };
}

/** HK-4: up to this many players, this many qualify with this many points (not doubled here). */
const table: readonly { readonly upTo: number; readonly qualifiers: number; readonly points: number }[] = [
  { upTo: 3, qualifiers: 2, points: 5 },
  { upTo: 15, qualifiers: 4, points: 5 },
  { upTo: 31, qualifiers: 8, points: 7 },
  { upTo: 63, qualifiers: 16, points: 7 },
  { upTo: 127, qualifiers: 32, points: 7 },
  { upTo: 255, qualifiers: 64, points: 9 },
  { upTo: 511, qualifiers: 128, points: 9 },
];

export const qualificationFor = (players: number): { qualifiers: number; points: number } | undefined => {
  const row = table.find(({ upTo }) => players <= upTo);
  return row && { qualifiers: row.qualifiers, points: row.points };
};
