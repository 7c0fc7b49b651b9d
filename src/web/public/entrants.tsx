import type { PlayerView } from '../../protocol/wire-views.ts';
import { useSpeech } from '../shared/words.ts';
import { PlayerLink } from './player-link.tsx';

/** Everyone who plays. */
export function Entrants({ id, players }: { id: string; players: readonly PlayerView[] }) {
  const { t } = useSpeech();
  if (players.length === 0) return <p className="empty">{t('players.empty')}</p>;
  return (
    <ul className="guest-players">
      {players.map((player) => (
        <li key={player.id}>
          <span>
            <PlayerLink id={id} player={player.id} names={() => player.name} />{' '}
            {player.club !== undefined && <span className="quiet">{player.club}</span>}
          </span>
          <span className="quiet">
            {player.rating ?? ''}
            {player.plusMinus !== undefined && ` ± ${player.plusMinus}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
