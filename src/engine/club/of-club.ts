import type { PlayerId, Rating } from '../tournament/index.ts';
import type { EventId, MemberId, Season } from './model.ts';
import type { RatedEvent } from './rating-list.ts';
import type { SeasonEvent } from './season/events.ts';
import { type ClubFacts, memberOf, people } from './state.ts';
import { type EventSummary, handSummary } from './summary.ts';

/** What a club's facts make of its events: who played, by the links as they are, and what counts. */

/** What tournaments say of themselves; one that was deleted is not among them. */
export type Summaries = ReadonlyMap<EventId, EventSummary>;

/** Evenings entered by hand are in the club's own log. */
const summaryIn = (facts: ClubFacts, summaries: Summaries, event: EventId): EventSummary | undefined => {
  const listed = facts.events.get(event);
  return listed && (handSummary(listed) ?? summaries.get(event));
};

function membersIn(facts: ClubFacts, event: EventId): ReadonlyMap<PlayerId, MemberId> {
  const links = [...(facts.links.get(event)?.keys() ?? [])];
  return new Map(
    links.flatMap((player) => {
      const member = memberOf(facts, event, player);
      return member === undefined ? [] : [[player, member]];
    }),
  );
}

function eventIn(facts: ClubFacts, summaries: Summaries, event: EventId, weight?: number): readonly SeasonEvent[] {
  const found = summaryIn(facts, summaries, event);
  const listed = facts.events.get(event);
  if (!found || !listed) return [];
  // CL-20: the club's word on the day goes before the event's own.
  const summary = listed.day === undefined ? found : { ...found, day: listed.day };
  const { counts } = listed;
  return [
    {
      summary,
      members: membersIn(facts, event),
      ...(weight !== undefined && { weight }),
      ...(counts !== undefined && { counts }),
    },
  ];
}

/** The events of a season, as `seasonTable` wants them. */
export const eventsOfSeason = (facts: ClubFacts, { events }: Season, summaries: Summaries): readonly SeasonEvent[] =>
  [...events].flatMap(([event, weight]) => eventIn(facts, summaries, event, weight));

/** All events of the club, as `recordOf` and `ratingList` want them. */
export const eventsOfClub = (facts: ClubFacts, summaries: Summaries): readonly SeasonEvent[] =>
  [...facts.events.keys()].flatMap((event) => eventIn(facts, summaries, event));

/** CL-13: the events with games, each with its month by the clock of the club. */
export const ratedEvents = (
  events: readonly SeasonEvent[],
  monthOf?: (finishedAt: number) => string,
): readonly RatedEvent[] =>
  events
    .filter(({ summary, counts }) => counts !== false && summary.games.length > 0)
    .map(({ summary, members }) => ({
      summary,
      members,
      ...(monthOf && summary.finishedAt !== undefined && { month: monthOf(summary.finishedAt) }),
    }));

/** CL-13: where each member begins. */
export const startingFigures = (facts: ClubFacts): ReadonlyMap<MemberId, Rating> =>
  new Map(people(facts).flatMap(({ id, rating }) => (rating ? [[id, rating]] : [])));
