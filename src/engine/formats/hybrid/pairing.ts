import { assertDefined, type Chance } from '../../../kit/index.ts';
import { drawPosition } from '../../games/index.ts';
import { type CircleRound, circleRounds } from '../../pairing/circles.ts';
import { drawBestRound } from '../../pairing/matching-round.ts';
import { openingGame, usedPositions } from '../../stages/match.ts';
import type { GamePlan, Pairing, PlayerId, Reason, TablePlan } from '../../tournament/index.ts';
import type { Playoff, Qualification } from './qualification.ts';
import { because } from './reasons.ts';
import { isPhase, type LeagueHistory, type Line, rulesOf } from './sheet.ts';

/** HK-9: every phase has one start position. */
function positionFor(history: LeagueHistory, chance: Chance): GamePlan['start'] {
  return history.config.play.variant === 'chess960' ? drawPosition(chance, usedPositions(history)) : undefined;
}

const positionNote = (start: GamePlan['start']): Reason[] =>
  start ? [because('HK-9', 'start-position', { number: start.number, fen: start.fen })] : [];

const numbering = 'round-robin';

/** The rounds of one drawn round robin, over and over; in every second one with the other colours. */
function circlePhases(places: number, phases: number): CircleRound[] {
  const all = places % 2 === 0 ? places - 1 : places;
  const circle = circleRounds(places, Math.min(phases, all));
  return Array.from({ length: phases }, (_, at) => {
    const round = assertDefined(circle[at % all], `round ${(at % all) + 1} of the round robin`);
    const isReversed = Math.floor(at / all) % 2 === 1;
    return isReversed ? { ...round, pairs: round.pairs.map(([first, second]) => [second, first] as const) } : round;
  });
}

/** The numbering of the round robin, while every phase so far was one of its rounds and the same players are in it. */
function roundRobin(history: LeagueHistory, players: readonly PlayerId[]): readonly PlayerId[] | undefined {
  const note = history.rounds[0]?.notes.find(({ code }) => code === numbering);
  const order = note?.figures.players as readonly PlayerId[] | undefined;
  if (!order || order.length !== players.length || !players.every((id) => order.includes(id))) return undefined;
  const place = new Map(order.map((id, at) => [id, at]));
  const phases = circlePhases(order.length, history.rounds.length);
  const follows = history.rounds.every((round, at) => {
    if (!isPhase(round)) return false;
    const { pairs, bye } = assertDefined(phases[at], `phase ${at + 1}`);
    const partner = new Int32Array(order.length).fill(-1);
    for (const [a, b] of pairs) {
      partner[a] = b;
      partner[b] = a;
    }
    // Someone was away: a pair of that round is still to meet, or its bye was not had (HK-7).
    const resting = bye === undefined ? [] : [order[bye]];
    if (round.tables.length !== pairs.length || round.byes.join() !== resting.join()) return false;
    return round.tables.every(({ seats: [a = '', b = ''] }) => partner[place.get(a) ?? -1] === place.get(b));
  });
  return follows ? order : undefined;
}

/** HK-6, HK-7: the next phase for all who have neither qualified nor withdrawn. */
export function drawPhase(history: LeagueHistory, { playing: active, lines }: Qualification, chance: Chance): Pairing {
  const start = positionFor(history, chance);
  const phase = history.rounds.length + 1;
  const order = phase === 1 ? chance.shuffle(active) : roundRobin(history, active);
  const draw = order ? circlePhase(order, phase) : bestPhase(active, lines, chance);
  const games = [openingGame(rulesOf(history.config, 'phase'), start)];
  return {
    kind: 'phase',
    tables: draw.pairs.map(
      ([first, second]): TablePlan => ({
        seats: [first, second],
        games,
        why: [...draw.why(first, second), because('HK-8', 'white-in-game-1', { player: first })],
      }),
    ),
    byes: draw.bye === undefined ? [] : [draw.bye],
    ...(draw.bye !== undefined && { byeReasons: [byeReason(draw.bye, active, lines, order !== undefined)] }),
    notes: [...draw.notes, ...positionNote(start)],
  };
}

interface PhaseDraw {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | undefined;
  readonly why: (first: PlayerId, second: PlayerId) => Reason[];
  readonly notes: readonly Reason[];
}

function circlePhase(order: readonly PlayerId[], phase: number): PhaseDraw {
  const { pairs, bye } = assertDefined(circlePhases(order.length, phase).at(-1), `phase ${phase}`);
  const at = (place: number) => assertDefined(order[place], `place ${place}`);
  const why = [because('HK-6', 'round-robin-pair', { phase })];
  return {
    pairs: pairs.map(([first, second]) => [at(first), at(second)] as const),
    bye: bye === undefined ? undefined : at(bye),
    why: () => why,
    notes: phase === 1 ? [because('HK-6', numbering, { players: order })] : [],
  };
}

export const meetings = (lines: ReadonlyMap<PlayerId, Line>, a: PlayerId, b: PlayerId): readonly number[] =>
  lines.get(a)?.met.get(b) ?? [];

