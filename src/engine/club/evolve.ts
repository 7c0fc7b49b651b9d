import { assertDefined, unreachable } from '../../kit/index.ts';
import type { ClubEntry, ClubEvent } from './events.ts';
import type { HandEvening, ListedEvent, Member, Season } from './model.ts';
import { type ClubFacts, type ClubIssued, type ClubState, emptyClub, noClubFacts } from './state.ts';

/** Folding only writes down: it never counts, ranks or rates. An unknown event is an error. */

const put = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> => new Map(map).set(key, value);

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function changed<K, V>(map: ReadonlyMap<K, V>, key: K, change: (value: V) => V): ReadonlyMap<K, V> {
  return put(map, key, change(assertDefined(map.get(key), String(key))));
}

const about = (facts: ClubFacts) => assertDefined(facts.about, 'club');

function withMembers(facts: ClubFacts, { members }: Extract<ClubEvent, { type: 'MembersAdded' }>): ClubFacts {
  const all = new Map(facts.members);
  for (const member of members) all.set(member.id, { ...member, archived: false });
  return { ...facts, members: all };
}

function edited(before: Member, event: Extract<ClubEvent, { type: 'MemberEdited' }>): Member {
  const { type: _, member: __, ...figures } = event;
  return { id: before.id, archived: before.archived, ...figures };
}

function archived(
  members: ClubFacts['members'],
  event: Extract<ClubEvent, { type: 'MembersArchived' }>,
): ClubFacts['members'] {
  const named = new Set(event.members);
  return new Map(
    [...members].map(([id, member]) => [id, named.has(id) ? { ...member, archived: event.archived } : member]),
  );
}

function withLinks(facts: ClubFacts, { links }: Extract<ClubEvent, { type: 'PlayersLinked' }>): ClubFacts {
  const all = new Map(facts.links);
  const touched = new Set(links.map(({ event }) => event));
  for (const event of touched) {
    const ofEvent = new Map(all.get(event));
    for (const link of links) {
      if (link.event !== event) continue;
      if (link.member === null) ofEvent.delete(link.player);
      else ofEvent.set(link.player, link.member);
    }
    all.set(event, ofEvent);
  }
  return { ...facts, links: all };
}

const handEvening = ({ name, day, rows }: HandEvening): HandEvening => ({ name, day, rows });

/** A row that is no longer there is linked to nobody. */
function correctedLinks(facts: ClubFacts, event: string, { rows }: HandEvening): ClubFacts['links'] {
  const links = facts.links.get(event);
  if (!links) return facts.links;
  const left = new Set(rows.map(({ player }) => player));
  return put(facts.links, event, new Map([...links].filter(([player]) => left.has(player))));
}

/** A deleted event no longer counts anywhere (CL-11). */
function withoutEvent(facts: ClubFacts, event: string): ClubFacts {
  const seasons = new Map(
    [...facts.seasons].map(([id, season]) =>
      season.events.has(event) ? [id, { ...season, events: without(season.events, event) }] : [id, season],
    ),
  );
  return {
    ...facts,
    events: without(facts.events, event),
    links: without(facts.links, event),
    finals: without(facts.finals, event),
    seasons,
  };
}

const withSeason = (facts: ClubFacts, id: string, change: (season: Season) => Season): ClubFacts => ({
  ...facts,
  seasons: changed(facts.seasons, id, change),
});

const withEvent = (facts: ClubFacts, id: string, change: (event: ListedEvent) => ListedEvent): ClubFacts => ({
  ...facts,
  events: changed(facts.events, id, change),
});

