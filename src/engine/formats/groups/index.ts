import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type GroupsConfig, groupsInput, groupsPresets, groupsSettings } from './config.ts';
import { groupSizes } from './pairing.ts';
import { groupsRulebook } from './rulebook.ts';

/** GR-1: g·k·(k−1) games in a group of k. */
const gamesIn = (sizes: readonly number[], config: GroupsConfig): number =>
  sizes.reduce((sum, size) => sum + config.gamesPerPairing * size * (size - 1), 0);

const DAY = 86_400_000;

/** GR-18: nobody can be at all of these games at once: the main time is one game's, times twice the number of opponents. */
function proposalFor(largest: number, { base, gameClocks, gamesPerPairing }: GroupsConfig) {
  if (gameClocks !== 'with-round' || base >= DAY) return undefined;
  return { base: base * 2 * gamesPerPairing * (largest - 1) };
}

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
    const { seeded = [], champion } = config as GroupsConfig;
    // GR-17: those who enter later are not in round 1.
    const later = new Set([...seeded, ...(champion === undefined ? [] : [champion])]).size;
    const sizes = groupSizes(players - later > 1 ? players - later : players, config as GroupsConfig);
    const proposes = proposalFor(Math.max(...sizes), config as GroupsConfig);
    const games = gamesIn(sizes, config as GroupsConfig);
    return { format: 'groups', players, groups: sizes, games, ...(proposes && { proposes }) };
  },
};

export type { GroupsReasons } from './reasons.ts';
