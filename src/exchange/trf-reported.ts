import { ok, type ReportedBye, type ReportedEvent, type ReportedPair, type Result } from '../engine/index.ts';
import type { HalfPoints } from '../kit/index.ts';
import type { TakeOverNote } from '../words/takeover/index.ts';
import { problem } from './takeover/event.ts';
import { type Cell, type PlayerLine, roundsOf } from './takeover/player-lines.ts';
import { linesOf, readPlayers } from './takeover/trf.ts';
import { forbiddenIn, isAccelerated } from './takeover/trf-2026.ts';
import { type Scale, scaleIn } from './takeover/trf-points.ts';

/** DU-10: who met whom in a FIDE report, by starting number, for those who pair its rounds again. */
export function readReportedEvent(text: string): Result<ReportedEvent, TakeOverNote> {
  const lines = linesOf(text);
  const players = readPlayers(lines);
  if (!players.ok) return players;
  if (isAccelerated(lines)) return problem('acceleration');
  if (lines.some((line) => line.startsWith('299'))) return problem('adjusted-unchecked');
  const scale = scaleIn(lines);
  if (scale && !isUsual(scale)) return problem('points-unchecked');
  // What one player's line says of a game, the opponent's must say too.
  const consistent = roundsOf(players.value, []);
  if (!consistent.ok) return consistent;
  const fieldOf = (code: RegExp): string | undefined =>
    lines
      .find((line) => code.test(line))
      ?.slice(3)
      .trim();
  const bye = 2 * (scale?.bye ?? 1);
  const numbers = [...players.value.keys()].toSorted((a, b) => a - b);
  const count = Math.max(...[...players.value.values()].map(({ cells }) => cells.length));
  const planned = Number(fieldOf(/^(142|XXR)/));
  const colour = fieldOf(/^(152|XXC)/)?.toLowerCase();
  return ok({
    numbers,
    rounds: Array.from({ length: count }, (_, index) => roundIn(players.value, index, bye)),
    forbidden: forbiddenIn(lines, players.value),
    plannedRounds: Number.isInteger(planned) && planned > 0 ? planned : count,
    ...(colour?.startsWith('w') && { initialColour: 'white' }),
    ...(colour?.startsWith('b') && { initialColour: 'black' }),
  });
}

function roundIn(players: ReadonlyMap<number, PlayerLine>, index: number, bye: HalfPoints) {
  const pairs: ReportedPair[] = [];
  const byes = new Map<number, ReportedBye>();
  for (const [number, { cells }] of players) {
    const cell = cells[index];
    if (cell?.opponent === undefined) byes.set(number, byeOf(cell, bye));
    else if (cell.white) {
      const other = players.get(cell.opponent)?.cells[index];
      pairs.push({
        white: number,
        black: cell.opponent,
        points: [worthOf(cell.result), worthOf(other?.result ?? '')],
        isPlayed: !/[-+]/.test(cell.result),
      });
    }
  }
  return { pairs, byes };
}

/** DU-6; the bye of the draw may be worth less than a win. */
const isUsual = ({ win, draw, loss, forfeit, absent, bye }: Scale): boolean =>
  win === 1 && draw === 0.5 && loss === 0 && forfeit === 0 && absent === 0 && Number.isInteger(2 * bye);

/** In half points. */
const worthOf = (result: string): number => (/[1W+]/.test(result) ? 2 : /[=D]/.test(result) ? 1 : 0);

function byeOf(cell: Cell | undefined, allocated: HalfPoints): ReportedBye {
  const result = cell?.result ?? '';
  if (result === 'U') return { points: allocated, isAllocated: true };
  return { points: /[F+]/.test(result) ? 2 : result === 'H' ? 1 : 0, isAllocated: false };
}
