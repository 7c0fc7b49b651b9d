import {
  clockView,
  type Derived,
  progressView,
  publicNames,
  type Slice,
  type State,
  type TournamentView,
} from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import type { ListedTournament } from '../protocol/wire.ts';
import type { DeskTournament, PublicView } from '../protocol/wire-views.ts';

/** What is told of tournaments, wherever they are stored. */

export const sliceIn = <Name extends Slice['slice']>(view: PublicView, name: Name) =>
  Object.values(view.slices).find((slice): slice is Extract<Slice, { slice: Name }> => slice.slice === name);

export const roundsIn = (view: PublicView) =>
  Object.values(view.slices)
    .flatMap((slice) => ('round' in slice ? [slice] : []))
    .sort((a, b) => a.round.number - b.round.number);

export function publicView(view: PublicView): TournamentView {
  const { rounds: _, ...about } = assertDefined(sliceIn(view, 'about'), 'a tournament that was created').about;
  const { version, head } = view;
  const standings = sliceIn(view, 'standings')?.standings ?? [];
  const states = new Map(standings.map(({ player, state }) => [player, state]));
  const players = sliceIn(view, 'players')?.players ?? [];
  return {
    ...about,
    version,
    head,
    players: players.map((player) => ({ ...player, state: states.get(player.id) ?? 'active' })),
    rounds: roundsIn(view).map(({ round }) => round),
    standings,
    clock: sliceIn(view, 'clock')?.clock ?? null,
  };
}

/** Another program's ids and metadata, for the desk. */
export const foreignOf = ({ facts }: State): NonNullable<DeskTournament['foreign']> =>
  Object.fromEntries(
    [...facts.players.values()].flatMap(({ id, externalId, metadata }) =>
      externalId || metadata ? [[id, { ...(externalId && { externalId }), ...(metadata && { metadata }) }]] : [],
    ),
  );

/** A row of the list of tournaments. */
export interface Shown extends Omit<ListedTournament, 'id' | 'role' | 'createdAt' | 'updatedAt'> {
  /** DK-16: as the public calls them. */
  readonly publicWinners: readonly string[];
}

export function shownOf(state: State, derived: Derived): Shown | undefined {
  const { facts, log } = state;
  const { about } = facts;
  if (!about) return undefined;
  const { finished, winners } = derived.verdict;
  return {
    name: about.name,
    format: about.format,
    status: finished ? 'finished' : facts.started ? 'running' : 'registering',
    players: [...facts.players.values()].filter((player) => player.approved).length,
    listed: about.settings.listed,
    ...(facts.event?.firstDay !== undefined && { firstDay: facts.event.firstDay }),
    version: log.length,
    progress: progressView(derived),
    clock: clockView(facts),
    winners: winners.map((player) => facts.players.get(player)?.name ?? player),
    publicWinners: winners.map(publicNames(facts)),
  };
}
