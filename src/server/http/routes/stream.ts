import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  MAX_TOPICS,
  nothingKnown,
  type Position,
  type Reading,
  readings,
  type Topic,
  topicName,
  type Watched,
  watchedIn,
} from '../../../protocol/live-events.ts';
import { tournamentIdSchema } from '../../../protocol/wire.ts';
import { topicEventSchema } from '../../../protocol/wire-live.ts';
import { notAllowed } from '../../auth/identity.ts';
import { seesAll } from '../../auth/roles.ts';
import { GameChannel } from '../../clocks/game-channel.ts';
import type { Channel, ChannelLine, EventStream } from '../../live/event-stream.ts';
import { DeskChannel, PublicChannel } from '../../live/tournament-channels.ts';
import { upToDate } from '../../live/tournaments.ts';
import { Yielder } from '../../operations/yielder.ts';
import { RequestProblem } from '../../problems.ts';
import type { App, Context } from '../context.ts';
import { beginEvents, sendHead } from '../event-stream.ts';
import { contentOf, takesGzip } from '../responses.ts';
import { type Visitor, visit, visitAsDesk } from '../visitor.ts';
import { admitToGame } from '../visitor-clock.ts';

/** What someone may follow, and how. */
interface Admission {
  readonly visitor: Visitor;
  /** Makes what will be sent; the answer says whether others had a turn in between. */
  prepare?(compressed: boolean): Promise<boolean>;
  open(line: ChannelLine): Channel;
}

async function visitReading(context: Context, request: FastifyRequest, id: string, as: Reading): Promise<Visitor> {
  const visitor = await (as === 'desk' ? visitAsDesk : visit)(context, request, id);
  const { role, player } = visitor.standing;
  const enters = seesAll(role) || role === 'scorekeeper';
  if ((as === 'player' && player === undefined) || (as === 'scorekeeper' && !enters)) throw notAllowed(visitor.caller);
  return visitor;
}

/** @param wholeSlices no `changes`: a stream of one topic is for programs that keep the newest slice of each name */
async function admitToTournament(
  context: Context,
  request: FastifyRequest,
  { tournament: id, kind: as }: Extract<Topic, { kind: Reading }>,
  from: Position,
  wholeSlices: boolean,
): Promise<Admission> {
  const visitor = await visitReading(context, request, id, as);
  const { tournament, standing } = visitor;
  // The reader was served by another process, and is ahead of this one.
  if (from.version > tournament.state.log.length) await upToDate(context.store, tournament);
  const stillWelcome = () =>
    visitReading(context, request, id, as).then(
      () => true,
      () => false,
    );
  const reader = { from, stillWelcome };
  return {
    visitor,
    ...(as !== 'desk' && { prepare: (compressed) => tournament.feed.prepare(from.version, compressed) }),
    open: (line) =>
      as === 'desk'
        ? new DeskChannel(line, tournament, reader)
        : new PublicChannel(line, tournament, {
            ...reader,
            wholeSlices,
            needsListing: as === 'public',
            ...(as === 'player' && standing.player !== undefined && { player: standing.player }),
          }),
  };
}

async function admit(
  context: Context,
  request: FastifyRequest,
  { topic, from }: Watched,
  wholeSlices = false,
): Promise<Admission> {
  if (topic.kind !== 'game') return admitToTournament(context, request, topic, from, wholeSlices);
  const { game } = topic;
  const { visitor, look } = await admitToGame(context, request, topic.tournament, game);
  return { visitor, open: (line) => new GameChannel(line, visitor.tournament, { game, look }) };
}

/**
 * What is sent first is made beforehand, in small turns; in the meantime a role may have ended or a result come in, so
 * everything is checked again. From there on it is one step: a reader neither misses anything nor gets it twice.
 */
async function prepared(request: FastifyRequest, admitted: () => Promise<Admission>): Promise<Admission> {
  const admission = await admitted();
  return (await admission.prepare?.(takesGzip(request))) ? admitted() : admission;
}

/** Opens a topic on a stream that begins, or has begun, once its reader is let in. */
async function openPrepared(
  { streams }: Context,
  request: FastifyRequest,
  admitted: () => Promise<Admission>,
  topic: string,
  begun: () => EventStream,
): Promise<void> {
  const before = streams.rolesEnded;
  const { visitor, open } = await prepared(request, admitted);
  const stream = begun();
  if (visitor.caller.account) stream.readsBy(visitor.caller.account.id);
  stream.open(topic, visitor.tournament.id, open);
  if (streams.rolesEnded !== before) stream.recheck();
}

