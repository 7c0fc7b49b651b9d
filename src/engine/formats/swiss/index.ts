import { knockoutPlan, knockoutRulebook } from '../../stages/knockout/index.ts';
import type { RegisteredFormat } from '../registry.ts';
import { configured } from '../settings.ts';
import { type SwissConfig, swissInput, swissPresets, swissSettings } from './config.ts';
import { roundsFor } from './rounds.ts';
import { swissRulebook } from './rulebook.ts';

/** SW-16: a bracket in order of seed, paired round by round, each match one game to the target. */
const topCutOf = (size: number, target: number) =>
  knockoutPlan({ size, seeding: 'given', thirdPlace: false, roundByRound: true, play: { kind: 'target', target } });

export const swiss: RegisteredFormat<typeof swissInput> = {
  name: 'swiss',
  position: 4,
  rulebooks: [swissRulebook, knockoutRulebook],
  presets: swissPresets,
  defaultPreset: 'redemption',
  configure: (settings) => configured(swissSettings, settings),
  settings: swissInput,
  demonstration: { name: 'Redemption Open', config: {}, players: 12, results: 15 },
  admits: (config, players) => swissRulebook.admits(config as SwissConfig, players),
  stages: (config) => {
    const { topCut, target } = config as SwissConfig;
    const rounds = { rulebook: 'swiss', config };
    return topCut === undefined ? [rounds] : [rounds, topCutOf(topCut, target)];
  },
  takesOver: ({ players, drawn, rounds, points, tieBreaks, most }) => ({
    target: most,
    ...(points && {
      win: points.win,
      timedWin: points.win,
      draw: points.draw,
      loss: points.loss,
      timedLoss: points.loss,
      byePoints: points.bye,
    }),
    // Among the tie-breaks here these are the nearest to what others rank by.
    tieBreaks:
      tieBreaks && points?.win === 1 && points.draw === 0.5 && points.loss === 0
        ? tieBreaks
        : ['opponents-points', 'differential'],
    rounds: Math.max(rounds ?? roundsFor(players), drawn),
  }),
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
export type { SwissReasons } from './reasons.ts';
