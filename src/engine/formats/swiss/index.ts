import type { Format } from '../../tournament/index.ts';
import { configured, settingsOf } from '../settings.ts';
import { type SwissConfig, swissInput, swissPresets, swissSettings } from './config.ts';
import { roundsFor } from './rounds.ts';
import { swissRulebook } from './rulebook.ts';

export const swiss: Format = {
  name: 'swiss',
  presets: swissPresets,
  defaultPreset: 'redemption',
  configure: (settings) => configured(swissSettings, settings),
  settings: settingsOf(swissInput),
  admits: (config, players) => swissRulebook.admits(config as SwissConfig, players),
  stages: (config) => [{ rulebook: 'swiss', config }],
  plan: (config, players) => {
    const { rounds, topCut } = config as SwissConfig;
    return {
      format: 'swiss',
      players,
      rounds: rounds ?? roundsFor(players),
      ...(topCut !== undefined && { topCut }),
    };
  },
};

export type { SwissConfig } from './config.ts';
export { matchPoints, type Worth } from './points.ts';
export { swissRulebook };
