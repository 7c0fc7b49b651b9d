import type { MemberId } from '../model.ts';
import type { SeasonEvent } from './events.ts';

/** What the first scored against the second, doubled, and how often they met. */
interface Meeting {
  readonly halves: number;
  readonly games: number;
}

type Met = ReadonlyMap<MemberId, ReadonlyMap<MemberId, Meeting>>;

const NEVER: Meeting = { halves: 0, games: 0 };
const halvesOf = (behind: number): number => (behind < 0 ? 2 : behind > 0 ? 0 : 1);

function metIn(events: readonly SeasonEvent[]): Met {
  const met = new Map<MemberId, Map<MemberId, Meeting>>();
  const note = (one: MemberId, other: MemberId, behind: number): void => {
    const against = met.get(one) ?? new Map<MemberId, Meeting>();
    const { halves, games } = against.get(other) ?? NEVER;
    met.set(one, against.set(other, { halves: halves + halvesOf(behind), games: games + 1 }));
  };
  for (const { summary, members } of events) {
    for (const { seats, places } of summary.games) {
      for (const [at, seat] of seats.entries()) {
        const one = members.get(seat);
        if (one === undefined) continue;
        for (const [next, opponent] of seats.entries()) {
          const other = members.get(opponent);
          if (next !== at && other !== undefined) note(one, other, (places[at] ?? 0) - (places[next] ?? 0));
        }
      }
    }
  }
  return met;
}

/** Games between members over events, besides those of `earlier` ones. Gone through when somebody first asks. */
export class Meetings {
  readonly #events: readonly SeasonEvent[];
  readonly #earlier: Meetings | undefined;
  #met: Met | undefined;

  constructor(events: readonly SeasonEvent[], earlier?: Meetings) {
    this.#events = events;
    this.#earlier = earlier;
  }

  between(one: MemberId, other: MemberId): Meeting {
    this.#met ??= metIn(this.#events);
    const own = this.#met.get(one)?.get(other) ?? NEVER;
    if (!this.#earlier) return own;
    const { halves, games } = this.#earlier.between(one, other);
    return { halves: own.halves + halves, games: own.games + games };
  }
}
