import type { AnnouncedBye } from '../../engine/index.ts';
import type { MatchView, Place, RoundView } from '../../protocol/wire-views.ts';
import { type Language, scoreText, writtenResult } from '../../words/index.ts';
import type { Seen } from './use-public-view.ts';

/** DK-11: what one player wants to know now. */
export type Whereabouts =
  | { readonly kind: 'table'; readonly round: RoundView; readonly match: MatchView }
  /** Several games at once, as in groups. */
  | { readonly kind: 'games'; readonly round: RoundView; readonly matches: readonly MatchView[] }
  | { readonly kind: 'bye'; readonly round: RoundView }
  /** DK-33: not in it, as announced. */
  | { readonly kind: 'absent'; readonly round: RoundView; readonly bye: AnnouncedBye }
  | { readonly kind: 'won' | 'out' | 'dropped' | 'waiting' | 'not-started' };

export function whereaboutsOf(view: Seen, player: string): Whereabouts {
  const { about, rounds, standings } = view;
  if (about.winners.includes(player)) return { kind: 'won' };
  if (about.status === 'registering' || rounds.length === 0) return { kind: 'not-started' };
  const state = standings.find((row) => row.player === player)?.state;
  // Newest first; but a table that is still open comes before one that is done.
  const over = about.status === 'finished';
  const newest = over ? [] : [...rounds].reverse().filter((round) => round.state !== 'closed');
  const isOpen = (round: RoundView) =>
    round.matches.some((match) => match.state === 'open' && match.seats.includes(player));
  for (const round of [...newest.filter(isOpen), ...newest.filter((round) => !isOpen(round))]) {
    if (round.byes.includes(player)) return { kind: 'bye', round };
    const absent = round.absent?.find((one) => one.player === player);
    if (absent) return { kind: 'absent', round, bye: absent.bye };
    const matches = round.matches.filter((match) => match.seats.includes(player));
    const [only] = matches;
    if (only && matches.length === 1) {
      // In a bracket the next match opens by itself; until then one waits, or is out.
      if (only.state === 'done' && only.match !== undefined) continue;
      return { kind: 'table', round, match: only };
    }
    if (matches.length > 1) return { kind: 'games', round, matches };
  }
  if (state === 'dropped') return { kind: 'dropped' };
  if (state === 'eliminated' || over) return { kind: 'out' };
  return { kind: 'waiting' };
}

/** Every table at which a player still has something to play, in all rounds that are out. */
export const openTablesOf = (view: Seen, player: string): { round: RoundView; match: MatchView }[] =>
  view.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) =>
      round.matches
        .filter((match) => match.state === 'open' && match.seats.includes(player))
        .map((match) => ({ round, match })),
    );

/** The game that is played next at a table, as commands name it. */
export const placeOf = (round: RoundView, match: MatchView): Place => ({
  round: round.number,
  edition: round.edition,
  match: match.number,
  game: match.games.findIndex((game) => game.result === undefined) + 1,
});

/** Every game a player had, newest first. */
export const pastOf = (view: Seen, player: string): { round: RoundView; match: MatchView }[] =>
  [...view.rounds]
    .reverse()
    .flatMap((round) =>
      round.matches
        .filter((match) => match.seats.includes(player) && match.games.some((game) => game.result !== undefined))
        .map((match) => ({ round, match })),
    );

const isTurned = ({ seats }: MatchView, player?: string): boolean => seats.length === 2 && seats[1] === player;

/** Each game as it is read: 5–3, ½–½. From one player's side, their own score comes first. */
export const gameResults = (language: Language, match: MatchView, player?: string): readonly string[] =>
  match.games.flatMap(({ result }) =>
    result === undefined ? [] : [writtenResult(language, result, match.seats.length, isTurned(match, player))],
  );

/** The same of the whole table: a match of several games that is over by its own score, 2–1. */
export function resultOf(language: Language, match: MatchView, player?: string): string {
  const { seats, games, outcome } = match;
  if (seats.length !== 2 || games.length < 2 || outcome?.how !== 'played')
    return gameResults(language, match, player).join('  ');
  const scores = outcome.scores.map((score) => scoreText(language, score));
  return (isTurned(match, player) ? scores.toReversed() : scores).join('–');
}
