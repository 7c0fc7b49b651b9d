import type { Diary } from './diary.ts';
import type { Happened, Id, Rating, Round, Table } from './facts.ts';
import type { Strength } from './glicko.ts';
import { checkCut, checkDealt } from './group-order.ts';
import { hundredths, strengths } from './group-ratings.ts';
import { criterion, duel, type Findings, isOpen, type Oracle, seated, sorted, type Verdict } from './verdict.ts';

/** Group rounds, from GR-1 to GR-17. */

interface Config {
  readonly arrangement: 'fixed' | 'balanced' | 'mixed';
  readonly movesFirst?: 'attacker' | 'defender';
  readonly groupSize: number;
  readonly gamesPerPairing: number;
  readonly base: number;
  readonly autoAdvance?: boolean;
  readonly ratings: 'fixed' | 'glicko2';
  readonly advance?: 'winners' | 'best';
  readonly best?: number;
  readonly seeded?: readonly Id[];
  readonly champion?: Id;
  readonly tieBreaks?: readonly ('head-to-head' | 'sonneborn-berger' | 'shorter-wins')[];
}

const configOf = (diary: Diary) => diary.config as unknown as Config;

/** GR-4 to GR-6. */
function sizes(players: number, { arrangement, groupSize: most }: Config): number[] {
  if (players <= most) return [players];
  if (most === 2) return players % 2 === 0 ? Array(players / 2).fill(2) : [...Array((players - 3) / 2).fill(2), 3];
  if (arrangement !== 'fixed') {
    const groups = Math.ceil(players / most);
    return Array.from({ length: groups }, (_, at) => Math.floor(players / groups) + (at < players % groups ? 1 : 0));
  }
  const full = Math.floor(players / most);
  if (players % most === 0) return Array(full).fill(most);
  const together = most + (players % most);
  return [...Array(full - 1).fill(most), Math.ceil(together / 2), Math.floor(together / 2)];
}

interface Record {
  readonly group: number;
  wins: number;
  losses: number;
  draws: number;
  /** DK-34. */
  readonly given: number;
}

/** GR-7: a win counts 2, a draw 1. */
const earned = ({ wins, draws }: Record): number => 2 * wins + draws;
const score = (record: Record): number => earned(record) + record.given;

/** GR-12: what was not played between two who both left before the round was closed scores nothing. */
const voided = (diary: Diary, round: Round, table: Table): boolean =>
  table.games[0]?.outcome?.kind === 'forfeit' &&
  table.seats.every((id) => (diary.person(id).left?.closed ?? round.number) < round.number);

function records(diary: Diary, round: Round): Map<Id, Record> {
  const all = new Map<Id, Record>();
  for (const table of round.tables) {
    const outcome = table.games[0]?.outcome;
    const winner = outcome && !voided(diary, round, table) ? duel(outcome) : undefined;
    table.seats.forEach((player, seat) => {
      const record = all.get(player) ?? {
        group: table.group ?? 1,
        wins: 0,
        losses: 0,
        draws: 0,
        given: diary.givenTo(player, 0, (of) => Math.max(1, of) === round.number),
      };
      all.set(player, record);
      if (winner === 'draw') record.draws++;
      else if (winner === seat) record.wins++;
      else if (winner === 1 - seat) record.losses++;
    });
  }
  return all;
}

/** What a player took from one game that counts, in halves of a win. */
interface Taken {
  readonly from: Id;
  readonly halves: 0 | 1 | 2;
  readonly played: boolean;
  readonly moves: number | undefined;
}

function takings(diary: Diary, round: Round, player: Id): Taken[] {
  return round.tables.flatMap((table): Taken[] => {
    const seat = table.seats.indexOf(player);
    const outcome = table.games[0]?.outcome;
    if (seat < 0 || !outcome || voided(diary, round, table)) return [];
    const won = duel(outcome);
    if (won === 'nobody') return [];
    const moves = outcome.kind === 'scores' ? outcome.moves : undefined;
    const halves = won === 'draw' ? 1 : won === seat ? 2 : 0;
    return [{ from: table.seats[1 - seat] as Id, halves, played: outcome.kind !== 'forfeit', moves }];
  });
}

