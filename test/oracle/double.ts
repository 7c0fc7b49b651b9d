import type { Diary } from './diary.ts';
import type { Happened, Id, Table } from './facts.ts';
import { checkGames, checkSeeds } from './hybrid.ts';
import { read } from './match.ts';
import { rulesOf } from './play.ts';
import { type Findings, isOpen, type Oracle, type Verdict } from './verdict.ts';

/** Double elimination, from DE-1 to DE-4, with the brackets of four and eight as the rules list them. */

type Slot = Id | 'nobody' | 'unknown';
/** A seed, or W and L of a match. */
type Source = number | `${'W' | 'L'}${number}`;

interface Node {
  readonly match: number;
  readonly side: 'winners' | 'losers' | 'final' | 'second-final';
  readonly round: number;
  readonly from: readonly [Source, Source];
}

const listed = (
  side: Node['side'],
  round: number,
  first: number,
  pairs: readonly (readonly [Source, Source])[],
): Node[] => pairs.map((from, at) => ({ match: first + at, side, round, from }));

/** player1 comes first. */
const brackets: Readonly<Record<number, readonly Node[]>> = {
  4: [
    ...listed('winners', 1, 1, [
      [4, 1],
      [3, 2],
    ]),
    ...listed('winners', 2, 3, [['W1', 'W2']]),
    ...listed('losers', 1, 4, [['L1', 'L2']]),
    ...listed('losers', 2, 5, [['L3', 'W4']]),
    ...listed('final', 1, 6, [['W3', 'W5']]),
    ...listed('second-final', 2, 7, [['L6', 'W6']]),
  ],
  8: [
    ...listed('winners', 1, 1, [
      [8, 1],
      [7, 2],
      [6, 3],
      [5, 4],
    ]),
    ...listed('winners', 2, 5, [
      ['W1', 'W4'],
      ['W2', 'W3'],
    ]),
    ...listed('winners', 3, 7, [['W6', 'W5']]),
    ...listed('losers', 1, 8, [
      ['L2', 'L3'],
      ['L1', 'L4'],
    ]),
    ...listed('losers', 2, 10, [
      ['L5', 'W8'],
      ['L6', 'W9'],
    ]),
    ...listed('losers', 3, 12, [['W10', 'W11']]),
    ...listed('losers', 4, 13, [['L7', 'W12']]),
    ...listed('final', 1, 14, [['W7', 'W13']]),
    ...listed('second-final', 2, 15, [['L14', 'W14']]),
  ],
};

class DoubleBracket {
  readonly nodes: readonly Node[];
  readonly seeds: readonly Id[];
  private readonly tables = new Map<number, Table>();

  constructor(
    private readonly diary: Diary,
    drawn?: { readonly notes: unknown },
  ) {
    const { size, reset } = diary.stageConfig<{ size: number; reset: boolean }>(0);
    this.nodes = (brackets[size] ?? []).filter(({ side }) => reset || side !== 'second-final');
    const notes = ((diary.shown[0] ?? drawn)?.notes ?? []) as { code: string; figures: { players?: Id[] } }[];
    this.seeds = notes.find(({ code }) => code === 'seeds')?.figures.players ?? [];
    for (const round of diary.shown) {
      for (const table of round.tables) if (table.bracketMatch) this.tables.set(table.bracketMatch, table);
    }
  }

  tableOf(match: number): Table | undefined {
    return this.tables.get(match);
  }

  node(match: number): Node | undefined {
    return this.nodes.find((node) => node.match === match);
  }

