import { canonicalJson } from '../../kit/index.ts';
import type { BracketMatch, Derived, Facts, PlayerId, Reason, Round } from '../tournament/index.ts';
import { labelOf } from '../views/label.ts';

/** DK-29: who is still in at which of the rounds to come. */

const isIn = (state: string): boolean => state === 'active' || state === 'qualified';

/** Who can still win; as the standings have it where a format says no more. */
export function stillIn(derived: Derived): readonly PlayerId[] {
  if (derived.facts.stages.length > 0) {
    const { rulebook, history, sheet } = derived.stage();
    if (rulebook.playersIn) return rulebook.playersIn(history, sheet);
  }
  return derived.standings.filter((row) => isIn(row.state)).map((row) => row.player);
}

const bracketOf = (derived: Derived, at: number): readonly BracketMatch[] => {
  const { rulebook, history, sheet } = derived.stage(at);
  return rulebook.bracket?.(history, sheet) ?? [];
};

/** In which round of a stage's bracket everyone was seen last; a match beside the tree, as for third place, is not of it. */
function furthest(derived: Derived, stage: number, which: 'known' | 'opened'): Map<PlayerId, number> {
  const last = new Map<PlayerId, number>();
  for (const { round, slots, aside, at } of bracketOf(derived, stage)) {
    if (aside || (which === 'opened' && !at)) continue;
    for (const slot of slots) {
      if (slot.kind === 'player') last.set(slot.player, Math.max(round, last.get(slot.player) ?? 0));
    }
  }
  return last;
}

const ALWAYS = Number.POSITIVE_INFINITY;

/** One playout: until which round of each stage everyone was in. Not out when a stage is over is in for all of it. */
export class Course {
  private readonly until = new Map<number, Map<PlayerId, number>>();
  /** Whoever was in when the next round was shown. */
  private next: ReadonlySet<PlayerId> | undefined;

  private of(stage: number): Map<PlayerId, number> {
    const rounds = this.until.get(stage) ?? new Map<PlayerId, number>();
    this.until.set(stage, rounds);
    return rounds;
  }

  /** In a bracket who came how far is seen at its end. */
  shown(derived: Derived, { stage, number }: Round): void {
    if (this.next && derived.rulebook(stage).bracket) return;
    const players = stillIn(derived);
    const until = this.of(stage);
    for (const player of players) until.set(player, number);
    this.next ??= new Set(players);
  }

  ended(derived: Derived, winners: readonly PlayerId[]): void {
    const { facts } = derived;
    const left = stillIn(derived);
    for (let stage = 0; stage <= facts.stage; stage++) {
      if (derived.rulebook(stage).bracket) this.until.set(stage, furthest(derived, stage, 'known'));
      const until = this.of(stage);
      const inAtItsEnd = facts.stages[stage + 1]?.seeds ?? (winners.length > 0 ? winners : left);
      for (const player of inAtItsEnd) until.set(player, ALWAYS);
    }
    this.next ??= new Set(left);
  }

  entries(): Iterable<readonly [stage: number, until: ReadonlyMap<PlayerId, number>]> {
    return this.until;
  }

  /** `opened`: in a bracket one's own next match is what comes next, whatever others play. */
  isInNext(player: PlayerId, stage: number, opened: ReadonlyMap<PlayerId, number> | undefined): boolean {
    const match = opened?.get(player);
    if (match !== undefined) return (this.until.get(stage)?.get(player) ?? 0) > match;
    return this.next?.has(player) ?? false;
  }
}

interface RoundToCome {
  readonly label: Reason;
  readonly stage: number;
  readonly round: number;
}

/** All playouts together. */
export class Reach {
  private readonly rounds = new Map<string, RoundToCome>();
  private readonly bracketsKnown = new Set<number>();
  /** By another playout, perhaps: a round is called the same in all of them. */
  private lastShown = 0;
  /** By player and stage: how often they were in until which round. */
  private readonly untils = new Map<string, Map<number, number>>();
  private readonly stage: number;
  /** Where a bracket is being played: the latest match that everyone has, or had. */
  private readonly opened: ReadonlyMap<PlayerId, number> | undefined;
  /** Of that bracket the rounds that have not begun, or not with all of their matches. */
  private readonly ahead: ReadonlySet<number> | undefined;

  constructor(start: Derived) {
    const { facts } = start;
    this.stage = facts.stage;
    const begun = facts.rounds.some(({ stage }) => stage === facts.stage);
    const isBracket = begun && start.rulebook().bracket !== undefined;
    if (!isBracket) return;
    this.opened = furthest(start, facts.stage, 'opened');
    const waiting = bracketOf(start, facts.stage).filter(({ state }) => state === 'waiting');
    this.ahead = new Set(waiting.map(({ round }) => round));
  }

  /**
   * The last round of these was just shown. Of a bracket its plan says which rounds there are; of a stage that hands over
   * the next one's first round says who goes on.
   */
  shown(derived: Derived): void {
    const { facts } = derived;
    const round = facts.rounds.at(-1);
    if (!round || round.number <= this.lastShown || round.stage < facts.stages.length - 1) return;
    this.lastShown = round.number;
    if (derived.rulebook(round.stage).bracket) return;
    this.add(labelOf(derived, round), round.stage, round.number);
  }

  private add(label: Reason, stage: number, round: number): void {
    const key = canonicalJson([stage, label]);
    if (!this.rounds.has(key)) this.rounds.set(key, { label, stage, round });
  }

  ended(derived: Derived, course: Course): void {
    for (const [stage, until] of course.entries()) {
      if (stage < this.stage) continue;
      this.plan(derived, stage);
      for (const [player, round] of until) {
        const key = `${stage} ${player}`;
        const counts = this.untils.get(key) ?? new Map<number, number>();
        counts.set(round, (counts.get(round) ?? 0) + 1);
        this.untils.set(key, counts);
      }
    }
  }

  /** A bracket is the same in every playout, whoever is in it. */
  private plan(derived: Derived, stage: number): void {
    if (this.bracketsKnown.has(stage)) return;
    this.bracketsKnown.add(stage);
    for (const { label, round, aside } of bracketOf(derived, stage)) {
      const isAhead = stage > this.stage || !this.ahead || this.ahead.has(round);
      if (!aside && isAhead) this.add(label, stage, round);
    }
  }

  /** Into the next stage where there is one, else into the next round. */
  goesOn(course: Course, facts: Facts, player: PlayerId): boolean {
    const seeds = facts.stages[this.stage + 1]?.seeds;
    return seeds ? seeds.includes(player) : this.isInNext(course, player);
  }

  isInNext = (course: Course, player: PlayerId): boolean => course.isInNext(player, this.stage, this.opened);

  /** In how many playouts someone was in at a round. */
  times(player: PlayerId, { stage, round }: RoundToCome): number {
    let times = 0;
    for (const [until, count] of this.untils.get(`${stage} ${player}`) ?? []) if (until >= round) times += count;
    return times;
  }

  all(): readonly RoundToCome[] {
    return [...this.rounds.values()].sort((a, b) => a.stage - b.stage || a.round - b.round);
  }

  /** Those that not all of them reach for certain. */
  toCome(players: readonly PlayerId[], playouts: number): readonly RoundToCome[] {
    return this.all().filter((round) => players.some((player) => this.times(player, round) < playouts));
  }
}
