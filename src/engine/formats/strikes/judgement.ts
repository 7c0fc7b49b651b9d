import type { CommonFinding, Finding, Judgement, Pairing, PlayerId, TablePlan } from '../../tournament/index.ts';
import { meetingsOf } from './meetings.ts';
import { endingAt, FINAL_GAME, finalistsOf, type Sheet, type StrikesHistory } from './sheet.ts';
import { planTables } from './tables.ts';

/** Everyone who is still in; in a final game those who may play it (ST-15). */
export const dueIn = (history: StrikesHistory, sheet: Sheet, { kind }: Pairing): readonly PlayerId[] =>
  kind === FINAL_GAME
    ? (finalistsOf(endingAt(sheet, history.config), history) ?? [])
    : sheet.survivors.map((line) => line.player);

/** What is wrong with a seating, drawn or made by hand. Where groups end and who has the bye are hard rules. */
export function judgeSeating(
  history: StrikesHistory,
  sheet: Sheet,
  pairing: Pairing,
  meetings = meetingsOf(history, pairing.tables),
): Judgement<CommonFinding> {
  return {
    cost: [
      { name: 'detrimental-points', value: meetings.reduce((sum, { points }) => sum + points, 0) },
      { name: 'pairs-met-before', value: meetings.reduce((sum, { pairs }) => sum + pairs, 0) },
    ],
    findings: [
      ...(pairing.kind === FINAL_GAME ? [] : wrongTables(history, pairing)),
      ...wrongGroups(sheet, pairing.tables),
      ...wrongByes(sheet, pairing),
      ...keptApart(history, pairing.tables),
      ...meetings.flatMap(({ often }) =>
        often.map(
          ({ players, times }): Finding<CommonFinding> => ({ code: 'met-often', hard: false, players, size: times }),
        ),
      ),
    ],
  };
}

const hard = (code: CommonFinding, players: readonly PlayerId[], size = 1): Finding<CommonFinding> => ({
  code,
  hard: true,
  players,
  size,
});

/** ST-6: the tables are those of the plan for as many players as there are. */
function wrongTables(history: StrikesHistory, pairing: Pairing): Finding<CommonFinding>[] {
  const { maxTable, fiveLeft } = history.config;
  const players = pairing.tables.reduce((sum, table) => sum + table.seats.length, pairing.byes.length);
  const plan = planTables(players, maxTable, fiveLeft);
  const sizes = (pairing.kind === 'split' ? plan?.split : [plan?.random ?? []]) ?? [];
  const left = sizes.map((group) => group.slice());
  return pairing.tables.flatMap((table) => {
    const group = left[(table.group ?? 1) - 1] ?? [];
    const at = group.indexOf(table.seats.length);
    if (at < 0) return [hard('table-size', table.seats, table.seats.length)];
    group.splice(at, 1);
    return [];
  });
}

/** ST-7: nobody in a group has more strikes than anybody in a later one. */
function wrongGroups(sheet: Sheet, tables: readonly TablePlan[]): Finding<CommonFinding>[] {
  const groups = new Map<number, PlayerId[]>();
  for (const { group, seats } of tables) {
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), ...seats]);
  }
  const strikesOf = (player: PlayerId) => sheet.lines.get(player)?.strikes ?? 0;
  const inOrder = [...groups].sort(([a], [b]) => a - b).map(([, players]) => players);
  return inOrder.flatMap((players, at) => {
    const later = inOrder.slice(at + 1).flat();
    const fewestLater = Math.min(...later.map(strikesOf));
    const tooMany = players.filter((player) => strikesOf(player) > fewestLater);
    if (tooMany.length === 0) return [];
    const most = Math.max(...tooMany.map(strikesOf));
    return [
      hard('wrong-group', [...tooMany, ...later.filter((player) => strikesOf(player) < most)], most - fewestLater),
    ];
  });
}

/** ST-10: the bye is for the fewest strikes, then the fewest byes. */
function wrongByes(sheet: Sheet, pairing: Pairing): Finding<CommonFinding>[] {
  if (pairing.byes.length === 0) return [];
  const figures = (player: PlayerId) => sheet.lines.get(player) ?? { strikes: 0, byes: 0 };
  const seated = pairing.tables.flatMap((table) => table.seats).map(figures);
  return pairing.byes.flatMap((player) => {
    const own = figures(player);
    const before = seated.filter(
      (other) => other.strikes < own.strikes || (other.strikes === own.strikes && other.byes < own.byes),
    );
    return before.length > 0 ? [hard('wrong-bye', [player], before.length)] : [];
  });
}

function keptApart(history: StrikesHistory, tables: readonly TablePlan[]): Finding<CommonFinding>[] {
  if (tables.length < 2) return [];
  return history.keepApart
    .filter(([one, other]) => tables.some((table) => table.seats.includes(one) && table.seats.includes(other)))
    .map((players): Finding<CommonFinding> => ({ code: 'keep-apart', hard: false, players, size: 1 }));
}
