import { bracketOf, sizeFor } from '../../pairing/bracket.ts';
import { knockoutPlan, knockoutRulebook } from '../../stages/knockout/index.ts';
import { refusal, type StagePlan } from '../../tournament/index.ts';
import { matchPlanned, playOf } from '../elimination-settings.ts';
import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type KnockoutSettings, knockoutPresets, knockoutSettings } from './config.ts';

const fewest = 2;
const most = 512;

const stageOf = (settings: KnockoutSettings, players: number): StagePlan =>
  knockoutPlan({
    size: sizeFor(Math.max(players, fewest)),
    seeding: settings.seeding,
    thirdPlace: settings.thirdPlace,
    roundByRound: settings.roundByRound,
    firstRound: 1,
    play: playOf(settings),
  });

/** KO-1: the bracket as it is before anyone plays; the best seeds have the walkovers. */
function planOf({ thirdPlace }: KnockoutSettings, players: number) {
  const size = sizeFor(players);
  const rounds = bracketOf(size, thirdPlace).map((round) => round.map(matchPlanned));
  return { format: 'knockout', players, walkovers: size - players, knockout: { size, rounds } };
}

export const knockout: RegisteredFormat<typeof knockoutSettings> = {
  name: 'knockout',
  position: 6,
  rulebooks: [knockoutRulebook],
  presets: knockoutPresets,
  defaultPreset: 'cup',
  configure: (settings) => configured(knockoutSettings, settings),
  settings: knockoutSettings,
  demonstration: { name: 'Winter Cup', config: {}, players: 13, results: 8 },
  admits: (_config, players) => {
    if (players < fewest) return refusal('too-few-players', { have: players, need: fewest });
    return players > most ? refusal('too-many-players', { have: players, most }) : undefined;
  },
  stages: (config, players) => [stageOf(config as KnockoutSettings, players)],
  plan: (config, players) => planOf(config as KnockoutSettings, players),
};

export type { KnockoutSettings } from './config.ts';
