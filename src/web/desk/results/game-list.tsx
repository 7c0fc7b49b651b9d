import type { Table } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { GameLine } from './game-line.tsx';
import { useCorrection } from './use-correction.ts';

/** HK-24: the games of a match; the next one appears by itself when a result comes in. */
export function GameList({ round, edition, table }: { round: number; edition: number; table: Table }) {
  const t = useT();
  const { correct } = useCorrection();
  return (
    <ol className="row-games">
      {table.games.map((game, at) => (
        <li key={`${game.kind} ${game.attempt ?? at}`}>
          <GameLine round={round} table={table} at={at} result={table.games.length > 1} />
          {game.recorded && (
            <button
              type="button"
              className="link-button"
              aria-label={t('entry.correctGame', { table: table.number, game: at + 1 })}
              onClick={() => correct({ place: { round, edition, match: table.match, game: at + 1 } })}
            >
              {t('entry.correct')}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
