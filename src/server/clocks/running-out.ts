import type { Derived } from '../../engine/index.ts';
import type { RunningOut } from '../../protocol/wire-clocks.ts';
import type { Store } from '../../store/index.ts';
import { clockAfter, FLAG, type GamePress, overAt, takesDays, timedGamesOf, whenUntouched } from './game-clock.ts';

const DAY = 86_400_000;

/**
 * GR-2: the games of days that will run out within a day, the first of them first. A game that is pressed has its moment
 * in the store; one that nobody has touched runs out by its round. Presses are read only for games that may be near their end.
 */
export async function runningOut(store: Store, tournament: string, derived: Derived, now: number): Promise<RunningOut> {
  const deadlines = await store.deadlines.of(tournament);
  const flags = new Map(deadlines.flatMap(({ kind, key, dueAt }) => (kind === FLAG ? [[key, dueAt] as const] : [])));
  const open = derived.facts.rounds
    .filter(({ state }) => state === 'published')
    .flatMap(({ number }) => timedGamesOf(derived, number))
    .filter((game) => !game.game.recorded && takesDays(game));
  const games: RunningOut['games'] = [];
  for (const game of open) {
    const near = flags.get(game.key) ?? whenUntouched(game);
    if (near === undefined || near > now + DAY) continue;
    const presses = (await store.games.read(tournament, game.key)).map(({ press }) => press as GamePress);
    const clock = clockAfter(game, presses);
    const dueAt = clock.ok ? overAt(game, clock.value) : undefined;
    if (!clock.ok || !clock.value || dueAt === undefined || dueAt > now + DAY) continue;
    const { toMove } = clock.value;
    const other = toMove === 'white' ? 'black' : 'white';
    games.push({ game: game.id, toMove, player: game[toMove], against: game[other], dueAt });
  }
  return { games: games.sort((a, b) => a.dueAt - b.dueAt) };
}
