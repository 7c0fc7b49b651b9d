import { checkBracket, checkBracketDraw, isBracketStage } from './bracket.ts';
import type { Diary } from './diary.ts';
import type { Happened, Id, Table } from './facts.ts';
import { byPoints, League, qualificationFor } from './league.ts';
import { checkMatch } from './match.ts';
import { leastCost, smallField, without } from './matching.ts';
import { rulesOf } from './play.ts';
import { Meetings } from './seating.ts';
import { criterion, type Findings, isOpen, type Oracle, seated, sorted, type Verdict } from './verdict.ts';

/** Hybrid knockout, from HK-1 to HK-26. */

const hasLeague = (diary: Diary): boolean => diary.stages[0]?.rulebook === 'league';

/** HK-2, HK-4. */
function checkPlan(players: number, stages: Diary['stages'], findings: Findings): void {
  const expected = qualificationFor(players);
  findings.same(
    'HK-2',
    `stages for ${players}`,
    stages.map((stage) => stage.rulebook),
    expected ? ['league', 'knockout'] : ['knockout'],
  );
  const { qualifiers, points } = (stages[0]?.config ?? {}) as { qualifiers?: number; points?: number };
  if (expected) findings.same('HK-4', `for ${players}`, { places: qualifiers, points: (points ?? 0) / 2 }, expected);
  const { size } = (stages.at(-1)?.config ?? {}) as { size?: number };
  findings.same('HK-4', `bracket for ${players}`, size, expected?.places ?? players);
}

/** HK-6, HK-7: meetings squared, least over all pairings and all whom the bye may go to. */
function checkPairs(league: League, tables: readonly Table[], byes: readonly Id[], findings: Findings): void {
  const meetings = new Meetings();
  for (const { kind, tables: earlier } of league.rounds)
    if (kind === 'phase') for (const { seats } of earlier) meetings.add(seats);
  const players = seated({ tables, byes });
  const cost = (a: Id, b: Id) => meetings.times(a, b) ** 2;
  const [bye] = byes;
  const fewest = Math.min(...players.map((id) => league.row(id).byes));
  if (bye) findings.same('HK-7', `earlier byes of ${bye}`, league.row(bye).byes, fewest);
  if (players.length > smallField) return;
  const found = tables.reduce((sum, { seats }) => sum + cost(seats[0] as Id, seats[1] as Id), 0);
  const mayRest = players.filter((id) => league.row(id).byes === fewest);
  const fields = bye ? mayRest.map((id) => without(players, id)) : [players];
  findings.same('HK-6', 'earlier meetings squared', found, Math.min(...fields.map((field) => leastCost(field, cost))));
}

/** HK-6: white goes where the difference between whites and blacks stays smaller, once the round robin has ended. */
function checkColours(league: League, tables: readonly Table[], findings: Findings): void {
  const lead = new Map<Id, number>();
  for (const { kind, tables: earlier } of league.rounds) {
    for (const { seats } of kind === 'phase' ? earlier : []) {
      for (const [seat, id] of seats.entries()) lead.set(id, (lead.get(id) ?? 0) + (seat === 0 ? 1 : -1));
    }
  }
  for (const { seats } of tables) {
    const [white, black] = seats.map((id) => lead.get(id) ?? 0) as [number, number];
    const sum = (a: number, b: number) => Math.abs(a + 1) + Math.abs(b - 1);
    const worse = sum(white, black) > sum(black, white) && white > black;
    findings.holds('HK-6', `${seats} the other way round`, !worse, [white, black]);
  }
}

function checkPhase(diary: Diary, event: Happened, findings: Findings): void {
  const league = new League(diary);
  if (league.unclear) {
    findings.silent++;
    return;
  }
  const tables = event.tables as Table[];
  const byes = event.byes as Id[];
  findings.same('HK-14', 'a phase is drawn though qualification is over', league.over, false);
  findings.same('HK-13', 'a phase is drawn though a playoff is due', league.playoff, undefined);
  const through = new Set(league.qualified);
  findings.same(
    'HK-5',
    'who plays',
    sorted(seated({ tables, byes })),
    sorted(diary.presentIn(event.round as number).filter((id) => !through.has(id))),
  );
  findings.same('HK-7', 'byes', byes.length, seated({ tables, byes }).length % 2);
  checkPairs(league, tables, byes, findings);
  const someoneGone = [...diary.people.values()].some((one) => one.left || one.back !== undefined);
  if (through.size > 0 && !someoneGone) checkColours(league, tables, findings);
  const last = league.rounds.at(-1);
  const before = last && new League(onlyUntil(diary, last.number - 1));
  if (!last || !before) return;
  const scored = [...league.rows.values()].some(({ id, points }) => points > (before.rows.get(id)?.points ?? 0));
  const someoneLeft = [...diary.people.values()].some((one) => one.left && one.left.closed >= last.number - 1);
  findings.holds('HK-25', 'a phase after one in which nobody scored', scored || someoneLeft || someoneGone);
}

