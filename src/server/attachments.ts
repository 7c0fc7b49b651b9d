import { derive, type Formats } from '../engine/index.ts';
import type { Attachments, Store } from '../store/index.ts';
import { roundDeadline } from './clocks/round-clock.ts';
import { gameDeadlines } from './clocks/round-games.ts';
import type { AttachmentsFor, Transition } from './live/live-tournament.ts';
import { messagesOf } from './webhooks/messages.ts';

/** What is written with new entries: a new name, webhooks’ messages, when a round’s time runs out. */
export const attachmentsFor =
  (formats: Formats, store: Store, now: () => number, publicUrl?: string): AttachmentsFor =>
  async (tournament, steps) => {
    const webhooks = await store.webhooks.of(tournament);
    return {
      ...renamed(steps),
      outbox:
        webhooks.length === 0
          ? []
          : steps.flatMap((step) => messagesOf(tournament, step, webhooks, { formats, now: now(), publicUrl })),
      deadlines: steps.flatMap(({ before: { facts: before }, after: { facts: after } }) => [
        ...roundDeadline(before, after),
        ...gameDeadlines(before, derive(formats, after)),
      ]),
    };
  };

function renamed(steps: readonly Transition[]): Pick<Attachments, 'about'> {
  const was = steps[0]?.before.facts.about;
  const is = steps.at(-1)?.after.facts.about;
  const same = is?.name === was?.name && is?.format === was?.format && is?.settings.listed === was?.settings.listed;
  if (!is || same) return {};
  return { about: { name: is.name, format: is.format, listed: is.settings.listed } };
}
