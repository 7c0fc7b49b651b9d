import { Link } from 'wouter';
import type { PlayerId } from '../../engine/index.ts';
import { useDesk } from './context.tsx';

/** DK-28: from any name to whoever it is. */
export function PlayerName({ player }: { player: PlayerId }) {
  const { id, names } = useDesk();
  return (
    <Link className="name-link" href={`/t/${id}/desk/players/${player}`}>
      {names(player)}
    </Link>
  );
}
