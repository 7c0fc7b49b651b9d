import type { PlayerId, Reason } from '../../tournament/index.ts';
import { because } from './reasons.ts';

/** A player at the end of a round: what ST-11 to ST-14 decide by. */
export interface Contender {
  readonly player: PlayerId;
  readonly strikes: number;
  /** The place in the last game; none for one who had the bye. */
  readonly place?: number;
  /** The margin of victory in the last game (ST-13), where there is one to compare. */
  readonly margin?: number;
  readonly withdrew: boolean;
}

export interface RoundEnd {
  /** Tables of the last round played; 0 where none was. */
  readonly tables: number;
  readonly survivors: readonly Contender[];
  /** Everyone who had a seat in the last round, including those who went out. */
  readonly played: readonly Contender[];
}

export type Ending =
  | { readonly kind: 'another-round' }
  | {
      readonly kind: 'decided';
      readonly winners: readonly PlayerId[];
      /** Joint winners that could play it out between them (ST-15). */
      readonly mayPlayOn: boolean;
      readonly why: Reason;
    };

const won = (winner: Contender, why: Reason): Ending => ({
  kind: 'decided',
  winners: [winner.player],
  mayPlayOn: false,
  why,
});

const dual = (x: Contender, y: Contender, why: Reason): Ending => ({
  kind: 'decided',
  winners: [x.player, y.player],
  mayPlayOn: true,
  why,
});

const wonBy = ({ player, strikes }: Contender) => ({ player, strikes });
const sharedBy = (x: Contender, y: Contender) => ({ players: [x.player, y.player], strikes: x.strikes });

/** ST-11 to ST-14, after the eliminations of a round or a withdrawal between rounds. */
export function endingOf(end: RoundEnd): Ending {
  const [one, two, ...more] = end.survivors;
  if (more.length > 0) return { kind: 'another-round' };
  if (!one) return allOut(end.played);
  if (!two) return won(one, because('ST-11', 'last-one-left', wonBy(one)));
  if (end.tables === 0) return dual(one, two, because('ST-12', 'two-left-nothing-played', sharedBy(one, two)));
  return end.tables === 1 ? afterOneTable(one, two) : afterMoreTables(one, two);
}

const wonLastGame = (player: Contender): boolean => player.place === 1;

function afterOneTable(one: Contender, two: Contender): Ending {
  const rule = 'ST-12';
  if (one.strikes === two.strikes) {
    if (wonLastGame(one) === wonLastGame(two)) {
      return dual(one, two, because(rule, 'level-and-no-sole-last-winner', sharedBy(one, two)));
    }
    const [winner, other] = wonLastGame(one) ? [one, two] : [two, one];
    return won(winner, because(rule, 'level-and-won-last-game', { ...wonBy(winner), opponent: other.player }));
  }
  const [x, y] = one.strikes < two.strikes ? [one, two] : [two, one];
  const fewer = { ...wonBy(x), opponent: y.player, against: y.strikes };
  if (x.place === undefined) return won(x, because(rule, 'fewer-strikes-and-bye', fewer));
  if (wonLastGame(x)) return won(x, because(rule, 'fewer-strikes-and-won-last-game', fewer));
  if (x.place === 2) {
    return dual(x, y, because(rule, 'fewer-strikes-but-second', { ...sharedBy(x, y), against: y.strikes }));
  }
  const { place } = x;
  if (wonLastGame(y)) {
    const more = { ...wonBy(y), opponent: x.player, against: x.strikes, place };
    return won(y, because(rule, 'won-last-game', more));
  }
  return won(x, because(rule, 'fewer-strikes-and-last-winners-out', { ...fewer, place }));
}

function afterMoreTables(one: Contender, two: Contender): Ending {
  const rule = 'ST-13';
  if (one.strikes !== two.strikes) {
    const [x, y] = one.strikes < two.strikes ? [one, two] : [two, one];
    return won(x, because(rule, 'fewer-strikes', { ...wonBy(x), opponent: y.player, against: y.strikes }));
  }
  const shared = sharedBy(one, two);
  if (one.margin === undefined || two.margin === undefined) {
    return dual(one, two, because(rule, 'level-without-margins', shared));
  }
  if (one.margin === two.margin) {
    const margin = { thousandths: one.margin };
    return dual(one, two, because(rule, 'level-with-equal-margins', { ...shared, margin }));
  }
  const [x, y] = one.margin > two.margin ? [one, two] : [two, one];
  const margins = { margin: { thousandths: x.margin ?? 0 }, otherMargin: { thousandths: y.margin ?? 0 } };
  return won(x, because(rule, 'level-and-larger-margin', { ...wonBy(x), opponent: y.player, ...margins }));
}

/** ST-14. Those who withdrew count only if all of them did. */
function allOut(played: readonly Contender[]): Ending {
  const stayed = played.filter((player) => !player.withdrew);
  const counted = stayed.length > 0 ? stayed : played;
  const fewest = Math.min(...counted.map((player) => player.strikes));
  const best = counted.filter((player) => player.strikes === fewest);
  const [winner] = best;
  if (!winner) {
    return { kind: 'decided', winners: [], mayPlayOn: false, why: because('ST-14', 'nobody-played') };
  }
  if (best.length === 1) return won(winner, because('ST-14', 'all-out-fewest-strikes', wonBy(winner)));
  const players = best.map((player) => player.player);
  return {
    kind: 'decided',
    winners: players,
    // ST-15: a final game needs two, and two who are still there.
    mayPlayOn: best.length === 2 && stayed.length > 0,
    why: because('ST-14', 'all-out-level', { players, strikes: fewest }),
  };
}

/** ST-15: the places of the final game name the winner; a tie leaves both joint winners. */
export function afterFinalGame(finalists: readonly PlayerId[], places: readonly number[]): Ending {
  const winners = finalists.filter((_, seat) => places[seat] === 1);
  const why =
    winners.length === 1
      ? because('ST-15', 'won-final-game', { player: winners[0] ?? '' })
      : because('ST-15', 'final-game-tied', { players: [...finalists] });
  return { kind: 'decided', winners: winners.length === 1 ? winners : finalists, mayPlayOn: false, why };
}
