import type { Chance } from '../../../kit/index.ts';
import type { GamePlan, History, Pairing, PlayerId, Rating, TablePlan } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { liveRatings } from './live-ratings.ts';
import { because } from './reasons.ts';

/** How many players each group has, in order of rating. */
export function groupSizes(players: number, config: Pick<GroupsConfig, 'arrangement' | 'groupSize'>): number[] {
  const { groupSize: size } = config;
  if (players <= size) return [players];
  // GR-6: never a group of one; groups of two leave the last three together.
  if (size === 2) return players % 2 === 0 ? twos(players / 2) : [...twos((players - 3) / 2), 3];
  return config.arrangement === 'fixed' ? fixedSizes(players, size) : balancedSizes(players, size);
}

const twos = (count: number): number[] => Array.from({ length: count }, () => 2);

/** GR-4: full groups; the last full one and the rest are put together and split in half, the larger half first. */
function fixedSizes(players: number, size: number): number[] {
  const full = Math.floor(players / size);
  const rest = players % size;
  if (rest === 0) return Array.from({ length: full }, () => size);
  const split = size + rest;
  return [...Array.from({ length: full - 1 }, () => size), Math.ceil(split / 2), Math.floor(split / 2)];
}

/** GR-5: as few groups as can be, as even as they can be, larger first. */
function balancedSizes(players: number, most: number): number[] {
  const groups = Math.ceil(players / most);
  const larger = players % groups;
  return Array.from({ length: groups }, (_, at) => Math.floor(players / groups) + (at < larger ? 1 : 0));
}

/** The ratings that sort players now: live ones (GR-11), else those on entry. */
export function sortedBy(history: History<GroupsConfig>): (id: PlayerId) => Rating | undefined {
  const live = liveRatings(history);
  return (id) => live?.get(id) ?? history.players.get(id)?.rating;
}

/** GR-3: the figure that sorts a player; the unrated are below all others, though live ratings can fall under 0. */
export function sortFigure(
  players: readonly PlayerId[],
  ratingOf: (id: PlayerId) => Rating | undefined,
): (id: PlayerId) => number {
  const lowest = players.reduce((least, id) => Math.min(least, ratingOf(id)?.rating ?? 0), 0);
  return (id) => ratingOf(id)?.rating ?? lowest - 1;
}

/** GR-3: highest rating first, equal ones by lot, the unrated after the rated by lot. */
function inOrder(
  players: readonly PlayerId[],
  ratingOf: (id: PlayerId) => Rating | undefined,
  chance: Chance,
): PlayerId[] {
  const figure = sortFigure(players, ratingOf);
  return chance.shuffle(players).sort((a, b) => figure(b) - figure(a));
}

/** GR-2: both sides have the same Fischer clock; the attacker is black and sits first. */
function gameOf(config: GroupsConfig): GamePlan {
  const side = { base: config.base, increment: config.increment, bonusAt40: 0 };
  const clock = config.gameClocks === 'off' ? {} : { clock: { white: side, black: side } };
  return { kind: 'regular', white: 1, black: 0, ...clock };
}

/** GR-1: within a group everyone attacks everyone and defends against everyone. */
export function drawGroups(
  players: readonly PlayerId[],
  config: GroupsConfig,
  ratingOf: (id: PlayerId) => Rating | undefined,
  chance: Chance,
): Pairing {
  const ordered = inOrder(players, ratingOf, chance);
  const games = [gameOf(config)];
  const tables: TablePlan[] = [];
  let first = 0;
  for (const [at, size] of groupSizes(ordered.length, config).entries()) {
    const members = ordered.slice(first, first + size);
    first += size;
    const why = [because('GR-3', 'grouped-by-rating', { group: at + 1, size })];
    for (const [a, one] of members.entries()) {
      for (const other of members.slice(a + 1)) {
        for (let game = 0; game < config.gamesPerPairing; game++) {
          tables.push({ seats: [one, other], group: at + 1, games, why });
          tables.push({ seats: [other, one], group: at + 1, games, why });
        }
      }
    }
  }
  // GR-11: a drawn round records the ratings it was sorted by.
  const ratings = Object.fromEntries(
    ordered.flatMap((id) => [[id, ratingOf(id)] as const].filter(([, rating]) => rating)),
  ) as Record<PlayerId, Rating>;
  return { kind: 'groups', tables, byes: [], notes: [], ratings };
}
