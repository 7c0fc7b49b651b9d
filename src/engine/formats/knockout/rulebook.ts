import { ok } from '../../../kit/index.ts';
import {
  type Focus,
  openTables,
  type Rulebook,
  refusal,
  type Step,
  type Table,
  type Tally,
  wait,
} from '../../tournament/index.ts';
import { forfeitsOf, gameProblem, matchState, matchStep } from '../match.ts';
import { bracketNow, bracketShown, isReady, type KnockoutHistory, labelOf, rulesOf } from './bracket.ts';
import type { KnockoutConfig } from './config.ts';
import { drawFirstRound, drawLaterRound, judgeRound, positionFor, tableFor } from './pairing.ts';
import { concludeKnockout } from './standings.ts';

/** What one match alone leads to: a further game, then any match whose players it made known. */
function nextAt(history: KnockoutHistory, focus: Extract<Focus, { kind: 'table' }>): Step {
  const round = history.rounds.find(({ number }) => number === focus.round);
  const table = round?.tables[focus.match - 1];
  const step = table && matchStep(rulesOf(history.config), focus.round, table);
  return step ?? opening(history) ?? wait(refusal('nothing-to-pair', {}));
}

/** HK-10: a match opens as soon as both its players are known. */
function opening(history: KnockoutHistory): Step | undefined {
  if (history.config.roundByRound || history.rounds.length === 0 || history.ended) return undefined;
  const ready = bracketNow(history).rounds.flat().find(isReady);
  if (!ready) return undefined;
  return {
    kind: 'open-table',
    round: ready.round,
    roundKind: 'knockout',
    open: (chance) => tableFor(history, ready, positionFor(history, ready.round, chance)),
  };
}

function nextStep(history: KnockoutHistory): Step {
  const { rounds } = bracketNow(history);
  if (history.rounds.length === 0 && !concludeKnockout(history).finished) {
    return { kind: 'pair-round', auto: false, pair: (chance) => ok(drawFirstRound(history, chance)) };
  }
  const opened = opening(history);
  if (opened) return opened;
  const complete = history.rounds.find(
    (round, at) => round.status !== 'closed' && rounds[at]?.every(({ settled }) => settled),
  );
  if (complete) return { kind: 'close-round', round: complete.number };
  if (concludeKnockout(history).finished) return wait(refusal('already-finished', {}));
  const playing = history.rounds.find((round) => round.open > 0);
  if (playing) {
    return wait(refusal('tables-open', { round: playing.number, open: playing.open, tables: openTables(playing) }));
  }
  const ready = (rounds[history.rounds.length] ?? []).filter(isReady);
  return { kind: 'pair-round', auto: false, pair: (chance) => ok(drawLaterRound(history, ready, chance)) };
}

function tallyOf(history: KnockoutHistory, table: Table): Tally {
  const { result, points } = matchState(rulesOf(history.config), table);
  const won = result === 0 || result === 1;
  const scores = points.map((halves) => ({ halves })).slice(0, table.seats.length);
  return {
    points: table.seats.map((_, seat) => (result === seat ? 1 : 0)),
    // Where nothing was played there is no score to show.
    ...(points.some((halves) => halves > 0) && { scores }),
    winners: won ? [result] : [],
  };
}

export const knockoutRulebook: Rulebook<KnockoutConfig> = {
  name: 'knockout',
  admits: (config, players) =>
    players > config.size ? refusal('too-many-players', { have: players, most: config.size }) : undefined,
  admitsLate: (history, player) => {
    // The bracket is made for everyone at once.
    if (history.rounds.length === 0) return undefined;
    if (player !== undefined) return refusal('cannot-come-back', { player });
    const played = history.rounds.some((round) =>
      round.tables.some((table) => table.games.some((game) => game.recorded)),
    );
    return refusal('late-entry-closed', { reason: played ? 'first-result' : 'started' });
  },
  accepts: (history, _table, _game, outcome) => gameProblem(history.config.play, outcome),
  leaves: forfeitsOf,
  conclude: concludeKnockout,
  next: (history, focus) => (focus.kind === 'table' ? nextAt(history, focus) : nextStep(history)),
  judge: judgeRound,
  tally: tallyOf,
  label: (history, round) => labelOf(history, round.number - history.roundsBefore),
  results: ({ play }) =>
    play.kind === 'target' ? { kind: 'target', target: play.target, level: false } : { kind: 'one-point' },
  bracket: bracketShown,
};
