import { memo, useMemo } from 'react';
import type { Round } from '../../../engine/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { lastEntered } from './last-entered.ts';
import { sidesOf } from './sides.ts';
import { asShown } from './use-recording.ts';

const SHOWN = 3;

/** DK-6: what came in last, with an undo of that very entry. */
export const LastEntered = memo(function LastEntered({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { state, facts, names, act } = useDesk();
  const entered = useMemo(() => lastEntered(state, round, SHOWN), [state, round]);
  const lines = entered.flatMap(({ entry, place }) => {
    const table = round.tables[place.match - 1];
    const game = table?.games[place.game - 1];
    if (!table || !game?.recorded) return [];
    const { players, result } = asShown(
      language,
      table,
      game.recorded.outcome,
      sidesOf(facts, round.number, game),
      names,
    );
    const values = result.split(' ');
    const each = players.length > 2 && values.length === players.length;
    const text = each
      ? players.map((player, seat) => `${player} ${values[seat]}`).join(', ')
      : `${players.join(' – ')} ${result}`;
    return [{ entry, number: table.number, text }];
  });
  if (lines.length === 0) return null;
  const several = new Set(lines.map(({ entry }) => entry.by)).size > 1;
  return (
    <section className="card stack last-entered" aria-label={t('tableRow.lastEntered')}>
      <h2>{t('tableRow.lastEntered')}</h2>
      <ul>
        {lines.map(({ entry, number, text }) => (
          <li key={entry.commandId}>
            <span>
              <b>{number}</b> · <Linked text={text} /> {several && <span className="quiet">{entry.by}</span>}
            </span>
            <button
              type="button"
              className="link-button"
              aria-label={t('activity.undoWhat', { what: `${t('round.atTable', { table: number })}, ${text}` })}
              onClick={() => act({ type: 'Undo', version: entry.version })}
            >
              {t('activity.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