export function evolveClubFacts(facts: ClubFacts, event: ClubEvent): ClubFacts {
  switch (event.type) {
    case 'ClubCreated': {
      const { type: _, ...created } = event;
      return { ...facts, about: { ...created, rating: { kind: 'none' } } };
    }
    case 'ClubDescribed': {
      const { id, secret, settings, rating } = about(facts);
      const { type: _, ...described } = event;
      return { ...facts, about: { id, secret, settings, rating, ...described } };
    }
    case 'ClubSettingsChanged':
      return { ...facts, about: { ...about(facts), settings: event.settings } };
    case 'RatingChosen':
      return { ...facts, about: { ...about(facts), rating: event.rating } };
    case 'MembersAdded':
      return withMembers(facts, event);
    case 'MemberEdited':
      return { ...facts, members: changed(facts.members, event.member, (before) => edited(before, event)) };
    case 'MembersArchived':
      return { ...facts, members: archived(facts.members, event) };
    case 'MembersMerged':
      return { ...facts, aliases: put(facts.aliases, event.member, event.into) };
    case 'MemberSplit':
      return { ...facts, aliases: without(facts.aliases, event.member) };
    case 'PlayersLinked':
      return withLinks(facts, event);
    case 'EventAdded': {
      const { type: _, event: id, ...plan } = event;
      return { ...facts, events: put(facts.events, id, { id, ...plan }) };
    }
    case 'EventPlanned': {
      const { type: _, event: id, ...plan } = event;
      return withEvent(facts, id, ({ day: _day, firstTable: _first, ...rest }) => ({ ...rest, ...plan }));
    }
    case 'EventCounted': {
      const { counts } = event;
      return withEvent(facts, event.event, ({ counts: _, ...rest }) => ({
        ...rest,
        ...(counts !== null && { counts }),
      }));
    }
    case 'EventRemoved':
      return withoutEvent(facts, event.event);
    case 'EveningEntered':
    case 'EveningCorrected': {
      const { event: id, day } = event;
      const byHand = handEvening(event);
      const links = correctedLinks(facts, id, byHand);
      return { ...facts, links, events: put(facts.events, id, { ...facts.events.get(id), id, day, byHand }) };
    }
    case 'SeasonAdded': {
      const { type: _, season: id, ...season } = event;
      return { ...facts, seasons: put(facts.seasons, id, { id, ...season, events: new Map() }) };
    }
    case 'SeasonEdited': {
      const { type: _, season: id, ...season } = event;
      return withSeason(facts, id, ({ events }) => ({ id, ...season, events }));
    }
    case 'SeasonRemoved':
      return { ...facts, seasons: without(facts.seasons, event.season) };
    case 'AddedToSeason':
      return withSeason(facts, event.season, (season) => ({
        ...season,
        events: put(season.events, event.event, event.weight),
      }));
    case 'RemovedFromSeason':
      return withSeason(facts, event.season, (season) => ({ ...season, events: without(season.events, event.event) }));
    case 'FinalDrawn': {
      const { type: _, draw: __, ...final } = event;
      return { ...facts, finals: put(facts.finals, event.event, { ...final, declined: [] }) };
    }
    case 'FinalDeclined':
      return {
        ...facts,
        finals: changed(facts.finals, event.event, (final) => {
          const others = final.declined.filter((member) => member !== event.member);
          return { ...final, declined: event.declined ? [...others, event.member] : others };
        }),
      };
    case 'MemberErased':
    case 'EntryUndone':
      return facts;
    default:
      return unreachable(event);
  }
}

export function evolveClubIssued(issued: ClubIssued, event: ClubEvent): ClubIssued {
  switch (event.type) {
    case 'MembersAdded':
      return { ...issued, members: issued.members + event.members.length };
    case 'SeasonAdded':
      return { ...issued, seasons: issued.seasons + 1 };
    case 'EveningEntered':
      return { ...issued, evenings: issued.evenings + 1 };
    default:
      return issued;
  }
}

/** One more event. What an undone entry said is left out by folding the log again. */
export function evolveClub(state: ClubState, event: ClubEvent): ClubState {
  const facts = event.type === 'EntryUndone' ? factsWithout(state, event.version) : evolveClubFacts(state.facts, event);
  return { ...state, facts, issued: evolveClubIssued(state.issued, event) };
}

function factsWithout({ log }: ClubState, version: number): ClubFacts {
  const aside = log.setAside(version);
  return log
    .slice()
    .filter((entry) => !aside.has(entry.version))
    .flatMap(({ events }) => events)
    .reduce(evolveClubFacts, noClubFacts);
}

/** The state after an entry that was accepted before. */
export function applyClub(state: ClubState, entry: ClubEntry): ClubState {
  const after = entry.events.reduce(evolveClub, state);
  return { ...after, log: state.log.append(entry) };
}

export const foldClub = (entries: Iterable<ClubEntry>): ClubState => [...entries].reduce(applyClub, emptyClub);
