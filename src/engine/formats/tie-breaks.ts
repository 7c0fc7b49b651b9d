import { assertDefined, type HalfPoints } from '../../kit/index.ts';
import {
  because,
  type History,
  isAway,
  type OfPlayer,
  type PlayerId,
  type Quantity,
  type Reason,
  type Refusal,
  refusal,
} from '../tournament/index.ts';
import { directEncounter } from './direct-encounter.ts';
import type { RankedBy } from './ranking.ts';
import { expectedGain } from './rating-gain.ts';
import { isGame, type RoundRecord, type TieBreakPlayer, type TieBreakTable } from './tie-break-table.ts';

/** DU-9: the tie-breaks of the FIDE Handbook (C.07, in force since 1 March 2026). Each is a pure function. */

const WIN = 2;
const DRAW = 1;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const pointsOf = ({ records }: TieBreakPlayer): HalfPoints => sum(records.map(({ points }) => points));
const scoreIn = ({ points, score = points }: RoundRecord): HalfPoints => score;
const played = ({ records }: TieBreakPlayer): RoundRecord[] => records.filter(({ kind }) => kind === 'played');

/** 15.2: a forfeit that was lost remains an unplayed round where games are counted (article 7). */
const gamesWithBlack = ({ records }: TieBreakPlayer, table: TieBreakTable): RoundRecord[] =>
  records.filter(
    (record) =>
      record.colour === 'black' && isGame(record, table) && (record.kind === 'played' || scoreIn(record) === WIN),
  );

/** 16.1.2: a requested bye or a forfeit loss. */
const isVoluntary = ({ kind, points }: RoundRecord): boolean =>
  kind === 'requested' || (kind === 'forfeit' && points === 0);

/** 16.3: the score that counts for opponents; requested byes with nothing but voluntary unplayed rounds after them are draws. */
export function adjustedScore({ records }: TieBreakPlayer): HalfPoints {
  const last = records.findLastIndex((record) => !isVoluntary(record));
  return sum(records.map((record, index) => (index > last && record.kind === 'requested' ? DRAW : record.points)));
}

/** What an opponent counts: 16.3, and for a round without a game the score of a dummy (16.4). */
function opponentScore(own: TieBreakPlayer, record: RoundRecord, table: TieBreakTable): HalfPoints {
  const opponent = record.opponent === undefined ? undefined : table.players.get(record.opponent);
  if (table.isRoundRobin) return opponent ? pointsOf(opponent) : 0;
  const theirs = opponent && adjustedScore(opponent);
  if (record.kind === 'played' && theirs !== undefined) return theirs;
  return Math.min(pointsOf(own), theirs ?? DRAW * table.rounds);
}

/** What one round adds. */
interface Part {
  readonly record: RoundRecord;
  readonly value: number;
}

const one = (record: RoundRecord): Part => ({ record, value: 1 });

const opponentScores = (own: TieBreakPlayer, table: TieBreakTable): Part[] =>
  own.records.map((record) => ({ record, value: opponentScore(own, record, table) }));

/** 16.5: of the lowest, those of voluntary unplayed rounds are cut first. */
const withoutLowest = (parts: readonly Part[]): Part[] => {
  const [lowest] = parts.toSorted(
    (a, b) => Number(isVoluntary(b.record)) - Number(isVoluntary(a.record)) || a.value - b.value,
  );
  return parts.filter((part) => part !== lowest);
};

const withoutHighest = (parts: readonly Part[]): Part[] => {
  const [highest] = parts.toSorted((a, b) => b.value - a.value);
  return parts.filter((part) => part !== highest);
};

const ratingsOfOpponents = (own: TieBreakPlayer, { players }: TieBreakTable): Part[] =>
  played(own).map((record) => ({ record, value: players.get(record.opponent ?? '')?.rating ?? 0 }));

const average = (parts: readonly Part[]): number =>
  parts.length === 0 ? 0 : Math.floor(totalOf(parts) / parts.length + 0.5);

const totalOf = (parts: readonly Part[]): number => sum(parts.map(({ value }) => value));

interface TieBreak {
  /** What it is made of, round by round: the figure and its explanation are the same sum. */
  readonly parts: (own: TieBreakPlayer, table: TieBreakTable) => readonly Part[];
  /** Their sum unless it says otherwise. */
  readonly total?: (parts: readonly Part[]) => number;
  readonly unit: (value: number) => Quantity;
  readonly needsRatings?: true;
}

const halves = (value: number): Quantity => ({ halves: value });
const plain = (value: number): Quantity => value;

