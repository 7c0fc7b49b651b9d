import type { FastifyRequest } from 'fastify';
import { type Shown, shownOf } from '../../hosting/documents.ts';
import type { ListedTournament, TournamentList } from '../../protocol/wire.ts';
import type { StreamHead } from '../../store/index.ts';
import { type Caller, standingIn } from '../auth/identity.ts';
import { seesAll } from '../auth/roles.ts';
import { isDamage } from '../live/checked-log.ts';
import type { Context } from './context.ts';

interface Page {
  readonly after?: string | undefined;
  readonly limit: number;
}

const MAX_KEPT = 5_000;

/**
 * The tournaments that someone may see, page by page. What is not listed is not even looked at for those without a role
 * in it (DK-16), and what a row shows is kept until its tournament moves on: a stranger who turns all pages has nothing
 * folded twice.
 */
export class TournamentRows {
  readonly #context: Context;
  readonly #kept = new Map<string, Shown>();

  constructor(context: Context) {
    this.#context = context;
  }

  async page(request: FastifyRequest, page: Page): Promise<TournamentList> {
    const { store, identity } = this.#context;
    const caller = await identity.callerEverywhere(request);
    const seesEach = caller.operator || caller.everywhere !== undefined;
    const openTo = seesEach ? undefined : [...new Set(caller.links.map(({ stream }) => stream))];
    const tournaments: ListedTournament[] = [];
    let { after } = page;
    for (;;) {
      const { streams, next } = await store.events.list({
        limit: page.limit - tournaments.length,
        ...(after !== undefined && { after }),
        ...(openTo && { openTo }),
      });
      for (const head of streams) {
        const row = await this.#rowOf(caller, head);
        if (row) tournaments.push(row);
      }
      if (next === undefined) return { tournaments };
      if (tournaments.length >= page.limit) return { tournaments, next };
      after = next;
    }
  }

  async #rowOf(caller: Caller, head: StreamHead): Promise<ListedTournament | undefined> {
    const { stream: id, createdAt, updatedAt } = head;
    const { role } = standingIn(caller, id);
    const shown = await this.#shownOf(head);
    if (!shown) return undefined;
    if (!shown.listed && head.listed !== false) await this.#context.store.events.noteUnlisted(id);
    if (role === 'public' && !shown.listed) return undefined;
    const { publicWinners, winners, ...rest } = shown;
    return { id, ...rest, winners: [...(seesAll(role) ? winners : publicWinners)], createdAt, updatedAt, role };
  }

  async #shownOf(head: StreamHead): Promise<Shown | undefined> {
    const known = this.#kept.get(head.stream);
    if (known?.version === head.version) return known;
    // One that is damaged says so at its own address; the others are listed.
    const tournament = await this.#context.tournaments.find(head.stream).catch((error: unknown) => {
      if (isDamage(error)) return undefined;
      throw error;
    });
    const shown = tournament && shownOf(tournament.state, tournament.derived);
    if (!shown) return undefined;
    this.#kept.delete(head.stream);
    this.#kept.set(head.stream, shown);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return shown;
  }
}
