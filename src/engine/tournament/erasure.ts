import { type Erasure, rewrittenLog, withoutWords } from '../log/index.ts';
import type { Command, EventInfo, NewPlayer } from './commands.ts';
import type { AddedPlayer, Event } from './events.ts';
import type { Override, PlayerId } from './model.ts';
import type { WrittenEntry, WrittenEvent } from './upcast.ts';
import { upcastEvent } from './upcast.ts';

/** DK-31: the log with everything that was written about a person taken out, chained again. */

export const erasedName = (player: PlayerId): string => `Erased player ${player.slice(1)}`;

/** Every name and club they ever had here: those words may also appear in free text. */
function wordsAbout(entries: readonly WrittenEntry[], player: PlayerId): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { events } of entries) {
    for (const event of events.map((one) => upcastEvent(one))) {
      const about =
        event.type === 'PlayersAdded'
          ? event.players.find(({ id }) => id === player)
          : event.type === 'PlayerEdited' && event.player === player
            ? event
            : undefined;
      for (const word of [about?.name, about?.externalId]) if (word) words.add(word);
    }
  }
  return words;
}

class Eraser {
  readonly #player: PlayerId;
  readonly #name: string;
  readonly #text: (text: string) => string;

  constructor(player: PlayerId, words: ReadonlySet<string>) {
    this.#player = player;
    this.#name = erasedName(player);
    this.#text = withoutWords(words, this.#name);
  }

  #told<P extends NewPlayer | AddedPlayer>(player: P): P {
    const { club: _club, externalId: _id, metadata: _words, ...rest } = player;
    return { ...rest, name: this.#name } as P;
  }

  #described<D extends EventInfo>(told: D): D {
    return {
      ...told,
      ...(told.venue !== undefined && { venue: this.#text(told.venue) }),
      ...(told.description !== undefined && { description: this.#text(told.description) }),
    };
  }

  #override(override: Override): Override {
    return { ...override, reason: this.#text(override.reason) };
  }

  /** `added`: the players who were added by it, in the order in which they were named. */
  command(command: Command, added: readonly PlayerId[]): Command {
    switch (command.type) {
      case 'AddPlayers':
        return {
          ...command,
          players: command.players.map((one, at) => (added[at] === this.#player ? this.#told(one) : one)),
        };
      case 'Register':
        return added[0] === this.#player ? { ...command, player: this.#told(command.player) } : command;
      case 'EditPlayer': {
        if (command.player !== this.#player) return command;
        const { club: _club, externalId: _id, metadata: _words, ...rest } = command;
        return { ...rest, ...(command.name !== undefined && { name: this.#name }) };
      }
      case 'AdjustDraft':
        return command.override === undefined ? command : { ...command, override: this.#text(command.override) };
      case 'AdjustPoints':
      case 'Override':
        return { ...command, reason: this.#text(command.reason) };
      case 'DescribeEvent':
        return this.#described(command);
      default:
        return command;
    }
  }

  event(event: Event): Event {
    switch (event.type) {
      case 'PlayersAdded':
        return {
          ...event,
          players: event.players.map((one) => (one.id === this.#player ? this.#told(one) : one)),
        };
      case 'PlayerEdited': {
        if (event.player !== this.#player) return event;
        const { club: _club, externalId: _id, metadata: _words, ...rest } = event;
        return { ...rest, name: this.#name };
      }
      case 'DraftAdjusted':
        return event.override ? { ...event, override: this.#override(event.override) } : event;
      case 'Overridden':
        return { ...event, override: this.#override(event.override) };
      case 'PointsAdjusted':
        return { ...event, reason: this.#text(event.reason) };
      case 'EventDescribed':
        return this.#described(event);
      default:
        return event;
    }
  }
}

const idsAdded = (events: readonly WrittenEvent[]): PlayerId[] =>
  events.flatMap((one) => {
    const event = upcastEvent(one);
    return event.type === 'PlayersAdded' ? event.players.map(({ id }) => id) : [];
  });

/** Undefined: there is nothing about such a person in it. Results, draws and decisions are as before. */
export function erasureOf(entries: readonly WrittenEntry[], player: PlayerId): Erasure<WrittenEntry> | undefined {
  const eraser = new Eraser(player, wordsAbout(entries, player));
  return rewrittenLog(entries, ({ command, events }) => ({
    command: eraser.command(command, idsAdded(events)),
    events: events.map((event) => eraser.event(upcastEvent(event))),
  }));
}
