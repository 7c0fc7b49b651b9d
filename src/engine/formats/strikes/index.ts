import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type StrikesConfig, strikesConfig, strikesPresets } from './config.ts';
import { strikesRulebook } from './rulebook.ts';
import { planTables } from './tables.ts';

export const strikes: RegisteredFormat<typeof strikesConfig> = {
  name: 'strikes',
  position: 3,
  rulebooks: [strikesRulebook],
  presets: strikesPresets,
  defaultPreset: 'strikes',
  // With it the source's levels take the rounds that it says: about 4.8, 6.1 and 7.4 for 23, 35 and 47 at 40 players (ST-1).
  skillSpread: 100,
  configure: (settings) => configured(strikesConfig, settings),
  settings: strikesConfig,
  demonstration: { name: 'Strikes on Saturday', config: {}, players: 17, results: 6 },
  admits: (config, players) => strikesRulebook.admits(config as StrikesConfig, players),
  stages: (config) => [{ rulebook: 'strikes', config }],
  plan: (config, players) => {
    const { maxTable, fiveLeft } = config as StrikesConfig;
    const tables = planTables(players, maxTable, fiveLeft);
    return {
      format: 'strikes',
      players,
      random: tables?.random ?? [],
      split: tables?.split ?? [],
      ...(tables?.byes && { byes: tables.byes }),
    };
  },
};

export type { StrikesConfig } from './config.ts';
export type { StrikesReasons } from './reasons.ts';
export { placesOf, type SeatScore, strikesOf } from './strikes.ts';
