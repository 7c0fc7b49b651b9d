import type { Conclusion, PlayerId, PlayerState, Reason, Standing } from '../../tournament/index.ts';
import { bracketNow, type Elimination, type Encounter, playersOf } from '../elimination.ts';
import { hasLeft } from '../match.ts';
import { bracketRules, type KnockoutHistory, labelNumber } from './bracket.ts';
import type { KnockoutConfig } from './config.ts';
import { because } from './reasons.ts';

/** HK-26: lower is better; those on one level are in order of seed. */
const Level = { champion: 0, inTheRunning: 1, finalist: 2, third: 3, forThird: 4, fourth: 5, out: 6 } as const;

interface Reached {
  readonly player: PlayerId;
  readonly seed: number;
  readonly level: number;
  readonly round: number;
  readonly shared: boolean;
  readonly why: readonly Reason[];
}

interface Course {
  readonly last: ReadonlyMap<PlayerId, Encounter>;
  readonly final: Encounter | undefined;
  readonly third: Encounter | undefined;
  readonly rounds: number;
}

/** Where everyone was seen last: who was seated after a correction plays on, whatever their earlier match now says (DK-5). */
function courseOf(history: KnockoutHistory): Course {
  const { rounds } = bracketNow(bracketRules, history);
  const last = new Map<PlayerId, Encounter>();
  for (const pairing of rounds.flat()) {
    if (pairing.plan.purpose === 'third-place') continue;
    for (const id of [...playersOf(pairing.slots), ...pairing.out]) last.set(id, pairing);
  }
  const ends = rounds.at(-1) ?? [];
  return {
    last,
    final: ends.find(({ plan }) => plan.purpose === 'final'),
    third: ends.find(({ plan }) => plan.purpose === 'third-place'),
    rounds: rounds.length,
  };
}

/** Void or won by nobody: both who were in it share the place below. */
const wonByNobody = (pairing: Encounter): boolean => pairing.settled && pairing.winner === undefined;

function reachedBy(history: KnockoutHistory, course: Course, player: PlayerId, seed: number): Reached {
  const { last, third, rounds } = course;
  const at = last.get(player);
  const seeded = because('HK-15', 'seeded', { player, seed });
  const reach = (level: number, round: number, why: Reason, shared = false): Reached => ({
    player,
    seed,
    level,
    round,
    shared,
    why: [why, seeded],
  });
  if (!at && hasLeft(history, player)) return reach(Level.out + rounds, 1, because('HK-26', 'withdrew', { player }));
  if (!at)
    return reach(Level.inTheRunning, 1, because('HK-26', 'in-the-running', { player, round: labelNumber(history, 1) }));
  const label = labelNumber(history, at.round);
  const { match, purpose } = at.plan;
  if (!at.settled && !at.out.includes(player)) {
    return reach(Level.inTheRunning, at.round, because('HK-26', 'in-the-running', { player, round: label, match }));
  }
  const opponents = playersOf(at.slots).filter((id) => id !== player);
  const how = at.played?.state.how ?? 'walkover';
  const figures = { player, others: opponents, round: label, match, how };
  if (at.winner === player) {
    if (purpose === 'final') return reach(Level.champion, at.round, because('HK-26', 'champion', figures));
    // Their place in the next round was taken before a correction gave them this match.
    return reach(Level.out + rounds - at.round, at.round, because('DK-5', 'place-taken', figures));
  }
  if (purpose === 'final') {
    const why = because(
      wonByNobody(at) ? 'HK-25' : 'HK-26',
      wonByNobody(at) ? 'final-forfeited' : 'lost-final',
      figures,
    );
    return reach(Level.finalist, at.round, why, wonByNobody(at));
  }
  if (third && playersOf(third.slots).includes(player)) {
    const ofThird = { player, others: playersOf(third.slots).filter((id) => id !== player), match: third.plan.match };
    if (!third.settled) return reach(Level.forThird, at.round, because('HK-19', 'plays-for-third', ofThird));
    if (third.winner === player) return reach(Level.third, at.round, because('HK-26', 'third-place', ofThird));
    return reach(Level.fourth, at.round, because('HK-26', 'lost-third-place', ofThird), wonByNobody(third));
  }
  return reach(Level.out + rounds - at.round, at.round, because('HK-26', 'knocked-out', figures));
}

/** HK-25: nobody has won, and one got further than all others: place 2 is theirs alone, whoever went out before stands below. */
const isSecondAlone = ([first, next]: readonly Reached[], isWon: boolean): boolean =>
  !isWon && first?.level !== next?.level;

/** Equal only while it is open, or where nobody won the match between them (HK-25). */
const isShared = (row: Reached): boolean =>
  row.shared || row.level === Level.inTheRunning || row.level === Level.forThird;

function placeOf(rows: readonly Reached[], row: Reached, at: number): number {
  if (!isShared(row)) return at + 1;
  const first = rows.findIndex((other) => other.level === row.level);
  // HK-25: a place that nobody won stays empty; those who did not win it share the next.
  return first + 1 + (row.shared ? rows.filter((other) => other.level === row.level).length - 1 : 0);
}

function stateOf(history: KnockoutHistory, row: Reached): PlayerState {
  if (hasLeft(history, row.player)) return 'dropped';
  return row.level > Level.inTheRunning && row.level !== Level.forThird ? 'eliminated' : 'active';
}

/** Before the first round is shown nobody has a seed that anyone may know, unless it was handed over. */
const seedsKnown = (history: KnockoutHistory): boolean =>
  history.rounds.length > 0 || history.config.seeding === 'given';

function concludeKnockout(history: KnockoutHistory): Conclusion {
  const course = courseOf(history);
  const { seeds, rounds } = bracketNow(bracketRules, history);
  const others = history.field.filter((id) => !seeds.includes(id));
  const rows = [...seeds, ...others]
    .map((player, at) => reachedBy(history, course, player, at + 1))
    .sort((a, b) => a.level - b.level || a.seed - b.seed);
  const begun = history.rounds.length > 0 || seeds.length === 0;
  const over = begun && rounds.flat().every(({ settled }) => settled);
  const finished = history.ended || over;
  // HK-26: a final that was won has a champion, though it is ended without the match for third place.
  const champion = finished ? course.final?.winner : undefined;
  const empty = isSecondAlone(rows, !finished || champion !== undefined) ? 1 : 0;
  const standings = rows.map(
    (row, at): Standing => ({
      place: placeOf(rows, row, at) + empty,
      player: row.player,
      state: stateOf(history, row),
      criteria: [
        { name: 'round', value: labelNumber(history, row.round) },
        ...(seedsKnown(history) ? [{ name: 'seed', value: row.seed }] : []),
      ],
      why: seedsKnown(history) ? row.why : [],
    }),
  );
  const winners = champion === undefined ? [] : [champion];
  return { standings, finished, winners, why: finished ? [ending(course, over, champion)] : [], through: [] };
}

function ending({ final }: Course, over: boolean, champion: PlayerId | undefined): Reason {
  if (!over && champion === undefined) return because('DK-8', 'ended-early', { players: [] });
  if (champion === undefined) {
    return because('HK-25', 'no-champion', {
      players: final ? playersOf(final.slots) : [],
      match: final?.plan.match ?? 0,
    });
  }
  const others = final ? playersOf(final.slots).filter((id) => id !== champion) : [];
  return because('HK-26', 'champion', { players: [champion], others, match: final?.plan.match ?? 0 });
}

export const knockoutRules: Elimination<KnockoutConfig> = { ...bracketRules, conclude: concludeKnockout };
