import type { FastifyRequest } from 'fastify';
import { conclude, progressView, publicNames } from '../../engine/index.ts';
import type { ListedTournament, TournamentList } from '../../protocol/wire.ts';
import type { StreamHead } from '../../store/index.ts';
import { type Caller, standingIn } from '../auth/identity.ts';
import { seesAll } from '../auth/roles.ts';
import { isDamage } from '../live/checked-log.ts';
import type { Context } from './context.ts';

/** A page of the tournaments that the caller may see. */
export async function listTournaments(
  context: Context,
  request: FastifyRequest,
  caller: Caller,
  page: { readonly after?: string | undefined; readonly limit: number },
): Promise<TournamentList> {
  const tournaments: ListedTournament[] = [];
  let { after } = page;
  for (;;) {
    const { streams, next } = await context.store.events.list({
      limit: page.limit - tournaments.length,
      ...(after !== undefined && { after }),
    });
    for (const head of streams) {
      const row = await rowOf(context, request, caller, head);
      if (row) tournaments.push(row);
    }
    if (next === undefined) return { tournaments };
    if (tournaments.length >= page.limit) return { tournaments, next };
    after = next;
  }
}

async function rowOf(
  context: Context,
  request: FastifyRequest,
  caller: Caller,
  head: StreamHead,
): Promise<ListedTournament | undefined> {
  // One that is damaged says so at its own address; the others are listed.
  const tournament = await context.tournaments.find(head.stream).catch((error: unknown) => {
    if (isDamage(error)) return undefined;
    throw error;
  });
  const about = tournament?.state.facts.about;
  if (!tournament || !about) return undefined;
  const here = caller.operator ? caller : await context.identity.callerOf(request, head.stream);
  const { role } = standingIn(here, head.stream);
  const { listed } = about.settings;
  if (role === 'public' && !listed) return undefined;
  const { facts, log } = tournament.state;
  const conclusion = conclude(tournament.state);
  const status = conclusion.finished ? 'finished' : facts.started ? 'running' : 'registering';
  return {
    id: head.stream,
    name: about.name,
    format: about.format,
    status,
    players: [...facts.players.values()].filter((player) => player.approved).length,
    listed,
    createdAt: head.createdAt,
    updatedAt: head.updatedAt,
    version: log.length,
    role,
    progress: progressView(tournament.state),
    clock: facts.clock ?? null,
    winners: conclusion.winners.map(
      seesAll(role) ? (player) => facts.players.get(player)?.name ?? player : publicNames(facts),
    ),
  };
}
