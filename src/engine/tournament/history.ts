import { assertDefined, missing, type RoundNumber, type StageRound } from '../../kit/index.ts';
import { adjustmentsOf, isSameList } from './adjustments.ts';
import type { PlayerId, Round } from './model.ts';
import type { Formats, History, Rulebook, StagePlan } from './rulebook.ts';
import type { Facts } from './state.ts';

/** A stage's rounds follow those of the stages before it. */
export const roundNumber = ({ roundsBefore }: Pick<History, 'roundsBefore'>, round: StageRound): RoundNumber =>
  roundsBefore + round;

/** Those who were approved, in order of entry. */
export const entrantsOf = ({ players }: Facts): readonly PlayerId[] =>
  [...players.values()].filter((player) => player.approved).map((player) => player.id);

/** A stage as its rulebook sees it; `before` leaves out the rounds from that number on. */
export function historyOf(
  facts: Facts,
  stage = facts.stage,
  before = Number.POSITIVE_INFINITY,
  entrants = entrantsOf(facts),
): History {
  const plan = facts.stages[stage] ?? missing(`stage ${stage}`);
  const next = facts.stages[stage + 1];
  const rounds: Round[] = [];
  const earlier: Round[] = [];
  let counted = 0;
  for (const round of facts.rounds) {
    if (round.state === 'draft' || round.number >= before) continue;
    counted++;
    if (round.stage === stage) rounds.push(round);
    else if (round.stage < stage) earlier.push(round);
  }
  return {
    config: plan.config,
    players: facts.players,
    field: plan.seeds ?? entrants,
    rounds,
    roundsBefore: earlier.length,
    earlier,
    lots: facts.lots,
    keepApart: facts.keepApart,
    adjustments: adjustmentsOf(facts.adjustments, stage, before),
    rematchesAllowed: facts.rematchesAllowedFor === counted + 1,
    ended: facts.ended,
    lastStage: stage === facts.stages.length - 1,
    ...(next?.seeds && { handedOver: next.seeds }),
    ...(facts.finalGameAfter === counted && { finalGameCalled: true as const }),
    ...(facts.manualSeeds && { manualSeeds: facts.manualSeeds }),
    ...(facts.roundsSet !== undefined && { roundsSet: facts.roundsSet }),
  };
}

/** How many rounds two histories have in common from the first on. */
export function roundsInCommon(some: readonly Round[], others: readonly Round[]): number {
  let at = 0;
  while (at < some.length && some[at] === others[at]) at++;
  return at;
}

/** What makes up a history: with all of it the same, it is the same history. */
const PARTS: Record<keyof History, 'one' | 'list'> = {
  rounds: 'list',
  config: 'one',
  players: 'one',
  field: 'one',
  roundsBefore: 'one',
  earlier: 'list',
  lots: 'one',
  manualSeeds: 'one',
  keepApart: 'one',
  adjustments: 'list',
  rematchesAllowed: 'one',
  finalGameCalled: 'one',
  roundsSet: 'one',
  ended: 'one',
  lastStage: 'one',
  handedOver: 'one',
};
const SINGLE = (Object.keys(PARTS) as (keyof History)[]).filter((part) => PARTS[part] === 'one');

const sameRounds = (some: readonly Round[], others: readonly Round[]): boolean =>
  some.length === others.length && some.at(-1) === others.at(-1) && roundsInCommon(some, others) === some.length;

/** A draft, a clock or a report changes the facts and no history: all its parts are the very same. */
export const isSameHistory = (one: History, other: History): boolean =>
  sameRounds(one.rounds, other.rounds) &&
  sameRounds(one.earlier, other.earlier) &&
  isSameList(one.adjustments, other.adjustments) &&
  SINGLE.every((part) => one[part] === other[part]);

export function rulebookOf(formats: Formats, facts: Facts, stage = facts.stage): Rulebook {
  const plan = facts.stages[stage] ?? missing(`stage ${stage}`);
  return formats.rulebook(plan.rulebook, assertDefined(facts.about, 'tournament').rulesVersion);
}

/** The stages as they are planned; before the start, as they would be with the players there are. */
export function plannedStages(formats: Formats, facts: Facts): readonly StagePlan[] {
  const { about, stages, players } = facts;
  if (stages.length > 0 || !about) return stages;
  return formats.format(about.format, about.rulesVersion)?.stages(about.config, players.size) ?? [];
}
