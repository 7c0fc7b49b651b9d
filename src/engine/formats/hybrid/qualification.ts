import { halvesGiven, isInNext } from '../../stages/counting.ts';
import { hasLeft } from '../../stages/match.ts';
import {
  type Adjustment,
  countsFrom,
  leftAfter,
  leftBeforeClose,
  type PlayerId,
  type Round,
} from '../../tournament/index.ts';
import { isPhase, type LeagueHistory, type Line, newLine, type Reached, stateAt, tallyPhase } from './sheet.ts';

/** How someone came through: by points, by a playoff, as one of those who were left, or in place of one who withdrew. */
export interface Through {
  readonly how: 'threshold' | 'playoff' | 'left' | 'instead';
  readonly round: number;
  readonly byLot: boolean;
}

/** Players who are level: for places (s < k), or, where all of them are through, for the better seed. */
export interface Playoff {
  readonly contenders: readonly PlayerId[];
  readonly places: number;
  readonly forSeeds: boolean;
}

export interface Qualification {
  readonly lines: ReadonlyMap<PlayerId, Line>;
  /** Those who are through and have not withdrawn, seed 1 first. */
  readonly seeds: readonly PlayerId[];
  readonly through: ReadonlyMap<PlayerId, Through>;
  /** To be played next. */
  readonly playoffs: readonly Playoff[];
  /** To be drawn before anything else. */
  readonly lots: { readonly purpose: string; readonly players: readonly PlayerId[] } | undefined;
  readonly over: boolean;
  /** Neither through nor withdrawn, in order of entry: they play the next phase. */
  readonly active: readonly PlayerId[];
  /** DK-33: those of them who have not announced that they miss the next phase. */
  readonly playing: readonly PlayerId[];
}

/** Level players on their way to an order. */
interface Level {
  readonly round: number;
  contenders: readonly PlayerId[];
  /** Those whose order is decided, best first. */
  readonly ordered: PlayerId[];
  /** Through, but they forfeited the playoff for the seed: behind the others. */
  readonly behind: PlayerId[];
  allThrough: boolean;
  how: Through['how'];
  byLot: boolean;
}

/** Who is through and who plays on, worked out from all results with their first completion times (HK-10 to HK-14, DK-5). */
export const qualificationOf = (history: LeagueHistory): Qualification => new Qualifying(history).run();

class Qualifying {
  private readonly lines: Map<PlayerId, Line>;
  private readonly levels: Level[] = [];
  /** HK-25: both forfeited a playoff for a place; it is not theirs any more. */
  private readonly forfeited = new Set<PlayerId>();
  private lots: Qualification['lots'];
  private over = false;
  private adjustedUpTo = -1;
  /** The round that took the last place. */
  private overSince = 0;

  constructor(private readonly history: LeagueHistory) {
    this.lines = new Map(history.field.map((id) => [id, newLine(id)]));
  }

  run(): Qualification {
    const { rounds } = this.history;
    for (const round of rounds) {
      if (isPhase(round)) {
        this.adjust(round.number);
        tallyPhase(this.history, this.lines, round);
      }
      if (round.state !== 'closed') continue;
      if (!isPhase(round)) this.closePlayoff(round);
      if (!this.over) {
        this.overSince = round.number;
        this.takePlaces(round.number);
        this.over = this.settlePlaces(round.number);
      }
      this.settleSeeds(round.number);
    }
    this.adjust();
    const last = rounds.at(-1);
    // HK-10: a phase that is played anyway is played to its end first; a playoff for seeds takes nobody's place.
    if (last && (last.state === 'closed' || !isPhase(last))) this.replaceThoseWhoLeft(last.number);
    return this.answer();
  }

  /**
   * DK-34: what the desk gave and took counts before the games of its phase. It takes nobody through by itself: that is for
   * the next game in which they score.
   */
  private adjust(upTo = Number.POSITIVE_INFINITY): void {
    const { adjustments } = this.history;
    const chosen = (one: Adjustment) => countsFrom(one) > this.adjustedUpTo && countsFrom(one) <= upTo;
    for (const [player, halves] of halvesGiven(adjustments, chosen)) {
      const line = this.lines.get(player);
      if (line) line.points += halves;
    }
    this.adjustedUpTo = upTo;
  }

