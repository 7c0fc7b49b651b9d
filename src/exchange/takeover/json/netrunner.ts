import * as z from 'zod/mini';
import { type Outcome, ok, type Result } from '../../../engine/index.ts';
import type { TakeOverNote } from '../../../words/takeover/index.ts';
import {
  drawn,
  type ForeignEvent,
  type ForeignGame,
  type ForeignRound,
  lost,
  MAX_PLAYERS,
  MAX_ROUNDS,
  note,
  type PlayerKey,
  problem,
  won,
} from '../event.ts';

/** NRTM's report of a Netrunner Swiss, which cobra also writes: two games to a match, scored as each of them. */

const score = z.optional(z.nullable(z.number()));
const sideSchema = z.object({
  id: z.optional(z.nullable(z.number())),
  corpScore: score,
  runnerScore: score,
  combinedScore: score,
});

const matchSchema = z.object({
  player1: sideSchema,
  player2: sideSchema,
  eliminationGame: z.optional(z.nullable(z.boolean())),
});

export const netrunnerSchema = z.object({
  name: z.optional(z.nullable(z.string())),
  preliminaryRounds: z.optional(z.nullable(z.number())),
  players: z.array(
    z.object({ id: z.number(), name: z.string(), rank: z.optional(z.nullable(z.number())), matchPoints: score }),
  ),
  rounds: z.array(z.array(matchSchema)),
});

type Match = z.output<typeof matchSchema>;
type Side = Match['player1'];

const MAX_GAME = 3;

const scored = ({ combinedScore, corpScore, runnerScore }: Side): number | undefined =>
  combinedScore ?? (corpScore == null && runnerScore == null ? undefined : (corpScore ?? 0) + (runnerScore ?? 0));

export function readNetrunner(file: z.output<typeof netrunnerSchema>): Result<ForeignEvent, TakeOverNote> {
  const { players, preliminaryRounds: planned } = file;
  if (players.length === 0) return problem('no-players');
  if (players.length > MAX_PLAYERS) return problem('too-many-players', { most: MAX_PLAYERS });
  if (file.rounds.length > MAX_ROUNDS) return problem('too-many-rounds', { most: MAX_ROUNDS });
  const swiss = file.rounds.filter((matches) => matches.length > 0 && !matches.some((one) => one.eliminationGame));
  const best = Math.max(
    0,
    ...swiss
      .flat()
      .flatMap(({ player1, player2 }) => [scored(player1), scored(player2)])
      .map((points) => points ?? 0),
  );
  // In a match of both sides a draw is a win each; where only one side is played it is worth one point.
  const win = best > MAX_GAME ? 2 * MAX_GAME : MAX_GAME;
  const ids = new Set(players.map(({ id }) => String(id)));
  const rounds: ForeignRound[] = [];
  for (const matches of swiss) {
    const round = roundOf(matches, ids, rounds.length + 1);
    if (!round.ok) return round;
    rounds.push(round.value);
  }
  return ok({
    ...(file.name && { name: file.name }),
    players: players.map(({ id, name, matchPoints }) => ({
      key: String(id),
      name,
      externalId: String(id),
      ...(matchPoints != null && rounds.length > 0 && { total: matchPoints }),
    })),
    drawn: rounds,
    ...(planned && { rounds: planned }),
    points: { win, draw: win === MAX_GAME ? 1 : MAX_GAME, loss: 0, bye: win },
    apart: [],
    away: [],
    notes: [
      note('places'),
      note('scores-left-out'),
      ...(swiss.length < file.rounds.length ? [note('cut-left-out')] : []),
    ],
  });
}

function roundOf(
  matches: readonly Match[],
  ids: ReadonlySet<PlayerKey>,
  number: number,
): Result<ForeignRound, TakeOverNote> {
  const games: ForeignGame[] = [];
  const byes: PlayerKey[] = [];
  const seen = new Set<PlayerKey>();
  for (const { player1, player2 } of matches) {
    const keys = [player1, player2].map(({ id }) => String(id ?? '')).filter((key) => ids.has(key));
    for (const key of keys) {
      if (seen.has(key)) return problem('two-games', { round: number, player: key });
      seen.add(key);
    }
    const [one, other] = keys;
    if (one !== undefined && other === undefined) byes.push(one);
    if (one === undefined || other === undefined) continue;
    const outcome = outcomeOf(scored(player1), scored(player2));
    games.push({ seats: [one, other], ...(outcome && { outcome }) });
  }
  return ok({ games, byes });
}

function outcomeOf(one: number | undefined, other: number | undefined): Outcome | undefined {
  if (one === undefined || other === undefined) return undefined;
  if (one === other) return one === 0 ? { kind: 'forfeit', seats: [0, 1] } : drawn;
  return one > other ? won : lost;
}
