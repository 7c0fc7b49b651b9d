import type { Outcome, Result } from '../../engine/index.ts';
import { ok } from '../../engine/index.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';
import {
  type Choice,
  type ForeignEvent,
  type ForeignGame,
  type ForeignPlayer,
  type ForeignRound,
  MAX_PLAYERS,
  MAX_ROUNDS,
  note,
  type PlayerKey,
  problem,
  someOf,
} from './event.ts';
import { isNobody } from './nobody.ts';

/** Games as PGN and tables list them, of people called by name. */
export interface ListedGame {
  readonly round: number;
  readonly line: number;
  readonly seats: readonly [Listed, Listed];
  readonly outcome?: Outcome;
}

type Listed = Pick<ForeignPlayer, 'name' | 'rating' | 'key'>;

interface Listing {
  readonly games: ForeignGame[];
  readonly seen: Set<PlayerKey>;
}

/**
 * A game that is missing is a game that was not played, and nothing more. Only where one alone has none, between their first
 * game and their last, may it have been the bye; that the organiser says.
 */
export function fromGames(
  games: readonly ListedGame[],
  rest: Pick<ForeignEvent, 'name' | 'rounds' | 'points'>,
  notes: readonly TakeOverNote[],
  { byes = 'no' }: Choice,
  /** Who is in the file, with a game or without; by default those who have one. */
  listed: readonly ForeignPlayer[] = [],
): Result<ForeignEvent, TakeOverNote> {
  const players = new Map<PlayerKey, ForeignPlayer>(listed.map((player) => [player.key, player]));
  for (const { seats } of games) for (const one of seats) if (!players.has(one.key)) players.set(one.key, one);
  if (players.size === 0) return problem('no-players');
  if (players.size > MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
  const rounds = roundsOf(games);
  if (!rounds.ok) return rounds;
  const alone = aloneIn(rounds.value, players);
  const named = (some: readonly Alone[]) => someOf(some.map(({ round, player }) => `${player.name} (${round})`));
  if (byes === 'ask' && alone.length > 0) return problem('ask-byes', { who: named(alone) });
  const confirmed = byes === 'yes' ? alone : [];
  const open = byes === 'yes' ? [] : alone;
  const found = [...notes];
  if (confirmed.length > 0) found.push(note('confirmed-byes', { who: named(confirmed) }));
  if (open.length > 0) found.push(note('perhaps-byes', { who: named(open) }));
  const drawn = rounds.value.map(({ games: played, seen }, at): ForeignRound => {
    const bye = confirmed.find(({ round }) => round === at + 1)?.player;
    const absent = [...players.values()].filter(
      ({ key, name }) => !seen.has(key) && key !== bye?.key && !isNobody(name),
    );
    const who = someOf(absent.map(({ name }) => name));
    if (who.length > 0) found.push(note('taken-absent', { round: at + 1, who }));
    return { games: played, byes: bye ? [bye.key] : [] };
  });
  return ok({ ...rest, players: [...players.values()], drawn, apart: [], away: [], notes: found });
}

function roundsOf(games: readonly ListedGame[]): Result<readonly Listing[], TakeOverNote> {
  const rounds: Listing[] = [];
  for (const { round, seats, outcome } of games) {
    if (round > MAX_ROUNDS) return problem('too-many-rounds', { most: MAX_ROUNDS });
    while (rounds.length < round) rounds.push({ games: [], seen: new Set() });
    const here = rounds[round - 1];
    for (const { key, name } of seats) {
      if (here?.seen.has(key) && !isNobody(name)) return problem('two-games', { round, player: name });
      here?.seen.add(key);
    }
    here?.games.push({ seats: [seats[0].key, seats[1].key], ...(outcome && { outcome }) });
  }
  const empty = rounds.findIndex((round) => round.games.length === 0);
  return empty < 0 ? ok(rounds) : problem('empty-round', { round: empty + 1 });
}

interface Alone {
  readonly round: number;
  readonly player: ForeignPlayer;
}

/** Who alone had no game in a round, though they had one before it and one after it. */
function aloneIn(rounds: readonly Listing[], players: ReadonlyMap<PlayerKey, ForeignPlayer>): readonly Alone[] {
  const first = new Map<PlayerKey, number>();
  const last = new Map<PlayerKey, number>();
  for (const [at, { seen }] of rounds.entries()) {
    for (const key of seen) {
      if (!first.has(key)) first.set(key, at);
      last.set(key, at);
    }
  }
  return rounds.flatMap(({ seen }, at) => {
    const there = [...players.values()].filter(({ key }) => (first.get(key) ?? at) < at && (last.get(key) ?? at) > at);
    const without = there.filter(({ key, name }) => !seen.has(key) && !isNobody(name));
    const [player, ...others] = without;
    const againstNobody = [...seen].some((key) => isNobody(players.get(key)?.name ?? ''));
    return player && others.length === 0 && !againstNobody ? [{ round: at + 1, player }] : [];
  });
}
