import { createContext, useContext } from 'react';
import { Link } from 'wouter';
import type { PlayerView } from '../../../protocol/wire-views.ts';
import type { Names } from '../../../words/index.ts';
import { partsOf } from '../linked-names.ts';
import { WholeWords } from '../whole-words.tsx';

/** DK-28: where a player's own page is, for every name on a page; undefined where names lead nowhere, as on paper. */
export const PlayerPages = createContext<((player: string) => string) | undefined>(undefined);

interface NameProps {
  readonly player: string;
  readonly names: Names;
}

export function NameLink({ player, names }: NameProps) {
  const pageOf = useContext(PlayerPages);
  const name = <WholeWords>{names(player)}</WholeWords>;
  if (!pageOf) return name;
  return (
    <Link className="name-link" href={pageOf(player)}>
      {name}
    </Link>
  );
}

/** A name with the chance to win, where chances are shown. */
export function BoardName({ player, names }: NameProps) {
  const chance = useContext(BoardChances)?.(player);
  return (
    <>
      <NameLink player={player} names={names} />
      {chance && (
        <small className="board-chance">
          {' '}
          {chance.share} {chance.moved}
        </small>
      )}
    </>
  );
}

/** A sentence, in which the names of these players lead to their pages. */
export function LinkedNames({ text, players }: { text: string; players: readonly Pick<PlayerView, 'id' | 'name'>[] }) {
  const pageOf = useContext(PlayerPages);
  if (!pageOf) return text;
  let at = 0;
  return partsOf(text, new Map(players.map(({ id, name }) => [name, id]))).map((part) => {
    at += typeof part === 'string' ? part.length : part.name.length;
    return typeof part === 'string' ? (
      part
    ) : (
      <Link key={at} className="name-link" href={pageOf(part.player)}>
        {part.name}
      </Link>
    );
  });
}

export interface BoardChance {
  /** “34 %”. */
  readonly share: string;
  /** “▲ 4”, where it moved with the last result. */
  readonly moved?: string | undefined;
}

/** DK-29: what a board says beside a name: the chance to win, where it is shown. */
export const BoardChances = createContext<((player: string) => BoardChance | undefined) | undefined>(undefined);
