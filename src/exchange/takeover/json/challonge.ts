import * as z from 'zod/mini';
import type { Outcome, Result } from '../../../engine/index.ts';
import type { TakeOverNote } from '../../../words/takeover/index.ts';
import { type Choice, drawn, type ForeignEvent, type ForeignPlayer, lost, note, won } from '../event.ts';
import { fromGames, type ListedGame } from '../listed-games.ts';

/** Challonge's API, version 1: a tournament with `include_participants` and `include_matches`, or its participants alone. */

const participantSchema = z.object({
  participant: z.object({
    id: z.number(),
    seed: z.optional(z.nullable(z.number())),
    name: z.optional(z.nullable(z.string())),
    display_name: z.optional(z.nullable(z.string())),
    username: z.optional(z.nullable(z.string())),
  }),
});

const matchSchema = z.object({
  match: z.object({
    round: z.number(),
    player1_id: z.nullable(z.number()),
    player2_id: z.nullable(z.number()),
    winner_id: z.nullable(z.number()),
    state: z.string(),
    forfeited: z.optional(z.nullable(z.boolean())),
  }),
});

const points = z.optional(z.nullable(z.union([z.number(), z.string()])));

const tournamentSchema = z.object({
  tournament: z.object({
    name: z.string(),
    tournament_type: z.string(),
    swiss_rounds: z.optional(z.nullable(z.number())),
    pts_for_match_win: points,
    pts_for_match_tie: points,
    pts_for_bye: points,
    participants: z.array(participantSchema),
    matches: z.optional(z.array(matchSchema)),
  }),
});

export const challongeSchema = z.union([tournamentSchema, z.array(participantSchema).check(z.minLength(1))]);

type Participant = z.output<typeof participantSchema>;
type Match = z.output<typeof matchSchema>;

const playerOf = ({ participant }: Participant): ForeignPlayer => {
  const { id, name, display_name: shown, username } = participant;
  return { key: String(id), name: shown || name || username || String(id), externalId: String(id) };
};

const playersOf = (participants: readonly Participant[]): ForeignPlayer[] =>
  participants
    .toSorted((a, b) => (a.participant.seed ?? Infinity) - (b.participant.seed ?? Infinity))
    .map((one) => playerOf(one));

/** Challonge's own word for the kind whose rounds can be continued. */
const roundByRound = /^swiss$/;

export function readChallonge(
  file: z.output<typeof challongeSchema>,
  choice: Choice,
): Result<ForeignEvent, TakeOverNote> {
  if (!('tournament' in file)) return fromGames([], {}, [], choice, playersOf(file));
  const { name, tournament_type: kind, participants, matches = [], swiss_rounds: rounds, ...worth } = file.tournament;
  const players = playersOf(participants);
  const inRounds = roundByRound.test(kind);
  const games = inRounds ? gamesOf(matches, players) : [];
  const win = Number(worth.pts_for_match_win ?? 1);
  const rest = {
    name,
    ...(rounds && inRounds && { rounds }),
    points: { win, draw: Number(worth.pts_for_match_tie ?? win / 2), loss: 0, bye: Number(worth.pts_for_bye ?? win) },
  };
  if (inRounds) return fromGames(games, rest, [note('places'), note('scores-left-out')], choice, players);
  const notes = matches.length > 0 ? [note('only-players', { kind })] : [];
  return fromGames([], { name }, notes, choice, players);
}

function gamesOf(matches: readonly Match[], players: readonly ForeignPlayer[]): ListedGame[] {
  const byKey = new Map(players.map((player) => [player.key, player]));
  return matches.flatMap(({ match }, at): ListedGame[] => {
    const [one, other] = [byKey.get(String(match.player1_id)), byKey.get(String(match.player2_id))];
    if (!one || !other || match.round < 1) return [];
    const outcome = outcomeOf(match);
    return [{ round: match.round, line: at + 1, seats: [one, other], ...(outcome && { outcome }) }];
  });
}

/** A match that is over and has no winner was drawn. */
function outcomeOf({ state, winner_id: winner, player1_id: first, forfeited }: Match['match']): Outcome | undefined {
  if (state !== 'complete') return undefined;
  if (winner === null) return drawn;
  if (forfeited) return { kind: 'forfeit', seats: [winner === first ? 1 : 0] };
  return winner === first ? won : lost;
}
