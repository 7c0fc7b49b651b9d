import { certain, memory, missing, type RoundNumber, type StageRound } from '../../kit/index.ts';
import { conclusionOf } from './conclusion.ts';
import type { PlayerId, Rating, Round } from './model.ts';
import type { Conclusion, Formats, History, Rulebook, StagePlan, Standing } from './rulebook.ts';
import type { Facts } from './state.ts';

const histories = memory<Facts, History[]>();

/** A stage as its rulebook sees it; `before` leaves out the rounds from that number on. */
export function historyOf(facts: Facts, stage = facts.stage, before?: number): History {
  if (before !== undefined) return made(facts, stage, before);
  return histories.get(facts)?.[stage] ?? remembered(facts, stage, made(facts, stage, Number.POSITIVE_INFINITY));
}

/** From now on it is the history of these facts, unless there is one already. */
export function remembered(facts: Facts, stage: number, history: History): History {
  const ofFacts = histories.get(facts) ?? [];
  if (ofFacts.length === 0) histories.set(facts, ofFacts);
  const known = ofFacts[stage] ?? asBefore(history, stage);
  ofFacts[stage] = known;
  return known;
}

/** A stage's rounds follow those of the stages before it. */
export const roundNumber = ({ roundsBefore }: Pick<History, 'roundsBefore'>, round: StageRound): RoundNumber =>
  roundsBefore + round;

/** The same for a single look, in the middle of a list of results: nothing is remembered. */
export const passingHistoryOf = (facts: Facts, stage: number): History =>
  histories.get(facts)?.[stage] ?? made(facts, stage, Number.POSITIVE_INFINITY);

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
  rematchesAllowed: 'one',
  finalGameCalled: 'one',
  roundsSet: 'one',
  ended: 'one',
  lastStage: 'one',
  handedOver: 'one',
};
const SINGLE = (Object.keys(PARTS) as (keyof History)[]).filter((part) => PARTS[part] === 'one');

/** Newest first: that is where two differ. */
function sameRounds(some: readonly Round[], others: readonly Round[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = some.length - 1; at >= 0; at--) if (some[at] !== others[at]) return false;
  return true;
}

const latest = memory<Facts['players'], History[]>();

/** A draft, a clock or a report changes the facts and no history. What a rulebook worked out for it still holds. */
function asBefore(history: History, stage: number): History {
  const ofPlayers = latest.get(history.players) ?? [];
  if (ofPlayers.length === 0) latest.set(history.players, ofPlayers);
  const before = ofPlayers[stage];
  const same =
    before !== undefined &&
    sameRounds(before.rounds, history.rounds) &&
    sameRounds(before.earlier, history.earlier) &&
    SINGLE.every((part) => before[part] === history[part]);
  if (same) return before;
  ofPlayers[stage] = history;
  return history;
}

const approved = memory<Facts['players'], readonly PlayerId[]>();

/** In order of entry. Outcomes do not change the players, so the list is not made again for each. */
function entrants(players: Facts['players']): readonly PlayerId[] {
  const known = approved.get(players);
  if (known) return known;
  const ids = [...players.values()].filter((player) => player.approved).map((player) => player.id);
  approved.set(players, ids);
  return ids;
}

function made(facts: Facts, stage: number, before: number): History {
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
    field: plan.seeds ?? entrants(facts.players),
    rounds,
    roundsBefore: earlier.length,
    earlier,
    lots: facts.lots,
    keepApart: facts.keepApart,
    rematchesAllowed: facts.rematchesAllowedFor === counted + 1,
    ended: facts.ended,
    lastStage: stage === facts.stages.length - 1,
    ...(next?.seeds && { handedOver: next.seeds }),
    ...(facts.finalGameAfter === counted && { finalGameCalled: true as const }),
    ...(facts.manualSeeds && { manualSeeds: facts.manualSeeds }),
    ...(facts.roundsSet !== undefined && { roundsSet: facts.roundsSet }),
  };
}

export function rulebookOf(formats: Formats, facts: Facts, stage = facts.stage): Rulebook {
  const plan = facts.stages[stage] ?? missing(`stage ${stage}`);
  return formats.rulebook(plan.rulebook, certain(facts.about, 'tournament').rulesVersion);
}

/** The stages as they are planned; before the start, as they would be with the players there are. */
export function plannedStages(formats: Formats, facts: Facts): readonly StagePlan[] {
  const { about, stages, players } = facts;
  if (stages.length > 0 || !about) return stages;
  return formats.format(about.format, about.rulesVersion)?.stages(about.config, players.size) ?? [];
}

