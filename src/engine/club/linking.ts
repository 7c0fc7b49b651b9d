import type { PlayerId } from '../tournament/index.ts';
import type { MemberId } from './model.ts';
import type { SeasonEvent } from './season/events.ts';
import type { Entrant, EventSummary } from './summary.ts';

/** CL-17: who is who where there is no club, by another program's id, else by the exact name. */
export interface LinkedEvents {
  readonly events: readonly SeasonEvent[];
  readonly names: ReadonlyMap<MemberId, string>;
  /** Names that may be either of two people: they are kept apart, never guessed. */
  readonly unclear: readonly string[];
}

const nameOf = ({ name, club = '' }: Entrant): string =>
  `${name.trim().normalize('NFC')}\n${club.trim().normalize('NFC')}`;
const plain = ({ name }: Entrant): string => name.trim().normalize('NFC');

const byId = (id: string): MemberId => `id ${id}`;

class Linking {
  /** Everyone with an id, by name. */
  readonly #withId = new Map<string, Set<MemberId>>();
  readonly names = new Map<MemberId, string>();
  readonly unclear = new Set<string>();

  constructor(events: readonly EventSummary[]) {
    for (const { entrants } of events) {
      for (const entrant of entrants) {
        if (entrant.externalId === undefined) continue;
        const same = this.#withId.get(plain(entrant)) ?? new Set();
        this.#withId.set(plain(entrant), same.add(byId(entrant.externalId)));
      }
    }
  }

  of(event: EventSummary): ReadonlyMap<PlayerId, MemberId> {
    const members = new Map<PlayerId, MemberId>();
    const taken = new Set<MemberId>();
    const take = (entrant: Entrant, member: MemberId): void => {
      members.set(entrant.player, member);
      taken.add(member);
      if (!this.names.has(member)) this.names.set(member, entrant.name);
    };
    for (const entrant of event.entrants) {
      if (entrant.externalId !== undefined) take(entrant, byId(entrant.externalId));
    }
    const twice = (entrant: Entrant) => event.entrants.filter((other) => plain(other) === plain(entrant)).length > 1;
    for (const entrant of event.entrants) {
      if (entrant.externalId !== undefined) continue;
      const known = [...(this.#withId.get(plain(entrant)) ?? [])];
      const [only] = known;
      if (known.length === 1 && only !== undefined && !taken.has(only)) take(entrant, only);
      else {
        if (known.length > 0) this.unclear.add(entrant.name);
        // Two of one name in one event are told apart by club.
        take(entrant, `name ${twice(entrant) ? nameOf(entrant) : plain(entrant)}`);
      }
    }
    return members;
  }
}

export function linkedByName(summaries: readonly EventSummary[]): LinkedEvents {
  const linking = new Linking(summaries);
  const events = summaries.map((summary) => ({ summary, members: linking.of(summary) }));
  return { events, names: linking.names, unclear: [...linking.unclear] };
}
