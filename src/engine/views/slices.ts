import { type Facts, type Formats, ratingsOf, type State } from '../tournament/index.ts';
import { type BoardView, boardView } from './board.ts';
import { publicNames } from './public-names.ts';
import {
  type AboutView,
  aboutView,
  type PlayerView,
  playerView,
  type RoundView,
  roundView,
  type StandingView,
  standingViews,
} from './tournament.ts';

/** The public view in parts, each whole and stamped with the version at which it last changed. */
export type Slice =
  | { readonly slice: 'about'; readonly version: number; readonly about: AboutView }
  | { readonly slice: 'players'; readonly version: number; readonly players: readonly PlayerView[] }
  | { readonly slice: `round:${number}`; readonly version: number; readonly round: RoundView }
  | { readonly slice: 'standings'; readonly version: number; readonly standings: readonly StandingView[] }
  | { readonly slice: 'board'; readonly version: number; readonly board: BoardView }
  | { readonly slice: 'clock'; readonly version: number; readonly clock: NonNullable<Facts['clock']> | null };

/**
 * The slices newer than a version; all of them from 0. A reader who keeps the newest of each name, and the rounds that
 * `about` lists, has the public view. Drafts, secrets, actors and keep-apart lists are in none of them.
 *
 * @example
 * const formats = formatsOf(swiss);
 * slicesSince(formats, cup.state).length > 0; // true
 */
export function slicesSince(formats: Formats, state: State, after = 0): Slice[] {
  const { facts, changed } = state;
  const about = aboutView(formats, facts);
  if (!about) return [];
  const slices: Slice[] = [];
  if (changed.about > after) slices.push({ slice: 'about', version: changed.about, about });
  // Live ratings are conclusions: they change with the standings (GR-11).
  const live = ratingsOf(formats, facts);
  const version = live ? Math.max(changed.players, changed.standings) : changed.players;
  if (version > after) {
    const approved = [...facts.players.values()].filter((player) => player.approved);
    const names = publicNames(facts);
    const players = approved.map((one) => playerView(one, names(one.id), live?.get(one.id)));
    slices.push({ slice: 'players', version, players });
  }
  for (const round of facts.rounds) {
    const version = changed.rounds.get(round.number) ?? changed.about;
    if (round.state === 'draft' || version <= after) continue;
    slices.push({ slice: `round:${round.number}`, version, round: roundView(formats, facts, round) });
  }
  if (changed.standings > after) {
    slices.push({ slice: 'standings', version: changed.standings, standings: standingViews(formats, facts) });
    // The board shows conclusions too, so it changes with them.
    slices.push({ slice: 'board', version: changed.standings, board: boardView(formats, facts) });
  }
  if (changed.clock > after) slices.push({ slice: 'clock', version: changed.clock, clock: facts.clock ?? null });
  return slices;
}
