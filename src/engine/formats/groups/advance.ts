import { type History, isAway, type PlayerId, type Quantity, type Round } from '../../tournament/index.ts';
import { runs } from '../ranking.ts';
import type { TieBreakPlayer } from '../tie-break-table.ts';
import { tieBreakFigure } from '../tie-breaks.ts';
import type { GroupsConfig, TieBreak } from './config.ts';
import { type GroupRecord, recordedDuels, scoreOf } from './records.ts';

/** Who goes on from a round (GR-7, GR-14). */

/** GR-14: on which side of the last place a tie-break put a player, and against whom. */
export interface BrokenTie {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly criterion: TieBreak;
  readonly value: Quantity;
  readonly other: Quantity;
  readonly isAhead: boolean;
}

export interface Advance {
  readonly wentOn: readonly PlayerId[];
  readonly ties: readonly BrokenTie[];
}

/** GR-14: how many of each group go on; undefined where only those level on top do. */
export function placesIn(config: GroupsConfig, records: readonly GroupRecord[]): number | undefined {
  const { advance, best = 1 } = config;
  const sizes = new Map<number, number>();
  for (const { group } of records) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  // Once one group remains, or where nobody at all would go out, winners applies.
  const applies = advance === 'best' && sizes.size > 1 && [...sizes.values()].some((size) => size > best);
  return applies ? best : undefined;
}

/** GR-12: whoever has withdrawn never goes on. */
export function advanceFrom(history: History<GroupsConfig>, round: Round, records: readonly GroupRecord[]): Advance {
  const staying = records.filter(({ player }) => !isAway(history.players.get(player)));
  const groups = new Map<number, GroupRecord[]>();
  for (const record of staying) groups.set(record.group, [...(groups.get(record.group) ?? []), record]);
  const places = placesIn(history.config, records);
  const best = [...groups.values()].map((members): Advance => {
    const [top, ...below] = runs(members, scoreOf);
    if (places === undefined) return { wentOn: (top?.lines ?? []).map(({ player }) => player), ties: [] };
    const wentOn: PlayerId[] = [];
    for (const { lines } of top ? [top, ...below] : []) {
      const level = lines.map(({ player }) => player);
      const left = places - wentOn.length;
      if (level.length > left) {
        const last = left > 0 ? lastPlaces(history, round, level, left) : { wentOn: [], ties: [] };
        return { wentOn: [...wentOn, ...last.wentOn], ties: last.ties };
      }
      wentOn.push(...level);
    }
    return { wentOn, ties: [] };
  });
  const on = new Set(best.flatMap(({ wentOn }) => wentOn));
  return {
    wentOn: staying.map(({ player }) => player).filter((player) => on.has(player)),
    ties: best.flatMap(({ ties }) => ties),
  };
}

/** Each tie-break in turn for those who are level still; after the last of them all who are level go on. */
function lastPlaces(
  history: History<GroupsConfig>,
  round: Round,
  level: readonly PlayerId[],
  places: number,
  [criterion, ...others]: readonly TieBreak[] = history.config.tieBreaks ?? [],
): Advance {
  if (criterion === undefined) return { wentOn: level, ties: [] };
  const further = (rest: readonly PlayerId[], left: number) => lastPlaces(history, round, rest, left, others);
  const figure = figures[criterion](history.players, round, level);
  if (!figure) return further(level, places);
  const parts = runs(level, figure.of);
  let above = 0;
  const cut = parts.findIndex(({ lines }) => {
    above += lines.length;
    return above > places;
  });
  const ahead = parts.slice(0, cut).flatMap(({ lines }) => lines);
  const atLine = parts[cut]?.lines ?? [];
  const isSplit = ahead.length < places;
  const within = isSplit ? further(atLine, places - ahead.length) : { wentOn: [], ties: [] };
  const compared = (player: PlayerId, opponent: PlayerId | undefined, isAhead: boolean): BrokenTie[] =>
    opponent === undefined
      ? []
      : [
          {
            player,
            opponent,
            criterion,
            value: figure.unit(figure.of(player)),
            other: figure.unit(figure.of(opponent)),
            isAhead,
          },
        ];
  const behind = parts.slice(isSplit ? cut + 1 : cut).flatMap(({ lines }) => lines);
  return {
    wentOn: [...ahead, ...within.wentOn],
    ties: [
      ...ahead.flatMap((player) => compared(player, atLine[0], true)),
      ...within.ties,
      ...behind.flatMap((player) => compared(player, isSplit ? atLine.at(-1) : ahead.at(-1), false)),
    ],
  };
}

interface Figure {
  /** More is better. */
  readonly of: (player: PlayerId) => number;
  readonly unit: (value: number) => Quantity;
}

type FigureAmong = (players: History['players'], round: Round, level: readonly PlayerId[]) => Figure | undefined;

/** Undefined where a tie-break cannot be counted. */
const figures: Readonly<Record<TieBreak, FigureAmong>> = {
  /** The score in the games among those who are level. */
  'head-to-head': (players, round, level) => {
    const among = new Set(level);
    const games = recordedDuels(players, round).filter(({ opponent }) => among.has(opponent));
    return {
      of: (player) => games.reduce((sum, game) => (game.player === player ? sum + game.points : sum), 0),
      unit: (value) => value,
    };
  },
  /** The scores of those who were beaten and half of those with whom it was drawn, game by game. */
  'sonneborn-berger': (players, round) => {
    const all = new Map<PlayerId, TieBreakPlayer>();
    for (const { player, opponent, points } of recordedDuels(players, round)) {
      const record = { round: round.number, opponent, points, kind: 'played' } as const;
      const records = [...(all.get(player)?.records ?? []), record];
      all.set(player, { player, rating: undefined, records });
    }
    const table = { players: all, rounds: all.size - 1, win: 2, isRoundRobin: true };
    return {
      of: (player) => {
        const own = all.get(player);
        return own ? tieBreakFigure('sonneborn-berger', own, table) : 0;
      },
      unit: (halves) => ({ halves }),
    };
  },
  /** The average number of moves of the games won, fewer first; only where everyone who is level has won and all numbers were entered. */
  'shorter-wins': (players, round, level) => {
    const wins = recordedDuels(players, round).filter(({ points, isPlayed }) => points === 2 && isPlayed);
    const averages = new Map<PlayerId, number>();
    for (const player of level) {
      const moves = wins.flatMap((game) => (game.player === player ? [game.moves ?? 0] : []));
      if (moves.length === 0 || moves.includes(0)) return undefined;
      const sum = moves.reduce((total, one) => total + one, 0);
      averages.set(player, Math.floor((200 * sum + moves.length) / (2 * moves.length)));
    }
    return {
      of: (player) => -(averages.get(player) ?? 0),
      unit: (value) => ({ hundredths: -value }),
    };
  },
};
