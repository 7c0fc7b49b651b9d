import { randomUUID } from 'node:crypto';
import type { Attachments, OutboxMessage, Store, Webhook } from '../store/index.ts';
import { type Telling, tellings } from './happenings.ts';
import type { Companions, Step } from './live-tournament.ts';
import { roundDeadline } from './round-clock.ts';

/** What is written with new entries: a new name, webhooks’ messages, when a round’s time runs out. */
export const companionsOf =
  (store: Store, now: () => number): Companions =>
  async (tournament, steps) => {
    const webhooks = await store.webhooks.of(tournament);
    return {
      ...renamed(steps),
      outbox: webhooks.length === 0 ? [] : steps.flatMap((step) => messagesOf(tournament, step, webhooks, now())),
      deadlines: steps.flatMap(({ before, after }) => roundDeadline(before.facts, after.facts)),
    };
  };

function renamed(steps: readonly Step[]): Pick<Attachments, 'about'> {
  const was = steps[0]?.before.facts.about;
  const is = steps.at(-1)?.after.facts.about;
  return is && is.name !== was?.name ? { about: { name: is.name, format: is.format } } : {};
}

const messagesOf = (
  tournament: string,
  { before, after, entry: { version, at } }: Step,
  webhooks: readonly Webhook[],
  now: number,
): OutboxMessage[] =>
  tellings(before, after).flatMap((telling) => messagesTo(webhooks, { tournament, version, at, telling }, now));

interface Told {
  readonly tournament: string;
  readonly version: number;
  readonly at: number;
  readonly telling: Telling;
}

/** The bodies are rendered here and now: what is sent later is what was true then. */
export function messagesTo(webhooks: readonly Webhook[], told: Told, now: number): OutboxMessage[] {
  const { tournament, version, at, telling } = told;
  const { topic, data } = telling;
  const body = JSON.stringify({ topic, tournament, version, at, data });
  return webhooks
    .filter(({ events }) => events.includes(topic))
    .map((webhook) => ({ id: randomUUID(), webhook: webhook.id, topic, body, dueAt: now }));
}
