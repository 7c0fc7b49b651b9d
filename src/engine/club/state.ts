import { Log } from '../log/index.ts';
import type { PlayerId } from '../tournament/index.ts';
import type { ClubEntry } from './events.ts';
import type {
  ClubInfo,
  ClubSettings,
  EventId,
  Final,
  ListedEvent,
  Member,
  MemberId,
  RatingRules,
  Season,
  SeasonId,
} from './model.ts';

export interface ClubAbout extends ClubInfo {
  readonly id: string;
  readonly name: string;
  readonly secret: string;
  readonly settings: ClubSettings;
  readonly rating: RatingRules;
}

/** What the entries that stand add up to. */
export interface ClubFacts {
  readonly about?: ClubAbout | undefined;
  /** In order of entry, merged ones too. */
  readonly members: ReadonlyMap<MemberId, Member>;
  /** CL-4: who is another name of whom. No link is touched by it, so that a split restores every one. */
  readonly aliases: ReadonlyMap<MemberId, MemberId>;
  /** In order of entry. */
  readonly events: ReadonlyMap<EventId, ListedEvent>;
  /** As they were made; `memberOf` says who that is today. */
  readonly links: ReadonlyMap<EventId, ReadonlyMap<PlayerId, MemberId>>;
  readonly seasons: ReadonlyMap<SeasonId, Season>;
  readonly finals: ReadonlyMap<EventId, Final>;
}

/** What has ever been given out. It survives undo: an address must never come to mean another person. */
export interface ClubIssued {
  readonly members: number;
  readonly seasons: number;
  readonly evenings: number;
}

export interface ClubState {
  readonly log: Log<ClubEntry>;
  readonly facts: ClubFacts;
  readonly issued: ClubIssued;
}

export const noClubFacts: ClubFacts = {
  about: undefined,
  members: new Map(),
  aliases: new Map(),
  events: new Map(),
  links: new Map(),
  seasons: new Map(),
  finals: new Map(),
};

export const emptyClub: ClubState = {
  log: Log.empty(),
  facts: noClubFacts,
  issued: { members: 0, seasons: 0, evenings: 0 },
};

/** CL-4: who that member is today, through every merge. */
export function personOf({ aliases }: Pick<ClubFacts, 'aliases'>, member: MemberId): MemberId {
  let person = member;
  for (let next = aliases.get(person); next !== undefined; next = aliases.get(person)) person = next;
  return person;
}

/** Who a player of an event is; a guest is nobody. */
export function memberOf(facts: ClubFacts, event: EventId, player: PlayerId): MemberId | undefined {
  const linked = facts.links.get(event)?.get(player);
  return linked === undefined ? undefined : personOf(facts, linked);
}

/** The members there are: those merged into another are not counted twice. */
export const people = (facts: ClubFacts): readonly Member[] =>
  [...facts.members.values()].filter(({ id }) => !facts.aliases.has(id));

/** Everyone who is the same person, by whichever name they were linked. */
export const sameAs = (facts: ClubFacts, member: MemberId): readonly MemberId[] =>
  [...facts.members.keys()].filter((id) => personOf(facts, id) === personOf(facts, member));

/** CL-10: who plays it now, in order of seed, and who would be next. */
export function fieldOf({ order, best, declined }: Final): {
  readonly entrants: readonly MemberId[];
  readonly reserves: readonly MemberId[];
} {
  const there = order.filter((member) => !declined.includes(member));
  return { entrants: there.slice(0, best), reserves: there.slice(best) };
}
