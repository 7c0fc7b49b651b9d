import { Link } from 'wouter';
import { gameId } from '../../../engine/index.ts';
import { clockAddress } from '../../shared/addresses.ts';
import { useServerPort } from '../../shared/ports.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import type { Spot } from './recording.ts';

/** To the clock of a game that is played, for one device on the table. */
export function ClockLink({ spot }: { spot: Spot }) {
  const t = useT();
  const { id } = useDesk();
  const server = useServerPort();
  const { game, place } = spot;
  if (!server || !game.clock || game.recorded) return null;
  return <Link href={clockAddress(id, gameId(place.round, place.match, place.game))}>{t('gameClock.open')}</Link>;
}