/** Conclusions are worked out once per history, however many views ask; other formats may conclude differently. */
const concluded = memory<Facts, { readonly formats: Formats; readonly conclusion: Conclusion }>();

/**
 * The whole tournament: the stage being played first, then the players whom earlier stages left behind.
 *
 * @example
 * const formats = formatsOf(swiss);
 * conclude(formats, cup.state.facts).finished; // false
 */
export function conclude(formats: Formats, facts: Facts): Conclusion {
  const known = concluded.get(facts);
  if (known?.formats === formats) return known.conclusion;
  const conclusion = facts.stages.length === 0 ? beforeTheStart(facts) : concludeStages(formats, facts);
  concluded.set(facts, { formats, conclusion });
  return conclusion;
}

const beforeTheStart = (facts: Facts): Conclusion => ({
  standings: [...facts.players.values()]
    .filter((player) => player.approved)
    .map(
      (player): Standing => ({
        place: 1,
        player: player.id,
        state: player.droppedAfter === undefined ? 'active' : 'dropped',
        criteria: [],
        why: [],
      }),
    ),
  finished: facts.ended,
  winners: [],
  why: [],
  through: [],
});

function concludeStages(formats: Formats, facts: Facts): Conclusion {
  const { finished: complete, winners, why, through } = concludeStage(formats, facts, facts.stage);
  // A stage that is not the last may be complete; the tournament is not, unless it was ended (DK-5: nor while a game is open).
  const lastStage = facts.stage === facts.stages.length - 1;
  const openGame = facts.rounds.some((round) => round.state !== 'draft' && round.open > 0);
  const finished = facts.ended || (lastStage && complete && !openGame);
  return conclusionOf({ finished, winners: finished ? winners : [], why, through }, () => {
    const standings = standingsOver(formats, facts);
    return finished && winners.length === 0 ? withoutFirst(standings) : standings;
  });
}

const stages = memory<History, { readonly rulebook: Rulebook; readonly conclusion: Conclusion }>();

function concludeStage(formats: Formats, facts: Facts, stage: number): Conclusion {
  const rulebook = rulebookOf(formats, facts, stage);
  const history = historyOf(facts, stage);
  const known = stages.get(history);
  if (known?.rulebook === rulebook) return known.conclusion;
  const conclusion = rulebook.conclude(history);
  stages.set(history, { rulebook, conclusion });
  return conclusion;
}

function standingsOver(formats: Formats, facts: Facts): readonly Standing[] {
  let standings = concludeStage(formats, facts, facts.stage).standings.slice();
  const seen = new Set(standings.map((row) => row.player));
  for (let stage = facts.stage - 1; stage >= 0; stage--) {
    const before = concludeStage(formats, facts, stage).standings;
    const rows = before.filter((row) => !seen.has(row.player));
    // DK-9: why someone is in this stage, and with this seed, is explained by the previous one.
    const whyBefore = new Map(before.map((row) => [row.player, row.why]));
    standings = standings.map((row) => ({ ...row, why: [...row.why, ...(whyBefore.get(row.player) ?? [])] }));
    // HK-25: if place 1 is empty, the last place of a stage may be one more than its number of players.
    const offset = Math.max(standings.length, standings.at(-1)?.place ?? 0);
    for (const row of rows) {
      // Those level in the earlier stage stay level; the place counts everyone above.
      const place = offset + 1 + rows.filter((other) => other.place < row.place).length;
      const state = row.state === 'dropped' ? row.state : 'eliminated';
      standings.push({ ...row, place, state });
      seen.add(row.player);
    }
  }
  return standings;
}

/** HK-25: if nobody has won, place 1 is empty; those who would have had it share place 2. */
const withoutFirst = (standings: readonly Standing[]): readonly Standing[] =>
  standings.map((row) => (row.place === 1 ? { ...row, place: 2 } : row));

/** GR-11: the present ratings, where the format keeps them live. Those who have played no rated game are not among them. */
export function ratingsOf(formats: Formats, facts: Facts): ReadonlyMap<PlayerId, Rating> | undefined {
  const stage = facts.stages.findIndex((_, at) => rulebookOf(formats, facts, at).ratings !== undefined);
  return stage < 0 ? undefined : rulebookOf(formats, facts, stage).ratings?.(historyOf(facts, stage));
}
