import type { Diary } from './diary.ts';
import type { Happened, Id, Round, Table } from './facts.ts';
import { read } from './match.ts';
import { type Rules, rulesOf } from './play.ts';
import { criterion, duel, type Findings, isOpen, type Verdict } from './verdict.ts';

/** The knockout, from HK-15 to HK-19, with HK-10, HK-14, HK-25 and HK-26. */

type Slot = Id | 'nobody' | 'unknown';

interface Node {
  readonly match: number;
  readonly round: number;
  /** Whose winners (or losers) meet, player1 first; none for the first round. */
  readonly from?: readonly [number, number];
  readonly seeds?: readonly [number, number];
  readonly losers?: true;
}

/** HK-15 to HK-19. */
function nodes(size: number, thirdPlace: boolean): Node[] {
  const all: Node[] = [];
  let last: Node[] = [];
  for (let i = 1; i <= size / 2; i++) last.push({ match: i, round: 1, seeds: [size + 1 - i, i] });
  all.push(...last);
  for (let round = 2; last.length > 1; round++) {
    const next: Node[] = [];
    for (let at = 0; at < last.length / 2; at++) {
      const [earlier, later] = [last[at], last[last.length - 1 - at]] as [Node, Node];
      const from = round === 2 ? ([earlier.match, later.match] as const) : ([later.match, earlier.match] as const);
      next.push({ match: all.length + next.length + 1, round, from });
    }
    all.push(...next);
    if (next.length === 1 && thirdPlace) {
      const [one, other] = last as [Node, Node];
      all.push({ match: all.length + 1, round, from: [other.match, one.match], losers: true });
    }
    last = next;
  }
  return all;
}

const bracketStage = (diary: Diary): number => diary.stages.findIndex(({ rulebook }) => rulebook === 'knockout');

export const isBracketStage = (diary: Diary, event: Happened): boolean =>
  (event.type === 'RoundPaired' || event.type === 'TableOpened') && event.stage === bracketStage(diary);

class Bracket {
  readonly nodes: readonly Node[];
  readonly seeds: readonly Id[];
  readonly rounds: readonly Round[];
  private readonly tables = new Map<number, Table>();
  private readonly rules: Rules;
  readonly roundByRound: boolean;

  constructor(
    private readonly diary: Diary,
    seeds?: readonly Id[],
  ) {
    const stage = bracketStage(diary);
    const config = diary.stageConfig<{ size: number; thirdPlace: boolean; roundByRound: boolean }>(stage);
    this.nodes = nodes(config.size, config.thirdPlace);
    this.roundByRound = config.roundByRound;
    this.rules = rulesOf(diary);
    this.rounds = diary.shown.filter((round) => round.stage === stage);
    this.seeds = seeds ?? diary.stages[stage]?.seeds ?? this.seedsAsSeated(config.size);
    for (const round of this.rounds) {
      for (const table of round.tables) if (table.bracketMatch) this.tables.set(table.bracketMatch, table);
    }
  }

  /** Where no stage handed over, the first round tells the seeds (they are checked when it is drawn). */
  private seedsAsSeated(size: number): Id[] {
    const first = this.rounds[0];
    const noted = first?.notes.find(({ code }) => code === 'seeds')?.figures.players;
    return first ? ((noted as Id[] | undefined) ?? seedsIn(first.tables, size)) : [];
  }

  tableOf(match: number): Table | undefined {
    return this.tables.get(match);
  }

  /** Winner and loser of a match, as far as they are known. */
  result(match: number): { readonly winner: Slot; readonly loser: Slot; readonly done: boolean } {
    const table = this.tables.get(match);
    if (!table) {
      const slots = this.slots(this.node(match));
      const dead = slots.every((slot) => slot === 'nobody');
      return dead
        ? { winner: 'nobody', loser: 'nobody', done: true }
        : { winner: 'unknown', loser: 'unknown', done: false };
    }
    const [first, second] = table.seats;
    if (first !== undefined && second === undefined) return { winner: first, loser: 'nobody', done: true };
    const seat = this.winningSeat(table);
    if (seat === undefined) return { winner: 'unknown', loser: 'unknown', done: false };
    if (seat === 'nobody') return { winner: 'nobody', loser: 'nobody', done: true };
    return { winner: table.seats[seat] as Id, loser: table.seats[1 - seat] as Id, done: true };
  }

