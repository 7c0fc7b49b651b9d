import type { NewPlayer } from '../../../engine/index.ts';
import { type ListProblem, type Meaning, meanings, type PlayerList } from '../../../protocol/player-lists/index.ts';
import { sayListProblem } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';

const SHOWN = 200;
const SAID = 12;

interface PreviewProps {
  readonly list: PlayerList;
  readonly onChoose: (column: number, meaning: Meaning) => void;
  /** Its commas are columns after all. */
  readonly onSeparate: () => void;
}

/** DK-30: how the columns were read, before anyone is added; a wrong reading is changed here. */
export function ReadListPreview({ list, onChoose, onSeparate }: PreviewProps) {
  const { t } = useSpeech();
  const inColumns = list.columns.length > 0;
  const asks = list.problems.some(({ code }) => code === 'no-name-column');
  return (
    <div className="stack tightly">
      <p className="read-as">
        <b>{t('list.readAs')}</b> {inColumns && t('list.changeHead')}
        {list.separable && (
          <Button size="small" kind="plain" onClick={onSeparate}>
            {t('list.separate')}
          </Button>
        )}
      </p>
      {asks && (
        <p className="band warn" role="status">
          {t('list.whichName')}
        </p>
      )}
      <div className="read-list">
        {inColumns ? <Columns list={list} onChoose={onChoose} /> : <Lines players={list.players} />}
      </div>
      <LeftOut problems={list.problems} />
      {list.skipped > 0 && <p className="hint">{t('list.skipped', { count: list.skipped })}</p>}
    </div>
  );
}

function Lines({ players }: { players: readonly NewPlayer[] }) {
  const { t } = useSpeech();
  return (
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
        {players.slice(0, SHOWN).map((player) => (
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

/** The list as it stands, each column under the head it was read by. */
function Columns({ list, onChoose }: Omit<PreviewProps, 'onSeparate'>) {
  const { t, language } = useSpeech();
  const problemAt = new Map(list.problems.map((problem) => [problem.line, problem]));
  return (
    <table>
      <caption className="unseen">{t('players.readAs')}</caption>
      <thead>
        <tr>
          {list.columns.map(({ at, heading, meaning }) => {
            const called = heading || t('list.column', { column: at + 1 });
            return (
              <th key={at} scope="col" className={meaning}>
                <span className="read-heading">{called}</span>
                <select
                  className="input"
                  aria-label={t('list.meaningOf', { column: called })}
                  value={meaning}
                  onChange={(event) => onChoose(at, meanings.find((one) => one === event.target.value) ?? 'ignored')}
                >
                  {meaning === 'contact' && <option value="contact">{t('list.contact')}</option>}
                  {meanings.map((one) => (
                    <option key={one} value={one}>
                      {t(`list.${one}`)}
                    </option>
                  ))}
                </select>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {list.rows.slice(0, SHOWN).map(({ line, cells }) => {
          const problem = problemAt.get(line);
          return (
            <tr key={line} className={problem ? 'left-out' : ''} title={problem && sayListProblem(language, problem)}>
              {list.columns.map(({ at, meaning }) => (
                <td key={at} className={meaning}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Reported, never imported silently. */
function LeftOut({ problems }: { problems: readonly ListProblem[] }) {
  const { t, language } = useSpeech();
  const said = (some: readonly ListProblem[]) => (
    <ul className="left-out-lines">
      {some.slice(0, SAID).map((problem) => (
        <li key={`${problem.code} ${problem.line}`}>{sayListProblem(language, problem)}</li>
      ))}
      {some.length > SAID && <li>…</li>}
    </ul>
  );
  const lines = problems.filter(({ code }) => code !== 'contact' && code !== 'no-name-column');
  const contacts = problems.filter(({ code }) => code === 'contact');
  return (
    <>
      {lines.length > 0 && (
        <div className="band warn" role="status">
          <p>{t('list.leftOut', { count: lines.length })}</p>
          {said(lines)}
        </div>
      )}
      {contacts.length > 0 && <div className="hint">{said(contacts)}</div>}
    </>
  );
}
