import type { Chance } from '../../../kit/index.ts';
import type { GamePlan, Pairing, PlayerId, Rating, Reason, TablePlan } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { because } from './reasons.ts';
import type { GroupsHistory, Sheet } from './sheet.ts';

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

/** Thue–Morse: whether a pass goes backwards. */
const goesBack = (pass: number): boolean => [...pass.toString(2)].filter((bit) => bit === '1').length % 2 === 1;

/** GR-15: dealt pass by pass; in the last one only the larger groups have a place left. */
function dealt(ordered: readonly PlayerId[], sizes: readonly number[]): PlayerId[][] {
  const groups = sizes.map((): PlayerId[] => []);
  for (let pass = 0; pass * sizes.length < ordered.length; pass++) {
    const open = groups.filter((_, at) => (sizes[at] ?? 0) > pass);
    const order = goesBack(pass) ? open.toReversed() : open;
    for (const [at, group] of order.entries()) group.push(...ordered.slice(pass * sizes.length + at).slice(0, 1));
  }
  return groups;
}

/** GR-3: cut in order. */
function cut(ordered: readonly PlayerId[], sizes: readonly number[]): PlayerId[][] {
  let first = 0;
  return sizes.map((size) => {
    first += size;
    return ordered.slice(first - size, first);
  });
}

/** The ratings that sort players now: live ones (GR-11), else those on entry. */
export function sortedBy({ players }: GroupsHistory, { ratings }: Sheet): (id: PlayerId) => Rating | undefined {
  return (id) => ratings?.now.get(id) ?? players.get(id)?.rating;
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

/** GR-2: both sides have the same Fischer clock; the attacker is black. Whoever moves first sits first (GR-16). */
function gameOf(config: GroupsConfig): GamePlan {
  const side = { base: config.base, increment: config.increment, bonusAt40: 0 };
  const clock = config.gameClocks === 'off' ? {} : { clock: { white: side, black: side } };
  const seats = config.movesFirst === 'defender' ? { white: 0, black: 1 } : { white: 1, black: 0 };
  return { kind: 'regular', ...seats, ...clock };
}

/** GR-17: whether all are one group, since the champion comes in; and why somebody comes in only now. */
interface Arrivals {
  readonly isFinal: boolean;
  readonly whyLate: (player: PlayerId) => readonly Reason[];
}

/** GR-1: within a group everyone attacks everyone and defends against everyone. */
export function drawGroups(
  players: readonly PlayerId[],
  config: GroupsConfig,
  ratingOf: (id: PlayerId) => Rating | undefined,
  chance: Chance,
  { isFinal, whyLate }: Arrivals = { isFinal: false, whyLate: () => [] },
): Pairing {
  const ordered = inOrder(players, ratingOf, chance);
  const games = [gameOf(config)];
  const tables: TablePlan[] = [];
  const isMixed = config.arrangement === 'mixed';
  const sizes = isFinal ? [ordered.length] : groupSizes(ordered.length, config);
  for (const [at, members] of (isMixed ? dealt(ordered, sizes) : cut(ordered, sizes)).entries()) {
    const figures = { group: at + 1, size: members.length };
    const why = [
      isMixed ? because('GR-15', 'dealt-by-rating', figures) : because('GR-3', 'grouped-by-rating', figures),
    ];
    for (const [a, one] of members.entries()) {
      for (const other of members.slice(a + 1)) {
        for (let game = 0; game < config.gamesPerPairing; game++) {
          const late = [...whyLate(one), ...whyLate(other)];
          // What the tables of a group have in common is written once.
          const reasons = late.length === 0 ? why : [...why, ...late];
          tables.push({ seats: [one, other], group: at + 1, games, why: reasons });
          tables.push({ seats: [other, one], group: at + 1, games, why: reasons });
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
