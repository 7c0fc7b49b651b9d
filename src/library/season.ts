import { formats } from '../engine/formats/index.ts';
import {
  derive,
  type GivenSeasonRules,
  linkedByName,
  type RatingRules,
  ratingList as ratingsOf,
  type SeasonView,
  seasonRules,
  seasonRulesProblem,
  seasonView,
  summaryOf,
  seasonTable as tableOf,
} from '../engine/index.ts';
import { unreadable } from './refused.ts';
import type { Tournament } from './tournament.ts';

/** An event of a season; alone it counts once. */
export type CountedEvent =
  | Tournament
  | { readonly tournament: Tournament; readonly weight?: number; readonly counts?: boolean };

export interface RatedPlayer {
  readonly name: string;
  /** To hundredths. */
  readonly rating: number;
  /** Glicko-2 only. */
  readonly deviation?: number;
  readonly games: number;
  /** After each event, or each month under Glicko-2: what a curve is drawn from. */
  readonly curve: readonly { readonly event: string; readonly rating: number }[];
}

const asCounted = (event: CountedEvent) => ('tournament' in event ? event : { tournament: event });

function linked(events: readonly CountedEvent[]) {
  const counted = events.map(asCounted);
  const summaries = counted.map(({ tournament: { state } }) =>
    summaryOf(state.facts.about?.id ?? '', derive(formats, state.facts)),
  );
  if (new Set(summaries.map(({ event }) => event)).size < summaries.length) throw unreadable('an event is given twice');
  const { events: played, names } = linkedByName(summaries);
  const weighed = played.map((event, at) => {
    const { weight, counts } = { weight: undefined, counts: undefined, ...counted[at] };
    return { ...event, ...(weight !== undefined && { weight }), ...(counts !== undefined && { counts }) };
  });
  return { events: weighed, nameOf: (member: string) => names.get(member) ?? member };
}

/**
 * The table of a season. Players are the same by their `externalId`, else by their exact name. It is the same from any
 * order of the events.
 *
 * @example
 * seasonTable([cup], { score: { kind: 'places', values: [5, 3, 1] }, best: 6 }).events.length; // 1
 */
export function seasonTable(events: readonly CountedEvent[], rules: GivenSeasonRules): SeasonView {
  const whole = seasonRules(rules);
  const problem = seasonRulesProblem(whole);
  if (problem) throw unreadable(`the season’s rules: ${JSON.stringify(problem.details)}`);
  const { events: played, nameOf } = linked(events);
  return seasonView(tableOf(played, whole), nameOf);
}

/**
 * Elo or Glicko-2 over all events, oldest first; the same on every machine.
 *
 * @example
 * ratingList([cup], { kind: 'elo', start: 1500, kNew: 40, kUsual: 20, provisionalGames: 30 }).length; // 0
 */
export function ratingList(events: readonly CountedEvent[], rules: RatingRules): readonly RatedPlayer[] {
  const { events: played, nameOf } = linked(events);
  return ratingsOf(played, rules).map(({ member, figures, games, steps }) => ({
    name: nameOf(member),
    rating: figures.rating / 100,
    ...(figures.deviation !== undefined && { deviation: figures.deviation / 100 }),
    games,
    curve: steps.map(({ event, figures: after }) => ({ event, rating: after.rating / 100 })),
  }));
}