/** The same tournament with its first rounds only. */
function onlyUntil(diary: Diary, rounds: number): Diary {
  const shorter = Object.assign(Object.create(Object.getPrototypeOf(diary)) as Diary, diary);
  shorter.rounds = diary.rounds.slice(0, rounds);
  return shorter;
}

/** HK-12, HK-13: who meets in a playoff. */
function checkPlayoff(diary: Diary, event: Happened, findings: Findings): void {
  const league = new League(diary);
  const tables = event.tables as Table[];
  const byes = event.byes as Id[];
  const ties = league.playoff
    ? [league.playoff.contenders]
    : league.seedTies.map((tie) => league.settled(tie).contenders);
  if (league.unclear) {
    findings.silent++;
    return;
  }
  findings.same('HK-13', 'who plays off', sorted(seated({ tables, byes })), sorted(ties.flat()));
  for (const { seats } of tables) {
    findings.holds(
      'HK-13',
      `${seats} are level`,
      ties.some((tie) => seats.every((id) => tie.includes(id))),
    );
  }
  for (const tie of ties) {
    findings.same('HK-13', 'byes of a playoff', tie.filter((id) => byes.includes(id)).length, tie.length % 2);
  }
}

/** Each level in its place; within a level any order, unless lots were drawn among them. */
function checkOrder(diary: Diary, found: readonly Id[], levels: readonly (readonly Id[])[], findings: Findings): void {
  let at = 0;
  for (const level of levels) {
    const here = found.slice(at, at + level.length);
    findings.same('HK-11', `seeds ${at + 1} to ${at + level.length}`, sorted(here), sorted(level));
    const lots = diary.lots.findLast(({ order }) => level.every((id) => order.includes(id)));
    if (lots && level.length > 1) {
      const drawn = lots.order.filter((id) => level.includes(id));
      findings.same('HK-12', `seeds ${at + 1} to ${at + level.length} by lot`, here, drawn);
    }
    at += level.length;
  }
  findings.same('HK-12', 'how many are through', found.length, at);
}

function checkHandOver(diary: Diary, event: Happened, findings: Findings): void {
  const league = new League(diary);
  const levels = league.order;
  if (league.unclear) {
    findings.silent++;
    return;
  }
  findings.same('HK-14', 'qualification is over', league.over, true);
  findings.same(
    'HK-12',
    'seeds wait for a playoff',
    league.seedTies.some((tie) => league.settled(tie).contenders.length > 0),
    false,
  );
  checkOrder(diary, event.seeds as Id[], levels, findings);
}

function checkLeague(diary: Diary, verdict: Verdict, findings: Findings): void {
  const league = new League(diary);
  const levels = league.order;
  for (const row of verdict.standings) {
    const own = league.rows.get(row.player);
    const points = criterion(row, 'points');
    if (!own || points === undefined) continue;
    findings.same('HK-5', `points of ${row.player}`, points, own.points / 2);
    findings.same('HK-5', `matches of ${row.player}`, criterion(row, 'matches'), own.matches);
    findings.same('HK-5', `byes of ${row.player}`, criterion(row, 'byes'), own.byes);
  }
  const open = league.rounds.some((round) => round.tables.some(isOpen) || round.state !== 'closed');
  if (league.unclear) findings.silent++;
  if (league.unclear || open || diary.ended) return;
  if (diary.stage === 0) checkOrder(diary, verdict.through, levels, findings);
  const through = new Set(diary.stage === 0 ? league.qualified : (diary.stages[1]?.seeds ?? []));
  const leftInRoundOne = (id: Id) => (diary.person(id).left?.drawn ?? league.rounds.length + 1) <= league.rounds.length;
  const rest = verdict.standings.filter(({ player }) => !through.has(player));
  for (const [at, { player, place }] of rest.entries()) {
    for (const other of rest.slice(at + 1)) {
      const [own, theirs] = [league.row(player), league.row(other.player)];
      const gone = Number(leftInRoundOne(player)) - Number(leftInRoundOne(other.player));
      // HK-25: without a winner those who would stand first share place 2, with whoever has it anyway.
      if (verdict.status === 'finished' && verdict.winners.length === 0 && place === 2 && other.place === 2) continue;
      const lead = gone || byPoints(own, theirs);
      findings.holds(
        'HK-26',
        `${player} before ${other.player}`,
        lead < 0 ? place < other.place : lead === 0 && place === other.place,
        [own, theirs],
      );
    }
  }
}

