import type { HalfPoints, Millis } from '../../../kit/index.ts';
import type { History, PlayerId, RacePhase, Round, Table } from '../../tournament/index.ts';
import { type MatchRules, type MatchState, matchState } from '../match.ts';
import type { LeagueConfig } from './config.ts';

export type LeagueHistory = History<LeagueConfig>;

export const isPhase = (round: Round): boolean => round.kind === 'phase';

const rules = new WeakMap<LeagueConfig, { readonly phase: MatchRules; readonly playoff: MatchRules }>();

/** HK-13: playoffs are knockout matches. */
export function rulesOf(config: LeagueConfig, kind: string): MatchRules {
  let known = rules.get(config);
  if (!known) {
    known = { phase: { ...config.play, decisive: false }, playoff: { ...config.play, decisive: true } };
    rules.set(config, known);
  }
  return kind === 'playoff' ? known.playoff : known.phase;
}

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
  const waiting = new Set(lines.keys());
  const write = (line: Line, result: RacePhase['result'], opponent?: PlayerId) => {
    waiting.delete(line.player);
    const points = { halves: line.points };
    line.phases.push({ round: round.number, result, points, ...(opponent !== undefined && { opponent }) });
  };
  for (const table of round.tables) {
    const [white, black] = table.seats.map((id) => lines.get(id));
    if (!white || !black) continue;
    const state = stateAt(history, round, table);
    const points = leaguePoints(state.result);
    for (const [seat, line, other] of [
      [0, white, black],
      [1, black, white],
    ] as const) {
      const met = line.met.get(other.player);
      if (met) met.push(round.number);
      else line.met.set(other.player, [round.number]);
      line.colours += seat === 0 ? 1 : -1;
      line.lastColour = seat === 0 ? 'white' : 'black';
      if (state.result === undefined) {
        write(line, 'open', other.player);
        continue;
      }
      line.points += points[seat];
      line.matches++;
      const { completedAt: at } = state;
      if (line.points >= history.config.points && points[seat] > 0) {
        const { matches, points } = line;
        line.reached ??= { phase: round.number, at, matches, points, opponent: other.player };
      }
      write(line, state.result === 'drawn' ? 'draw' : state.result === seat ? 'win' : 'loss', other.player);
    }
  }
  for (const id of round.byes) {
    const line = lines.get(id);
    if (!line) continue;
    line.byes++;
    write(line, 'bye');
  }
  for (const id of waiting) {
    const line = lines.get(id);
    if (line) write(line, 'absent');
  }
}
