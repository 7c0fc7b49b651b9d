import { assertDefined } from '../../../kit/index.ts';
import {
  type Counted,
  type History,
  isSameList,
  type PlayerId,
  type Round,
  roundsInCommon,
} from '../../tournament/index.ts';
import { type Advance, advanceFrom } from './advance.ts';
import type { GroupsConfig } from './config.ts';
import { type Entrants, entrantsOf } from './entrants.ts';
import { type LiveRatings, ratingsIn } from './live-ratings.ts';
import { type GroupRecord, recordsOf } from './records.ts';

export type GroupsHistory = History<GroupsConfig>;

/** GR-14: with the ties for the last place that tie-breaks decided. */
export interface CountedRound extends Advance {
  /** Group by group, best first. */
  readonly records: readonly GroupRecord[];
  readonly seated: readonly PlayerId[];
  /** Who goes on from it. Once the next round is drawn, those who went on stay on, whatever is corrected later (DK-5). */
  readonly wentOn: readonly PlayerId[];
}

/** The records of each round, who goes on, and the ratings the results make. */
export interface Sheet extends Entrants {
  readonly rounds: readonly CountedRound[];
  /** GR-11: none where ratings stay as they were on entry. */
  readonly ratings?: LiveRatings;
}

function seatedIn(round: Round): readonly PlayerId[] {
  const seated = new Set<PlayerId>();
  for (const table of round.tables) for (const id of table.seats) seated.add(id);
  return [...seated];
}

/** A round counts for itself, and with those before it for the ratings. */
export function sheetOf(history: GroupsHistory, previous?: Counted<GroupsConfig, Sheet>): Sheet {
  const { players, rounds, config } = history;
  const isComparable =
    previous?.history.players === players &&
    previous.history.config === config &&
    isSameList(previous.history.adjustments, history.adjustments);
  const common = isComparable ? roundsInCommon(previous.history.rounds, rounds) : 0;
  const own = rounds.map((round, at) => {
    const before = at < common ? previous?.sheet.rounds[at] : undefined;
    return before ?? { records: recordsOf(history, round), seated: seatedIn(round) };
  });
  const counted = rounds.map((round, at): CountedRound => {
    const { records, seated } = assertDefined(own[at], `round ${at + 1}`);
    const { wentOn, ties } = advanceFrom(history, round, records);
    // GR-17: of the next round, those who came from this one.
    const before = new Set(seated);
    return { records, seated, wentOn: own[at + 1]?.seated.filter((id) => before.has(id)) ?? wentOn, ties };
  });
  return {
    rounds: counted,
    ...entrantsOf(history, counted),
    ...(config.ratings !== 'fixed' && {
      ratings: ratingsIn(history, previous?.sheet.ratings?.afterRounds.slice(0, common)),
    }),
  };
}
