import { Link } from 'wouter';
import type { MatchView } from '../../../protocol/wire-views.ts';
import { clockAddress } from '../../shared/addresses.ts';
import { useServerPort } from '../../shared/ports.tsx';
import { useT } from '../../shared/words.ts';

/** The games of a match that have clocks and are still played. */
const timedIn = (match: MatchView) => match.games.filter((game) => game.clock && game.result === undefined);

/** To the clock of the game that is played now: for a player, or for a shared device on the table. */
export function ClockLink({ id, match, large = false }: { id: string; match: MatchView; large?: boolean }) {
  const t = useT();
  const server = useServerPort();
  const [game] = timedIn(match);
  if (!server || !game) return null;
  return (
    <Link href={clockAddress(id, game.id)} className={`button ${large ? 'my-button' : 'small'}`}>
      {t('gameClock.open')}
    </Link>
  );
}
