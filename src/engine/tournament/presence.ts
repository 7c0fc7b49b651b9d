import type { Absence, Player, PlayerId, Stay } from './model.ts';

/** When people were there, counted in rounds that were drawn. Whoever wants to know asks here. */

type Present = Pick<Player, 'stays'>;

const lastStay = (player: Present | undefined): Stay | undefined => player?.stays.at(-1);

/** How many rounds were drawn before they came first. */
export const enteredAfter = ({ stays }: Present): number => stays[0]?.after ?? 0;

/** Out by their own or the desk's wish since this many rounds were drawn. */
export const leftAfter = (player: Present | undefined): number | undefined => lastStay(player)?.left?.after;

export const isAway = (player: Present | undefined): boolean => leftAfter(player) !== undefined;

/** HK-14, GR-12: gone now, and gone before this round was closed. */
export const leftBeforeClose = (player: Present | undefined, round: number): boolean =>
  (lastStay(player)?.left?.closed ?? Number.POSITIVE_INFINITY) < round;

/** ST-17: gone in mid-round: seated, and not there any more when it was closed. */
export const leftDuring = (player: Present | undefined, round: number): boolean =>
  leftAfter(player) === round && leftBeforeClose(player, round);

/** Gone now, and not before this round was closed. */
export const leftSinceClose = (player: Present | undefined, round: number): boolean =>
  isAway(player) && !leftBeforeClose(player, round);

/** Brought back when this many rounds had been drawn, and there since. */
export function backAfter({ stays }: Present): number | undefined {
  const last = stays.at(-1);
  return stays.length > 1 && !last?.left ? last?.after : undefined;
}

/** DK-33: what a player announced for this round. Whoever has a seat in it all the same plays. */
export const absenceIn = (player: Pick<Player, 'absences'> | undefined, round: number): Absence | undefined =>
  player?.absences?.find(({ from, to = Number.POSITIVE_INFINITY }) => from <= round && round <= to);

/** As if they had not left. */
export const asIfThere = (player: Player): Player => ({
  ...player,
  stays: player.stays.map((stay, at) => (at === player.stays.length - 1 ? { after: stay.after } : stay)),
});

// What events do to it.

/** DK-13: a player who waits for approval has not entered yet. */
export const entering = (player: Player, after: number): Player => ({
  ...player,
  stays: player.stays.map((stay, at) => (at === 0 ? { ...stay, after } : stay)),
});

export const leaving = (player: Player, after: number, closed: number): Player => ({
  ...player,
  stays: player.stays.map((stay, at) => (at === player.stays.length - 1 ? { ...stay, left: { after, closed } } : stay)),
});

/** DK-5: also one who was out by the rules and never left: a new stay begins. */
export const comingBack = (player: Player, after: number): Player => ({
  ...player,
  stays: [...player.stays, { after }],
});

const everyStay = (
  players: ReadonlyMap<PlayerId, Player>,
  change: (stay: Stay) => Stay,
): ReadonlyMap<PlayerId, Player> =>
  new Map([...players].map(([id, player]) => [id, { ...player, stays: player.stays.map(change) }]));

/** Players came, left or came back after no more rounds than are drawn now. */
export const noLaterThan = (players: ReadonlyMap<PlayerId, Player>, drawn: number): ReadonlyMap<PlayerId, Player> =>
  everyStay(players, ({ after, left }) => ({
    after: Math.min(after, drawn),
    ...(left && { left: { ...left, after: Math.min(left.after, drawn) } }),
  }));

/** Players who left after more rounds were closed now count as having left after these. */
export const leftAfterClosing = (
  players: ReadonlyMap<PlayerId, Player>,
  closed: number,
): ReadonlyMap<PlayerId, Player> =>
  everyStay(players, ({ after, left }) => ({
    after,
    ...(left && { left: { ...left, closed: Math.min(left.closed, closed) } }),
  }));
