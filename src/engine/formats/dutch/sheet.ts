import type { HalfPoints, RoundNumber } from '../../../kit/index.ts';
import type { Colour } from '../../pairing/dutch-colours.ts';
import type { Float } from '../../pairing/dutch-field.ts';
import { halvesGiven, isInNext, type Part, partsOf } from '../../stages/counting.ts';
import { hasLeft } from '../../stages/match.ts';
import { duelOf, type History, type Outcome, type PlayerId, type Round } from '../../tournament/index.ts';
import type { RoundRecord, TieBreakPlayer } from '../tie-break-table.ts';
import type { DutchConfig } from './config.ts';

export type DutchHistory = History<DutchConfig>;

/** One player's event so far. */
export interface Line extends TieBreakPlayer {
  readonly active: boolean;
  /** DK-33: neither gone nor absent from the next round as announced. */
  readonly playsNext: boolean;
  readonly points: HalfPoints;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  /** Of games that were played, the first first. */
  readonly colours: readonly Colour[];
  /** C1: a forfeited game does not count as met. */
  readonly met: readonly PlayerId[];
  /** By round (1.4). */
  readonly floats: readonly Float[];
  /** C2: never a win's points in a round without playing. */
  readonly mayHaveBye: boolean;
}

type Filling = { -readonly [K in keyof Line]: Line[K] } & {
  records: RoundRecord[];
  colours: Colour[];
  met: PlayerId[];
  floats: Float[];
};

/** Everyone, in order of entry. */
export type Sheet = ReadonlyMap<PlayerId, Line>;

/** DU-6, in halves. */
export const WIN = 2;
const DRAW = 1;

/** By seat. */
export function worthOf(outcome: Outcome): readonly [HalfPoints, HalfPoints] {
  const duel = duelOf(outcome);
  if (duel === 'draw') return [DRAW, DRAW];
  return [duel === 'first' ? WIN : 0, duel === 'second' ? WIN : 0];
}

export function sheetOf(history: DutchHistory): Sheet {
  const lines = new Map<PlayerId, Filling>();
  for (const player of history.field) {
    const rating = history.players.get(player)?.rating?.rating ?? history.config.unratedAs;
    const active = !hasLeft(history, player);
    const counted = { points: 0, wins: 0, draws: 0, losses: 0, byes: 0 };
    lines.set(player, {
      player,
      rating,
      active,
      playsNext: isInNext(history, player),
      ...counted,
      records: [],
      colours: [],
      met: [],
      floats: [],
      mayHaveBye: true,
    });
  }
  for (const round of history.rounds) fillRound(lines, history, round);
  for (const [player, halves] of halvesGiven(history.adjustments)) {
    const line = lines.get(player);
    if (line) line.points += halves;
  }
  return lines;
}

function fillRound(lines: ReadonlyMap<PlayerId, Filling>, history: DutchHistory, round: Round): void {
  // DK-34: floats are those of the scores that the draw knew.
  const given = halvesGiven(history.adjustments, ({ after }) => after < round.number);
  const before = new Map([...lines].map(([player, { points }]) => [player, points + (given.get(player) ?? 0)]));
  const { number } = round;
  for (const [player, part] of partsOf(history, round)) {
    const line = lines.get(player);
    if (!line) continue;
    switch (part.kind) {
      case 'bye':
        line.byes++;
        fill(line, { round: number, kind: 'allocated', points: WIN }, 'down');
        break;
      case 'announced': {
        const points = { nothing: 0, half: DRAW, full: WIN }[part.bye];
        fill(line, { round: number, kind: 'requested', points }, points > 0 ? 'down' : undefined);
        break;
      }
      case 'missed':
      case 'gone':
        // DU-6: before a player came and after one left.
        fill(line, { round: number, kind: 'requested', points: 0 }, undefined);
        break;
      case 'open':
        break;
      default:
        if (part.table.seats.length === 2) fillGame(line, number, part, before);
    }
  }
}

function fill(line: Filling, record: RoundRecord, float: Float): void {
  line.records.push(record);
  line.floats.push(float);
  line.points += record.points;
  if (record.kind !== 'played' && record.points === WIN) line.mayHaveBye = false;
}

function fillGame(
  line: Filling,
  round: RoundNumber,
  { kind, table, seat, outcome }: Extract<Part, { readonly outcome: unknown }>,
  before: ReadonlyMap<PlayerId, HalfPoints>,
): void {
  const opponent = table.seats[1 - seat] as PlayerId;
  const points = worthOf(outcome)[seat === 0 ? 0 : 1];
  if (points === WIN) line.wins++;
  else if (points === DRAW) line.draws++;
  else line.losses++;
  if (kind === 'forfeited') {
    fill(line, { round, kind: 'forfeit', opponent, points }, points > 0 ? 'down' : undefined);
    return;
  }
  const colour = seat === (table.games[0]?.white ?? 0) ? 'white' : 'black';
  const ahead = (before.get(line.player) ?? 0) - (before.get(opponent) ?? 0);
  fill(line, { round, kind, opponent, colour, points }, ahead > 0 ? 'down' : ahead < 0 ? 'up' : undefined);
  line.colours.push(colour);
  line.met.push(opponent);
}
