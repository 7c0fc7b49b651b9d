import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { firstToMove } from '../../../engine/index.ts';
import { canonicalJson } from '../../../kit/index.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import {
  gameClockSchema,
  pressSchema,
  runningOutSchema,
  startedGamesSchema,
  startGamesSchema,
} from '../../../protocol/wire-clocks.ts';
import { notAllowed } from '../../auth/identity.ts';
import { clockAfter, flagDeadline, type GamePress, type PressRefusal, timedGamesOf } from '../../clocks/game-clock.ts';
import { runningOut } from '../../clocks/running-out.ts';
import { type ProblemCode, RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { limit } from '../limits.ts';
import { senderOf, visitAsDesk } from '../visitor.ts';
import { type AtClock, pressesAt, shownClock, visitClock } from '../visitor-clock.ts';

const params = z.object({ id: tournamentIdSchema, game: z.string().max(40) });
type Sent = z.output<typeof pressSchema>;
type SentPress = Sent['press'];

/** Game clocks, driven by a game server's moves or by two phones at a table. Presses are timed by the server. */
export function clockRoutes(app: App, context: Context): void {
  const { store, now } = context;

  const atClock = (request: FastifyRequest<{ Params: { id: string; game: string } }>) =>
    visitClock(context, request, request.params.id, request.params.game);
  /** Two phones at a table, and a game server with an account that plays a hall of blitz. */
  const presses = { player: limit(context, 'press', 240), other: limit(context, 'press', 6_000) };
  const pressesOf = (at: AtClock) => pressesAt(context, at);
  const shown = (at: AtClock, presses: readonly GamePress[]) => shownClock(context, at, presses);

  app.get(
    '/api/tournaments/:id/games/:game/clock',
    {
      schema: {
        operationId: 'readClock',
        summary: 'A game’s clock',
        tags: ['Clocks'],
        params,
        response: { 200: gameClockSchema },
      },
    },
    async (request) => {
      const here = await atClock(request);
      return shown(here, await pressesOf(here));
    },
  );

  app.post(
    '/api/tournaments/:id/games/:game/presses',
    {
      schema: {
        operationId: 'pressClock',
        summary: 'Start, press, pause or resume a game’s clock, or give a side time',
        tags: ['Clocks'],
        params,
        body: pressSchema,
        response: { 200: gameClockSchema },
      },
    },
    async (request) => {
      const here = await atClock(request);
      const { tournament, game, caller } = here;
      if (!caller.operator)
        await presses[here.standing.role === 'player' ? 'player' : 'other'](senderOf(request, here));
      const { seq, id, press, edition } = request.body;
      const first = firstToMove(tournament.derived, game.place.round);
      if (!mayPress(here, press, first)) throw notAllowed(caller);
      if (edition !== undefined && edition !== game.place.edition) throw new RequestProblem(409, 'game-paired-again');
      const before = await pressesOf(here);
      const at = Math.max(now(), before.at(-1)?.at ?? 0);
      const from = deviceOf(here);
      const made: GamePress =
        press.kind === 'start'
          ? { kind: 'start', first: press.first ?? first, id, at, from }
          : { ...press, id, at, from };
      if (isAmong(before, made)) return shown(here, before);
      if (game.game.recorded) throw new RequestProblem(422, 'game-is-over', shown(here, before));
      if (before.length !== seq) throw new RequestProblem(409, 'clock-moved', shown(here, before));
      const after = [...before, made];
      const clock = clockAfter(game, after);
      if (!clock.ok) throw new RequestProblem(422, codeOf(clock.error), shown(here, before));
      const written = await store.games.append(tournament.id, game.key, seq, [made], {
        deadlines: [flagDeadline(game, clock.value, after.length)],
      });
      if (written.kind === 'appended') return shown(here, after);
      const current = await pressesOf(here);
      if (isAmong(current, made)) return shown(here, current);
      throw new RequestProblem(409, 'clock-moved', shown(here, current));
    },
  );

  app.get(
    '/api/tournaments/:id/running-out',
    {
      schema: {
        operationId: 'readRunningOut',
        summary: 'The games with a main time of a day or more that will run out within a day (GR-2)',
        tags: ['Clocks'],
        params: z.object({ id: tournamentIdSchema }),
        response: { 200: runningOutSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      return runningOut(store, tournament.id, tournament.derived, now());
    },
  );

  app.post(
    '/api/tournaments/:id/rounds/:round/start-games',
    {
      schema: {
        operationId: 'startGames',
        summary:
          'Start the clocks of all games of a round that have not started, where they are started by hand (GR-2)',
        tags: ['Clocks'],
        params: z.object({ id: tournamentIdSchema, round: z.coerce.number().int().min(1).max(9999) }),
        body: startGamesSchema,
        response: { 200: startedGamesSchema },
      },
    },
    async (request) => {
      const { tournament } = await visitAsDesk(context, request, request.params.id);
      const { derived } = tournament;
      const games = timedGamesOf(derived, request.params.round).filter(({ game }) => !game.recorded);
      if (games.some(({ startedAt }) => startedAt !== undefined)) throw new RequestProblem(422, 'clock-is-running');
      const started: string[] = [];
      const at = now();
      for (const game of games) {
        const first = request.body.first ?? firstToMove(derived, game.place.round);
        const press: GamePress = { kind: 'start', first, at, id: 'start', from: 'desk' };
        const clock = clockAfter(game, [press]);
        const written = await store.games.append(tournament.id, game.key, 0, [press], {
          deadlines: [flagDeadline(game, clock.ok ? clock.value : undefined, 1)],
        });
        if (written.kind === 'appended') started.push(game.id);
      }
      return { started };
    },
  );
}

/** The rules say who moves first; only the desk may decide otherwise. */
function mayPress({ may }: AtClock, press: SentPress, first: 'white' | 'black'): boolean {
  switch (press.kind) {
    case 'start':
      return may.press.length > 0 && (press.first === undefined || press.first === first || may.press.length === 2);
    case 'move':
      return may.press.includes(press.side);
    case 'pause':
    case 'resume':
      return may.pause;
    case 'give':
      return may.give;
  }
}

/** A player's own device, or one that serves the whole table. */
const deviceOf = ({ may }: AtClock): 'white' | 'black' | 'desk' =>
  (may.press.length === 1 ? may.press[0] : undefined) ?? 'desk';

/** The answer was lost, or is still under way, and the press is sent again: it counts once. */
function isAmong(presses: readonly GamePress[], made: GamePress): boolean {
  const earlier = presses.find((one) => one.id === made.id);
  // Its moment is the server's, and the first one stands.
  const same = earlier && canonicalJson({ ...earlier, at: 0 }) === canonicalJson({ ...made, at: 0 });
  if (same === false) throw new RequestProblem(409, 'press-id-in-use');
  return same === true;
}

function codeOf({ code }: PressRefusal): ProblemCode {
  if (code === 'flagged') return 'time-is-out';
  return code === 'time-went-back' ? 'clock-moved' : code;
}
