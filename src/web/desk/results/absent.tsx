import { useState } from 'react';
import { absentPlayers } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { useDrop } from '../drop/drop-provider.tsx';
import { PlayerName } from '../player-name.tsx';

/** GR-18: who has missed two games is asked about, and again after each further one. */
export function Absent() {
  const { t } = useSpeech();
  const { derived } = useDesk();
  const drop = useDrop();
  /** How many they had missed when the desk kept them. */
  const [kept, setKept] = useState<ReadonlyMap<string, number>>(new Map());
  const asked = [...absentPlayers(derived)].filter(([player, games]) => games > (kept.get(player) ?? 0));
  if (asked.length === 0) return null;
  return (
    <section className="card stack" aria-label={t('absent.title')}>
      <h2 className="side-count">
        {t('absent.title')} <span className="open-count">{asked.length}</span>
      </h2>
      <ul className="running-out">
        {asked.map(([player, games]) => (
          <li key={player}>
            <p>
              <b>
                <PlayerName player={player} />
              </b>{' '}
              {t('absent.missed', { count: games })}
            </p>
            <p className="line">
              <Button size="small" onClick={() => drop([player])}>
                {t('players.drop')}
              </Button>
              <Button size="small" kind="plain" onClick={() => setKept(new Map([...kept, [player, games]]))}>
                {t('absent.keep')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
