import type { PlayerId, Reason } from '../../tournament/index.ts';
import { type Bracket, type Elimination, type Encounter, playersOf } from '../elimination.ts';
import { bracketStandings, concludeBracket, lastSeen, type Reached } from '../elimination-standings.ts';
import { hasLeft } from '../match.ts';
import { bracketRules, type KnockoutHistory, labelNumber } from './bracket.ts';
import type { KnockoutConfig } from './config.ts';
import { because } from './reasons.ts';

/** HK-26: lower is better; those on one level are in order of seed. */
const Level = { champion: 0, inTheRunning: 1, finalist: 2, third: 3, forThird: 4, fourth: 5, out: 6 } as const;

interface KnockoutRow extends Reached {
  readonly round: number;
  readonly shared: boolean;
}

interface Course {
  readonly last: ReadonlyMap<PlayerId, Encounter>;
  readonly final: Encounter | undefined;
  readonly third: Encounter | undefined;
  readonly rounds: number;
}

const finalOf = ({ rounds }: Bracket): Encounter | undefined =>
  rounds.at(-1)?.find(({ plan }) => plan.purpose === 'final');

function courseOf(bracket: Bracket): Course {
  const { rounds } = bracket;
  const ends = rounds.at(-1) ?? [];
  return {
    last: lastSeen(rounds.flat().filter(({ plan }) => plan.purpose !== 'third-place')),
    final: finalOf(bracket),
    third: ends.find(({ plan }) => plan.purpose === 'third-place'),
    rounds: rounds.length,
  };
}

/** Void or won by nobody: both who were in it share the place below. */
const wonByNobody = (pairing: Encounter): boolean => pairing.settled && pairing.winner === undefined;

function reachedBy(history: KnockoutHistory, course: Course, player: PlayerId, seed: number): KnockoutRow {
  const { last, third, rounds } = course;
  const at = last.get(player);
  const seeded = because('HK-15', 'seeded', { player, seed });
  const reach = (level: number, round: number, why: Reason, shared = false): KnockoutRow => ({
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

/** Equal only while it is open, or where nobody won the match between them (HK-25). */
const isShared = (row: KnockoutRow): boolean =>
  row.shared || row.level === Level.inTheRunning || row.level === Level.forThird;

function placesOf(rows: readonly KnockoutRow[], isWon: boolean): readonly number[] {
  const [first, next] = rows;
  // HK-25: nobody has won, and one player got further than all others: place 2 is theirs alone, and everyone who went out earlier is below.
  const empty = !isWon && first?.level !== next?.level ? 1 : 0;
  return rows.map((row, at) => {
    if (!isShared(row)) return at + 1 + empty;
    const first = rows.findIndex(({ level }) => level === row.level);
    // HK-25: a place that nobody won stays empty; those who did not win it share the next.
    return first + 1 + (row.shared ? rows.filter(({ level }) => level === row.level).length - 1 : 0) + empty;
  });
}

export const knockoutRules: Elimination<KnockoutConfig> = {
  ...bracketRules,
  conclude: (history, bracket) =>
    concludeBracket(history, bracket, finalOf(bracket), (figures) => because('HK-26', 'champion', figures)),
  standings: (history, bracket) => {
    const course = courseOf(bracket);
    return bracketStandings(history, bracket, {
      final: course.final,
      reachedBy: (player, seed) => reachedBy(history, course, player, seed),
      isOut: ({ level }) => level > Level.inTheRunning && level !== Level.forThird,
      placesOf,
      criteriaOf: ({ round }) => [{ name: 'round', value: labelNumber(history, round) }],
    });
  },
};
