import type { FastifyRequest } from 'fastify';
import type { GameClock } from '../../protocol/wire-clocks.ts';
import { notAllowed } from '../auth/identity.ts';
import { type GamePress, type TimedGame, timedGame } from '../clocks/game-clock.ts';
import { gameClockOf, rightsOf } from '../clocks/game-view.ts';
import { RequestProblem } from '../problems.ts';
import type { Context } from './context.ts';
import { type Visitor, visit } from './visitor.ts';

/** Someone before one game's clock. */
export interface AtClock extends Visitor {
  readonly game: TimedGame;
  readonly may: GameClock['may'];
}

export async function visitClock(context: Context, request: FastifyRequest, id: string, name: string) {
  const visitor = await visit(context, request, id);
  const game = timedGame(visitor.tournament.derived, name);
  if (!game) throw new RequestProblem(404, 'not-found');
  return { ...visitor, game, may: rightsOf(visitor.standing, game) };
}

export const pressesAt = async ({ store }: Context, { tournament, game }: AtClock): Promise<GamePress[]> =>
  (await store.games.read(tournament.id, game.key)).map(({ press }) => press as GamePress);

export const shownClock = ({ now }: Context, { tournament, game, may }: AtClock, presses: readonly GamePress[]) =>
  gameClockOf(tournament.derived, game, presses, now(), may);

/** For those at its table; `look` shows the clock as long as that is so. */
export async function admitToGame(context: Context, request: FastifyRequest, id: string, name: string) {
  const visitor = await visitClock(context, request, id, name);
  if (visitor.may.press.length === 0) throw notAllowed(visitor.caller);
  const look = async (): Promise<GameClock | undefined> => {
    try {
      const here = await visitClock(context, request, id, name);
      return here.may.press.length === 0 ? undefined : shownClock(context, here, await pressesAt(context, here));
    } catch (error) {
      if (error instanceof RequestProblem) return undefined;
      throw error;
    }
  };
  return { visitor, look };
}
