import { createContext, useContext } from 'react';
import { Link } from 'wouter';
import type { Names } from '../../../words/index.ts';
import { BoardChances } from './board-chances.ts';

/** DK-28: where a player's own page is, for every name on a board; undefined where names lead nowhere, as on paper. */
export const PlayerPages = createContext<((player: string) => string) | undefined>(undefined);

export function BoardName({ player, names }: { player: string; names: Names }) {
  const pageOf = useContext(PlayerPages);
  const chance = useContext(BoardChances)?.(player);
  return (
    <>
      {pageOf ? (
        <Link className="name-link" href={pageOf(player)}>
          {names(player)}
        </Link>
      ) : (
        names(player)
      )}
      {chance && (
        <small className="board-chance">
          {' '}
          {chance.share} {chance.moved}
        </small>
      )}
    </>
  );
}
