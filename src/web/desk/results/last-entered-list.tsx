import { memo, useMemo } from 'react';
import type { Entry, Round } from '../../../engine/index.ts';
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
  const { state, snapshot, names, act, derived } = useDesk();
  const entered = useMemo(() => lastEntered(state, round, SHOWN), [state, round]);
  const lines = entered.flatMap(({ entry, place }) => {
    const table = round.tables[place.match - 1];
    const game = table?.games[place.game - 1];
    if (!table || !game?.recorded) return [];
    const { players, result } = asShown(
      language,
      table,
      game.recorded.outcome,
      sidesOf(derived, round.number, game),
      names,
    );
    const values = result.split(' ');
    const each = players.length > 2 && values.length === players.length;
    const text = each
      ? players.map((player, seat) => `${player} ${values[seat]}`).join(', ')
      : `${players.join(' – ')} ${result}`;
    return [{ key: `${place.match}.${place.game}`, entry, number: table.number, text }];
  });
  if (lines.length === 0) return null;
  // Who is on their way to the server is not known there yet.
  const by = ({ version, by: name }: Entry) =>
    version > snapshot.stored.log.length ? t('activityPage.notStored') : name;
  const several = new Set(lines.map(({ entry }) => by(entry))).size > 1;
  return (
    <section className="card stack last-entered" aria-label={t('tableRow.lastEntered')}>
      <h2>{t('tableRow.lastEntered')}</h2>
      <ul>
        {lines.map(({ key, entry, number, text }) => (
          <li key={key}>
            <span>
              <b>{number}</b> · <Linked text={text} /> {several && <span className="quiet">{by(entry)}</span>}
            </span>
            <button
              type="button"
              className="link-button"
              aria-label={t('activityPage.undoWhat', { what: `${t('round.atTable', { table: number })}, ${text}` })}
              onClick={() => act({ type: 'Undo', version: entry.version })}
            >
              {t('activityPage.undo')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
