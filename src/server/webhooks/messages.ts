import { randomUUID } from 'node:crypto';
import {
  type Derived,
  derive,
  type Formats,
  type Game,
  gameId,
  type Outcome,
  type Place,
  publicGame,
  publicOutcome,
  type Round,
  type State,
  type Table,
} from '../../engine/index.ts';
import { canonicalJson } from '../../kit/index.ts';
import { outcomeToWire } from '../../protocol/scale.ts';
import type { Topic } from '../../protocol/wire-webhooks.ts';
import type { OutboxMessage, Webhook } from '../../store/index.ts';
import type { Transition } from '../live/live-tournament.ts';
import { chatBody, isChat, type WebhookEvent } from './chat.ts';

interface PublicGame {
  readonly place: Place;
  readonly table: Table;
  readonly game: Game;
}

const key = (place: Place): string => `${place.round}.${place.edition}.${place.match}.${place.game}`;
const isPublic = (round: Round): boolean => round.state !== 'draft';
const sameRound = (a: Round, b: Round): boolean => a.number === b.number && a.edition === b.edition;

/**
 * What changed between two states, derived from the difference alone: so an undone, unwound or corrected entry is
 * reported as what it results in, and a draft is never reported.
 */
function webhookEvents(before: State, after: State, derived: Derived): WebhookEvent[] {
  return [...ofRounds(before, after), ...ofGames(before, after), ...ofTournament(before, after, derived)];
}

function ofRounds(before: State, after: State): WebhookEvent[] {
  const [was, is] = [before.facts.rounds.filter(isPublic), after.facts.rounds.filter(isPublic)];
  const about = ({ number, edition, kind }: Round) => ({ round: number, edition, kind });
  const told: WebhookEvent[] = [];
  for (const round of was) {
    if (!is.some((other) => sameRound(other, round))) told.push({ topic: 'round.unwound', data: about(round) });
  }
  for (const round of is) {
    const earlier = was.find((other) => sameRound(other, round));
    if (!earlier) told.push({ topic: 'round.published', data: { ...about(round), byes: round.byes } });
    if (round.state === 'closed' && earlier?.state !== 'closed') {
      told.push({ topic: 'round.closed', data: about(round) });
    }
  }
  return told;
}

/** The games of rounds that are not the same object in both states. */
function changedGames(state: State, other: State): Map<string, PublicGame> {
  const same = new Set(other.facts.rounds);
  const games = new Map<string, PublicGame>();
  for (const round of state.facts.rounds) {
    if (!isPublic(round) || same.has(round)) continue;
    for (const table of round.tables) {
      table.games.forEach((game, at) => {
        const place = { round: round.number, edition: round.edition, match: table.match, game: at + 1 };
        games.set(key(place), { place, table, game });
      });
    }
  }
  return games;
}

function ofGames(before: State, after: State): WebhookEvent[] {
  const was = changedGames(before, after);
  const is = changedGames(after, before);
  const told: WebhookEvent[] = [];
  for (const [at, { place, game }] of was) {
    if (!is.has(at) && !game.recorded) told.push({ topic: 'game.cancelled', data: placed(place) });
  }
  for (const [at, current] of is) {
    const earlier = was.get(at);
    const change = outcomeChange(earlier?.game.recorded?.outcome, current.game.recorded?.outcome);
    if (!earlier && !current.game.recorded) told.push({ topic: 'game.ready', data: ready(current, after) });
    if (change) {
      const { recorded } = current.game;
      told.push({
        topic: change,
        data: {
          ...placed(current.place),
          seats: current.table.seats,
          ...(recorded && {
            outcome: outcomeToWire(publicOutcome(recorded.outcome)),
            completedAt: recorded.completedAt,
          }),
        },
      });
    }
  }
  return told;
}

function outcomeChange(was: Outcome | undefined, is: Outcome | undefined): Topic | undefined {
  if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return undefined;
  if (!was) return 'outcome.recorded';
  return is ? 'outcome.corrected' : 'outcome.removed';
}

const placed = (place: Place) => ({ game: gameId(place.round, place.match, place.game), place });

/** All a game server needs to start it: who sits where, colours, clocks, start position. */
function ready({ place, table, game }: PublicGame, state: State) {
  const player = (seat: number | undefined) => {
    const id = seat === undefined ? undefined : table.seats[seat];
    if (id === undefined) return undefined;
    const { name = id, externalId } = state.facts.players.get(id) ?? {};
    return { id, name, ...(externalId !== undefined && { externalId }) };
  };
  const { white, black } = game;
  return {
    ...placed(place),
    ...publicGame(game),
    seats: table.seats.map((_, seat) => player(seat)),
    ...(white !== undefined && { white: player(white) }),
    ...(black !== undefined && { black: player(black) }),
  };
}

function ofTournament(before: State, after: State, derived: Derived): WebhookEvent[] {
  const told: WebhookEvent[] = [];
  if (after.facts.started && !before.facts.started) told.push({ topic: 'tournament.started', data: {} });
  if (before.facts === after.facts || !after.facts.about) return told;
  const was = before.facts.about !== undefined && derive(derived.formats, before.facts, derived).verdict.finished;
  const { finished, winners } = derived.verdict;
  if (finished && !was) told.push({ topic: 'tournament.finished', data: { winners } });
  if (was && !finished) told.push({ topic: 'tournament.reopened', data: {} });
  return told;
}

/** What a message needs to know besides what happened. */
export interface Telling {
  readonly formats: Formats;
  readonly now: number;
  /** Of the server, where it knows the one that others use. */
  readonly publicUrl?: string | undefined;
}

export function messagesOf(
  tournament: string,
  { before, after, entry: { version, at } }: Transition,
  webhooks: readonly Webhook[],
  telling: Telling,
): OutboxMessage[] {
  const derived = derive(telling.formats, after.facts);
  return webhookEvents(before, after, derived).flatMap((event) =>
    messagesTo(webhooks, { tournament, version, at, event, derived }, telling),
  );
}

interface Told {
  readonly tournament: string;
  readonly version: number;
  readonly at: number;
  readonly event: WebhookEvent;
  readonly derived: Derived;
}

/** The bodies are rendered here and now: what is sent later is what was true then. */
export function messagesTo(
  webhooks: readonly Webhook[],
  told: Told,
  { now, publicUrl }: Omit<Telling, 'formats'>,
): OutboxMessage[] {
  const { tournament, version, at, event, derived } = told;
  const { topic, data } = event;
  const signed = JSON.stringify({ topic, tournament, version, at, data });
  const address = publicUrl === undefined ? undefined : `${publicUrl}/t/${tournament}`;
  return webhooks
    .filter(({ events }) => events.includes(topic))
    .map((webhook) => ({
      id: randomUUID(),
      webhook: webhook.id,
      topic,
      body: isChat(webhook) ? chatBody(webhook, event, derived, address) : signed,
      dueAt: now,
    }));
}
