import * as z from 'zod/mini';
import type { Outcome, Result } from '../../../engine/index.ts';
import type { TakeOverNote } from '../../../words/takeover/index.ts';
import { type Choice, drawn, type ForeignEvent, type ForeignPlayer, lost, note, won } from '../event.ts';
import { fromGames, type ListedGame } from '../listed-games.ts';

/** What brackets-manager stores and exports: tables of participants, stages, rounds and matches. */

const id = z.union([z.number(), z.string()]);

const opponentSchema = z.optional(
  z.nullable(
    z.object({
      id: z.optional(z.nullable(id)),
      result: z.optional(z.enum(['win', 'draw', 'loss'])),
      forfeit: z.optional(z.boolean()),
    }),
  ),
);

export const bracketsManagerSchema = z.object({
  participant: z.array(z.object({ id, name: z.string() })),
  stage: z.array(z.object({ id, name: z.optional(z.string()), type: z.string() })),
  group: z.optional(z.array(z.object({ id }))),
  round: z.array(z.object({ id, number: z.number() })),
  match: z.array(z.object({ round_id: id, opponent1: opponentSchema, opponent2: opponentSchema })),
});

type Data = z.output<typeof bracketsManagerSchema>;
type Match = Data['match'][number];

export function readBracketTables(data: Data, choice: Choice): Result<ForeignEvent, TakeOverNote> {
  const players = data.participant.map(
    ({ id: own, name }): ForeignPlayer => ({ key: String(own), name, externalId: String(own) }),
  );
  const [stage, ...others] = data.stage;
  const name = stage?.name ? { name: stage.name } : {};
  const games = gamesOf(data, players);
  // One group in which everybody has met everybody is a list of rounds; anything else is a draw that goes on by rules of its own.
  const whole = stage?.type === 'round_robin' && others.length === 0 && (data.group?.length ?? 1) === 1;
  const over = games.length > 0 && games.every(({ outcome }) => outcome);
  if (whole && over) return fromGames(games, name, [note('places'), note('scores-left-out')], { byes: 'no' }, players);
  const kind = (stage?.type ?? '').replaceAll('_', ' ');
  return fromGames([], name, data.match.length > 0 ? [note('only-players', { kind })] : [], choice, players);
}

function gamesOf({ round, match }: Data, players: readonly ForeignPlayer[]): ListedGame[] {
  const byKey = new Map(players.map((player) => [player.key, player]));
  const numbers = new Map(round.map(({ id: own, number }) => [own, number]));
  return match.flatMap((one, at): ListedGame[] => {
    const seats = [byKey.get(String(one.opponent1?.id)), byKey.get(String(one.opponent2?.id))] as const;
    const number = numbers.get(one.round_id) ?? 0;
    if (!seats[0] || !seats[1] || number < 1) return [];
    const outcome = outcomeOf(one);
    return [{ round: number, line: at + 1, seats: [seats[0], seats[1]], ...(outcome && { outcome }) }];
  });
}

function outcomeOf({ opponent1: one, opponent2: other }: Match): Outcome | undefined {
  const absent = [one, other].flatMap((side, seat) => (side?.forfeit ? [seat] : []));
  if (absent.length > 0) return { kind: 'forfeit', seats: absent };
  if (one?.result === 'draw') return drawn;
  if (one?.result === 'win' || other?.result === 'loss') return won;
  return one?.result === 'loss' || other?.result === 'win' ? lost : undefined;
}
