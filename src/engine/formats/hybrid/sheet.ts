import type { HalfPoints, Millis } from '../../../kit/index.ts';
import { type MatchRules, type MatchState, matchState } from '../../stages/match.ts';
import type { History, PlayerId, RacePhase, Round, Table } from '../../tournament/index.ts';
import type { LeagueConfig } from './config.ts';

export type LeagueHistory = History<LeagueConfig>;

export const isPhase = (round: Round): boolean => round.kind === 'phase';

/** HK-13: playoffs are knockout matches. */
export const rulesOf = ({ play }: LeagueConfig, kind: string): MatchRules => ({
  decisive: kind === 'playoff',
  ...play,
});

export const stateAt = (history: LeagueHistory, round: Round, table: Table): MatchState =>
  matchState(rulesOf(history.config, round.kind), table);

/** What a player has to show in Round 1 (HK-5). */
export interface Line {
  readonly player: PlayerId;
  points: HalfPoints;
  matches: number;
  byes: number;
  /** Whites minus blacks in the first games of matches (HK-6). */
  colours: number;
  lastColour: 'white' | 'black' | undefined;
  /** The phases in which each opponent was met. */
  readonly met: Map<PlayerId, number[]>;
  readonly phases: RacePhase[];
  /** HK-10: the match that took them to the threshold. */
  reached: Reached | undefined;
}

export interface Reached {
  readonly phase: number;
  readonly at: Millis;
  readonly matches: number;
  readonly points: HalfPoints;
  readonly opponent: PlayerId;
}

export const newLine = (player: PlayerId): Line => ({
  player,
  points: 0,
  matches: 0,
  byes: 0,
  colours: 0,
  lastColour: undefined,
  met: new Map(),
  phases: [],
  reached: undefined,
});

/** HK-5: a win 1, a draw ½, a loss 0; forfeited by both 0–0 (HK-25). Doubled. */
export function leaguePoints(result: MatchState['result']): readonly [number, number] {
  if (result === 0) return [2, 0];
  if (result === 1) return [0, 2];
  return result === 'drawn' ? [1, 1] : [0, 0];
}

/** Writes one phase onto the lines: who met whom, and what was decided so far. */
export function tallyPhase(history: LeagueHistory, lines: ReadonlyMap<PlayerId, Line>, round: Round): void {
  for (const table of round.tables) {
    const [first = '', second = ''] = table.seats;
    const [white, black] = [lines.get(first), lines.get(second)];
    if (!white || !black) continue;
    const state = stateAt(history, round, table);
    tallyMatch(history, white, black, 0, round.number, state);
    tallyMatch(history, black, white, 1, round.number, state);
  }
  for (const id of round.byes) {
    const line = lines.get(id);
    if (!line) continue;
    line.byes++;
    writePhase(line, round.number, 'bye');
  }
  for (const line of lines.values()) {
    if (line.phases.at(-1)?.round !== round.number) writePhase(line, round.number, 'absent');
  }
}

function tallyMatch(
  history: LeagueHistory,
  line: Line,
  other: Line,
  seat: 0 | 1,
  round: number,
  { result, completedAt: at }: MatchState,
): void {
  const met = line.met.get(other.player);
  if (met) met.push(round);
  else line.met.set(other.player, [round]);
  line.colours += seat === 0 ? 1 : -1;
  line.lastColour = seat === 0 ? 'white' : 'black';
  if (result === undefined) {
    writePhase(line, round, 'open', other.player);
    return;
  }
  const scored = leaguePoints(result)[seat];
  line.points += scored;
  line.matches++;
  if (line.points >= history.config.points && scored > 0) {
    const { matches, points } = line;
    line.reached ??= { phase: round, at, matches, points, opponent: other.player };
  }
  writePhase(line, round, result === 'drawn' ? 'draw' : result === seat ? 'win' : 'loss', other.player);
}

function writePhase(line: Line, round: number, result: RacePhase['result'], opponent?: PlayerId): void {
  const points = { halves: line.points };
  line.phases.push(opponent === undefined ? { round, result, points } : { round, result, points, opponent });
}
