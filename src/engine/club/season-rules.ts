import type { GivenSeasonRules } from './commands.ts';
import type { SeasonRules, SeasonTieBreak } from './model.ts';
import { type ClubRefusal, type ClubRefusals, clubRefusal } from './refusal.ts';

const MAX_EVENTS = 500;
const MAX_VALUE = 1_000_000;
const MAX_VALUES = 1000;
const TIE_BREAKS: readonly SeasonTieBreak[] = ['wins', 'best-results', 'head-to-head', 'latest', 'events'];
const SCORES = ['places', 'field', 'points', 'percent'];

/** CL-7, CL-8: what holds where nothing is said. */
export const seasonRules = (given: GivenSeasonRules): SeasonRules => ({
  guests: 'count',
  attendance: 0,
  minimumGames: 2,
  minimum: 0,
  tieBreaks: ['wins', 'best-results'],
  ...given,
});

type Problem = ClubRefusals['bad-season-rules']['problem'];

const isWhole = (figure: number, least: number, most: number): boolean =>
  Number.isInteger(figure) && figure >= least && figure <= most;

/** Up to three decimals: what is shown is what is counted with. */
const isPoints = (figure: number): boolean =>
  Number.isFinite(figure) && Math.abs(figure) <= MAX_VALUE && Math.round(figure * 1000) / 1000 === figure;

/** By the shape of the settings; each with what is wrong with it. */
const CHECKS: readonly (readonly [Problem, (rules: SeasonRules) => boolean])[] = [
  ['score', ({ score }) => SCORES.includes(score.kind)],
  [
    'values',
    ({ score }) =>
      score.kind !== 'places' ||
      (score.values.length > 0 && score.values.length <= MAX_VALUES && score.values.every(isPoints)),
  ],
  ['guests', ({ guests }) => guests === 'count' || guests === 'skip'],
  ['attendance', ({ attendance }) => isPoints(attendance)],
  ['minimum-games', ({ minimumGames }) => isWhole(minimumGames, 1, 100)],
  ['best', ({ best }) => best === undefined || isWhole(best, 1, MAX_EVENTS)],
  ['drop', ({ drop }) => drop === undefined || isWhole(drop, 0, MAX_EVENTS)],
  ['best-and-drop', ({ best, drop }) => best === undefined || drop === undefined],
  ['minimum', ({ minimum }) => isWhole(minimum, 0, MAX_EVENTS)],
  [
    'tie-breaks',
    ({ tieBreaks }) => tieBreaks.every((name, at) => TIE_BREAKS.includes(name) && tieBreaks.indexOf(name) === at),
  ],
  ['events', ({ events }) => events === undefined || isWhole(events, 1, MAX_EVENTS)],
];

export function seasonRulesProblem(rules: SeasonRules): ClubRefusal | undefined {
  const found = CHECKS.find(([, isGood]) => !isGood(rules));
  return found && clubRefusal('bad-season-rules', { problem: found[0] });
}

const MAX_WEIGHT = 100;

/** Nought counts for attendance only. */
export const weightProblem = (weight: number): ClubRefusal | undefined =>
  isPoints(weight) && weight >= 0 && weight <= MAX_WEIGHT ? undefined : clubRefusal('bad-weight', { most: MAX_WEIGHT });
