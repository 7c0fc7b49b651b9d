import type { Chance } from '../../kit/index.ts';
import type { Outcome, ResultForm } from '../tournament/index.ts';

/**
 * Who beats whom. Elo's logistic: a player with 400 points more has ten times the weight, and the chance to come first at
 * a table is one's share of all weights there (for two players Elo's formula, for more Plackett and Luce's).
 * Whole numbers only: weights are 2²⁸ for the strongest at the table and falling from there, exact to 1 in 10⁴ for
 * differences up to 1600 points; beyond that the difference counts as 1600.
 */
export interface SkillModel {
  /** In thousandths: how often two equal players draw, up to 500. At larger tables neighbours tie as often. */
  readonly draws: number;
  /** The standard deviation of skill among the players, in rating points. */
  readonly spread: number;
  /** Everyone is equally strong. */
  readonly equal: boolean;
  /** Players' ratings are their skills; otherwise nobody has a rating. */
  readonly rated: boolean;
}

const TOP = 0x1000_0000;
const FARTHEST = 1600;
const PER_400 = 10;

/** 10^(1/400), found by halving: + and × alone, so that every machine has the same table. */
function fourHundredthRoot(): number {
  let low = 1;
  let high = 2;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    let power = 1;
    for (let times = 0; times < 400; times++) power *= middle;
    if (power > PER_400) high = middle;
    else low = middle;
  }
  return low;
}

/** Weights by the difference to the strongest. */
function weightTable(): readonly number[] {
  const root = fourHundredthRoot();
  const table: number[] = [];
  let weight = TOP;
  for (let difference = 0; difference <= FARTHEST; difference++) {
    table.push(Math.max(1, Math.floor(weight)));
    weight /= root;
  }
  return table;
}

const WEIGHTS = weightTable();

export function weightsOf(skills: readonly number[]): number[] {
  const best = Math.max(...skills);
  return skills.map((skill) => WEIGHTS[Math.min(FARTHEST, best - skill)] as number);
}

/** How they finish: more is better, equal is level. */
export function performances(skills: readonly number[], model: SkillModel, chance: Chance): number[] {
  const weight = weightsOf(skills);
  if (skills.length === 2) return duel(weight, model, chance);
  const left = skills.map((_, seat) => seat);
  const order: number[] = [];
  while (left.length > 0) order.push(...left.splice(firstOf(left, weight, chance), 1));
  const result = skills.map(() => 0);
  let level = skills.length;
  for (const [at, seat] of order.entries()) {
    const before = order[at - 1];
    if (before === undefined || !isDraw(weight[before] as number, weight[seat] as number, model, chance)) level--;
    result[seat] = level;
  }
  return result;
}

/** The same lots as below, for the two who are at most tables. */
function duel([one = 0, other = 0]: readonly number[], model: SkillModel, chance: Chance): number[] {
  const firstWon = chance.below(one + other) < one;
  if (isDraw(firstWon ? one : other, firstWon ? other : one, model, chance)) return [1, 1];
  return firstWon ? [1, 0] : [0, 1];
}

function firstOf(left: readonly number[], weight: readonly number[], chance: Chance): number {
  if (left.length === 1) return 0;
  let drawn = chance.below(left.reduce((sum, seat) => sum + (weight[seat] as number), 0));
  return left.findIndex((seat) => {
    drawn -= weight[seat] as number;
    return drawn < 0;
  });
}

/**
 * A second, independent game would have gone the other way, and the lot says draw: equal players draw as often as the
 * model says, unequal ones less often, and the expected score stays that of Elo.
 */
function isDraw(winner: number, loser: number, model: SkillModel, chance: Chance): boolean {
  if (model.draws === 0 || chance.below(winner + loser) < winner) return false;
  return chance.below(1000) < 2 * model.draws;
}

/** About normal, with a deviation of 1000: the sum of twelve lots. */
export function normalLot(chance: Chance): number {
  let sum = 0;
  for (let lot = 0; lot < 12; lot++) sum += chance.below(1001) - 500;
  return sum;
}

export function drawSkills(players: number, model: SkillModel, chance: Chance): number[] {
  return Array.from({ length: players }, () =>
    model.equal ? 1500 : Math.max(0, 1500 + Math.round((normalLot(chance) * model.spread) / 1000)),
  );
}

/** One game in ten that goes to a target ends on time instead. */
const ON_TIME = 10;

/** An outcome of the form that a rulebook reads, in which the seats finish as they performed. */
export function outcomeOf(performance: readonly number[], form: ResultForm, chance: Chance): Outcome {
  const best = Math.max(...performance);
  switch (form.kind) {
    case 'one-point': {
      const level = performance.every((one) => one === best);
      return { kind: 'scores', scores: performance.map((one) => (level ? 500 : one === best ? 1000 : 0)) };
    }
    case 'target': {
      const level = form.level && performance.every((one) => one === best);
      const onTime = level || (form.target > 1 && chance.below(ON_TIME) === 0);
      const most = onTime ? chance.below(form.target) : form.target;
      const winner = performance.indexOf(best);
      const top = level ? most : Math.max(1, most);
      const other = level ? top : chance.below(top);
      return { kind: 'scores', scores: performance.map((_, seat) => 1000 * (seat === winner ? top : other)) };
    }
    case 'scores': {
      const { most } = form;
      const scores = performance.map((one) => 10 * (form.best === 'highest' ? one : best - one));
      const top = Math.max(1, ...scores);
      // Where there is a most, who finishes first has it, and the others as much less.
      const within = (score: number) => (most === undefined ? score : Math.floor((score * most) / top));
      return { kind: 'scores', scores: scores.map((score) => 1000 * within(score)) };
    }
    case 'places':
      return {
        kind: 'places',
        places: performance.map((one) => 1 + performance.filter((other) => other > one).length),
      };
  }
}
