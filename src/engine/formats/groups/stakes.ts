import { type Contest, duelEnds, isAway, openMatches, withOutcomes } from '../../tournament/index.ts';
import { placesIn } from './advance.ts';
import { scoreOf } from './records.ts';
import type { GroupsHistory, Sheet } from './sheet.ts';

/** DK-29, GR-7, GR-14: everyone level at the top of the group goes on, or so many of the best. */
export function groupsStakes(history: GroupsHistory, sheet: Sheet): readonly Contest[] {
  const round = history.rounds.at(-1);
  if (!round || history.ended || round.state !== 'published') return [];
  const records = sheet.rounds.at(-1)?.records ?? [];
  const staying = records.filter(({ player }) => !isAway(history.players.get(player)));
  const best = placesIn(history.config, records);
  const places = best ?? 1;
  const level = best === undefined || history.config.tieBreaks?.length === 0 ? 'share' : 'undecided';
  // Tie-breaks are tried in every way the games can end; how long a game takes can't be.
  const isKnown = level === 'undecided' && !history.config.tieBreaks?.includes('shorter-wins');
  const plain = duelEnds(2, 1, 0);
  const ends = isKnown ? withOutcomes(plain, [[[1, 0]], [[0, 1]], [[0.5, 0.5]]]) : plain;
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
        line: { kind: 'places', places, level },
      },
    ];
  });
}
