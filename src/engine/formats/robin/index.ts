import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { roundCount } from './berger.ts';
import { type RobinConfig, robinInput, robinPresets, robinSettings } from './config.ts';
import { robinRulebook } from './rulebook.ts';

export const robin: RegisteredFormat<typeof robinInput> = {
  name: 'robin',
  position: 5,
  rulebooks: [robinRulebook],
  presets: robinPresets,
  defaultPreset: 'league',
  configure: (settings) => configured(robinSettings, settings),
  settings: robinInput,
  demonstration: { name: 'Club Championship', config: { win: 1, draw: 0.5, loss: 0 }, players: 8, results: 14 },
  admits: (config, players) => robinRulebook.admits(config as RobinConfig, players),
  stages: (config) => [{ rulebook: 'robin', config }],
  plan: (config, players) => {
    const { legs } = config as RobinConfig;
    return {
      format: 'robin',
      players,
      legs,
      rounds: roundCount(players, legs),
      totalGames: (legs * players * (players - 1)) / 2,
      gamesEach: legs * (players - 1),
    };
  },
};

export type { RobinConfig } from './config.ts';
export type { RobinReasons } from './reasons.ts';
