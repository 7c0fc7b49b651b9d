import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type DutchConfig, dutchPresets, dutchSettings } from './config.ts';
import { checkedRounds } from './replay.ts';
import { dutchRulebook } from './rulebook.ts';

export const dutch: RegisteredFormat<typeof dutchSettings> = {
  name: 'dutch',
  position: 8,
  rulebooks: [dutchRulebook],
  presets: dutchPresets,
  defaultPreset: 'chess',
  configure: (settings) => configured(dutchSettings, settings),
  settings: dutchSettings,
  demonstration: { name: 'Club Championship', config: {}, players: 14, results: 16 },
  admits: (config, players) => dutchRulebook.admits(config as DutchConfig, players),
  stages: (config) => [{ rulebook: 'dutch', config }],
  checks: checkedRounds,
  plan: (config, players) => {
    const { rounds } = config as DutchConfig;
    return { format: 'dutch', players, rounds, totalGames: rounds * Math.floor(players / 2) };
  },
};

export type { DutchConfig } from './config.ts';
export type { DutchReasons } from './reasons.ts';