/** By name; more is better in each. */
const tieBreaks = {
  /** 8.1 with 14.1: Buchholz without the lowest. */
  'buchholz-cut-1': { parts: (own, table) => withoutLowest(opponentScores(own, table)), unit: halves },
  /** 8.1: the sum of the opponents' scores. */
  buchholz: { parts: opponentScores, unit: halves },
  /** 8.1 with 14.3: Buchholz without the lowest and the highest. */
  'buchholz-median': {
    parts: (own, table) => withoutHighest(withoutLowest(opponentScores(own, table))),
    unit: halves,
  },
  /** 9.1: the opponents' scores, each times what was scored against them; in quarters. */
  'sonneborn-berger': {
    parts: (own, table) =>
      opponentScores(own, table).map(({ record, value }) => ({ record, value: scoreIn(record) * value })),
    unit: (quarters) => ({ hundredths: 25 * quarters }),
  },
  /** 7.5: the sum of the scores after each round. */
  progressive: {
    parts: ({ records }) =>
      records.map(({ opponent: _, ...record }, index) => ({
        record,
        value: sum(records.slice(0, index + 1).map(({ points }) => points)),
      })),
    unit: halves,
  },
  /** 7.1: rounds with as many points as a win is worth, played or not. */
  wins: { parts: ({ records }) => records.filter((record) => scoreIn(record) === WIN).map(one), unit: plain },
  /** 7.4: games won with black. */
  'wins-with-black': {
    parts: (own, table) =>
      gamesWithBlack(own, table)
        .filter((record) => scoreIn(record) === WIN)
        .map(one),
    unit: plain,
  },
  /** 7.3: games played with black. */
  'games-with-black': { parts: (own, table) => gamesWithBlack(own, table).map(one), unit: plain },
  /** 10.1: the average rating of those who were played over the board, rounded. */
  'average-rating': { parts: ratingsOfOpponents, total: average, unit: plain, needsRatings: true },
  /** 10.2: that average and what the table of B.02 gives for the share of points in those games. */
  performance: {
    parts: ratingsOfOpponents,
    total: (parts) =>
      parts.length === 0
        ? 0
        : average(parts) + expectedGain(sum(parts.map(({ record }) => scoreIn(record))), WIN * parts.length),
    unit: plain,
    needsRatings: true,
  },
  /** 9.2: points against those who have at least half of what can be had. */
  koya: {
    parts: (own, table) =>
      own.records
        .filter((record) => {
          const opponent = table.players.get(record.opponent ?? '');
          return isGame(record, table) && opponent && 2 * pointsOf(opponent) >= table.win * table.rounds;
        })
        .map((record) => ({ record, value: record.points })),
    unit: halves,
  },
} as const satisfies Readonly<Record<string, TieBreak>>;

/** Direct encounter (6) is about those who are level, and stands apart. */
export type HandbookTieBreak = 'direct-encounter' | keyof typeof tieBreaks;

/** As they are offered. */
export const swissTieBreaks = [
  'direct-encounter',
  'buchholz-cut-1',
  'buchholz',
  'buchholz-median',
  'sonneborn-berger',
  'progressive',
  'wins',
  'wins-with-black',
  'games-with-black',
  'average-rating',
  'performance',
  'koya',
] as const satisfies readonly HandbookTieBreak[];

const tieBreakNamed = (name: string): TieBreak | undefined =>
  Object.hasOwn(tieBreaks, name) ? tieBreaks[name as keyof typeof tieBreaks] : undefined;

export function tieBreakFigure(name: keyof typeof tieBreaks, own: TieBreakPlayer, table: TieBreakTable): number {
  const { parts, total = totalOf }: TieBreak = tieBreaks[name];
  return total(parts(own, table));
}

/** DU-9: those by rating are left out where a rating is missing; before that a draw is refused (`unratedProblem`). */
export const usableTieBreaks = <Name extends string>(
  names: readonly Name[],
  players: Iterable<TieBreakPlayer>,
): readonly Name[] => {
  const isRated = [...players].every(({ rating }) => rating !== undefined);
  return names.filter((name) => isRated || !tieBreakNamed(name)?.needsRatings);
};

/** How a ranking goes by it. */
export function byTieBreak(name: HandbookTieBreak, table: TieBreakTable): RankedBy<OfPlayer> {
  const ownOf = ({ player }: OfPlayer): TieBreakPlayer => assertDefined(table.players.get(player), player);
  if (name === 'direct-encounter') {
    const figures = (level: readonly OfPlayer[]) => {
      const behind = directEncounter(level.map(ownOf), table);
      return ({ player }: OfPlayer) => behind(player);
    };
    return { name, figures, unit: plain };
  }
  return { name, figures: () => (line) => tieBreakFigure(name, ownOf(line), table), unit: tieBreaks[name].unit };
}

/** Why somebody's figure is what it is: what each opponent, or each round, adds to it. `level` are those it parts. */
export function tieBreakReason(
  name: string,
  player: PlayerId,
  table: TieBreakTable,
  level: () => ReadonlySet<PlayerId>,
): Reason | undefined {
  const own = table.players.get(player);
  const tieBreak = name === 'direct-encounter' ? encountersAmong(level()) : tieBreakNamed(name);
  if (!own || !tieBreak) return undefined;
  const shares = tieBreak.parts(own, table).map(({ record: { opponent, round }, value }) => ({
    ...(opponent === undefined ? { round } : { player: opponent }),
    value: tieBreak.unit(value),
  }));
  return because('DU-9', 'tie-break', { player, criterion: name, shares });
}

/** 6.1: the games that count for the direct encounter. */
const encountersAmong = (level: ReadonlySet<PlayerId>): Pick<TieBreak, 'parts' | 'unit'> => ({
  parts: ({ records }, table) =>
    records
      .filter((record) => isGame(record, table) && level.has(record.opponent ?? ''))
      .map((record) => ({ record, value: record.points })),
  unit: halves,
});

/** DU-9: tie-breaks by rating need everyone's, or a figure for those who have none that was set beforehand. */
export function unratedProblem(
  { field, players }: History,
  { tieBreaks: names, unratedAs }: { readonly tieBreaks: readonly string[]; readonly unratedAs?: number | undefined },
): Refusal | undefined {
  if (unratedAs !== undefined || !names.some((name) => tieBreakNamed(name)?.needsRatings)) return undefined;
  const unrated = field.filter((id) => {
    const player = players.get(id);
    return !isAway(player) && player?.rating === undefined;
  });
  return unrated.length === 0 ? undefined : refusal('unrated-players', { players: unrated });
}
