import { useSpeech } from '../../words/words.ts';
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
      <div className="read-list">
        {list.rows.length > 0 ? <Columns list={list} onChoose={onChoose} /> : <Lines list={list} />}
      </div>
      {list.skipped > 0 && <p className="hint">{t('players.skipped', { count: list.skipped })}</p>}
    </div>
  );
}

function Columns({ list, onChoose }: PreviewProps) {
  const { t } = useSpeech();
  const columns = list.columns.map((meaning, at) => ({
    at,
    meaning,
    name: list.headings[at] || t('players.column', { column: at + 1 }),
  }));
  const lines = list.rows.slice(0, SHOWN).map((fields, line) => ({ line, fields }));
  return (
    <table>
      <caption className="unseen">{t('players.readAs')}</caption>
      <thead>
        <tr>
          {columns.map(({ at, meaning, name }) => (
            <th key={at} scope="col" className={meaning}>
              <span>{name}</span>
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
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, fields }) => (
          <tr key={line}>
            {columns.map(({ at, meaning }) => (
              <td key={at} className={`${meaning} ${meaning === 'rating' ? 'number' : ''}`}>
                {fields[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ list }: { list: ReadList }) {
  const { t } = useSpeech();
  return (
    <table>
      <caption className="unseen">{t('players.readAs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('players.name')}</th>
          <th scope="col">{t('players.rating')}</th>
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
  );
}
