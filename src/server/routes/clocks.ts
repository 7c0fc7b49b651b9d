import { z } from 'zod';
import { type Colour, remaining } from '../../engine/index.ts';
import { tournamentIdSchema } from '../../protocol/wire.ts';
import { gameClockSchema, pressSchema, startGamesSchema } from '../../protocol/wire-clocks.ts';
import type { App, Context } from '../context.ts';
import { clockAfter, flagDeadline, type GamePress, type TimedGame, timedGame, timedGamesOf } from '../game-clock.ts';
import { notAllowed } from '../identity.ts';
import { RequestProblem } from '../problems.ts';
import type { Standing } from '../roles.ts';
import { visit, visitAsDesk } from '../visitor.ts';

const params = z.object({ id: tournamentIdSchema, game: z.string().max(40) });

/** Game clocks, driven by a game server's moves or by two phones at a table. Presses are timed by the server. */
export function clockRoutes(app: App, context: Context): void {
  const { store, now } = context;

  const pressesOf = async (id: string, game: TimedGame): Promise<GamePress[]> =>
    (await store.games.read(id, game.key)).map(({ press }) => press as GamePress);

  function shown(id: string, game: TimedGame, presses: readonly GamePress[]) {
    const clock = clockAfter(game, presses);
    if (!clock.ok) throw new RequestProblem(422, 'clock-refuses', clock.error);
    const at = now();
    const state = clock.value;
    return {
      game: id,
      seq: presses.length,
      now: at,
      ...(state && {
        clock: { toMove: state.toMove, running: state.running, moves: state.moves, left: remaining(state, at) },
      }),
    };
  }

  app.get(
    '/api/tournaments/:id/games/:game/clock',
    { schema: { summary: 'A game’s clock', tags: ['Clocks'], params, response: { 200: gameClockSchema } } },
    async (request) => {
      const { tournament } = await visit(context, request, request.params.id);
      const game = timedGame(tournament.state.facts, request.params.game);
      if (!game) throw new RequestProblem(404, 'not-found');
      return shown(request.params.game, game, await pressesOf(tournament.id, game));
    },
  );

  app.post(
    '/api/tournaments/:id/games/:game/presses',
    {
      schema: {
        summary: 'Start, press, pause or resume a game’s clock',
        tags: ['Clocks'],
        params,
        body: pressSchema,
        response: { 200: gameClockSchema },
      },
    },
    async (request) => {
      const { tournament, standing, caller } = await visit(context, request, request.params.id);
      const game = timedGame(tournament.state.facts, request.params.game);
      if (!game) throw new RequestProblem(404, 'not-found');
      const { seq, id, press } = request.body;
      if (!mayPress(standing, game, press.kind === 'move' ? press.side : undefined)) throw notAllowed(caller);
      if (game.game.recorded) throw new RequestProblem(422, 'game-is-over');
      const before = await pressesOf(tournament.id, game);
      const after = [...before, { ...press, id, at: Math.max(now(), before.at(-1)?.at ?? 0) }];
      if (before[seq]?.id === id) return shown(request.params.game, game, before);
      if (before.length !== seq) throw new RequestProblem(409, 'clock-moved', shown(request.params.game, game, before));
      const answer = shown(request.params.game, game, after);
      const clock = clockAfter(game, after);
      const written = await store.games.append(tournament.id, game.key, seq, after.slice(-1), {
        deadlines: [flagDeadline(game, clock.ok ? clock.value : undefined, after.length)],
      });
      if (written.kind === 'appended') return answer;
      const current = shown(request.params.game, game, await pressesOf(tournament.id, game));
      throw new RequestProblem(409, 'clock-moved', current);
    },
  );

  app.post(
    '/api/tournaments/:id/rounds/:round/start-games',
    {
      schema: {
        summary: 'Start the clocks of all games of a round that have not started (GR-2)',
        tags: ['Clocks'],
        params: z.object({ id: tournamentIdSchema, round: z.coerce.number().int().min(1).max(9999) }),
        body: startGamesSchema,
        response: { 200: z.object({ started: z.array(z.string()) }) },
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const started: string[] = [];
      const at = now();
      for (const game of timedGamesOf(tournament.state.facts, request.params.round)) {
        if (game.game.recorded) continue;
        const press: GamePress = { kind: 'start', first: request.body.first, at, id: 'start' };
        const clock = clockAfter(game, [press]);
        const written = await store.games.append(tournament.id, game.key, 0, [press], {
          deadlines: [flagDeadline(game, clock.ok ? clock.value : undefined, 1)],
        });
        if (written.kind === 'appended') started.push(`r${game.place.round}.t${game.place.table}.g${game.place.game}`);
      }
      return { started };
    },
  );
}

/** Players press at their own table, and only their own side. */
function mayPress(standing: Standing, { game, table }: TimedGame, side: Colour | undefined): boolean {
  if (standing.role === 'owner' || standing.role === 'desk') return true;
  if (standing.player === undefined || !table.seats.includes(standing.player)) return false;
  const seat = side === 'white' ? game.white : game.black;
  return side === undefined || (seat !== undefined && table.seats[seat] === standing.player);
}
