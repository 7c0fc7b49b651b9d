import { ok, type Result } from '../../kit/index.ts';
import type { Command } from './commands.ts';
import type { PlayerId } from './model.ts';
import { type Refusal, refusal } from './refusal.ts';
import { draftOf, type Facts } from './state.ts';

/** What the library and the command line have in common: several commands at once, and people by name. */

export interface CommandPort {
  readonly facts: () => Facts;
  readonly finished: () => boolean;
  /** Throws where it is refused. */
  readonly send: (command: Command) => void;
}

export interface Onward {
  /** Stops before publishing. */
  readonly draft?: boolean;
  readonly allowRematches?: boolean;
}

function pairNow({ facts, send }: CommandPort, { draft: stopThere = false, allowRematches = false }: Onward): void {
  if (allowRematches) send({ type: 'AllowRematches' });
  send({ type: 'PairRound' });
  const draft = draftOf(facts());
  if (draft && !stopThere) send({ type: 'PublishRound', round: draft.number });
}

/** Starts, then draws and publishes the first round, unless it has come by itself. */
export function startNow(port: CommandPort, onward: Onward = {}): void {
  port.send({ type: 'Start' });
  if (port.facts().rounds.length === 0) pairNow(port, onward);
}

/** Closes the round if all its results are in, then draws and publishes the next, where there is one. */
export function moveOn(port: CommandPort, onward: Onward = {}): void {
  const { rounds } = port.facts();
  const last = rounds.at(-1);
  const complete = last?.state === 'published' && last.open === 0;
  if (complete) port.send({ type: 'CloseRound', round: last.number });
  const movedOn = port.facts().rounds.length > rounds.length || (complete && port.finished());
  if (!movedOn) pairNow(port, onward);
}

export interface NobodyCalled {
  readonly why: Refusal;
  /** Those who have the name, where there are several. */
  readonly called: readonly PlayerId[];
}

/** Finds a player by our id, by the id of the program that entered them, or by a name that only one player has, ignoring case. */
export function playerCalled({ players }: Facts, said: string): Result<PlayerId, NobodyCalled> {
  if (players.has(said)) return ok(said);
  const foreign = [...players.values()].find(({ externalId }) => externalId === said);
  if (foreign) return ok(foreign.id);
  const wanted = said.trim().toLowerCase();
  const called = [...players.values()].flatMap(({ id, name }) => (name.toLowerCase() === wanted ? [id] : []));
  const [found, another] = called;
  if (found !== undefined && another === undefined) return ok(found);
  const why = found === undefined ? refusal('unknown-player', { player: said }) : refusal('same-name', { name: said });
  return { ok: false, error: { why, called } };
}