/** GR-14: positive where the first is better by this tie-break, among those who are level; 0 for all where it cannot be counted. */
function better(diary: Diary, round: Round, name: string, level: readonly Id[]): (a: Id, b: Id) => number {
  const all = records(diary, round);
  const own = new Map(level.map((id) => [id, takings(diary, round, id)]));
  const of = (id: Id): Taken[] => own.get(id) ?? [];
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  if (name === 'head-to-head') {
    const figure = (id: Id) =>
      sum(
        of(id)
          .filter(({ from }) => level.includes(from))
          .map(({ halves }) => halves),
      );
    return (a, b) => figure(a) - figure(b);
  }
  if (name === 'sonneborn-berger') {
    const figure = (id: Id) => sum(of(id).map(({ from, halves }) => halves * earned(all.get(from) as Record)));
    return (a, b) => figure(a) - figure(b);
  }
  const wins = (id: Id) => of(id).filter(({ halves, played }) => halves === 2 && played);
  const counts = level.every((id) => wins(id).length > 0 && wins(id).every(({ moves }) => moves !== undefined));
  const average = (id: Id) => Math.round((100 * sum(wins(id).map(({ moves = 0 }) => moves))) / wins(id).length);
  return (a, b) => (counts ? average(b) - average(a) : 0);
}

/** GR-14: a player is in if fewer than `places` of those who are level come before them, tie-break by tie-break. */
function lastPlaces(diary: Diary, round: Round, level: readonly Id[], places: number, names: readonly string[]): Id[] {
  const [name, ...others] = names;
  if (level.length <= places || name === undefined) return places > 0 ? [...level] : [];
  const compare = better(diary, round, name, level);
  const inFront = (id: Id) => level.filter((other) => compare(other, id) > 0).length;
  const sure = level.filter((id) => level.filter((other) => compare(other, id) >= 0).length <= places);
  const atLine = level.filter((id) => !sure.includes(id) && inFront(id) < places);
  return [...sure, ...lastPlaces(diary, round, atLine, places - sure.length, others)];
}

/** GR-7, GR-12, GR-14: the best of each group among those who stay; everyone level on top, or so many. */
function goingOn(diary: Diary, round: Round): Id[] {
  const { advance, best = 2, tieBreaks = ['head-to-head', 'sonneborn-berger'] } = configOf(diary);
  const all = [...records(diary, round)];
  const groups = [...new Set(all.map(([, { group }]) => group))];
  const membersOf = (group: number) => all.filter(([, one]) => one.group === group);
  const severalGoOn = advance === 'best' && groups.length > 1 && groups.some((one) => membersOf(one).length > best);
  return groups.flatMap((group) => {
    const staying = membersOf(group).filter(([id]) => !diary.hasLeft(id));
    const above = (own: number) => staying.filter(([, one]) => score(one) > own).length;
    if (!severalGoOn) return staying.filter(([, one]) => above(score(one)) === 0).map(([id]) => id);
    const sure = staying.filter(([, own]) => staying.filter(([, one]) => score(one) >= score(own)).length <= best);
    const level = staying.filter(([id, own]) => !sure.some(([one]) => one === id) && above(score(own)) < best);
    const ids = level.map(([id]) => id);
    return [...sure.map(([id]) => id), ...lastPlaces(diary, round, ids, best - sure.length, tieBreaks)];
  });
}

const nobodyOut = (round: Round, next: Iterable<Id>): boolean => {
  const on = new Set(next);
  return [...seated(round)].every((id) => on.has(id));
};

/** GR-8, GR-9, as if nobody were to come. */
function isDecided(diary: Diary, last: Round): boolean {
  const marks = new Set(
    [...records(diary, last).values()].map(({ wins, losses, draws, given }) => `${wins} ${losses} ${draws} ${given}`),
  );
  const before = diary.shown.at(-2);
  return (
    marks.size === 1 ||
    (before !== undefined && nobodyOut(before, seated(last)) && nobodyOut(last, goingOn(diary, last)))
  );
}

/** GR-17: who has a place in a later round, and has not played. */
function late(diary: Diary): { readonly seeded: readonly Id[]; readonly champion: readonly Id[] } {
  const { seeded = [], champion } = configOf(diary);
  const played = new Set(diary.shown.flatMap((round) => [...seated(round)]));
  const pending = diary.present.filter((id) => !played.has(id));
  return {
    seeded: pending.filter((id) => id !== champion && seeded.includes(id)),
    champion: pending.filter((id) => id === champion),
  };
}

