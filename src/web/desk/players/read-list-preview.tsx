import { useSpeech } from '../../shared/words.ts';
import { type Column, meanings, type ReadList } from './reading.ts';

const SHOWN = 200;

interface PreviewProps {
  readonly list: ReadList;
  readonly onChoose: (column: number, meaning: Column) => void;
}

/** DK-7: how the columns were read, before anyone is added; what was read wrongly is said otherwise here. */
export function ReadListPreview({ list, onChoose }: PreviewProps) {
  const { t } = useSpeech();
  return (
    <div className="stack tightly">
      {list.rows.length > 0 && <Columns list={list} onChoose={onChoose} />}
      <div className="read-list">
        <table>
          <caption className="unseen">{t('players.readAs')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('players.name')}</th>
              <th scope="col" className="number">
                {t('players.rating')}
              </th>
              <th scope="col">{t('players.club')}</th>
            </tr>
          </thead>
          <tbody>
            {list.players.slice(0, SHOWN).map((player) => (
              <tr key={`${player.name} ${player.club ?? ''}`}>
                <td>{player.name}</td>
                <td className="number">{player.rating ?? ''}</td>
                <td>{player.club ?? ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.skipped > 0 && <p className="hint">{t('players.skipped', { count: list.skipped })}</p>}
    </div>
  );
}

const SAMPLE = 3;

/** One line for each column of the file: what it is called, what stands in it, what it is. */
function Columns({ list, onChoose }: PreviewProps) {
  const { t } = useSpeech();
  const columns = list.columns.map((meaning, at) => ({
    at,
    meaning,
    name: list.headings[at] || t('players.column', { column: at + 1 }),
    sample: list.rows.flatMap((row) => row[at] || []).slice(0, SAMPLE),
  }));
  return (
    <ul className="read-columns" aria-label={t('players.columns')}>
      {columns.map(({ at, meaning, name, sample }) => (
        <li key={at} className={meaning}>
          <span>
            <b>{name}</b> <span className="quiet">{sample.join(', ')}</span>
          </span>
          <select
            className="input"
            aria-label={t('players.meaningOf', { column: name })}
            value={meaning}
            onChange={(event) => onChoose(at, meanings.find((one) => one === event.target.value) ?? 'ignored')}
          >
            {meanings.map((one) => (
              <option key={one} value={one}>
                {t(`players.${one}`)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ul>
  );
}
