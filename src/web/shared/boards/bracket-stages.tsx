import { type BracketView, bracketParts } from '../../../engine/index.ts';
import { labelText, shortLabel } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { stageName } from './bracket-data.ts';
import { isAhead } from './bracket-path.ts';

type Column = BracketView['columns'][number];

/** Closed, being played, or to come. */
export function stateOf({ matches }: Column): 'closed' | 'now' | 'to-come' {
  if (matches.some(({ state }) => state === 'open')) return 'now';
  if (!matches.some(isAhead)) return 'closed';
  return matches.some(({ state }) => state === 'done') ? 'now' : 'to-come';
}

interface BarProps {
  readonly bracket: BracketView;
  /** The columns that are shown in full. */
  readonly shown: readonly number[];
  readonly onShow: (column: number) => void;
}

/** A bar of stages to jump by; of a double elimination one for each side. */
export function StageBar({ bracket, shown, onShow }: BarProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  return (
    <nav className="stage-bar" aria-label={t('bracket.rounds')}>
      {bracketParts(bracket).map((part) => (
        <ul key={part.first}>
          {part.sideLabel && part.columns.length > 2 && (
            <li className="stage-side" aria-hidden="true">
              {labelText(language, part.sideLabel)}
            </li>
          )}
          {part.columns.map((column, at) => {
            if (column.matches.every(({ state }) => state === 'void')) return null;
            const index = part.first + at;
            const several = part.sideLabel !== undefined && part.columns.length > 2;
            return (
              <li key={column.round}>
                <button
                  type="button"
                  className={stateOf(column)}
                  aria-current={shown.includes(index) ? 'true' : undefined}
                  aria-label={labelText(language, column.label)}
                  onClick={() => onShow(index)}
                >
                  {several ? numberOf(column, language) : stageName(speech, column.label)}
                </button>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}

/** Beside the name of its side the number is enough. */
function numberOf({ label }: Column, language: Parameters<typeof shortLabel>[0]): string {
  const { number } = label.figures;
  return typeof number === 'number' ? String(number) : shortLabel(language, label);
}
