import {
  type Colour,
  type Derived,
  flagged,
  gameId,
  type Outcome,
  publicNames,
  type ReasonView,
  remaining,
  sidesAt,
} from '../../engine/index.ts';
import type { GameClock } from '../../protocol/wire-clocks.ts';
import { type RoleHeld, seesAll } from '../auth/roles.ts';
import { clockAfter, firstMoveBy, type GamePress, type TimedGame, takesDays, timedGame } from './game-clock.ts';

/**
 * DK-16: players press at their own table and for their own side. Those who sit at a table together may also stop the
 * clock, because the game is over or to call the desk, and either of them sets it going again; where a game takes days
 * nobody is there to do it. Giving time is for the desk.
 */
export function rightsOf({ role, player }: RoleHeld, game: TimedGame): GameClock['may'] {
  const { white, black } = game;
  const runs = seesAll(role);
  if (runs || role === 'scorekeeper') return { press: ['white', 'black'], pause: true, give: runs };
  const press: Colour[] = player === white ? ['white'] : player === black ? ['black'] : [];
  return { press, pause: press.length > 0 && !takesDays(game), give: false };
}

/** The name of a side has no figures. */
const codeOf = ({ rule, code }: ReasonView) => ({ rule, code });

/** What a game's clock shows at a moment: all that a page needs, so that it follows this game and nothing else. */
export function gameClockOf(
  derived: Derived,
  game: TimedGame,
  presses: readonly GamePress[],
  at: number,
  may: GameClock['may'],
): GameClock {
  const { kind, attempt, recorded } = game.game;
  const next = nextAt(derived, game);
  const outcome = recorded?.outcome;
  const names = publicNames(derived.facts);
  const sides = sidesAt(derived, game.place.round);
  const side = (colour: Colour) => {
    const player = game[colour];
    const { base, increment, bonusAt40 } = game.clock[colour];
    return { player, name: names(player), base, increment, bonusAt40 };
  };
  return {
    game: game.id,
    format: derived.facts.about?.format ?? '',
    edition: game.place.edition,
    kind,
    ...(attempt !== undefined && { attempt }),
    white: side('white'),
    black: side('black'),
    first: sides?.first ?? 'white',
    ...(sides && { sides: { white: codeOf(sides.white), black: codeOf(sides.black) } }),
    seq: presses.length,
    now: at,
    ...clockShown(game, presses, at),
    ...(outcome && {
      over: { winner: winnerOf(game, outcome), onTime: outcome.kind === 'scores' && !!outcome.onTime },
    }),
    ...(next !== undefined && { next }),
    may,
  };
}

/** A result stops the clock where it was when the game was completed. */
function clockShown(game: TimedGame, presses: readonly GamePress[], now: number): Pick<GameClock, 'clock'> {
  const folded = clockAfter(game, presses);
  const state = folded.ok ? folded.value : undefined;
  if (!state) return {};
  const { recorded } = game.game;
  const at = recorded?.completedAt ?? now;
  const flag = flagged(state, at)?.side;
  const { toMove, moves } = state;
  const running = state.running && !recorded && flag === undefined;
  const pause = presses.findLast((press) => press.kind === 'pause');
  const stopped = !state.running && !recorded && { stoppedBy: pause?.from ?? 'desk' };
  const beginBy = running ? firstMoveBy(game, state) : undefined;
  return {
    clock: {
      toMove,
      running,
      moves,
      left: remaining(state, at),
      ...(flag !== undefined && { flag }),
      ...(beginBy !== undefined && { beginBy }),
      ...stopped,
    },
  };
}

function winnerOf({ game, table }: TimedGame, outcome: Outcome): 'white' | 'black' | 'draw' | 'nobody' {
  if (outcome.kind === 'forfeit') {
    if (outcome.seats.length === table.seats.length) return 'nobody';
    return outcome.seats.includes(game.white ?? -1) ? 'black' : 'white';
  }
  const [numbers, sign] = outcome.kind === 'scores' ? [outcome.scores, 1] : [outcome.places, -1];
  const ahead = sign * ((numbers[game.white ?? -1] ?? 0) - (numbers[game.black ?? -1] ?? 0));
  return ahead > 0 ? 'white' : ahead < 0 ? 'black' : 'draw';
}

/** HK-24: the game of the match that is to be played now, where it is another one. */
function nextAt(derived: Derived, { game, table, place }: TimedGame): string | undefined {
  if (!game.recorded) return undefined;
  const open = table.games.findIndex((one) => !one.recorded) + 1;
  return open === 0 ? undefined : timedGame(derived, gameId(place.round, place.match, open))?.id;
}