  private winningSeat(table: Table): 0 | 1 | 'nobody' | undefined {
    if (this.rules.kind === 'target') {
      // SW-16: won by the player ahead.
      const outcome = table.games[0]?.outcome;
      const won = outcome && duel(outcome);
      return won === 'draw' ? undefined : won;
    }
    const reading = read(table, { ...this.rules.match, knockout: true });
    return reading.over ? (reading.winner ?? 'nobody') : undefined;
  }

  private node(match: number): Node {
    return this.nodes[match - 1] as Node;
  }

  /** HK-14, HK-25: a missing seed, a double forfeit or someone who has left leaves nobody. */
  slots(node: Node): [Slot, Slot] {
    const here = (slot: Slot): Slot =>
      slot !== 'unknown' && slot !== 'nobody' && this.diary.hasLeft(slot) ? 'nobody' : slot;
    if (node.seeds) return node.seeds.map((seed) => here(this.seeds[seed - 1] ?? 'nobody')) as [Slot, Slot];
    const [a, b] = (node.from as [number, number]).map((match) => this.result(match));
    const side = node.losers ? 'loser' : 'winner';
    return [here(a?.[side] ?? 'nobody'), here(b?.[side] ?? 'nobody')];
  }

  get final(): Node {
    return this.nodes.findLast((node) => !node.losers) as Node;
  }

  get third(): Node | undefined {
    return this.nodes.find((node) => node.losers);
  }
}

/** HK-15 read backwards. */
function seedsIn(tables: readonly Table[], size: number): Id[] {
  const seeds: Id[] = [];
  for (const { bracketMatch: match = 0, seats } of tables) {
    const [low, high] = seats.length === 2 ? seats : [undefined, seats[0]];
    if (low !== undefined) seeds[size - match] = low;
    if (high !== undefined) seeds[match - 1] = high;
  }
  return seeds;
}

/** A match opens with the players it is for, player1 first; a round by round bracket draws whole rounds. */
export function checkBracketDraw(diary: Diary, event: Happened, findings: Findings): void {
  const tables = event.type === 'TableOpened' ? [event.table as Table] : (event.tables as Table[]);
  const first = diary.shown.every((round) => round.stage !== event.stage);
  const { size } = diary.stageConfig<{ size: number }>(event.stage as number);
  const seeds = diary.stages[event.stage as number]?.seeds;
  const bracket = new Bracket(diary, first ? (seeds ?? seedsIn(tables, size)) : undefined);
  for (const table of tables) {
    const node = bracket.nodes[(table.bracketMatch ?? 0) - 1];
    findings.holds('HK-16', `match ${table.bracketMatch} of the bracket`, node !== undefined);
    if (!node) continue;
    const expected = bracket.slots(node).filter((slot) => slot !== 'nobody');
    findings.same('HK-17', `players of match ${node.match}`, table.seats, expected);
    findings.holds('HK-17', `match ${node.match} opens with nobody`, table.seats.length > 0);
    findings.same('HK-14', `a walkover has no game (match ${node.match})`, table.games.length, table.seats.length - 1);
  }
  if (event.type === 'TableOpened') {
    // Only what a correction made known after its round was drawn has no round to wait for.
    const drawn = bracket.rounds.some(({ number }) => number === event.round);
    const before = bracket.rounds.filter(({ number }) => number < (event.round as number));
    const belated = drawn && !before.some((round) => round.tables.some(isOpen));
    findings.holds('HK-10', 'opened though the bracket waits for the round', !bracket.roundByRound || belated);
    return;
  }
  const opened = new Set(tables.map((table) => table.bracketMatch));
  const round = Math.min(...tables.map((table) => bracket.nodes[(table.bracketMatch ?? 1) - 1]?.round ?? 0));
  for (const node of bracket.nodes) {
    if (node.round !== round || bracket.slots(node).every((slot) => slot === 'nobody')) continue;
    findings.holds('HK-15', `match ${node.match} belongs to the round`, opened.has(node.match));
  }
}

/** The seats that were given no longer follow from the results: a correction kept what was played (DK-5). */
function isTwisted(bracket: Bracket, diary: Diary): boolean {
  return bracket.nodes.some((node) => {
    const table = bracket.tableOf(node.match);
    if (!table || !node.from) return false;
    const side = node.losers ? 'loser' : 'winner';
    const came = node.from.map((match) => bracket.result(match)[side]);
    return (
      table.seats.some((id) => !came.includes(id)) ||
      came.some((id) => id !== 'nobody' && !table.seats.includes(id) && !diary.people.get(id)?.left)
    );
  });
}

