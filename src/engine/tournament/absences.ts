import type { PlayerId, Round } from './model.ts';
import { absenceIn, leftAfter } from './presence.ts';
import { because, type Reason } from './reasons.ts';
import type { History, Standing } from './rulebook.ts';

/** DK-33: who missed a round as they had announced. A seat or the bye counts, whatever was announced. */

const CODES = { nothing: 'announced-nothing', half: 'announced-half', full: 'announced-full' } as const;

export const isIn = ({ tables, byes }: Pick<Round, 'tables' | 'byes'>, player: PlayerId): boolean =>
  byes.includes(player) || tables.some(({ seats }) => seats.includes(player));

/** The rows of the standings, each with the rounds that its player missed as announced. */
export function withAbsences(
  standings: readonly Standing[],
  { players, rounds }: Pick<History, 'players' | 'rounds'>,
): readonly Standing[] {
  return standings.map((row) => {
    const player = players.get(row.player);
    if (!player?.absences) return row;
    const why = rounds.flatMap((round): Reason[] => {
      const there = isIn(round, row.player) || round.number > (leftAfter(player) ?? round.number);
      const absence = there ? undefined : absenceIn(player, round.number);
      return absence ? [because('DK-33', CODES[absence.bye], { player: row.player, round: round.number })] : [];
    });
    return why.length === 0 ? row : { ...row, why: [...row.why, ...why] };
  });
}
