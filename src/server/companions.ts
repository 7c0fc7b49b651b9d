import { randomUUID } from 'node:crypto';
import type { Attachments, OutboxMessage, Store, Webhook } from '../store/index.ts';
import { tellings } from './happenings.ts';
import type { Companions, Step } from './live-tournament.ts';

/** What is written with new entries: a new name, webhooks’ messages. */
export const companionsOf =
  (store: Store, now: () => number): Companions =>
  async (tournament, steps) => {
    const webhooks = await store.webhooks.of(tournament);
    return {
      ...renamed(steps),
      outbox: webhooks.length === 0 ? [] : steps.flatMap((step) => messages(tournament, step, webhooks, now())),
    };
  };

function renamed(steps: readonly Step[]): Pick<Attachments, 'about'> {
  const was = steps[0]?.before.facts.about;
  const is = steps.at(-1)?.after.facts.about;
  return is && is.name !== was?.name ? { about: { name: is.name, format: is.format } } : {};
}

/** The bodies are rendered here and now: what is sent later is what was true then. */
function messages(tournament: string, step: Step, webhooks: readonly Webhook[], now: number): OutboxMessage[] {
  const { version, at } = step.entry;
  return tellings(step.before, step.after).flatMap(({ topic, data }) => {
    const body = JSON.stringify({ topic, tournament, version, at, data });
    return webhooks
      .filter(({ events }) => events.includes(topic))
      .map((webhook) => ({ id: randomUUID(), webhook: webhook.id, topic, body, dueAt: now }));
  });
}
