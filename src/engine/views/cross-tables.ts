import type { WireScore } from '../../kit/index.ts';
import {
  type CrossCell,
  type CrossGroup,
  type Derived,
  type PlayerId,
  type Rating,
  type Round,
  roundOf,
  said,
} from '../tournament/index.ts';
import { labelOf } from './label.ts';
import type { ReasonView } from './reason.ts';
import { type SidesView, sidesView } from './rules.ts';

/** GR-13: round by round, group by group. */
export interface GroupRoundView {
  readonly round: number;
  readonly label: ReasonView;
  readonly state: Round['state'];
  /** Rows have the side that moves first; absent where the sides are white and black. */
  readonly sides?: SidesView;
  readonly groups: readonly GroupView[];
}

export interface GroupView {
  /** Absent where everyone is in one table. */
  readonly group?: number;
  readonly members: readonly {
    readonly player: PlayerId;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
    readonly score: WireScore;
    /** GR-13: when the round was drawn. */
    readonly rating?: number;
    /** The present one, where ratings are live. */
    readonly ratingNow?: number;
    /** Undefined while the round is played. */
    readonly wentOn?: boolean;
    readonly winner: boolean;
  }[];
  /** Row by row in the order of the members, what came out against each column. */
  readonly cross: readonly (readonly CrossCell[])[];
}

/** Of the first stage that has cross tables. */
export function crossTablesView(
  derived: Derived,
): { readonly whole: boolean; readonly rounds: readonly GroupRoundView[] } | undefined {
  const { facts } = derived;
  const stage = facts.stages.findIndex((_, at) => at <= facts.stage && derived.rulebook(at).crossTables !== undefined);
  if (stage < 0) return undefined;
  const { rulebook, history, sheet } = derived.stage(stage);
  const tables = rulebook.crossTables?.(history, sheet) ?? [];
  const { winners } = derived.verdict;
  const live = derived.ratings;
  const sides = sidesView(derived, stage);
  const rounds = tables.flatMap(({ round: number, groups }, at) => {
    const round = roundOf(facts, number);
    const won = at === tables.length - 1 ? winners : [];
    return round
      ? [
          {
            round: number,
            label: labelOf(derived, round),
            state: round.state,
            ...(sides && { sides }),
            groups: groups.map((group) => groupView(group, won, live)),
          },
        ]
      : [];
  });
  return { whole: rulebook.oneTable ?? false, rounds };
}

const points = ({ rating }: Rating): number => Math.round(rating / 100);

function groupView(
  { group, members, cross }: CrossGroup,
  winners: readonly PlayerId[],
  live: ReadonlyMap<PlayerId, Rating> | undefined,
): GroupView {
  return {
    ...(group !== undefined && { group }),
    cross,
    members: members.map(({ player, wins, losses, draws, score, rating, wentOn }) => {
      const now = live?.get(player);
      return {
        player,
        wins,
        losses,
        draws,
        score: said(score),
        ...(rating && { rating: points(rating) }),
        ...(now && { ratingNow: points(now) }),
        ...(wentOn !== undefined && { wentOn }),
        winner: winners.includes(player),
      };
    }),
  };
}
