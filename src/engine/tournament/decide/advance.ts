import {
  assertDefined,
  type Chance,
  canonicalJson,
  type Result,
  type RoundNumber,
  unreachable,
} from '../../../kit/index.ts';
import { columnsOf } from '../columns.ts';
import { tableOf } from '../evolve/round.ts';
import { roundNumber } from '../history.ts';
import type { PlayerId, Round } from '../model.ts';
import { isAway } from '../presence.ts';
import type { Refusal } from '../refusal.ts';
import type { Drawn, Step } from '../rulebook.ts';
import { draftOf, drawnRounds, roundOf } from '../state.ts';
import type { Deciding } from './deciding.ts';
import { opened, placed, reseat } from './tables.ts';

/** Doing what a rulebook says comes next. */

/** No chain of steps is longer; a rulebook that never waits is a defect. */
const MAX_STEPS = 10_000;

const neverStops = (d: Deciding): Error =>
  new Error(
    `The rulebook of stage ${d.facts.stage + 1} (${d.derived.rulebook().name}) never stops asking for another step.`,
  );

/**
 * Takes the steps that need nobody: games to add or cancel, tables that open, rounds that close by themselves, lots.
 * False for any other step.
 */
function take(d: Deciding, step: Step): boolean {
  switch (step.kind) {
    case 'open-table': {
      const number = roundNumber(d.derived.history(), step.round);
      const round = d.facts.rounds[number - 1];
      const edition = round?.edition ?? (d.state.issued.editions.get(number) ?? 0) + 1;
      const { draw, chance } = d.draw(`round ${number}, edition ${edition}, opening`);
      d.add({
        type: 'TableOpened',
        round: number,
        edition,
        stage: d.facts.stage,
        roundKind: step.roundKind,
        at: d.request.at,
        table: opened(d.facts, number, step.open(chance)),
        ...(!round && { draw }),
      });
      return true;
    }
    case 'add-game':
      d.add({ type: 'GameAdded', round: step.round, match: step.match, game: step.game });
      reseat(d, step.round, step.match); // after a correction the match may have been over
      return true;
    case 'cancel-games':
      d.add({ type: 'GamesCancelled', round: step.round, match: step.match, from: step.from });
      return true;
    case 'close-round':
      d.add({ type: 'RoundClosed', round: step.round });
      return true;
    case 'draw-lots': {
      const after = drawnRounds(d.facts);
      const { draw, chance } = d.draw(`after round ${after}, lots, ${step.purpose}`);
      d.add({ type: 'LotsDrawn', purpose: step.purpose, order: chance.shuffle(step.players), after, draw });
      return true;
    }
    case 'pair-round':
    case 'hand-over':
    case 'wait':
      return false;
    default:
      return unreachable(step);
  }
}

const handOver = (d: Deciding, seeds: readonly PlayerId[]) =>
  d.add({ type: 'HandedOver', stage: d.facts.stage + 1, seeds });

function drawRound(d: Deciding, pair: (chance: Chance) => Result<Drawn, Refusal>): Refusal | undefined {
  const round = drawnRounds(d.facts) + 1;
  const edition = (d.state.issued.editions.get(round) ?? 0) + 1;
  const { draw, chance } = d.draw(`round ${round}, edition ${edition}, pairing`);
  const drawn = pair(chance);
  if (!drawn.ok) return drawn.error;
  const { byeReasons = [], ratings, ...pairing } = drawn.value.pairing;
  const { tables, numbers } = placed(d.facts, pairing.tables);
  const findings = [...d.derived.stage().attendance(drawn.value.pairing), ...drawn.value.judgement.findings];
  d.add({
    type: 'RoundPaired',
    v: 2,
    ...pairing,
    round,
    edition,
    stage: d.facts.stage,
    tables: columnsOf(tables, numbers),
    byeReasons,
    ...(ratings && { ratings }),
    findings,
    draw,
  });
  return undefined;
}

