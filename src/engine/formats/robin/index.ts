import type { Format } from '../../tournament/index.ts';
import { configured } from '../settings.ts';
import { type RobinConfig, robinInput, robinPresets, robinSettings } from './config.ts';
import { robinRulebook } from './rulebook.ts';
import { tableFor } from './schedule.ts';

export const robin: Format<typeof robinInput> = {
  name: 'robin',
  presets: robinPresets,
  defaultPreset: 'league',
  configure: (settings) => configured(robinSettings, settings),
  settings: robinInput,
  demonstration: { name: 'Club Championship', config: { win: 1, draw: 0.5, loss: 0 }, players: 8, results: 14 },
  admits: (config, players) => robinRulebook.admits(config as RobinConfig, players),
  stages: (config) => [{ rulebook: 'robin', config }],
  plan: (config, players) => {
    const { legs } = config as RobinConfig;
    const table = tableFor(players, legs);
    return {
      format: 'robin',
      players,
      legs,
      rounds: table.length,
      totalGames: (legs * players * (players - 1)) / 2,
      gamesEach: legs * (players - 1),
    };
  },
};

export type { RobinConfig } from './config.ts';
export type { RobinReasons } from './reasons.ts';
export { robinRulebook };