  result(match: number): { readonly winner: Slot; readonly loser: Slot; readonly done: boolean } {
    const table = this.tables.get(match);
    const node = this.node(match);
    const nobody = { winner: 'nobody', loser: 'nobody', done: true } as const;
    const unknown = { winner: 'unknown', loser: 'unknown', done: false } as const;
    if (!table) return node && this.slots(node).every((slot) => slot === 'nobody') ? nobody : unknown;
    const [one, other] = table.seats;
    if (one !== undefined && other === undefined) return { winner: one, loser: 'nobody', done: true };
    const rules = rulesOf(this.diary);
    if (rules.kind !== 'games') return unknown;
    const { over, winner } = read(table, { ...rules.match, knockout: true });
    if (!over) return unknown;
    // DE-1: two who both forfeit are both out.
    if (winner === undefined) return nobody;
    return { winner: table.seats[winner] as Id, loser: table.seats[1 - winner] as Id, done: true };
  }

  private from(source: Source): Slot {
    if (typeof source === 'number') return this.seeds[source - 1] ?? 'nobody';
    const { winner, loser } = this.result(Number(source.slice(1)));
    return source.startsWith('W') ? winner : loser;
  }

  /** Who left is nobody, wherever they would have come next. */
  slots(node: Node): [Slot, Slot] {
    if (node.side === 'second-final' && !this.isDue()) return ['nobody', 'nobody'];
    return node.from.map((source) => {
      const slot = this.from(source);
      return slot !== 'nobody' && slot !== 'unknown' && this.diary.hasLeft(slot) ? 'nobody' : slot;
    }) as [Slot, Slot];
  }

  /** The last match that someone sat at or came to. */
  lastOf(id: Id): Node | undefined {
    const played = this.nodes.filter(({ side }) => side !== 'second-final' || this.isDue() === true);
    return played.findLast(
      ({ match, from }) =>
        this.tables.get(match)?.seats.includes(id) || from.some((source) => this.from(source) === id),
    );
  }

  get final(): Node | undefined {
    return this.nodes.find(({ side }) => side === 'final');
  }

  get second(): Node | undefined {
    return this.nodes.find(({ side }) => side === 'second-final');
  }

  /** DE-2: only if the player from the losers' side wins the first against somebody; who has left since gives a walkover. */
  isDue(): boolean | 'unknown' {
    const { final, second } = this;
    if (!final || !second) return false;
    const { done, winner } = this.result(final.match);
    if (!done) return 'unknown';
    const [one, other] = this.tables.get(final.match)?.seats ?? [];
    return one !== undefined && other !== undefined && winner === this.from(final.from[1]);
  }

  /** A correction kept what was played: the seats no longer follow from the results (DK-5). */
  get twisted(): boolean {
    return this.nodes.some((node) => {
      const table = this.tables.get(node.match);
      if (!table) return false;
      if (node.side === 'second-final' && this.isDue() !== true) return true;
      const came = node.from.map((source) => this.from(source));
      const left = (id: Slot) => id !== 'nobody' && id !== 'unknown' && this.diary.hasLeft(id);
      return (
        table.seats.some((id) => !came.includes(id)) ||
        came.some((id) => id !== 'nobody' && !table.seats.includes(id) && !left(id))
      );
    });
  }
}

function checkDraw(diary: Diary, event: Happened, findings: Findings): void {
  const tables = event.type === 'TableOpened' ? [event.table as Table] : (event.tables as Table[]);
  const bracket = new DoubleBracket(diary, event as unknown as { notes: unknown });
  if (bracket.twisted) {
    findings.silent++;
    return;
  }
  for (const table of tables) {
    const node = bracket.node(table.bracketMatch ?? 0);
    findings.holds('DE-1', `match ${table.bracketMatch} of the bracket`, node !== undefined);
    if (!node) continue;
    if (node.side === 'second-final') findings.same('DE-2', 'a second grand final', bracket.isDue(), true);
    const expected = bracket.slots(node).filter((slot) => slot !== 'nobody');
    findings.same('DE-1', `players of match ${node.match}`, table.seats, expected);
    findings.same('DE-1', `a walkover has no game (match ${node.match})`, table.games.length, table.seats.length - 1);
  }
}

