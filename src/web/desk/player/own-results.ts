import type { MatchView } from '../../../engine/index.ts';
import { type Language, writtenResult } from '../../../words/index.ts';

/** From the player's own side: their score first, where there are two. */
export function ownResults(language: Language, { seats, games }: MatchView, player: string): string {
  const turned = seats.length === 2 && seats[1] === player;
  return games
    .flatMap(({ result }) => (result === undefined ? [] : [writtenResult(language, result, seats.length)]))
    .map((text) => (turned ? text.split('–').reverse().join('–') : text))
    .join('  ');
}