const square = (value: number): number => value * value;

/** HK-6, level by level: meetings squared, age of repeats, colour differences, alternation. */
export function pairCost(white: Line, black: Line, met: { times: number; last: number }, level: number): number {
  if (level === 0) return square(met.times);
  if (level === 1) return met.last;
  if (level === 2) return square(white.colours + 1) + square(black.colours - 1);
  return (white.lastColour === 'white' ? 1 : 0) + (black.lastColour === 'black' ? 1 : 0);
}

export const costLevels = ['repeats', 'age', 'colours', 'same-colour'] as const;

const never = { times: 0, last: 0 };

/** For each pair of players, how often they met and when last; looked up far more often than there are meetings. */
function meetingTable(rows: readonly Line[]): { times: number; last: number }[] {
  const at = new Map(rows.map(({ player }, index) => [player, index]));
  const table = new Array<{ times: number; last: number }>(rows.length * rows.length).fill(never);
  for (const [index, { met }] of rows.entries()) {
    for (const [other, phases] of met) {
      const column = at.get(other);
      if (column !== undefined) table[index * rows.length + column] = meetingsOf(phases);
    }
  }
  return table;
}

export const meetingsOf = (phases: readonly number[]) => ({ times: phases.length, last: phases.at(-1) ?? 0 });

/** HK-7: those with the fewest byes so far. */
export function mayHaveBye(active: readonly PlayerId[], lines: ReadonlyMap<PlayerId, Line>): PlayerId[] {
  const byesOf = (id: PlayerId) => assertDefined(lines.get(id), `line of ${id}`).byes;
  const fewest = active.reduce((least, id) => Math.min(least, byesOf(id)), Number.POSITIVE_INFINITY);
  return active.filter((id) => byesOf(id) === fewest);
}

function bestPhase(active: readonly PlayerId[], lines: ReadonlyMap<PlayerId, Line>, chance: Chance): PhaseDraw {
  const rows = active.map((id) => assertDefined(lines.get(id), `line of ${id}`));
  const byeCandidates = new Set(mayHaveBye(active, lines));
  const met = meetingTable(rows);
  const best = drawBestRound(
    {
      players: rows.length,
      levels: costLevels.length,
      cost: (first, second, level) =>
        pairCost(rows[first] as Line, rows[second] as Line, met[first * rows.length + second] ?? never, level),
      byes: rows.flatMap(({ player }, at) => (byeCandidates.has(player) ? at : [])),
    },
    chance,
  );
  const at = (index: number) => assertDefined(rows[index], `player ${index}`).player;
  const [repeats = 0, age = 0, colours = 0, same = 0] = best.cost;
  return {
    pairs: best.pairs.map(([first, second]) => [at(first), at(second)] as const),
    bye: best.bye === undefined ? undefined : at(best.bye),
    why: (first, second) => pairReason(lines, first, second),
    notes: [because('HK-6', 'best-phase', { repeats, age, colours, same })],
  };
}

function pairReason(lines: ReadonlyMap<PlayerId, Line>, first: PlayerId, second: PlayerId): Reason[] {
  const met = meetings(lines, first, second);
  if (met.length === 0) return [because('HK-6', 'first-meeting', {})];
  return [because('HK-6', 'meets-again', { meetings: met.length, last: met.at(-1) ?? 0 })];
}

function byeReason(
  player: PlayerId,
  active: readonly PlayerId[],
  lines: ReadonlyMap<PlayerId, Line>,
  inCircle: boolean,
): Reason {
  const { byes } = assertDefined(lines.get(player), `line of ${player}`);
  if (inCircle) return because('HK-6', 'bye-of-round-robin', { player, byes });
  return because('HK-7', 'bye', { player, byes, candidates: mayHaveBye(active, lines).length });
}

/** HK-13: contenders are paired by lot, player1 by lot; the odd one out has the bye. */
export function drawPlayoffs(history: LeagueHistory, playoffs: readonly Playoff[], chance: Chance): Pairing {
  const start = positionFor(history, chance);
  const game = openingGame(rulesOf(history.config, 'playoff'), start);
  const tables: TablePlan[] = [];
  const byes: PlayerId[] = [];
  const byeReasons: Reason[] = [];
  for (const [at, { contenders, places, forSeeds }] of playoffs.entries()) {
    const order = chance.shuffle(contenders);
    const code = forSeeds ? 'playoff-for-seeds' : 'playoff-for-places';
    const why = [because(forSeeds ? 'HK-12' : 'HK-13', code, { players: contenders, places })];
    while (order.length > 1) tables.push({ seats: order.splice(0, 2), group: at + 1, games: [game], why });
    for (const player of order) {
      byes.push(player);
      byeReasons.push(because('HK-13', 'playoff-bye', { player }));
    }
  }
  return { kind: 'playoff', tables, byes, byeReasons, notes: positionNote(start) };
}