/**
 * DE-3: the losers' round in which each went out; none for those who are in, or who reached a grand final. Out of both
 * sides at once (both forfeited, or left) is out where the loser of that match would have come in.
 */
function exits(bracket: DoubleBracket, diary: Diary): Map<Id, number> {
  const out = new Map<Id, number>();
  for (const id of bracket.seeds) {
    const node = bracket.lastOf(id);
    if (!node || node.side === 'final' || node.side === 'second-final') continue;
    const sat = bracket.tableOf(node.match)?.seats.includes(id) ?? false;
    const { winner, done } = bracket.result(node.match);
    const isOut = sat ? done && winner !== id : diary.hasLeft(id);
    if (isOut) out.set(id, node.side === 'losers' || node.round === 1 ? node.round : 2 * (node.round - 1));
  }
  return out;
}

function checkPlaces(bracket: DoubleBracket, diary: Diary, verdict: Verdict, findings: Findings): void {
  const places = new Map(verdict.standings.map((row) => [row.player, row.place]));
  const out = exits(bracket, diary);
  for (const [id, round] of out) {
    for (const other of bracket.seeds) {
      const [own, rival] = [places.get(id) ?? 0, places.get(other) ?? 0];
      const theirs = out.get(other);
      if (theirs === undefined) findings.holds('DE-3', `${id} is out and ${other} is not`, own > rival, [own, rival]);
      else {
        const good = round === theirs ? own === rival : own < rival === round > theirs;
        findings.holds('DE-3', `${id} (losers ${round}) and ${other} (losers ${theirs})`, good, [own, rival]);
      }
    }
  }
}

export const double: Oracle = {
  drawn(diary, event, findings) {
    if (event.type === 'StagesPlanned') {
      const { size = 0 } = ((event.stages as Diary['stages'])[0]?.config ?? {}) as { size?: number };
      let expected = 4;
      while (expected < diary.present.length) expected *= 2;
      findings.same('DE-1', `a bracket for ${diary.present.length}`, size, expected);
    }
    if (event.type !== 'RoundPaired' && event.type !== 'TableOpened') return;
    if (event.round === 1 && event.type === 'RoundPaired') checkSeeds(diary, event, findings);
    // A ninth player who came late: the rules list no bracket of sixteen.
    if (!(diary.stageConfig<{ size: number }>(0).size in brackets)) {
      findings.silent++;
      return;
    }
    checkDraw(diary, event, findings);
  },

  concluded(diary, verdict, findings, command) {
    if (diary.stages.length === 0 || diary.shown.length === 0) return;
    checkGames(diary, findings);
    const bracket = new DoubleBracket(diary);
    if (bracket.twisted) {
      findings.silent++;
      return;
    }
    const { final } = bracket;
    if (!final) return;
    const due = bracket.isDue() === true && bracket.second;
    const last = bracket.result(due ? due.match : final.match);
    const open = diary.shown.some((round) => round.tables.some(isOpen));
    if (!diary.ended) findings.same('DE-2', 'finished', verdict.status === 'finished', last.done && !open);
    if (verdict.status === 'finished' && last.done) {
      findings.same('DE-2', 'champion', verdict.winners, last.winner === 'nobody' ? [] : [last.winner]);
    } else if (verdict.status !== 'finished') findings.same('DE-2', 'no champion yet', verdict.winners, []);
    const { roundByRound } = diary.stageConfig<{ roundByRound: boolean }>(0);
    if (!roundByRound && !diary.ended && ['RecordOutcome', 'RecordSeveral', 'PublishRound'].includes(command.type)) {
      for (const node of bracket.nodes) {
        const slots = bracket.slots(node);
        const ready = !slots.includes('unknown') && slots.some((slot) => slot !== 'nobody');
        const waits = ready && bracket.tableOf(node.match) === undefined;
        findings.holds('DE-1', `match ${node.match} is ready and not open`, !waits, slots);
      }
    }
    checkPlaces(bracket, diary, verdict, findings);
  },
};
