import { hasLeft } from '../../stages/match.ts';
import type { CommonFinding, Finding, Judgement, Pairing, PlayerId } from '../../tournament/index.ts';
import { fixturesIn, numberingIn, numberingOf, type RobinHistory } from './schedule.ts';
import type { Sheet } from './sheet.ts';

/** RR-5: in the first round whoever has entered, then those with a number. */
export const dueIn = (history: RobinHistory): readonly PlayerId[] =>
  (history.rounds.length === 0 ? history.field : numberingOf(history)).filter((id) => !hasLeft(history, id));

/**
 * What does not follow from the table. Another pair could never make everyone meet everyone, so no override makes it
 * playable (RR-1); only the sides of a game may be changed by hand.
 */
export function judgeRobin(history: RobinHistory, _sheet: Sheet, pairing: Pairing): Judgement<CommonFinding> {
  const findings: Finding<CommonFinding>[] = [];
  const find = (code: CommonFinding, players: readonly PlayerId[], more: Partial<Finding<CommonFinding>> = {}) =>
    findings.push({ code, hard: true, players, size: 1, ...more });
  const first = history.rounds.length === 0;
  const numbering = (first ? numberingIn(pairing) : numberingOf(history)) ?? [];
  const { fixtures } = fixturesIn(history, history.rounds.length + 1, numbering);
  const opponents = new Map<PlayerId, { readonly id: PlayerId; readonly side: number }>();
  for (const { players } of fixtures) {
    opponents.set(players[0], { id: players[1], side: 0 });
    opponents.set(players[1], { id: players[0], side: 1 });
  }
  const isThere = (id: PlayerId) => !hasLeft(history, id);
  for (const { seats, games } of pairing.tables) {
    const [one, other] = seats;
    if (seats.length !== (games.length === 0 ? 1 : 2)) find('table-size', seats, { impossible: true });
    else if (one !== undefined && other !== undefined) {
      const meant = opponents.get(one);
      if (meant?.id !== other) find('wrong-match', seats, { impossible: true });
      else if (meant.side === 1) find('colours', seats, { hard: false });
    }
  }
  const sitting = pairing.tables.filter(({ seats }) => seats.length === 1).flatMap(({ seats }) => seats);
  for (const id of [...pairing.byes, ...sitting]) {
    const opponent = opponents.get(id);
    if (opponent && isThere(opponent.id)) find('wrong-bye', [id]);
  }
  const broken = findings.filter(({ code }) => code === 'wrong-match').length;
  const sides = findings.filter(({ code }) => code === 'colours').length;
  return {
    cost: [
      { name: 'wrong-match', value: broken },
      { name: 'colours', value: sides },
    ],
    findings,
  };
}
