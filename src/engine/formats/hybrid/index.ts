import { bracketOf, isPowerOfTwo } from '../../pairing/bracket.ts';
import { knockoutPlan, knockoutRulebook } from '../../stages/knockout/index.ts';
import { refusal, type StagePlan } from '../../tournament/index.ts';
import { matchPlanned } from '../elimination-settings.ts';
import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import {
  type HybridConfig,
  hybridPresets,
  hybridSettings,
  type LeagueConfig,
  playOf,
  qualificationFor,
} from './config.ts';
import { leagueRulebook } from './rulebook.ts';

const fewest = 2;
const most = 512;

/** HK-2: what the number of players makes of it; a power of two needs no qualification. */
const qualificationOf = (players: number) => (isPowerOfTwo(players) ? undefined : qualificationFor(players));

function stagesOf(config: HybridConfig, players: number): StagePlan[] {
  const qualification = qualificationOf(players);
  const play = playOf(config);
  const { seedTies, thirdPlace, roundByRound } = config;
  const knockout = knockoutPlan({
    size: qualification?.qualifiers ?? Math.max(players, fewest),
    seeding: qualification ? 'given' : config.seeding,
    thirdPlace,
    roundByRound,
    firstRound: 2,
    play,
  });
  if (!qualification) return [knockout];
  const league: LeagueConfig = {
    qualifiers: qualification.qualifiers,
    points: 2 * qualification.points,
    seedTies,
    play,
  };
  return [{ rulebook: 'league', config: league }, knockout];
}

function planOf(config: HybridConfig, players: number) {
  const qualification = qualificationOf(players) ?? null;
  const size = qualification?.qualifiers ?? players;
  const rounds = bracketOf(size, config.thirdPlace).map((round) => round.map(matchPlanned));
  return { format: 'hybrid', players, qualification, knockout: { size, rounds } };
}

export const hybrid: RegisteredFormat<typeof hybridSettings> = {
  name: 'hybrid',
  position: 2,
  rulebooks: [leagueRulebook, knockoutRulebook],
  presets: hybridPresets,
  defaultPreset: 'sacrifice',
  configure: (settings) => configured(hybridSettings, settings),
  settings: hybridSettings,
  demonstration: { name: 'Sacrifice Cup', config: {}, players: 10, results: 12 },
  admits: (_config, players) => {
    if (players < fewest) return refusal('too-few-players', { have: players, need: fewest });
    return players > most ? refusal('too-many-players', { have: players, most }) : undefined;
  },
  stages: (config, players) => stagesOf(config as HybridConfig, players),
  plan: (config, players) => planOf(config as HybridConfig, players),
};

export type { LeagueReasons } from './reasons.ts';
