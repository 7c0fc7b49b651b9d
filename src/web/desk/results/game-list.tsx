import type { Table } from '../../../engine/index.ts';
import { GameLine } from './game-line.tsx';

/** HK-24: the games of a match; the next one appears by itself when a result comes in. */
export function GameList({ round, table }: { round: number; table: Table }) {
  return (
    <ol className="row-games">
      {table.games.map((game, at) => (
        <li key={`${game.kind} ${game.attempt ?? at}`}>
          <GameLine round={round} table={table} at={at} result={table.games.length > 1} />
        </li>
      ))}
    </ol>
  );
}
