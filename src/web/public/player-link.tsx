import { Link } from 'wouter';
import type { Names } from '../../words/index.ts';
import { WholeWords } from '../shared/whole-words.tsx';

export const playerPage = (tournament: string, player: string): string =>
  `/t/${tournament}/players/${encodeURIComponent(player)}`;

interface LinkProps {
  readonly id: string;
  readonly player: string;
  readonly names: Names;
  readonly className?: string;
}

/** DK-28: from any name to that player's page. */
export function PlayerLink({ id, player, names, className = '' }: LinkProps) {
  return (
    <Link href={playerPage(id, player)} className={`player-link ${className}`}>
      <WholeWords>{names(player)}</WholeWords>
    </Link>
  );
}