/** A round that was public under this edition before is never shown under it again with other tables. */
export function publish(d: Deciding, round: Round): void {
  const { editions, published } = d.state.issued;
  const shownBefore = (published.get(round.number) ?? 0) >= round.edition;
  const edition = shownBefore ? (editions.get(round.number) ?? 0) + 1 : round.edition;
  d.add({ type: 'RoundPublished', round: round.number, edition, at: d.request.at });
}

/** Before anything is played the stages follow the number of players, which late entries change (HK-2). */
export function planStages(d: Deciding): Refusal | undefined {
  if (drawnRounds(d.facts) > 0) return undefined;
  const players = [...d.facts.players.values()].filter((player) => player.approved && !isAway(player));
  // As it is now: this command may have changed it.
  const about = assertDefined(d.facts.about, 'tournament');
  const format = assertDefined(d.formats.format(about.format, about.rulesVersion), `format ${about.format}`);
  const why = format.admits(about.config, players.length);
  // Players who leave after the start block nothing (SW-16): the stages stay, and their rulebooks decide what follows.
  if (why?.code === 'too-few-players' && d.facts.stages.length > 0) return undefined;
  if (why) return why;
  const stages = format.stages(about.config, players.length);
  const now = d.facts.stages.map(({ seeds: _, ...plan }) => plan);
  if (canonicalJson(stages) !== canonicalJson(now)) d.add({ type: 'StagesPlanned', stages });
  return undefined;
}

/** Draws the next round as a draft, with whatever must come before it; or says why not. */
export function pairNext(d: Deciding): Refusal | undefined {
  const why = planStages(d);
  if (why) return why;
  let opened = false;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const step = d.derived.stage().next();
    if (step.kind === 'wait') return opened ? undefined : step.why;
    if (step.kind === 'open-table') opened = true;
    if (step.kind === 'pair-round') return drawRound(d, step.pair);
    if (step.kind === 'hand-over') handOver(d, step.seeds);
    else take(d, step);
  }
  throw neverStops(d);
}

/** After a match: what follows from it alone; then, if its round has no open game left, what follows by itself. */
export function advanceTable(d: Deciding, round: RoundNumber, match: number): void {
  const played = () => assertDefined(roundOf(d.facts, round), `round ${round}`);
  const { stage } = played();
  followMatch(d, stage, round, match);
  if (played().open === 0) advanceStage(d);
}

function followMatch(d: Deciding, stage: number, round: RoundNumber, match: number): void {
  const { afterGame, opening } = d.derived.rulebook(stage);
  if (!afterGame && !opening) return;
  const follow = (): boolean => {
    const played = assertDefined(roundOf(d.facts, round), `round ${round}`);
    const table = assertDefined(tableOf(played, match), `match ${match}`);
    const step = d.derived.stage(stage).nextAfter(played, table);
    if (!step) return false;
    // A correction in an earlier stage may add or cancel games of that match; what was handed over stays (DK-5).
    const ofThisMatch = step.kind === 'add-game' || step.kind === 'cancel-games';
    // While there is a draft no table opens beside it.
    const held = step.kind === 'open-table' && draftOf(d.facts) !== undefined;
    return (stage === d.facts.stage || ofThisMatch) && !held && take(d, step);
  };
  let steps = 0;
  while (follow()) if (++steps >= MAX_STEPS) throw neverStops(d);
}

/** What happens by itself: nothing that the organiser would have to press a button for. */
export function advanceStage(d: Deciding): void {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    if (d.facts.stages.length === 0 || draftOf(d.facts)) return;
    const step = d.derived.stage().next();
    if (step.kind === 'pair-round' && step.auto) {
      if (drawRound(d, step.pair)) return;
      publish(d, assertDefined(draftOf(d.facts), 'draft'));
    } else if (step.kind === 'hand-over' && step.auto) handOver(d, step.seeds);
    else if (!take(d, step)) return;
  }
  throw neverStops(d);
}

/** Ended by the organiser: nothing is played any more, but lots that the places need are drawn (SW-4). */
export function drawLastLots(d: Deciding): void {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const step = d.derived.stage().next();
    if (step.kind !== 'draw-lots') return;
    take(d, step);
  }
  throw neverStops(d);
}
