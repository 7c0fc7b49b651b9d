import type { Diary } from './diary.ts';
import type { Game, Id, Table } from './facts.ts';
import { afterGame, type Strength, unrated } from './glicko.ts';
import { duel } from './verdict.ts';

/** Live ratings of group rounds. */

export const hundredths = (value: number): number => Math.round(value * 100);

/** GR-11: each finished game updates both, in order of completion, then of recording. */
export function strengths(diary: Diary): Map<Id, Strength> {
  const played: { readonly table: Table; readonly game: Game }[] = [];
  for (const { tables } of diary.shown) {
    for (const table of tables) {
      for (const game of table.games) if (game.outcome && game.outcome.kind !== 'forfeit') played.push({ table, game });
    }
  }
  played.sort((a, b) => Number(a.game.at) - Number(b.game.at) || Number(a.game.sequence) - Number(b.game.sequence));
  const now = new Map<Id, Strength>();
  const of = (id: Id): Strength => {
    const { rating } = diary.person(id);
    return now.get(id) ?? (rating === undefined ? unrated : { ...unrated, rating: rating / 100 });
  };
  for (const { table, game } of played) {
    const [first, second] = table.seats as [Id, Id];
    const won = game.outcome ? duel(game.outcome) : 'draw';
    const points = won === 0 ? 1 : won === 1 ? 0 : 0.5;
    const [a, b] = [of(first), of(second)];
    now.set(first, kept(afterGame(a, b, points)));
    now.set(second, kept(afterGame(b, a, 1 - points)));
  }
  return now;
}

/** Rating and deviation are figures in hundredths. */
const kept = ({ rating, deviation, volatility }: Strength): Strength => ({
  rating: hundredths(rating) / 100,
  deviation: hundredths(deviation) / 100,
  volatility: Math.round(volatility * 1e6) / 1e6,
});
