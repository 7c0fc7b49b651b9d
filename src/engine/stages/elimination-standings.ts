import type { Conclusion, Criterion, History, PlayerId, PlayerState, Reason, Standing } from '../tournament/index.ts';
import { because as commonly, conclusionOf } from '../tournament/index.ts';
import {
  type Bracket,
  bracketNow,
  type Elimination,
  type EliminationConfig,
  type Encounter,
  playersOf,
} from './elimination.ts';
import { because } from './elimination-reasons.ts';
import { hasLeft } from './match.ts';

/** How far someone has come: a lower level is better, and those on one level are in order of seed. */
export interface Reached {
  readonly player: PlayerId;
  readonly seed: number;
  readonly level: number;
  readonly why: readonly Reason[];
}

/** What distinguishes the standings of one kind of bracket from those of another. */
export interface BracketStandings<Row extends Reached> {
  /** The match that makes the champion. */
  readonly final: Encounter | undefined;
  reachedBy(player: PlayerId, seed: number): Row;
  /** Nobody who stands there can win any more. */
  isOut(row: Row): boolean;
  /** By row. `isWon`: someone is champion, or may yet be. */
  placesOf(rows: readonly Row[], isWon: boolean): readonly number[];
  criteriaOf(row: Row): readonly Criterion[];
  champion(figures: {
    readonly players: readonly PlayerId[];
    readonly others: readonly PlayerId[];
    readonly match: number;
  }): Reason;
}

const everyoneIn = ({ slots, out }: Encounter): PlayerId[] => [...playersOf(slots), ...out];

/** Behind everyone who is in the bracket. */
const LAST = Number.POSITIVE_INFINITY;

/** Everyone's latest match: a player who was seated before a correction plays on, whatever their earlier match now says (DK-5). */
export function lastSeen(pairings: readonly Encounter[]): ReadonlyMap<PlayerId, Encounter> {
  const last = new Map<PlayerId, Encounter>();
  for (const pairing of pairings) {
    for (const id of everyoneIn(pairing)) last.set(id, pairing);
  }
  return last;
}

/** Nothing is left to play in it. */
export const isPlayed = (history: History, { seeds, rounds }: Bracket): boolean =>
  (history.rounds.length > 0 || seeds.length === 0) && rounds.every((round) => round.every(({ settled }) => settled));

/** HK-26, DE-3: the standings of a bracket, and whether it is over. */
export function concludeBracket<C extends EliminationConfig, Row extends Reached>(
  rules: Pick<Elimination<C>, 'plan' | 'isNeeded'>,
  history: History<C>,
  standingsOf: (bracket: Bracket) => BracketStandings<Row>,
): Conclusion {
  const bracket = bracketNow(rules, history);
  const { seeds, rounds } = bracket;
  const { final, reachedBy, isOut, placesOf, criteriaOf, champion: won } = standingsOf(bracket);
  const over = isPlayed(history, bracket);
  const finished = history.ended || over;
  // HK-26: a final that was won has a champion, though it is ended without the match for third place.
  const champion = finished ? final?.winner : undefined;
  // Before the first round is shown nobody has a seed that anyone may know, unless it was handed over.
  const seedsKnown = history.rounds.length > 0 || history.config.seeding === 'given';
  const drawn = new Set(history.rounds.length > 0 ? rounds.flat().flatMap(everyoneIn) : history.field);
  // Entered while the first round was a draft, which the organiser published without them (DK-2).
  const isLeftOut = (player: PlayerId): boolean => !drawn.has(player) && !hasLeft(history, player);
  const standings = (): Standing[] => {
    const seeded = new Set(seeds);
    const others = history.field.filter((id) => !seeded.has(id));
    const rows = [...seeds, ...others]
      .map((player, at) => {
        const row = reachedBy(player, at + 1);
        return isLeftOut(player) ? { ...row, level: LAST, why: [because('HK-26', 'left-out', { player })] } : row;
      })
      .sort((a, b) => a.level - b.level || a.seed - b.seed);
    const places = placesOf(rows, !finished || champion !== undefined);
    return rows.map((row, at) => ({
      place: places[at] ?? at + 1,
      player: row.player,
      state: stateOf(history, row.player, isOut(row)),
      // Who is in no match has reached no round, and has no seed.
      criteria: isLeftOut(row.player)
        ? []
        : [...criteriaOf(row), ...(seedsKnown ? [{ name: 'seed', value: row.seed }] : [])],
      why: seedsKnown ? row.why : [],
    }));
  };
  const ending = (): Reason => {
    const match = final?.plan.match ?? 0;
    const finalists = final ? playersOf(final.slots) : [];
    if (champion !== undefined) {
      return won({ players: [champion], others: finalists.filter((id) => id !== champion), match });
    }
    return over
      ? because('HK-25', 'no-champion', { players: finalists, match })
      : commonly('DK-8', 'ended-early', { players: [] });
  };
  const winners = champion === undefined ? [] : [champion];
  return conclusionOf({ finished, winners, why: finished ? [ending()] : [], through: [] }, standings);
}

function stateOf(history: History<EliminationConfig>, player: PlayerId, isOut: boolean): PlayerState {
  if (hasLeft(history, player)) return 'dropped';
  return isOut ? 'eliminated' : 'active';
}
