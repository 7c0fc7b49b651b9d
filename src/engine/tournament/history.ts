import { certain, type RoundNumber, type StageRound } from '../../kit/index.ts';
import type { PlayerId, Rating } from './model.ts';
import type { Conclusion, Formats, History, Rulebook, StagePlan, Standing } from './rulebook.ts';
import type { Facts } from './state.ts';

const histories = new WeakMap<Facts, Map<number, History>>();

/** A stage as its rulebook sees it; `before` leaves out the rounds from that number on. */
export function historyOf(facts: Facts, stage = facts.stage, before?: number): History {
  if (before !== undefined) return made(facts, stage, before);
  const ofFacts = histories.get(facts) ?? new Map<number, History>();
  histories.set(facts, ofFacts);
  const known = ofFacts.get(stage) ?? made(facts, stage, Number.POSITIVE_INFINITY);
  ofFacts.set(stage, known);
  return known;
}

/** A stage's rounds follow those of the stages before it. */
export const roundNumber = ({ roundsBefore }: Pick<History, 'roundsBefore'>, round: StageRound): RoundNumber =>
  roundsBefore + round;

const approved = new WeakMap<Facts['players'], readonly PlayerId[]>();

/** In order of entry. Outcomes leave the players as they are, so this is not listed anew for each. */
function entrants(players: Facts['players']): readonly PlayerId[] {
  const known = approved.get(players);
  if (known) return known;
  const ids = [...players.values()].filter((player) => player.approved).map((player) => player.id);
  approved.set(players, ids);
  return ids;
}

function made(facts: Facts, stage: number, before: number): History {
  const plan = certain(facts.stages[stage], `stage ${stage}`);
  const next = facts.stages[stage + 1];
  const counted = facts.rounds.filter((round) => round.status !== 'draft' && round.number < before);
  const earlier = counted.filter((round) => round.stage < stage);
  return {
    config: plan.config,
    players: facts.players,
    field: plan.seeds ?? entrants(facts.players),
    rounds: counted.filter((round) => round.stage === stage),
    roundsBefore: earlier.length,
    earlier,
    lots: facts.lots,
    keepApart: facts.keepApart,
    rematchesAllowed: facts.rematchesAllowedFor === counted.length + 1,
    ended: facts.ended,
    lastStage: stage === facts.stages.length - 1,
    ...(next?.seeds && { handedOver: next.seeds }),
    ...(facts.finalGameAfter === counted.length && { finalGameCalled: true as const }),
    ...(facts.manualSeeds && { manualSeeds: facts.manualSeeds }),
    ...(facts.roundsSet !== undefined && { roundsSet: facts.roundsSet }),
  };
}

export function rulebookOf(formats: Formats, facts: Facts, stage = facts.stage): Rulebook {
  const plan = certain(facts.stages[stage], `stage ${stage}`);
  return formats.rulebook(plan.rulebook, certain(facts.about, 'tournament').rulesVersion);
}

/** The stages as they are planned; before the start, as they would be with the players there are. */
export function plannedStages(formats: Formats, facts: Facts): readonly StagePlan[] {
  const { about, stages, players } = facts;
  if (stages.length > 0 || !about) return stages;
  return formats.format(about.format, about.rulesVersion)?.stages(about.config, players.size) ?? [];
}

/** Conclusions are worked out once per history, however many views ask; other formats may conclude otherwise. */
const concluded = new WeakMap<Formats, WeakMap<Facts, Conclusion>>();

/** The whole tournament: the stage being played first, behind it those whom earlier stages left behind. */
export function conclude(formats: Formats, facts: Facts): Conclusion {
  const ofFormats = concluded.get(formats) ?? new WeakMap<Facts, Conclusion>();
  concluded.set(formats, ofFormats);
  const known = ofFormats.get(facts);
  if (known) return known;
  const conclusion = facts.stages.length === 0 ? beforeTheStart(facts) : concludeStages(formats, facts);
  ofFormats.set(facts, conclusion);
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
  const concludeStage = (stage: number) => rulebookOf(formats, facts, stage).conclude(historyOf(facts, stage));
  let conclusion = concludeStage(facts.stage);
  let standings = conclusion.standings.slice();
  const seen = new Set(standings.map((row) => row.player));
  for (let stage = facts.stage - 1; stage >= 0; stage--) {
    const before = concludeStage(stage).standings;
    const rows = before.filter((row) => !seen.has(row.player));
    // DK-9: why someone is in this stage, and with this seed, is told by the one before.
    const whyBefore = new Map(before.map((row) => [row.player, row.why]));
    standings = standings.map((row) => ({ ...row, why: [...row.why, ...(whyBefore.get(row.player) ?? [])] }));
    const offset = standings.length;
    for (const row of rows) {
      // Those level in the earlier stage stay level; the place counts everyone above.
      const place = offset + 1 + rows.filter((other) => other.place < row.place).length;
      const state = row.state === 'dropped' ? row.state : 'eliminated';
      standings.push({ ...row, place, state });
      seen.add(row.player);
    }
    conclusion = { ...conclusion, standings };
  }
  // A stage that is not the last may be complete; the tournament is not, unless it was ended (DK-5: nor while a game is open).
  const lastStage = facts.stage === facts.stages.length - 1;
  const openGame = facts.rounds.some((round) => round.status !== 'draft' && round.open > 0);
  const finished = facts.ended || (lastStage && conclusion.finished && !openGame);
  if (!finished) return { ...conclusion, finished, winners: [] };
  return { ...conclusion, finished, standings: conclusion.winners.length > 0 ? standings : withoutFirst(standings) };
}

/** HK-25: where nobody has won nobody stands at place 1; those who would have stood there share place 2. */
const withoutFirst = (standings: readonly Standing[]): readonly Standing[] =>
  standings.map((row) => (row.place === 1 ? { ...row, place: 2 } : row));

/** GR-11: the present ratings, where the format keeps them live. Those who have played no rated game are not among them. */
export function ratingsOf(formats: Formats, facts: Facts): ReadonlyMap<PlayerId, Rating> | undefined {
  const stage = facts.stages.findIndex((_, at) => rulebookOf(formats, facts, at).ratings !== undefined);
  return stage < 0 ? undefined : rulebookOf(formats, facts, stage).ratings?.(historyOf(facts, stage));
}
