import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type GroupsConfig, groupsInput, groupsPresets, groupsSettings } from './config.ts';
import { groupSizes } from './pairing.ts';
import { groupsRulebook } from './rulebook.ts';

/** GR-1: g·k·(k−1) games in a group of k. */
const gamesIn = (sizes: readonly number[], config: GroupsConfig): number =>
  sizes.reduce((sum, size) => sum + config.gamesPerPairing * size * (size - 1), 0);

export const groups: RegisteredFormat<typeof groupsInput> = {
  name: 'groups',
  position: 1,
  rulebooks: [groupsRulebook],
  presets: groupsPresets,
  defaultPreset: 'hnefatafl',
  configure: (settings) => configured(groupsSettings, settings),
  settings: groupsInput,
  demonstration: { name: 'Hnefatafl Evening', config: { groupSize: 4, base: 1_200_000 }, players: 9, results: 5 },
  admits: (config, players) => groupsRulebook.admits(config as GroupsConfig, players),
  stages: (config) => [{ rulebook: 'groups', config }],
  plan: (config, players) => {
    const sizes = groupSizes(players, config as GroupsConfig);
    return { format: 'groups', players, groups: sizes, games: gamesIn(sizes, config as GroupsConfig) };
  },
};

export type { GroupsReasons } from './reasons.ts';
