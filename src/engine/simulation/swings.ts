import { type Facts, type Formats, openGames, type PlayerId, type State, unwound } from '../tournament/index.ts';
import type { Forecast, ForecastOptions } from './forecast.ts';
import { forecast } from './forecast.ts';

/** DK-29: how far a round has moved someone's chance to win. */
export interface Swing {
  readonly round: number;
  readonly player: PlayerId;
  /** When its tables were shown, and now. */
  readonly before: number;
  readonly after: number;
}

/** Less is noise. */
const LEAST = 0.02;

/** With the tables of the round as they were shown, and nothing played there yet. */
function whenShown(facts: Facts, number: number): Facts {
  const then = unwound(facts, number);
  const rounds = then.rounds.map((round) => {
    if (round.number !== number) return round;
    const tables = round.tables.map((table) => ({
      ...table,
      games: table.games
        .filter(({ kind }) => kind === 'regular')
        .map(({ recorded: _, contested: __, first: ___, ...plan }) => plan),
    }));
    const open = tables.reduce((sum, { games }) => sum + games.length, 0);
    return { ...round, tables, open };
  });
  return { ...then, rounds };
}

/** The largest first; nothing while any game is open: a round has moved nobody before it is over. */
export function swingsOf(
  formats: Formats,
  state: State,
  number: number,
  now: Forecast,
  options: ForecastOptions,
): Swing[] {
  if (openGames({ ...state.facts, rounds: state.facts.rounds.slice(0, number) }) > 0) return [];
  const then = forecast(formats, { ...state, facts: whenShown(state.facts, number) }, options);
  const shares = new Map(then?.players.map(({ player, win }) => [player, win.share]));
  return now.players
    .flatMap(({ player, win }): Swing[] => {
      const before = shares.get(player);
      const moved = before !== undefined && Math.abs(win.share - before) >= LEAST;
      return moved ? [{ round: number, player, before, after: win.share }] : [];
    })
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