  private answer(): Qualification {
    const through = new Map<PlayerId, Through>();
    for (const { ordered, behind, contenders, allThrough, how, round, byLot } of this.levels) {
      const all = [...ordered, ...(allThrough ? contenders : []), ...behind];
      for (const id of all) through.set(id, { how, round, byLot });
    }
    // HK-12: seeds are played for together once every place is taken, so that nobody who is still qualifying waits.
    const next = this.over ? this.pending() : this.forPlaces();
    const playoffs = next.map(({ contenders, allThrough: forSeeds }) => {
      const places = forSeeds ? contenders.length - 1 : this.free((id) => !hasLeft(this.history, id));
      return { contenders, places, forSeeds };
    });
    const active = this.active((id) => hasLeft(this.history, id));
    return {
      lines: this.lines,
      seeds: [...through.keys()].filter((id) => !hasLeft(this.history, id)),
      through,
      playoffs,
      lots: this.lots,
      over: this.over,
      active,
      playing: active.filter((id) => isInNext(this.history, id)),
    };
  }

  private pending = (): Level[] => this.levels.filter(({ contenders }) => contenders.length > 0);

  private forPlaces = (): Level[] => this.pending().filter(({ allThrough }) => !allThrough);

  private through(): Set<PlayerId> {
    const through = new Set<PlayerId>();
    for (const { ordered, behind, contenders, allThrough } of this.levels) {
      for (const id of ordered) through.add(id);
      for (const id of behind) through.add(id);
      if (allThrough) for (const id of contenders) through.add(id);
    }
    return through;
  }

  private active(isGone: (id: PlayerId) => boolean): PlayerId[] {
    const through = this.through();
    return this.history.field.filter((id) => !isGone(id) && !this.forfeited.has(id) && !through.has(id));
  }

  private free(isIn: (id: PlayerId) => boolean): number {
    let { qualifiers } = this.history.config;
    for (const id of this.through()) if (isIn(id)) qualifiers--;
    return qualifiers;
  }

  /** HK-14: players who withdrew before the close left their places open for others. */
  private leftBeforeClose = (id: PlayerId, round: number): boolean =>
    leftBeforeClose(this.history.players.get(id), round);

  private freeAtClose = (round: number): number => this.free((id) => !this.leftBeforeClose(id, round));

  /** Withdrawn before the next round was shown. */
  private leftBeforeNext = (id: PlayerId, round: number): boolean =>
    (leftAfter(this.history.players.get(id)) ?? Number.POSITIVE_INFINITY) <= round;

  /** HK-10 to HK-12: players with enough points take places, in the order of HK-11; those tied for the last place play for it. */
  private takePlaces(round: number): void {
    if (this.forPlaces().length > 0) return;
    let left = this.freeAtClose(round);
    const through = this.through();
    const candidates = [...this.lines.values()]
      .flatMap(({ player, reached }) => (reached && reached.phase <= round ? { player, ...reached } : []))
      .filter(({ player }) => !this.forfeited.has(player) && !through.has(player))
      .filter(({ player }) => !this.leftBeforeClose(player, round))
      .sort(byQualification);
    for (let at = 0; at < candidates.length && left > 0; ) {
      const [first] = candidates.slice(at);
      const level = candidates.slice(at).filter((one) => first && byQualification(first, one) === 0);
      at += level.length;
      this.levels.push({
        round,
        contenders: level.map(({ player }) => player),
        ordered: [],
        behind: [],
        allThrough: level.length <= left,
        how: 'threshold',
        byLot: false,
      });
      left -= level.length;
    }
  }

  /**
   * HK-14: whether every place is taken now, by the close itself or because some have left since. Then it is over for good:
   * players who leave later are replaced, and no further phase is played.
   */
  private settlePlaces(round: number): boolean {
    const closing = this.freeAtClose(round);
    for (const level of this.forPlaces()) {
      const stayed = level.contenders.filter((id) => !this.leftBeforeClose(id, round));
      if (closing <= 0) level.contenders = [];
      else if (stayed.length <= closing) Object.assign(level, { contenders: stayed, allThrough: true });
    }
    if (this.freeAtClose(round) <= 0) return true;
    // HK-10: a phase that the organiser plays anyway counts, and is played to its end: places are filled when it is closed.
    const playsOn = this.history.rounds.some((later) => later.number > round && isPhase(later));
    const isGone = (id: PlayerId) => (playsOn ? this.leftBeforeClose(id, round) : this.leftBeforeNext(id, round));
    const free = () => this.free((id) => !isGone(id));
    for (const level of this.forPlaces()) {
      level.contenders = level.contenders.filter((id) => !isGone(id));
      if (level.contenders.length > free()) continue;
      // They leave one by one, so at some moment there were exactly as many left as places.
      level.allThrough = true;
      return true;
    }
    const left = this.active(isGone);
    if (this.forPlaces().length > 0 || left.length > free()) return false;
    this.letThrough('left', left, left.length, round);
    return true;
  }

