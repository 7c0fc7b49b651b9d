import type { MatchView, RoundView, StandingView } from '../../protocol/wire-views.ts';
import { howName, namesOf, numberText } from '../../words/index.ts';
import { headlineOf } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import type { Speech } from '../shared/words.ts';
import { lettersOf } from './pages.ts';

/** Who sits where, as the wall shows it: by table and by name, those who sit out included. */

export interface SeatLine {
  readonly player: string;
  readonly name: string;
  /** The score where it is in; empty before. */
  readonly score: string;
  readonly won: boolean;
  readonly out: boolean;
  /** ST-1: at the level or over it; out once the round is over. */
  readonly over: boolean;
}

export interface TableItem {
  readonly key: string;
  /** A table's number, or the word for those who have none. */
  readonly title: string;
  readonly state: 'open' | 'done' | 'free';
  readonly seats: readonly SeatLine[];
  /** What it was where nobody played. */
  readonly note?: string;
  /** Long names take twice the room. */
  readonly span: 1 | 2;
}

export interface NameLine {
  readonly name: string;
  /** The table or group, or the word for those who have none. */
  readonly at: string;
  readonly free: boolean;
  readonly span: 1 | 2;
}

/** A name that needs two lines even where it is set small. */
const LONG = { seat: 46, line: 52 } as const;

const spanOf = (names: readonly string[], long: number): 1 | 2 =>
  names.some((name) => lettersOf(name) > long) ? 2 : 1;

const nameLine = (name: string, at: string, free: boolean): NameLine => ({
  name,
  at,
  free,
  span: spanOf([name], LONG.line),
});

export const freeLines = (free: readonly FreePlayer[]): NameLine[] =>
  free.map(({ name, word }) => nameLine(name, word, true));

interface FreePlayer {
  readonly player: string;
  readonly name: string;
  readonly word: string;
}

const isIn = ({ state }: StandingView): boolean => state === 'active' || state === 'qualified';

/** Byes, and those who are still in but have no table in what is being played. */
export function freePlayers(
  { standings, players }: Seen,
  playing: readonly RoundView[],
  { t, locale }: Speech,
): FreePlayer[] {
  const names = namesOf(players);
  const byes = new Set(playing.flatMap((round) => (round.byeWorth === 'rest' ? [] : round.byes)));
  const seated = new Set(playing.flatMap(({ matches }) => matches.flatMap(({ seats }) => seats)));
  const resting = standings.filter((row) => isIn(row) && !byes.has(row.player) && !seated.has(row.player));
  const free = [
    ...[...byes].filter((player) => !seated.has(player)).map((player) => ({ player, word: t('wall.bye') })),
    ...resting.map(({ player }) => ({ player, word: t('wall.rests') })),
  ];
  const { compare } = new Intl.Collator(locale);
  return free
    .map(({ player, word }) => ({ player, word, name: names(player) }))
    .sort((a, b) => compare(a.name, b.name));
}

function scoreAt(
  { outcome, seats, state }: MatchView,
  seat: number,
  speech: Speech,
  total: number | undefined,
): string {
  if (state === 'open' || !outcome) return '';
  // At larger tables it is the total that matters: how many strikes one has now.
  const shown = seats.length > 2 ? total : outcome.scores[seat];
  return shown === undefined || shown === null ? '' : numberText(speech.language, shown);
}

/** By number; players who sit out come last. */
export function tableItems(
  view: Seen,
  playing: readonly RoundView[],
  speech: Speech,
  free: readonly FreePlayer[],
): TableItem[] {
  const names = namesOf(view.players);
  const rows = new Map(view.standings.map((row) => [row.player, row]));
  const total = (player: string) => {
    const row = rows.get(player);
    return row && headlineOf(view.about, row);
  };
  const limit = view.board.kind === 'bars' ? view.board.limit : Number.POSITIVE_INFINITY;
  const tables = playing.flatMap(({ matches }) =>
    matches.map(
      (match): TableItem => ({
        key: match.id,
        title: String(match.table),
        state: match.state === 'open' ? 'open' : 'done',
        ...(match.outcome && match.outcome.how !== 'played' && { note: howName(speech.language, match.outcome.how) }),
        span: spanOf(match.seats.map(names), LONG.seat),
        seats: match.seats.map((player, seat) => ({
          player,
          name: names(player),
          score: scoreAt(match, seat, speech, total(player)),
          won: match.winners.includes(player),
          out: match.state === 'done' && match.seats.length > 2 && rows.get(player)?.state === 'eliminated',
          over: match.state === 'done' && (total(player) ?? 0) >= limit,
        })),
      }),
    ),
  );
  const size = Math.max(1, ...tables.map(({ seats }) => seats.length));
  return [...tables, ...freeItems(free, size > 2 ? size : 1)];
}

/** At tables of two each has a line of their own; where tables are larger they share one of the same size. */
function freeItems(free: readonly FreePlayer[], size: number): TableItem[] {
  const words = [...new Set(free.map(({ word }) => word))];
  return words.flatMap((word) => {
    const own = free.filter((one) => one.word === word);
    return Array.from({ length: Math.ceil(own.length / size) }, (_, at): TableItem => {
      const some = own.slice(at * size, (at + 1) * size);
      return {
        key: `${word}-${at}`,
        title: word,
        state: 'free',
        span: spanOf(
          some.map(({ name }) => name),
          LONG.seat,
        ),
        seats: some.map(({ player, name }) => ({ player, name, score: '', won: false, out: false, over: false })),
      };
    });
  });
}

/** Before the start: who has entered, each with their rating, where they have one. */
export function entrantLines({ players }: Seen, { locale }: Speech): NameLine[] {
  const { compare } = new Intl.Collator(locale);
  return players
    .map(({ name, rating }) => nameLine(name, rating === undefined ? '' : String(rating), false))
    .sort((a, b) => compare(a.name, b.name));
}

/** Everyone in the order of the alphabet, with where to go. */
export function nameLines(
  { players }: Seen,
  playing: readonly RoundView[],
  { locale }: Speech,
  free: readonly FreePlayer[],
): NameLine[] {
  const names = namesOf(players);
  const at = new Map<string, string>();
  for (const match of playing.flatMap(({ matches }) => matches)) {
    for (const player of match.seats) {
      if (!at.has(player) || match.state === 'open') at.set(player, String(match.group ?? match.table));
    }
  }
  const { compare } = new Intl.Collator(locale);
  return [...[...at].map(([player, where]) => nameLine(names(player), where, false)), ...freeLines(free)].sort((a, b) =>
    compare(a.name, b.name),
  );
}