/** GR-17: who is to play the next round, and whether it is the final that the champion comes in for. */
function coming(diary: Diary): { readonly players: readonly Id[]; readonly isFinal: boolean } {
  const { seeded, champion } = late(diary);
  const last = diary.shown.at(-1);
  if (!last) {
    const first = diary.present.filter((id) => !seeded.includes(id) && !champion.includes(id));
    const choices = [first, [...first, ...seeded], diary.present];
    return { players: choices.find((players) => players.length > 1) ?? diary.present, isFinal: false };
  }
  const players = [...goingOn(diary, last), ...seeded];
  const isOneGroup = sizes(players.length, configOf(diary)).length === 1;
  const isFinal = champion.length > 0 && (isOneGroup || (seeded.length === 0 && isDecided(diary, last)));
  return { players: isFinal ? [...players, ...champion] : players, isFinal };
}

interface End {
  readonly over: boolean;
  readonly winners: readonly Id[];
}

/** GR-8, GR-9, GR-12. */
function end(diary: Diary): End {
  const rounds = diary.shown;
  const last = rounds.at(-1);
  // GR-12: before anything is drawn, one left has won.
  if (!last && !diary.ended) return { over: diary.present.length < 2, winners: diary.present };
  const results = rounds.some((round) => round.tables.some((table) => table.games[0]?.outcome));
  if (diary.ended) {
    if (!last || !results) return { over: true, winners: [] };
    return { over: true, winners: bestOfAll(diary) };
  }
  if (last?.state !== 'closed') return { over: false, winners: [] };
  const on = goingOn(diary, last);
  const { seeded, champion } = late(diary);
  const all = [...on, ...seeded, ...champion];
  if (all.length <= 1) return { over: true, winners: all };
  // GR-17: it is not over while somebody is to come.
  const over = all.length === on.length && isDecided(diary, last);
  return { over, winners: over ? on : [] };
}

/** GR-12: ended early, the best of those who stay: furthest round, then score. */
function bestOfAll(diary: Diary): Id[] {
  for (const round of diary.shown.toReversed()) {
    const staying = [...records(diary, round)].filter(([id]) => !diary.hasLeft(id));
    const most = Math.max(...staying.map(([, one]) => score(one)));
    if (staying.length > 0) return staying.filter(([, one]) => score(one) === most).map(([id]) => id);
  }
  return [];
}

function checkGroups(diary: Diary, event: Happened, findings: Findings): void {
  const tables = event.tables as Table[];
  const config = configOf(diary);
  const groups = new Map<number, Set<Id>>();
  const sides = new Map<string, number>();
  for (const { seats, group = 1, games } of tables) {
    for (const id of seats) groups.set(group, (groups.get(group) ?? new Set()).add(id));
    const [game] = games;
    findings.same('GR-16', 'who sits first', game?.black, config.movesFirst === 'defender' ? 1 : 0);
    const pair = `${seats[game?.black ?? -1]} attacks ${seats[game?.white ?? -1]}`;
    sides.set(pair, (sides.get(pair) ?? 0) + 1);
  }
  const inOrder = [...groups].sort(([a], [b]) => a - b).map(([, members]) => [...members]);
  const players = inOrder.flat();
  findings.same(
    'GR-4',
    'groups',
    inOrder.map((one) => one.length),
    coming(diary).isFinal ? [players.length] : sizes(players.length, config),
  );
  const all = inOrder.flatMap((members) =>
    members.flatMap((a) => members.filter((b) => a !== b).map((b) => `${a} attacks ${b}`)),
  );
  findings.same('GR-1', 'who plays whom on which side', sorted(sides.keys()), sorted(all));
  findings.holds(
    'GR-1',
    'how often',
    [...sides.values()].every((times) => times === config.gamesPerPairing),
  );
  const last = diary.shown.at(-1);
  findings.same('GR-7', 'who plays', sorted(players), sorted(coming(diary).players));
  findings.same('GR-8', 'a round is drawn though it is over', last ? end(diary).over : false, false);
  const live = config.ratings === 'glicko2' ? strengths(diary) : new Map<Id, Strength>();
  const noted = event.ratings as Readonly<globalThis.Record<Id, Rating>> | undefined;
  const sortedBy = (id: Id): number => {
    const now = live.get(id);
    return now ? hundredths(now.rating) : (diary.person(id).rating ?? Number.NEGATIVE_INFINITY);
  };
  for (const id of players) {
    const now = live.get(id);
    if (now) {
      findings.same(
        'GR-11',
        `rating of ${id} that the round was drawn by`,
        noted?.[id]?.rating,
        hundredths(now.rating),
      );
    }
  }
  if (config.arrangement === 'mixed') checkDealt(inOrder, sortedBy, findings);
  else checkCut(inOrder, sortedBy, findings);
}

