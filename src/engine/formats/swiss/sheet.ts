import type { HalfPoints, RoundNumber } from '../../../kit/index.ts';
import type { History } from '../../tournament/index.ts';
import { outcomeOf, type PlayerId, type Round } from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';
import { inHalves, type Worth, worthOf } from './points.ts';

export type SwissHistory = History<SwissConfig>;

export interface Meeting {
  readonly opponent: PlayerId;
  readonly round: RoundNumber;
  readonly result: 'won' | 'lost' | 'drawn' | 'neither' | 'open';
}

/** One player's Swiss so far. */
export interface Line {
  readonly player: PlayerId;
  readonly active: boolean;
  readonly points: HalfPoints;
  /** SW-3. */
  readonly differential: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** SW-12: with those for missed rounds, where such count as byes (SW-14). */
  readonly byes: number;
  /** SW-14: rounds that were drawn without them. */
  readonly missed: number;
  readonly meetings: readonly Meeting[];
}

type Filling = { -readonly [K in keyof Line]: Line[K] } & { meetings: Meeting[] };

/** Everyone in order of entry, with what they have scored. */
export type Sheet = ReadonlyMap<PlayerId, Line>;

const emptyLine = (player: PlayerId, active: boolean): Filling => ({
  player,
  active,
  points: 0,
  differential: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  byes: 0,
  missed: 0,
  meetings: [],
});

const resultAt = (worth: Worth | undefined, seat: number): Meeting['result'] => {
  if (!worth) return 'open';
  if (worth.winner === seat) return 'won';
  return worth.how === 'draw' ? 'drawn' : worth.how === 'double-forfeit' ? 'neither' : 'lost';
};

const sheets = new WeakMap<SwissHistory, Sheet>();

/** Worked out once per history: the draw, its judgement and the standings all ask. */
export function sheetOf(history: SwissHistory): Sheet {
  const known = sheets.get(history) ?? filled(history);
  sheets.set(history, known);
  return known;
}

function filled(history: SwissHistory): Sheet {
  const { config, players } = history;
  const lines = new Map<PlayerId, Filling>();
  for (const id of history.field) lines.set(id, emptyLine(id, players.get(id)?.droppedAfter === undefined));
  for (const round of history.rounds) fillRound(lines, history, round);
  for (const line of lines.values()) {
    line.points += line.byes * inHalves(config.byePoints);
    if (config.lateAs === 'loss') line.points += line.missed * inHalves(config.loss);
  }
  return lines;
}

function fillRound(lines: ReadonlyMap<PlayerId, Filling>, history: SwissHistory, round: Round): void {
  const here = new Set<PlayerId>(round.byes);
  for (const id of round.byes) {
    const line = lines.get(id);
    if (line) line.byes++;
  }
  for (const table of round.tables) {
    for (const id of table.seats) here.add(id);
    if (table.seats.length !== 2) continue;
    const outcome = outcomeOf(table);
    const worth = outcome && worthOf(history.config, outcome);
    for (const seat of [0, 1] as const) {
      const line = lines.get(table.seats[seat] as PlayerId);
      if (!line) continue;
      const result = resultAt(worth, seat);
      line.meetings.push({ opponent: table.seats[1 - seat] as PlayerId, round: round.number, result });
      if (!worth) continue;
      line.points += worth.points[seat];
      line.differential += worth.differential[seat];
      if (result === 'won') line.wins++;
      else if (result === 'drawn') line.draws++;
      else line.losses++;
    }
  }
  for (const line of lines.values()) {
    if (here.has(line.player)) continue;
    // SW-13: who has left misses nothing any more.
    const left = history.players.get(line.player)?.droppedAfter;
    if (left !== undefined && round.number > left) continue;
    line.missed++;
    if (history.config.lateAs === 'bye') line.byes++;
  }
}
