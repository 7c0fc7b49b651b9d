import { type Contest, duelEnds, type History, openMatches } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { recordsOf, scoreOf } from './standings.ts';

/** DK-29, GR-7: everyone level at the top of the group goes on. */
export function groupsStakes(history: History<GroupsConfig>): readonly Contest[] {
  const round = history.rounds.at(-1);
  if (!round || history.ended || round.state !== 'published') return [];
  const staying = recordsOf(history.players, round).filter(
    ({ player }) => history.players.get(player)?.droppedAfter === undefined,
  );
  const ends = duelEnds(2, 1, 0);
  return [...new Set(staying.map(({ group }) => group))].flatMap((group): Contest[] => {
    const tables = round.tables.filter((table) => (table.group ?? 1) === group);
    const open = openMatches([{ ...round, tables }], () => ends);
    if (open.length === 0) return [];
    const members = staying.filter((record) => record.group === group);
    return [
      {
        goal: 'go-on',
        round: round.number,
        points: new Map(members.map((record) => [record.player, scoreOf(record)])),
        open,
        line: { kind: 'places', places: 1, level: 'share' },
      },
    ];
  });
}
