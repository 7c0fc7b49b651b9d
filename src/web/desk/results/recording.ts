import type { Game, Outcome, Place, Round, Table } from '../../../engine/index.ts';

/** One game with where it belongs: what every way of entering a result works on. */
export interface Spot {
  readonly round: Round;
  readonly table: Table;
  readonly game: Game;
  readonly place: Place;
}

function spotAt(round: Round, table: Table, at: number): Spot | undefined {
  const game = table.games[at];
  if (!game) return undefined;
  return {
    round,
    table,
    game,
    place: { round: round.number, edition: round.edition, match: table.match, game: at + 1 },
  };
}

/** The game that is played now at a table, else its last. */
export function spotOf(round: Round, table: Table): Spot | undefined {
  const open = table.games.findIndex((game) => !game.recorded);
  return spotAt(round, table, open < 0 ? table.games.length - 1 : open);
}

export const isOpen = (table: Table): boolean => table.games.some((game) => !game.recorded);

/** The score so far of a match of several games, in seat order; nothing before its first result. */
export function scoreSoFar({ seats, games }: Table): readonly [number, number] | undefined {
  const recorded = games.flatMap(({ recorded: one }) => (one?.outcome.kind === 'scores' ? [one.outcome.scores] : []));
  if (games.length < 2 || recorded.length === 0 || seats.length !== 2) return undefined;
  const sum = (seat: number) => recorded.reduce((total, scores) => total + (scores[seat] ?? 0), 0) / 1000;
  return [sum(0), sum(1)];
}

export const duels = {
  first: { kind: 'scores', scores: [1000, 0] },
  draw: { kind: 'scores', scores: [500, 500] },
  second: { kind: 'scores', scores: [0, 1000] },
} as const satisfies Record<string, Outcome>;

/** GR-14: a result, with the number of moves where it is known. */
export const withMoves = (outcome: Outcome, moves: number | undefined): Outcome =>
  outcome.kind === 'scores' && moves !== undefined ? { ...outcome, moves } : outcome;

/** DK-3: the key that stands for a result of a game worth one point. */
export function duelForKey(key: string): Outcome | undefined {
  if (key === '1') return duels.first;
  if (key === '0') return duels.second;
  return ['=', '½', 'd', 'D'].includes(key) ? duels.draw : undefined;
}

/** In the order of their tables, as people look for them; walkovers, which are played nowhere, last. */
export const inTableOrder = ({ tables }: Round): readonly Table[] =>
  tables.toSorted(
    (a, b) => Number(a.games.length === 0) - Number(b.games.length === 0) || a.number - b.number || a.match - b.match,
  );

/** HK-10: the match that is being played at a table; failing that the last one of the round that was played there. */
export const tableNumbered = (round: Round, number: number | undefined): Table | undefined =>
  round.tables.find((table) => table.number === number && isOpen(table)) ??
  round.tables.findLast((table) => table.number === number);
