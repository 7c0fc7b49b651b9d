import type { Command } from './commands.ts';
import type { Facts } from './state.ts';

/** DK-32: what a new event copies from this one: settings, players with what the desk set for them, and details of the venue; never its days. */
export function commandsAgain(
  { about, players, event, keepApart }: Facts,
  named: { readonly id: string; readonly name: string; readonly secret: string },
): readonly Command[] {
  if (!about) return [];
  const { format, config, settings } = about;
  const { firstDay: _first, lastDay: _last, startTime: _start, ...lasting } = event ?? {};
  const copied = [...players.values()].filter(({ approved }) => approved);
  const entered = copied.map((player) => ({
    name: player.name,
    ...(player.club !== undefined && { club: player.club }),
    ...(player.rating && { rating: player.rating.rating / 100 }),
  }));
  // Ids are given out in the order of the list.
  const ids = new Map(copied.map((player, at) => [player.id, `p${at + 1}`]));
  const fixed = copied.flatMap(({ id: before, fixedTable }): Command[] => {
    const player = ids.get(before);
    return player === undefined || fixedTable === undefined ? [] : [{ type: 'FixTable', player, table: fixedTable }];
  });
  const apart = keepApart.flatMap(([one, other]): Command[] => {
    const pair = [ids.get(one), ids.get(other)] as const;
    return pair[0] === undefined || pair[1] === undefined
      ? []
      : [{ type: 'KeepApart', players: [pair[0], pair[1]], apart: true }];
  });
  return [
    { type: 'CreateTournament', ...named, format, config: { ...(config as object) }, settings },
    ...(Object.keys(lasting).length > 0 ? [{ type: 'DescribeEvent', ...lasting } as const] : []),
    ...(entered.length > 0 ? [{ type: 'AddPlayers', players: entered } as const] : []),
    ...fixed,
    ...apart,
  ];
}
