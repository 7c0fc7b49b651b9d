import { ok, type Result } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import {
  drawn,
  type ForeignGame,
  type ForeignPlayer,
  type ForeignRound,
  lost,
  MAX_ROUNDS,
  note,
  problem,
  someOf,
  won,
} from './event.ts';
import type { Counted } from './trf-points.ts';

/** Events that have a line for each player and a cell for each round: FIDE's report, and cross tables. */

export interface Cell {
  readonly opponent?: number;
  readonly white: boolean;
  /** 1 0 = + - and the byes F H U Z; empty where there is none yet. */
  readonly result: string;
}

export interface PlayerLine extends Counted {
  readonly number: number;
  readonly about: Omit<ForeignPlayer, 'key' | 'total'>;
  readonly cells: readonly (Cell | undefined)[];
}

export const keyOf = (number: number): string => String(number);

export const playersOf = (lines: ReadonlyMap<number, PlayerLine>): ForeignPlayer[] =>
  [...lines.values()].map(({ number, about, total }) => ({
    ...about,
    key: keyOf(number),
    ...(total !== undefined && { total }),
  }));

interface Played {
  readonly rounds: readonly ForeignRound[];
  /** Players who will be away from the next round. */
  readonly away: readonly number[];
}

export function roundsOf(
  players: ReadonlyMap<number, PlayerLine>,
  notes: TakeOverNote[],
): Result<Played, TakeOverNote> {
  const columns = Math.max(...[...players.values()].map(({ cells }) => cells.findLastIndex((cell) => cell) + 1));
  const rounds: ForeignRound[] = [];
  const away: number[] = [];
  for (let at = 0; at < columns; at++) {
    const round = roundAt(players, at, notes);
    if (!round.ok) return round;
    // A last column with byes alone announces who will be away.
    if (at === columns - 1 && round.value.games.length === 0 && at > 0) {
      for (const { number, cells } of players.values()) if (cells[at]) away.push(number);
    } else rounds.push(round.value);
  }
  return rounds.length > MAX_ROUNDS ? problem('too-many-rounds', { most: MAX_ROUNDS }) : ok({ rounds, away });
}

/** Regular results are 1, = and 0; W, D and L are the same for a game that is not rated. */
const rated: Readonly<Record<string, string>> = { W: '1', D: '=', L: '0' };

function outcomeOf(one: string, other: string): ForeignGame['outcome'] | 'open' | 'both-lost' | undefined {
  switch (`${rated[one] ?? one}${rated[other] ?? other}`) {
    case '10':
      return won;
    case '01':
      return lost;
    case '==':
      return drawn;
    case '+-':
      return { kind: 'forfeit', seats: [1] };
    case '-+':
      return { kind: 'forfeit', seats: [0] };
    case '--':
      return { kind: 'forfeit', seats: [0, 1] };
    case '00':
      return 'both-lost';
    case '':
      return 'open';
    default:
      return undefined;
  }
}

function roundAt(
  players: ReadonlyMap<number, PlayerLine>,
  at: number,
  notes: TakeOverNote[],
): Result<ForeignRound, TakeOverNote> {
  const round = at + 1;
  const games: ForeignGame[] = [];
  const byes: string[] = [];
  const halfByes: string[] = [];
  const bothLost: string[] = [];
  for (const player of players.values()) {
    const cell = player.cells[at];
    if (!cell) continue;
    if (cell.opponent === undefined) {
      if (/^[UF+1W]$/.test(cell.result)) byes.push(keyOf(player.number));
      if (/^[H=D]$/.test(cell.result)) halfByes.push(keyOf(player.number));
      continue;
    }
    const opponent = players.get(cell.opponent);
    const theirs = opponent?.cells[at];
    const outcome = outcomeOf(cell.result, theirs?.result ?? '');
    const against = { round, one: player.about.name, other: opponent?.about.name ?? String(cell.opponent) };
    const sameSide = theirs?.white === cell.white && /[10=WDL]/.test(cell.result);
    if (!opponent || theirs?.opponent !== player.number || outcome === undefined || sameSide) {
      return problem('contradiction', against);
    }
    if (player.number > opponent.number) continue;
    if (/[WDL]/.test(cell.result) && !notes.some(({ code }) => code === 'unrated')) notes.push(note('unrated'));
    if (outcome === 'both-lost') bothLost.push(`${against.one} – ${against.other} (${round})`);
    const whiteFirst = cell.white ? [player, opponent] : [opponent, player];
    const found = cell.white ? outcome : outcomeOf(theirs?.result ?? '', cell.result);
    games.push({
      seats: [keyOf(whiteFirst[0]?.number ?? 0), keyOf(whiteFirst[1]?.number ?? 0)],
      ...(found === 'both-lost'
        ? { outcome: { kind: 'forfeit', seats: [0, 1] } as const }
        : typeof found === 'object' && { outcome: found }),
    });
  }
  if (bothLost.length > 0) notes.push(note('both-lost', { who: someOf(bothLost) }));
  return ok({ games, byes, ...(halfByes.length > 0 && { halfByes }) });
}
