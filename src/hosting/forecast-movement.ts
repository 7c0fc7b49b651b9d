import type { Outlook } from '../engine/index.ts';
import type { Forecasted } from '../protocol/wire-forecast.ts';

export type Figures = NonNullable<Forecasted['figures']>;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** How far everyone's chance to win has moved since the forecast before. */
export function withMovement(told: Outlook, before: Figures | undefined): Figures {
  const shares = new Map(before?.players.map(({ player, win }) => [player, win.share]));
  return {
    ...told,
    ...(before && { since: before.version }),
    players: told.players.map((row) => {
      const share = shares.get(row.player);
      return share === undefined ? row : { ...row, moved: rounded(row.win.share - share) };
    }),
  };
}
