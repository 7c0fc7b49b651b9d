import type { Criterion, History, PlayerId, PlayerState, Reason, Standing, Verdict } from '../tournament/index.ts';
import { because as commonly } from '../tournament/index.ts';
import { type Bracket, type EliminationConfig, type Encounter, playersOf } from './elimination.ts';
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
}

interface ChampionFigures {
  readonly players: readonly PlayerId[];
  readonly others: readonly PlayerId[];
  readonly match: number;
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
export const isPlayed = (history: History, { seeds, unsettled }: Bracket): boolean =>
  (history.rounds.length > 0 || seeds.length === 0) && unsettled === 0;

/** HK-26: a final that was won has a champion, though it is ended without the match for third place. */
const championOf = (history: History, bracket: Bracket, final: Encounter | undefined): PlayerId | undefined =>
  history.ended || isPlayed(history, bracket) ? final?.winner : undefined;

/** Whether it is over, and who has won. */
export function concludeBracket(
  history: History,
  bracket: Bracket,
  final: Encounter | undefined,
  won: (figures: ChampionFigures) => Reason,
): Verdict {
  const over = isPlayed(history, bracket);
  const finished = history.ended || over;
  const champion = championOf(history, bracket, final);
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
  return { finished, winners, why: finished ? [ending()] : [], through: [] };
}

/** HK-26, DE-3: the standings of a bracket. */
export function bracketStandings<C extends EliminationConfig, Row extends Reached>(
  history: History<C>,
  bracket: Bracket,
  { final, reachedBy, isOut, placesOf, criteriaOf }: BracketStandings<Row>,
): Standing[] {
  const { seeds, rounds } = bracket;
  const finished = history.ended || isPlayed(history, bracket);
  const isWon = !finished || championOf(history, bracket, final) !== undefined;
  // Before the first round is shown nobody has a seed that anyone may know, unless it was handed over.
  const seedsKnown = history.rounds.length > 0 || history.config.seeding === 'given';
  const drawn = new Set(history.rounds.length > 0 ? rounds.flat().flatMap(everyoneIn) : history.field);
  // Entered while the first round was a draft, which the organiser published without them (DK-2).
  const isLeftOut = (player: PlayerId): boolean => !drawn.has(player) && !hasLeft(history, player);
  const seeded = new Set(seeds);
  const others = history.field.filter((id) => !seeded.has(id));
  const rows = [...seeds, ...others]
    .map((player, at) => {
      const row = reachedBy(player, at + 1);
      return isLeftOut(player) ? { ...row, level: LAST, why: [because('HK-26', 'left-out', { player })] } : row;
    })
    .sort((a, b) => a.level - b.level || a.seed - b.seed);
  const places = placesOf(rows, isWon);
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
}

function stateOf(history: History<EliminationConfig>, player: PlayerId, isOut: boolean): PlayerState {
  if (hasLeft(history, player)) return 'dropped';
  return isOut ? 'eliminated' : 'active';
}
