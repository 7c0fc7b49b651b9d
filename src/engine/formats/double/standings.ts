import type { Conclusion, PlayerId, PlayerState, Reason, Standing } from '../../tournament/index.ts';
import { bracketNow, type Elimination, type Encounter, playersOf } from '../elimination.ts';
import { hasLeft } from '../match.ts';
import { bracketRules, type DoubleHistory, roundAt } from './bracket.ts';
import type { DoubleConfig } from './config.ts';
import { because } from './reasons.ts';

/** DE-3: lower is better; those on one level share the place. */
const Level = { champion: 0, inTheRunning: 1, finalist: 2, out: 3 } as const;

interface Reached {
  readonly player: PlayerId;
  readonly seed: number;
  readonly level: number;
  readonly why: readonly Reason[];
}

interface Course {
  readonly last: ReadonlyMap<PlayerId, Encounter>;
  /** The grand final that counts: the second, where it is played. */
  readonly final: Encounter | undefined;
  readonly losersRounds: number;
}

/** Where everyone was seen last: who was seated after a correction plays on, whatever their earlier match now says (DK-5). */
function courseOf(history: DoubleHistory): Course {
  const { rounds } = bracketNow(bracketRules, history);
  const last = new Map<PlayerId, Encounter>();
  let final: Encounter | undefined;
  let losersRounds = 0;
  for (const pairing of rounds.flat()) {
    const isVoid = pairing.settled && !pairing.played;
    for (const id of [...playersOf(pairing.slots), ...pairing.out]) last.set(id, pairing);
    if (pairing.plan.purpose === 'final' || (pairing.plan.purpose === 'reset' && !isVoid && final?.settled)) {
      final = pairing;
    }
    const { side, number } = roundAt(history.config, pairing.round);
    if (side === 'losers') losersRounds = number;
  }
  return { last, final, losersRounds };
}

/** The losers' round in which someone is out who was seen last in this match. Who has no loser's place behind it goes out where it would be. */
function losersRound(history: DoubleHistory, { round }: Encounter): number {
  const { side, number } = roundAt(history.config, round);
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
  const { side, number } = roundAt(history.config, at.round);
  if (!at.settled && !at.out.includes(player)) {
    const code = side === 'losers' ? 'in-losers-side' : side === 'winners' ? 'in-winners-side' : 'in-grand-final';
    return reach(Level.inTheRunning, because('DE-1', code, { player, number, match }));
  }
  const others = playersOf(at.slots).filter((id) => id !== player);
  const figures = { player, others, number, match };
  if (isFinal(at)) {
    if (at.winner === player) return reach(Level.champion, because('DE-2', 'grand-champion', figures));
    const code = at.winner === undefined ? 'final-forfeited' : 'lost-grand-final';
    return reach(Level.finalist, because(at.winner === undefined ? 'HK-25' : 'DE-2', code, figures));
  }
  // Their next place was taken before a correction gave them this match.
  if (at.winner === player) {
    return reach(last - losersRound(history, at), because('DK-5', 'place-taken', figures));
  }
  const round = losersRound(history, at);
  const code = side === 'losers' ? 'out-of-losers-side' : 'out-of-both-sides';
  return reach(last - round, because('DE-3', code, { ...figures, number: round }));
}

interface Tally {
  wins: number;
  losses: number;
}

/** Won and lost so far; walkovers are neither. */
function recordsOf(history: DoubleHistory): ReadonlyMap<PlayerId, Tally> {
  const records = new Map<PlayerId, Tally>();
  for (const { played, settled, winner } of bracketNow(bracketRules, history).rounds.flat()) {
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
 * place 1, and whoever went out before them stands below them all the same (DE-3).
 */
function placesOf(rows: readonly Reached[], isWon: boolean): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let place = isWon ? 0 : 1;
  for (const [at, { level }] of rows.entries()) {
    if (!places.has(level)) place = Math.max(at + 1, place + 1);
    else if (level === Level.finalist) place = Math.max(at + 1, place);
    places.set(level, place);
  }
  return places;
}

function stateOf(history: DoubleHistory, row: Reached): PlayerState {
  if (hasLeft(history, row.player)) return 'dropped';
  return row.level > Level.inTheRunning ? 'eliminated' : 'active';
}

function concludeDouble(history: DoubleHistory): Conclusion {
  const course = courseOf(history);
  const { seeds, rounds } = bracketNow(bracketRules, history);
  const seeded = new Set(seeds);
  const others = history.field.filter((id) => !seeded.has(id));
  const rows = [...seeds, ...others]
    .map((player, at) => reachedBy(history, course, player, at + 1))
    .sort((a, b) => a.level - b.level || a.seed - b.seed);
  const begun = history.rounds.length > 0 || seeds.length === 0;
  const over = begun && rounds.flat().every(({ settled }) => settled);
  const finished = history.ended || over;
  const champion = over ? course.final?.winner : undefined;
  const places = placesOf(rows, !finished || champion !== undefined);
  const records = recordsOf(history);
  // Before the first round is shown nobody has a seed that anyone may know.
  const seedsKnown = history.rounds.length > 0 || history.config.seeding === 'given';
  const standings = rows.map((row): Standing => {
    const { wins, losses } = records.get(row.player) ?? { wins: 0, losses: 0 };
    return {
      place: places.get(row.level) ?? 1,
      player: row.player,
      state: stateOf(history, row),
      criteria: [
        { name: 'losses', value: losses },
        { name: 'wins', value: wins },
        ...(seedsKnown ? [{ name: 'seed', value: row.seed }] : []),
      ],
      why: seedsKnown ? row.why : [],
    };
  });
  const winners = champion === undefined ? [] : [champion];
  return { standings, finished, winners, why: finished ? [ending(course, over, champion)] : [], through: [] };
}

function ending({ final }: Course, over: boolean, champion: PlayerId | undefined): Reason {
  if (!over) return because('DK-8', 'ended-early', { players: [] });
  const match = final?.plan.match ?? 0;
  const finalists = final ? playersOf(final.slots) : [];
  if (champion === undefined) return because('HK-25', 'no-champion', { players: finalists, match });
  return because('DE-2', 'grand-champion', {
    players: [champion],
    others: finalists.filter((id) => id !== champion),
    match,
  });
}

export const doubleRules: Elimination<DoubleConfig> = { ...bracketRules, conclude: concludeDouble };