interface Exit {
  readonly round: number;
  readonly seed: number;
}

/** HK-26: the round in which each went out. */
function exits(bracket: Bracket, diary: Diary): Map<Id, Exit | 'in'> {
  const all = new Map<Id, Exit | 'in'>();
  bracket.seeds.forEach((id, at) => {
    if (id === undefined) return;
    const last = bracket.nodes.findLast((node) => !node.losers && bracket.tableOf(node.match)?.seats.includes(id));
    if (!last) {
      all.set(id, diary.hasLeft(id) ? { round: 1, seed: at + 1 } : 'in');
      return;
    }
    const { winner, done } = bracket.result(last.match);
    if (!done) all.set(id, 'in');
    else if (winner !== id) all.set(id, { round: last.round, seed: at + 1 });
    else if (diary.hasLeft(id) && last !== bracket.final) all.set(id, { round: last.round + 1, seed: at + 1 });
    else all.set(id, 'in');
  });
  return all;
}

function checkPlaces(bracket: Bracket, diary: Diary, verdict: Verdict, findings: Findings): void {
  const places = new Map(verdict.standings.map((row) => [row.player, row.place]));
  const out = exits(bracket, diary);
  const third = bracket.third && bracket.result(bracket.third.match);
  // HK-19: the match for third place tells its two players apart, and puts them before all others who lost with them.
  const bonus = (id: Id): number => (id === third?.winner ? 2 : id === third?.loser ? 1 : 0);
  const waits = (id: Id): boolean =>
    bracket.third !== undefined && !third?.done && bracket.slots(bracket.third).includes(id);
  for (const [id, exit] of out) {
    for (const [other, theirs] of out) {
      if (id === other || exit === 'in' || waits(id) || waits(other)) continue;
      const [own, rival] = [places.get(id) ?? 0, places.get(other) ?? 0];
      if (theirs === 'in') {
        findings.holds('HK-26', `${id} is out and stands above ${other}, who is in`, own > rival, [own, rival]);
        continue;
      }
      const lead = exit.round - theirs.round || bonus(id) - bonus(other) || theirs.seed - exit.seed;
      // HK-25: without a champion the best of one round may share a place, those of two rounds never.
      const level = own === rival && exit.round === theirs.round;
      findings.holds('HK-26', `${id} before ${other}`, level || (own !== rival && own < rival === lead > 0), [
        own,
        rival,
        exit,
        theirs,
      ]);
    }
  }
}

/** What the desk has taken back waits for the desk; what is played goes on by itself. */
const goesOn = ({ type }: Happened): boolean => ['RecordOutcome', 'RecordSeveral', 'PublishRound'].includes(type);

export function checkBracket(diary: Diary, verdict: Verdict, findings: Findings, command: Happened): void {
  const bracket = new Bracket(diary);
  if (bracket.rounds.length === 0) return;
  if (isTwisted(bracket, diary)) {
    findings.silent++;
    return;
  }
  for (const row of verdict.standings) {
    const seed = criterion(row, 'seed');
    const there = bracket.nodes.some((node) => bracket.tableOf(node.match)?.seats.includes(row.player));
    if (seed !== undefined && there)
      findings.same('HK-11', `seed of ${row.player}`, bracket.seeds[seed - 1], row.player);
  }
  if (!bracket.roundByRound && !diary.ended && goesOn(command)) {
    for (const node of bracket.nodes) {
      const slots = bracket.slots(node);
      const ready = !slots.includes('unknown') && slots.some((slot) => slot !== 'nobody');
      findings.holds(
        'HK-10',
        `match ${node.match} is ready and not open`,
        !ready || bracket.tableOf(node.match) !== undefined,
        slots,
      );
    }
  }
  const end = bracket.result(bracket.final.match);
  const third = bracket.third ? bracket.result(bracket.third.match).done : true;
  if (!diary.ended) {
    // DK-5: nor while a result of any round is taken back.
    const done = end.done && third && !diary.shown.some((round) => round.tables.some(isOpen));
    findings.same('HK-26', 'finished', verdict.status === 'finished', done);
  }
  if (verdict.status === 'finished' && end.done) {
    findings.same('HK-26', 'champion', verdict.winners, end.winner === 'nobody' ? [] : [end.winner]);
  } else if (verdict.status !== 'finished') findings.same('HK-26', 'no champion yet', verdict.winners, []);
  checkPlaces(bracket, diary, verdict, findings);
}
