import type { Diary } from './diary.ts';
import type { Entry, Happened, Table } from './facts.ts';
import { type Findings, isOpen, type Refused, sorted, type Verdict } from './verdict.ts';

/** What holds in every format: times of completion, table numbers, who stands at place 1. */

interface Report {
  readonly place: { readonly round: number; readonly match: number; readonly game: number };
  readonly completedAt?: number;
  readonly enteredAt?: number;
}

const reportsIn = (command: Happened): Report[] =>
  command.type === 'RecordSeveral'
    ? (command.reports as Report[])
    : command.type === 'RecordOutcome'
      ? [command as unknown as Report]
      : [];

const published = (diary: Diary, round: number, match: number): number => {
  const table = diary.rounds[round - 1]?.tables.find((one) => one.match === match);
  return table?.openedAt ?? diary.rounds[round - 1]?.publishedAt ?? 0;
};

const times = (diary: Diary): Set<number> =>
  new Set(diary.rounds.flatMap(({ tables }) => tables.flatMap(({ games }) => games.flatMap((game) => game.at ?? []))));

/** HK-11: the diary is as it was before this result. */
export function checkTime(diary: Diary, event: Happened, entry: Entry, findings: Findings): void {
  const { round, match, game } = event as unknown as { round: number; match: number; game: number };
  const report = reportsIn(entry.command).find(
    ({ place }) => place.round === round && place.match === match && place.game === game,
  );
  const where = `time of round ${round} match ${match} game ${game}`;
  if (report?.completedAt !== undefined) {
    findings.same('HK-11', `given ${where}`, event.completedAt, report.completedAt);
    return;
  }
  const first = diary.game(event).at;
  if (first !== undefined) {
    findings.same('HK-11', `first ${where}`, event.completedAt, first);
    return;
  }
  // A list counts in its own order, so its later results may have to wait for the earlier ones.
  if (entry.command.type === 'RecordSeveral') return;
  const from = published(diary, round, match);
  let at = Math.min(Math.max(report?.enteredAt ?? entry.at, from), Math.max(from, entry.at));
  const taken = times(diary);
  while (taken.has(at)) at++;
  findings.same('HK-11', `free ${where}`, event.completedAt, at);
}

/** HK-11: what is refused for its time lies outside the limits; what is taken lies inside. */
export function checkBadTime(
  diary: Diary,
  entry: { command: Happened; at: number },
  refusal: Refused,
  findings: Findings,
): void {
  if (refusal.code !== 'bad-time') return;
  const outside = reportsIn(entry.command).some(({ place, completedAt }) => {
    const from = published(diary, place.round, place.match);
    return completedAt !== undefined && (completedAt < from || completedAt > Math.max(from, entry.at));
  });
  findings.holds('HK-11', 'a time is refused though it could be', outside);
}

/** HK-10: the lowest table that no open match has, unless someone needs a certain one. */
export function checkOpened(diary: Diary, event: Happened, findings: Findings): void {
  const table = event.table as Table;
  const taken = new Set(diary.rounds.flatMap(({ tables }) => tables.filter(isOpen).map(({ number }) => number)));
  let lowest = 1;
  while (taken.has(lowest)) lowest++;
  const wishes = table.seats.flatMap((id) => diary.fixedTables.get(id) ?? []).filter((number) => !taken.has(number));
  findings.holds('HK-10', `table ${table.number}`, [...wishes, lowest].includes(table.number), { wishes, lowest });
}

export function checkDesk(diary: Diary, verdict: Verdict, findings: Findings): void {
  const open = diary.shown.flatMap(({ tables }) => tables.filter(isOpen).map(({ number }) => number));
  findings.same('HK-10', 'open matches at one table', open.length, new Set(open).size);
  if (verdict.status !== 'finished') return;
  const first = verdict.standings.filter((row) => row.place === 1).map((row) => row.player);
  findings.same('HK-25', 'place 1', sorted(first), sorted(verdict.winners));
}
