import { sizeFor } from '../../pairing/bracket.ts';
import { refusal } from '../../tournament/index.ts';
import { matchPlanned, playOf } from '../elimination-settings.ts';
import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type DoubleConfig, type DoubleSettings, doublePresets, doubleSettings } from './config.ts';
import { doubleBracketOf } from './double-bracket.ts';
import { doubleRulebook } from './rulebook.ts';

const fewest = 3;
const most = 256;
const smallest = 4;

const placesFor = (players: number): number => Math.max(smallest, sizeFor(players));

const stageOf = (settings: DoubleSettings, players: number): DoubleConfig => ({
  size: placesFor(players),
  seeding: settings.seeding,
  roundByRound: settings.roundByRound,
  reset: settings.reset,
  play: playOf(settings),
});

function planOf({ reset }: DoubleSettings, players: number) {
  const size = placesFor(players);
  const rounds = doubleBracketOf(size, reset).map(({ side, number, matches }) => ({
    side,
    round: number,
    matches: matches.map(matchPlanned),
  }));
  // Everyone but the champion loses twice, the champion at most once.
  const matches = { fewest: 2 * players - 2, most: 2 * players - (reset ? 1 : 2) };
  return { format: 'double', players, walkovers: size - players, matches, double: { size, rounds } };
}

export const double: RegisteredFormat<typeof doubleSettings> = {
  name: 'double',
  position: 7,
  rulebooks: [doubleRulebook],
  presets: doublePresets,
  defaultPreset: 'second-chance',
  configure: (settings) => configured(doubleSettings, settings),
  settings: doubleSettings,
  demonstration: { name: 'Second Chance Cup', config: {}, players: 8, results: 9 },
  admits: (_config, players) => {
    if (players < fewest) return refusal('too-few-players', { have: players, need: fewest });
    return players > most ? refusal('too-many-players', { have: players, most }) : undefined;
  },
  stages: (config, players) => [{ rulebook: 'double', config: stageOf(config as DoubleSettings, players) }],
  plan: (config, players) => planOf(config as DoubleSettings, players),
};

export type { DoubleSettings } from './config.ts';
export type { DoubleReasons } from './reasons.ts';
