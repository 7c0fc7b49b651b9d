import { duelAt, goneOn, recordsOf, scoreOf } from '../formats/index.ts';
import {
  conclude,
  type Facts,
  type Formats,
  historyOf,
  matchId,
  type PlayerId,
  type Rating,
  type Reason,
  type Round,
  ratingsOf,
  rulebookOf,
} from '../tournament/index.ts';
import { labelOf } from './label.ts';

/** GR-13: round by round, group by group. */
export interface GroupRoundView {
  readonly round: number;
  readonly label: Reason;
  readonly state: Round['status'];
  readonly groups: readonly GroupView[];
}

export interface GroupView {
  readonly group: number;
  readonly members: readonly {
    readonly player: PlayerId;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
    readonly score: number;
    /** GR-13: when the round was drawn. */
    readonly rating?: number;
    /** The present one, where ratings are live. */
    readonly ratingNow?: number;
    /** Undefined while the round is played. */
    readonly wentOn?: boolean;
    readonly winner: boolean;
  }[];
  /** Attacker by attacker in the order of the members, what came out against each defender. */
  readonly cross: readonly (readonly CrossCell[])[];
}

/** One cell: the games in which the row attacked the column; nobody plays themselves. */
export type CrossCell = { readonly kind: 'self' } | { readonly kind: 'games'; readonly games: readonly CrossGame[] };

interface CrossGame {
  readonly match: string;
  readonly result: '1' | '½' | '0' | '–' | '';
}

const letters = { first: '1', second: '0', draw: '½', neither: '–' } as const;

/** Undefined where the tournament is not one of groups. */
export function groupsView(formats: Formats, facts: Facts): readonly GroupRoundView[] | undefined {
  if (facts.stages.length === 0 || rulebookOf(formats, facts, 0).name !== 'groups') return undefined;
  const history = historyOf(facts, 0) as Parameters<typeof goneOn>[0];
  const { winners } = conclude(formats, facts);
  return history.rounds.map((round, at) => ({
    round: round.number,
    label: labelOf(formats, facts, round),
    state: round.status,
    groups: groupsOf(facts, round, round.status === 'closed' ? new Set(goneOn(history, at)) : undefined, {
      last: at === history.rounds.length - 1,
      winners,
      now: ratingsOf(formats, facts),
    }),
  }));
}

const points = ({ rating }: Rating): number => Math.round(rating / 100);

const ratings = (drawn: Rating | undefined, now: Rating | undefined) => ({
  ...(drawn && { rating: points(drawn) }),
  ...(now && { ratingNow: points(now) }),
});

function groupsOf(
  { players }: Facts,
  round: Round,
  on: ReadonlySet<PlayerId> | undefined,
  end: { last: boolean; winners: readonly PlayerId[]; now: ReadonlyMap<PlayerId, Rating> | undefined },
): GroupView[] {
  const records = recordsOf(players, round);
  const numbers = [...new Set(records.map((record) => record.group))];
  return numbers.map((group) => {
    const members = records.filter((record) => record.group === group);
    const cells = new Map<string, CrossGame[]>();
    for (const table of round.tables) {
      if ((table.group ?? 1) !== group) continue;
      const key = table.seats.join(' ');
      const duel = duelAt(players, round, table);
      const result = duel ? letters[duel] : '';
      cells.set(key, [...(cells.get(key) ?? []), { match: matchId(round.number, table.match), result }]);
    }
    return {
      group,
      members: members.map((record) => ({
        player: record.player,
        wins: record.wins,
        losses: record.losses,
        draws: record.draws,
        score: scoreOf(record),
        ...ratings(round.ratings?.[record.player], end.now?.get(record.player)),
        ...(on && { wentOn: on.has(record.player) }),
        winner: end.last && end.winners.includes(record.player),
      })),
      cross: members.map((attacker) =>
        members.map((defender) =>
          attacker === defender
            ? { kind: 'self' as const }
            : { kind: 'games' as const, games: cells.get(`${attacker.player} ${defender.player}`) ?? [] },
        ),
      ),
    };
  });
}
