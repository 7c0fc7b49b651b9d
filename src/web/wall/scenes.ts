import type { MatchView, StandingView } from '../../protocol/wire-views.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { resultOf } from '../shared/whereabouts.ts';

interface Paged {
  readonly page: number;
  readonly pages: number;
}

export type Scene =
  | { readonly kind: 'message'; readonly message: 'notStarted' | 'between' }
  | { readonly kind: 'winners'; readonly players: readonly string[] }
  | ({
      readonly kind: 'tables';
      readonly matches: readonly MatchView[];
      readonly results: ReadonlyMap<string, string>;
    } & Paged)
  | ({ readonly kind: 'standings'; readonly rows: readonly StandingView[]; readonly criterion: number } & Paged);

/** Nine lines of a twelfth of the height fit below the heading, in two columns. */
const LINES = 18;
/** A wall shows the head of the standings; the rest is on everybody's phone. */
const MOST_ROWS = 54;

function inPages<T>(list: readonly T[]): T[][] {
  const pages = Math.max(1, Math.ceil(list.length / LINES));
  return Array.from({ length: pages }, (_, page) => list.slice(page * LINES, (page + 1) * LINES));
}

function tables(matches: readonly MatchView[]): Scene[] {
  const all = inPages(matches);
  const results = new Map(matches.map((match) => [match.id, resultOf(match)]));
  return all.map((page, at) => ({ kind: 'tables', matches: page, results, page: at + 1, pages: all.length }));
}

function standings(rows: readonly StandingView[], format: string): Scene[] {
  const all = inPages(rows.slice(0, MOST_ROWS));
  // What people look for: points, strikes, the score of the group.
  const criterion = format === 'strikes' ? 1 : 0;
  return all.map((page, at) => ({ kind: 'standings', rows: page, criterion, page: at + 1, pages: all.length }));
}

/** What the wall goes through, in order; then it begins again. */
export function scenesOf({ about, rounds, standings: rows }: Seen): readonly [Scene, ...Scene[]] {
  if (about.status === 'finished') {
    return [{ kind: 'winners', players: about.winners }, ...standings(rows, about.format)];
  }
  const playing = rounds.filter((round) => round.state === 'published');
  if (rounds.length === 0) return [{ kind: 'message', message: 'notStarted' }];
  if (playing.length === 0) return [{ kind: 'message', message: 'between' }, ...standings(rows, about.format)];
  const pairings = playing.flatMap((round) => tables(round.matches));
  const scenes = rounds.length > 1 ? [...pairings, ...standings(rows, about.format)] : pairings;
  return [scenes[0] ?? { kind: 'message', message: 'between' }, ...scenes.slice(1)];
}
