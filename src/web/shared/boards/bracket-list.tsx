import { type BracketView, bracketParts } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { stageName } from './bracket-data.ts';
import { presentColumn } from './bracket-path.ts';
import { StageList } from './bracket-stage.tsx';

/** So many matches of a stage before one asks for more. */
const MOST = 48;

/** DK-20: the same bracket to be read, a stage under the other; the present one is open. */
export function BracketList({ bracket }: { bracket: BracketView }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const open = bracketParts(bracket).map((part) => part.first + presentColumn(part));
  return (
    <div className="bracket-list">
      {bracket.columns.map((column, at) => (
        <details key={column.round} className="stage-fold" open={open.includes(at) || column.matches.length <= 8}>
          <summary>
            <i className="fold-flag" />
            <h3>{column.side === undefined ? stageName(speech, column.label) : labelText(language, column.label)}</h3>{' '}
            <span>
              {t('bracket.matches', { count: column.matches.filter(({ state }) => state !== 'void').length })}
            </span>
          </summary>
          <StageList bracket={bracket} column={at} most={MOST} />
        </details>
      ))}
    </div>
  );
}
