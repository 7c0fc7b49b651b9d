import { type Bracket, type Elimination, type Encounter, playersOf } from '../../stages/elimination.ts';
import { bracketStandings, concludeBracket, lastSeen, type Reached } from '../../stages/elimination-standings.ts';
import { hasLeft } from '../../stages/match.ts';
import type { PlayerId, Reason } from '../../tournament/index.ts';
import { bracketRules, type DoubleHistory, roundAt } from './bracket.ts';
import type { DoubleConfig } from './config.ts';
import { type SideRound, sideRounds } from './double-bracket.ts';
import { because } from './reasons.ts';

/** DE-3: lower is better; those on one level share the place. */
const Level = { champion: 0, inTheRunning: 1, finalist: 2, out: 3 } as const;

interface Course {
  readonly last: ReadonlyMap<PlayerId, Encounter>;
  /** The grand final that counts: the second, where it is played. */
  readonly final: Encounter | undefined;
  readonly rounds: readonly SideRound[];
  readonly losersRounds: number;
}

/** The last rounds are the grand final and, where there may be one, the second. */
function finalOf({ rounds }: Bracket): Encounter | undefined {
  let final: Encounter | undefined;
  for (const pairing of rounds.slice(-2).flat()) {
    const isVoid = pairing.settled && !pairing.played;
    if (pairing.plan.purpose === 'final' || (pairing.plan.purpose === 'reset' && !isVoid && final?.settled)) {
      final = pairing;
    }
  }
  return final;
}

function courseOf({ config }: DoubleHistory, bracket: Bracket): Course {
  const rounds = sideRounds(config.size, config.reset);
  return {
    rounds,
    last: lastSeen(bracket.rounds.flat()),
    final: finalOf(bracket),
    losersRounds: rounds.filter(({ side }) => side === 'losers').length,
  };
}

/** The losers' round in which a player is out whose last match was this one. If its loser has no place to go to, the round in which that place would be. */
function losersRound({ rounds }: Course, { round }: Encounter): number {
  const { side, number } = roundAt(rounds, round);
  if (side === 'losers') return number;
  return number === 1 ? 1 : 2 * number - 2;
}

const isFinal = ({ plan }: Encounter): boolean => plan.purpose === 'final' || plan.purpose === 'reset';

function reachedBy(history: DoubleHistory, course: Course, player: PlayerId, seed: number): Reached {
  const at = course.last.get(player);
  const seeded = because('HK-15', 'seeded', { player, seed });
  const reach = (level: number, why: Reason): Reached => ({ player, seed, level, why: [why, seeded] });
  const last = Level.out + course.losersRounds;
  if (!at) {
    return hasLeft(history, player)
      ? reach(last, because('HK-26', 'withdrew', { player }))
      : reach(Level.inTheRunning, because('DE-1', 'in-winners-side', { player }));
  }
  const { match } = at.plan;
  const { side, number } = roundAt(course.rounds, at.round);
  if (!at.settled && !at.out.includes(player)) {
    const code = side === 'losers' ? 'in-losers-side' : side === 'winners' ? 'in-winners-side' : 'in-grand-final';
    return reach(Level.inTheRunning, because('DE-1', code, { player, number, match }));
  }
  const others = playersOf(at.slots).filter((id) => id !== player);
  const figures = { player, others, number, match };
  if (isFinal(at)) {
    if (at === course.final && at.winner === player) {
      return reach(Level.champion, because('DE-2', 'grand-champion', figures));
    }
    // The second grand final was settled before a correction gave them the first: it stays (DK-5).
    if (at.winner === player) return reach(Level.finalist, because('DK-5', 'place-taken', figures));
    const code = at.winner === undefined ? 'final-forfeited' : 'lost-grand-final';
    return reach(Level.finalist, because(at.winner === undefined ? 'HK-25' : 'DE-2', code, figures));
  }
  // Their next place was taken before a correction gave them this match.
  if (at.winner === player) {
    return reach(last - losersRound(course, at), because('DK-5', 'place-taken', figures));
  }
  const round = losersRound(course, at);
  const code = side === 'losers' ? 'out-of-losers-side' : 'out-of-both-sides';
  return reach(last - round, because('DE-3', code, { ...figures, number: round }));
}

interface Tally {
  wins: number;
  losses: number;
}

/** Won and lost so far; walkovers are neither. */
function recordsOf({ rounds }: Bracket): ReadonlyMap<PlayerId, Tally> {
  const records = new Map<PlayerId, Tally>();
  for (const { played, settled, winner } of rounds.flat()) {
    if (!played || !settled || played.table.seats.length !== 2) continue;
    for (const player of played.table.seats) {
      const record = records.get(player) ?? { wins: 0, losses: 0 };
      records.set(player, record);
      record[winner === player ? 'wins' : 'losses']++;
    }
  }
  return records;
}

/**
 * HK-25: a place that nobody won stays empty; those who did not win it share the next. Where nobody is champion that is
 * place 1, and players who went out earlier still stand below them (DE-3).
 */
function placesOf(rows: readonly Reached[], isWon: boolean): readonly number[] {
  const places = new Map<number, number>();
  let place = isWon ? 0 : 1;
  for (const [at, { level }] of rows.entries()) {
    if (!places.has(level)) place = Math.max(at + 1, place + 1);
    else if (level === Level.finalist) place = Math.max(at + 1, place);
    places.set(level, place);
  }
  return rows.map(({ level }) => places.get(level) ?? 1);
}

export const doubleRules: Elimination<DoubleConfig> = {
  ...bracketRules,
  conclude: (history, bracket) =>
    concludeBracket(history, bracket, finalOf(bracket), (figures) => because('DE-2', 'grand-champion', figures)),
  standings: (history, bracket) => {
    const course = courseOf(history, bracket);
    const records = recordsOf(bracket);
    return bracketStandings(history, bracket, {
      final: course.final,
      reachedBy: (player, seed) => reachedBy(history, course, player, seed),
      isOut: ({ level }) => level > Level.inTheRunning,
      placesOf,
      criteriaOf: ({ player }) => {
        const { wins, losses } = records.get(player) ?? { wins: 0, losses: 0 };
        return [
          { name: 'losses', value: losses },
          { name: 'wins', value: wins },
        ];
      },
    });
  },
};
