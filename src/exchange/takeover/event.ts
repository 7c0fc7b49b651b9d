import type { BegunElsewhere, NewPlayer, Outcome } from '../../engine/index.ts';
import { fail, type Result } from '../../engine/index.ts';
import { readOutcome } from '../../words/notation.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';

/** An event that another program began, in the words of no file format. */

/** What the file calls a player: a number, an id or the name. */
export type PlayerKey = string;

export interface ForeignPlayer extends NewPlayer {
  readonly key: PlayerKey;
  /** Points as the file adds them up. */
  readonly total?: number;
}

export interface ForeignGame {
  /** White first, where there are colours. */
  readonly seats: readonly [PlayerKey, PlayerKey];
  readonly outcome?: Outcome;
}

/** A player in neither list was absent. */
export interface ForeignRound {
  readonly games: readonly ForeignGame[];
  readonly byes: readonly PlayerKey[];
}

export interface ForeignEvent extends Pick<BegunElsewhere, 'rounds' | 'points'> {
  readonly name?: string;
  readonly players: readonly ForeignPlayer[];
  readonly drawn: readonly ForeignRound[];
  readonly apart: readonly (readonly [PlayerKey, PlayerKey])[];
  /** Who is known to be away from the next round. */
  readonly away: readonly PlayerKey[];
  /** What the file says and this cannot. */
  readonly notes: readonly TakeOverNote[];
}

export const note = (code: TakeOverNote['code'], figures: TakeOverNote['figures'] = {}): TakeOverNote => ({
  code,
  figures,
});

export const problem = (code: TakeOverNote['code'], figures: TakeOverNote['figures'] = {}) =>
  fail<TakeOverNote>(note(code, figures));

export const won: Outcome = { kind: 'scores', scores: [1000, 0] };
export const lost: Outcome = { kind: 'scores', scores: [0, 1000] };
/** Nobody reached the target: half a point each is how it is counted, not what was scored. */
export const drawn: Outcome = { kind: 'scores', scores: [0, 0] };

const unplayed = /^[*?]?$/;

/** A result as other programs write it; undefined where there is none yet. */
export function readForeignResult(typed: string, forfeited = false): Result<Outcome | undefined, string> {
  const text = typed
    .trim()
    .replace(/^'/, '')
    .replace(/^([-+])\s*[:/]?\s*([-+])$/, '$1$2');
  if (unplayed.test(text)) return { ok: true, value: undefined };
  const read = readOutcome(text, 2);
  if (!read.ok || read.value.kind === 'places') return fail(typed);
  const outcome = read.value;
  if (outcome.kind === 'forfeit') return { ok: true, value: outcome };
  const [one = 0, other = 0] = outcome.scores.map((score) => score ?? 0);
  if (forfeited && one !== other) return { ok: true, value: { kind: 'forfeit', seats: [one > other ? 1 : 0] } };
  return { ok: true, value: one === other && one % 1000 === 500 ? drawn : outcome };
}

/** Games as PGN and tables list them, of people called by name, with nobody's byes. */
export interface ListedGame {
  readonly round: number;
  readonly line: number;
  readonly seats: readonly [Listed, Listed];
  readonly outcome?: Outcome;
}

type Listed = Pick<ForeignPlayer, 'name' | 'rating' | 'key'>;

/** Where one alone has no game among an odd number, that is the bye; where several have none, they were not there. */
export function fromGames(
  games: readonly ListedGame[],
  rest: Pick<ForeignEvent, 'name' | 'rounds' | 'points'>,
  notes: readonly TakeOverNote[],
): Result<ForeignEvent, TakeOverNote> {
  const players = new Map<PlayerKey, ForeignPlayer>();
  for (const { seats } of games) for (const one of seats) if (!players.has(one.key)) players.set(one.key, one);
  if (players.size === 0) return problem('no-players');
  const rounds: { games: ForeignGame[]; seen: Set<PlayerKey> }[] = [];
  for (const { round, seats, outcome } of games) {
    while (rounds.length < round) rounds.push({ games: [], seen: new Set() });
    const here = rounds[round - 1];
    for (const { key, name } of seats) {
      if (here?.seen.has(key)) return problem('two-games', { round, player: name });
      here?.seen.add(key);
    }
    here?.games.push({ seats: [seats[0].key, seats[1].key], ...(outcome && { outcome }) });
  }
  const found = [...notes];
  const nameOf = (key: PlayerKey): string => players.get(key)?.name ?? key;
  const drawnRounds = rounds.map(({ games: played, seen }, at): ForeignRound => {
    const without = [...players.keys()].filter((key) => !seen.has(key));
    const [only, ...more] = without;
    if (only !== undefined && more.length === 0) {
      found.push(note('taken-bye', { round: at + 1, player: nameOf(only) }));
      return { games: played, byes: [only] };
    }
    if (without.length > 0) found.push(note('taken-absent', { round: at + 1, who: without.map(nameOf) }));
    return { games: played, byes: [] };
  });
  const event = { ...rest, players: [...players.values()], drawn: drawnRounds, apart: [], away: [], notes: found };
  return { ok: true, value: event };
}
