import { useMemo } from 'react';
import { Link } from 'wouter';
import type { PlayerId } from '../../engine/index.ts';
import { partsOf } from '../shared/linked-names.ts';
import { useDesk } from './context.tsx';

/** DK-28: every name leads to the player's page. */
export function PlayerName({ player }: { player: PlayerId }) {
  const { id, names } = useDesk();
  return (
    <Link className="name-link" href={`/t/${id}/desk/players/${player}`}>
      {names(player)}
    </Link>
  );
}

/** A sentence with the names of players in it, each of which leads to the player's page. */
export function Linked({ text }: { text: string }) {
  const { id, facts, names } = useDesk();
  const players = useMemo(
    () => new Map([...facts.players.keys()].map((player) => [names(player), player])),
    [facts, names],
  );
  let at = 0;
  return partsOf(text, players).map((part) => {
    at += typeof part === 'string' ? part.length : part.name.length;
    return typeof part === 'string' ? (
      part
    ) : (
      <Link key={at} className="name-link" href={`/t/${id}/desk/players/${part.player}`}>
        {part.name}
      </Link>
    );
  });
}