/** HK-3. */
export function checkSeeds(diary: Diary, event: Happened, findings: Findings): void {
  const [note] = (event.notes as { code: string; figures: { players: Id[] } }[]).filter(({ code }) => code === 'seeds');
  const seeds = note?.figures.players ?? [];
  findings.same('HK-3', 'who is seeded', sorted(seeds), sorted(diary.present));
  const rating = (id: Id) => diary.person(id).rating ?? -1;
  const { seeding } = diary.config;
  if (seeding === 'rating') {
    findings.holds(
      'HK-3',
      'seeds by rating',
      seeds.every((id, at) => at === 0 || rating(seeds[at - 1] as Id) >= rating(id)),
    );
  }
  if (seeding === 'entry') findings.same('HK-3', 'seeds by entry', seeds, diary.present);
  if (seeding === 'manual' && diary.manualSeeds) {
    findings.same(
      'HK-3',
      'seeds by hand',
      seeds.filter((id) => diary.manualSeeds?.includes(id)),
      diary.manualSeeds.filter((id) => seeds.includes(id)),
    );
  }
  for (const { seats, bracketMatch } of event.tables as Table[]) {
    const { size } = diary.stageConfig<{ size: number }>(0);
    const match = bracketMatch ?? 0;
    findings.same(
      'HK-15',
      `match ${match}`,
      seats,
      [seeds[size - match], seeds[match - 1]].filter((id) => id !== undefined),
    );
  }
}

function checkPositions(diary: Diary, findings: Findings): void {
  const used = new Set<number>();
  for (const round of diary.shown) {
    const numbers = new Set(round.tables.flatMap(({ games }) => games.map((game) => game.start?.number)));
    if (diary.config.variant !== 'chess960') continue;
    if (round.tables.some(({ games }) => games.length > 0))
      findings.same('HK-9', `positions of round ${round.number}`, numbers.size, 1);
    for (const number of numbers) {
      findings.holds(
        'HK-9',
        `position ${number}`,
        number !== undefined && number >= 0 && number < 960 && !used.has(number),
      );
      if (number !== undefined) used.add(number);
    }
  }
}

/** HK-9, HK-20 to HK-24: the games of a bracket from the first round to the last. */
export function checkGames(diary: Diary, findings: Findings): void {
  const rules = rulesOf(diary);
  if (rules.kind !== 'games') return;
  for (const round of diary.shown) {
    for (const table of round.tables) {
      if (table.seats.length < 2) continue;
      checkMatch(table, { ...rules.match, knockout: true }, findings, `round ${round.number} match ${table.match}`);
    }
  }
  checkPositions(diary, findings);
}

export const hybrid: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'StagesPlanned') checkPlan(diary.present.length, event.stages as Diary['stages'], findings);
    else if (event.type === 'RoundPublished' && event.round === 1 && diary.present.length > 1)
      checkPlan(diary.present.length, diary.stages, findings);
    else if (event.type === 'HandedOver') checkHandOver(diary, event, findings);
    else if (isBracketStage(diary, event)) {
      if (!hasLeague(diary) && event.round === 1 && event.type === 'RoundPaired') checkSeeds(diary, event, findings);
      checkBracketDraw(diary, event, findings);
    } else if (event.type === 'RoundPaired') {
      if (event.kind === 'phase') checkPhase(diary, event, findings);
      else checkPlayoff(diary, event, findings);
    }
  },

  concluded(diary, verdict, findings, command) {
    if (diary.stages.length === 0) return;
    const rules = rulesOf(diary);
    for (const round of diary.shown) {
      for (const table of round.tables) {
        if (rules.kind !== 'games' || table.seats.length < 2) continue;
        const where = `round ${round.number} match ${table.match}`;
        checkMatch(table, { ...rules.match, knockout: round.kind !== 'phase' }, findings, where);
      }
    }
    checkPositions(diary, findings);
    if (hasLeague(diary)) checkLeague(diary, verdict, findings);
    if (diary.stages[diary.stage]?.rulebook === 'knockout') checkBracket(diary, verdict, findings, command);
  },
};