function checkStandings(diary: Diary, verdict: Verdict, over: End, findings: Findings): void {
  const rounds = diary.shown;
  const reached = new Map<Id, { round: number; score: number }>();
  for (const round of rounds) {
    for (const [id, one] of records(diary, round)) reached.set(id, { round: round.number, score: score(one) });
  }
  // Who went on has reached the next round, though it is not drawn yet.
  const last = rounds.at(-1);
  const on = last?.state === 'closed' && !over.over ? goingOn(diary, last) : [];
  for (const id of on) reached.set(id, { round: rounds.length + 1, score: 0 });
  const { seeded, champion } = late(diary);
  const waiting = over.over || rounds.length === 0 ? [] : [...seeded, ...champion];
  for (const id of waiting) reached.set(id, { round: rounds.length + 1, score: 0 });
  for (const row of verdict.standings) {
    const own = reached.get(row.player);
    if (!own) continue;
    findings.same('GR-13', `round of ${row.player}`, criterion(row, 'rounds'), own.round);
    if (!on.includes(row.player)) {
      findings.same('GR-7', `score of ${row.player}`, criterion(row, 'score'), own.score);
    }
    if (over.winners.includes(row.player)) {
      if (verdict.status === 'finished') findings.same('GR-8', `place of the winner ${row.player}`, row.place, 1);
      continue;
    }
    if (verdict.status === 'finished') findings.holds('GR-8', `${row.player} at place 1 has not won`, row.place > 1);
    for (const other of verdict.standings) {
      const theirs = reached.get(other.player);
      if (!theirs || diary.hasLeft(other.player) || diary.hasLeft(row.player) || other.place < row.place) continue;
      const ahead = theirs.round > own.round || (theirs.round === own.round && theirs.score > own.score);
      const together = rounds.at(-1)?.number === own.round && theirs.round === own.round;
      // In a round that is on, or was when it was ended, the groups are not compared with each other.
      if (!together || (over.over && !diary.ended))
        findings.holds('GR-12', `${row.player} stands above ${other.player}`, !ahead);
    }
  }
}

/** GR-12: leaving forfeits the games that are open. */
function checkLeavers(diary: Diary, findings: Findings): void {
  for (const table of diary.shown.at(-1)?.tables ?? []) {
    const gone = table.seats.filter((id) => diary.hasLeft(id));
    const untouched = table.games.some((game) => game.at === undefined);
    if (gone.length > 0) findings.holds('GR-12', `a game of ${gone} is open`, !untouched);
  }
}

export const groups: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'RoundPaired') checkGroups(diary, event, findings);
  },

  concluded(diary, verdict, findings, command) {
    if (diary.stages.length === 0) return;
    const over = end(diary);
    // DK-5: a result taken back opens its game again, and the tournament with it.
    const open = diary.shown.some((round) => round.tables.some(isOpen));
    const finished = diary.ended || (over.over && !open);
    findings.same('GR-8', 'finished', verdict.status === 'finished', finished);
    findings.same('GR-8', 'winners', sorted(verdict.winners), sorted(finished ? over.winners : []));
    checkStandings(diary, verdict, over, findings);
    checkLeavers(diary, findings);
    const config = configOf(diary);
    const last = diary.rounds.at(-1);
    // What the desk has reopened waits for the desk.
    const byResult = command.type === 'RecordOutcome' || command.type === 'RecordSeveral';
    if (byResult && (config.autoAdvance ?? config.base >= 86_400_000)) {
      const waits = !over.over && !open && last?.state !== 'draft';
      findings.holds('GR-10', 'the next round has not started by itself', !waits || diary.ended);
    }
    if (config.ratings !== 'glicko2') return;
    const live = strengths(diary);
    for (const { id, rating, plusMinus } of verdict.players) {
      const now = live.get(id);
      if (!now) continue;
      findings.same('GR-11', `present rating of ${id}`, rating, Math.round(now.rating));
      findings.same('GR-11', `± of ${id}`, plusMinus, Math.round(1.96 * now.deviation));
    }
  },
};