  /** What needs no match for the better seed: one left, or lots (HK-12). */
  private settleSeeds(round: number): void {
    for (const level of this.pending().filter(({ allThrough }) => allThrough)) {
      const byPlayoff = this.history.config.seedTies === 'playoff' && level.contenders.length > 1;
      if (byPlayoff && !this.over) continue;
      if (byPlayoff) {
        const isGone = (id: PlayerId) => this.leftBeforeNext(id, round);
        level.behind.push(...level.contenders.filter(isGone));
        level.contenders = level.contenders.filter((id) => !isGone(id));
        if (level.contenders.length > 1) continue;
      }
      level.byLot ||= level.contenders.length > 1;
      level.ordered.push(...(this.byLot(level.contenders, level.round) ?? level.contenders), ...level.behind);
      level.contenders = [];
      level.behind.length = 0;
    }
  }

  /** HK-13. A round that no longer fits its contenders (a correction, a draft by hand) decides nothing. */
  private closePlayoff(round: Round): void {
    for (const level of this.pending()) {
      const inLevel = (id: PlayerId) => level.contenders.includes(id);
      const tables = round.tables.filter(({ seats }) => seats.every(inLevel));
      const byes = round.byes.filter(inLevel);
      if (tables.flatMap(({ seats }) => seats).length + byes.length !== level.contenders.length) continue;
      const places = level.allThrough ? level.contenders.length - 1 : this.freeAtClose(round.number);
      const played = tables
        .map((table) => ({ seats: table.seats, ...stateAt(this.history, round, table) }))
        .sort((a, b) => a.completedAt - b.completedAt);
      const seatOf = (result: unknown) => (result === 0 || result === 1 ? result : undefined);
      const winners = played.flatMap(({ seats, result }) => seats[seatOf(result) ?? -1] ?? []);
      const losers = played.flatMap(({ seats, result }) => seats[1 - (seatOf(result) ?? 2)] ?? []);
      const neither = played.filter(({ result }) => result === 'nobody').flatMap(({ seats }) => seats);
      if (level.allThrough) level.behind.push(...neither);
      else for (const id of neither) this.forfeited.add(id);
      level.how = 'playoff';
      if (winners.length + byes.length > places) level.contenders = [...winners, ...byes];
      else {
        level.ordered.push(...winners);
        level.contenders = [...losers, ...byes];
      }
    }
  }

  /** HK-14: once it is over, the best of those who did not qualify take the places of those who withdrew, as last seeds. */
  private replaceThoseWhoLeft(round: number): void {
    if (!this.over) return;
    const isGone = (id: PlayerId) => this.leftBeforeNext(id, round);
    const free = this.free((id) => !isGone(id));
    const through = this.through();
    const others = this.history.field.filter((id) => !isGone(id) && !through.has(id));
    if (free > 0) this.letThrough('instead', others, free, round);
  }

  private letThrough(how: Through['how'], players: readonly PlayerId[], count: number, round: number): void {
    for (const { id, byLot } of this.inOrder(players, count, round)) {
      this.levels.push({ round, contenders: [], ordered: [id], behind: [], allThrough: true, how, byLot });
    }
  }

  /** HK-26: by points, then fewer matches; then by lot where it matters. */
  private inOrder(players: readonly PlayerId[], count: number, round: number): { id: PlayerId; byLot: boolean }[] {
    const sorted = players
      .flatMap((id) => this.lines.get(id) ?? [])
      .sort((a, b) => b.points - a.points || a.matches - b.matches);
    const taken: { id: PlayerId; byLot: boolean }[] = [];
    for (let at = 0; at < sorted.length && at < count; ) {
      const first = sorted[at] as Line;
      const level = sorted.filter((line) => line.points === first.points && line.matches === first.matches);
      const byLot = level.length > 1;
      const ids = level.map(({ player }) => player);
      const drawn = this.byLot(ids, round, this.overSince);
      at += level.length;
      // Until the lot is drawn nobody knows which of them are through.
      if (!drawn && at > count) break;
      taken.push(...(drawn ?? ids).map((id) => ({ id, byLot })));
    }
    return taken.slice(0, count);
  }

  /** The order of a lot that has all of them, drawn after this round or since another; without one, a wish to draw it. */
  private byLot(players: readonly PlayerId[], round: number, since = round): readonly PlayerId[] | undefined {
    if (players.length < 2) return players;
    const drawn = this.history.lots.findLast(({ purpose, order }) => {
      const number = Number(/^level after round (\d+):/.exec(purpose)?.[1]);
      return number >= since && number <= round && players.every((id) => order.includes(id));
    });
    if (drawn) return drawn.order.filter((id) => players.includes(id));
    this.lots ??= { purpose: `level after round ${round}: ${players.join(' ')}`, players };
    return undefined;
  }
}

/** HK-11, among the qualifiers of one phase: their places are final, so a later phase never overtakes them, whatever times are given. */
const byQualification = (a: Reached, b: Reached): number => a.at - b.at || a.matches - b.matches || b.points - a.points;