/** One after the other, so that a browser with many tabs does not have many long logs read at once. */
async function openAll(context: Context, request: FastifyRequest, stream: EventStream, topics: readonly Watched[]) {
  const turns = new Yielder();
  for (const watched of topics) {
    await turns.pause();
    if (stream.ended) return;
    try {
      const admitted = () => admit(context, request, watched);
      await openPrepared(context, request, admitted, watched.name, () => stream);
    } catch (error) {
      if (error instanceof RequestProblem && error.status < 500) stream.turnAway(watched.name);
      else {
        request.log.warn(error);
        stream.giveUp(watched.name, 'store-unavailable');
      }
    }
  }
}

const watch = z
  .string()
  .max(200)
  .describe(
    'abc/public, abc/player, abc/scorekeeper, abc/desk or abc/game/r1.t2.g1, and behind it what you have already: @57.K7QF2-9XW4M',
  );

function watchedOr400(text: string): Watched {
  const watched = watchedIn(text);
  if (!watched) throw new RequestProblem(400, 'unreadable', { problems: [`watch: ${text}`] });
  return watched;
}

function topicsIn(asked: string | readonly string[]): Watched[] {
  const topics = [asked].flat().map(watchedOr400);
  return [...new Map(topics.map((watched) => [watched.name, watched])).values()];
}

/** EventSource says by itself what it saw last: of that topic it is newer than what the address says. */
function resumed(request: FastifyRequest, watched: Watched): Watched {
  const last = watchedIn(String(request.headers['last-event-id'] ?? ''));
  return last?.name === watched.name ? last : watched;
}

const isClock = ({ topic }: Watched): boolean => topic.kind === 'game';

/** A stream of one topic: unlike one of many it is refused with a status where it isn't for this reader. */
async function followOne(context: Context, request: FastifyRequest, reply: FastifyReply, watched: Watched) {
  const admitted = () => admit(context, request, resumed(request, watched), true);
  if (request.method === 'HEAD') return admitted().then(() => sendHead(reply));
  await openPrepared(context, request, admitted, watched.name, () =>
    beginEvents(context, request, reply, { topics: 1, quick: isClock(watched) }),
  );
}

const events = (names: string) =>
  contentOf(`Events, each of them a TopicEvent: ${names}.`, 'text/event-stream', topicEventSchema);

export function watchingRoutes(app: App, context: Context): void {
  app.get(
    '/api/live',
    {
      schema: {
        operationId: 'followMany',
        summary: 'Many tournaments and games on one live stream (server-sent events)',
        tags: ['Reading'],
        querystring: z.object({ watch: z.union([watch, z.array(watch).min(1).max(MAX_TOPICS)]) }),
        response: { 200: events('slices, changes, entries, reports, clock, reload, game, gone, trouble, time') },
      },
      config: { compress: false },
    },
    async (request, reply) => {
      const topics = topicsIn(request.query.watch).map((watched) => resumed(request, watched));
      if (request.method === 'HEAD') return sendHead(reply);
      const stream = beginEvents(context, request, reply, { topics: topics.length, quick: topics.some(isClock) });
      await openAll(context, request, stream, topics);
    },
  );

  app.get(
    '/api/tournaments/:id/live',
    {
      schema: {
        operationId: 'followTournament',
        summary: 'One tournament’s live stream (server-sent events): slices for everyone, entries with as=desk',
        tags: ['Reading'],
        params: z.object({ id: tournamentIdSchema }),
        querystring: z.object({
          as: z.enum(readings).default('public'),
          after: z
            .string()
            .regex(/^\d{1,15}(\.[\w-]{1,20})?$/)
            .optional()
            .describe('What you have already: 57.K7QF2-9XW4M, a version and its head.'),
        }),
        response: { 200: events('slices, entries, reports, reload, game, gone, time') },
      },
      config: { compress: false },
    },
    async (request, reply) => {
      const { as, after } = request.query;
      const name = topicName({ kind: as, tournament: request.params.id });
      return followOne(context, request, reply, watchedOr400(after === undefined ? name : `${name}@${after}`));
    },
  );

  app.get(
    '/api/tournaments/:id/games/:game/live',
    {
      schema: {
        operationId: 'followGame',
        summary: 'One game’s clock, live (server-sent events), for those at its table',
        tags: ['Clocks'],
        params: z.object({ id: tournamentIdSchema, game: z.string().max(40) }),
        response: { 200: events('clock, gone, time') },
      },
      config: { compress: false },
    },
    async (request, reply) => {
      const { id, game } = request.params;
      const topic = { kind: 'game', tournament: id, game } as const;
      return followOne(context, request, reply, { name: topicName(topic), topic, from: nothingKnown });
    },
  );
}
