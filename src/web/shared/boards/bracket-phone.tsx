import { type TouchEvent, useRef, useState } from 'react';
import { type BracketView, bracketParts } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { stageName, useBracketData } from './bracket-data.ts';
import { PathStrip } from './bracket-follow.tsx';
import { isAhead, pathOf, presentColumn } from './bracket-path.ts';
import { StageList } from './bracket-stage.tsx';
import { stateOf } from './bracket-stages.tsx';

/** So many matches of each kind before one asks for more: a page is a few screens at most. */
const MOST = 16;
/** Farther sideways than down, and farther than a thumb trembles. */
const SWIPE = 48;

/** On a phone: the followed player's path, then one stage at a time; earlier ones are a line each. */
export function BracketPhone({ bracket, onChange }: { bracket: BracketView; onChange: () => void }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { followed } = useBracketData();
  const present = bracketParts(bracket).map((part) => part.first + presentColumn(part));
  const last = followed === undefined ? undefined : pathOf(bracket, followed).at(-1);
  const own = last && isAhead(last.match) ? last.column : undefined;
  const [picked, setPicked] = useState<{ column: number; for: string | undefined }>();
  const at = picked && picked.for === followed ? picked.column : (own ?? presentOf(bracket, present));
  const go = (column: number) => setPicked({ column, for: followed });
  const swipe = useSwipe(
    () => at < bracket.columns.length - 1 && go(at + 1),
    () => at > 0 && go(at - 1),
  );
  const column = bracket.columns[at];
  if (!column) return null;
  const nameOf = (index: number) => {
    const label = bracket.columns[index]?.label;
    return label && (column.side === undefined ? stageName(speech, label) : labelText(language, label));
  };
  const earlier = bracket.columns
    .flatMap(({ side }, index) => (index < at && side === column.side ? [index] : []))
    .reverse();
  return (
    <div className="bracket-phone">
      <PathStrip onChange={onChange} />
      <section {...swipe} className="phone-stage" aria-labelledby="phone-stage">
        <div className="stage-top">
          <Step to={at - 1} name={nameOf(at - 1)} mark="‹" onGo={go} />
          <h3 id="phone-stage">{nameOf(at)}</h3>
          <Step to={at + 1} name={nameOf(at + 1)} mark="›" onGo={go} />
        </div>
        <ol className="stage-dots" aria-hidden="true">
          {bracket.columns.map((one, index) => (
            <li key={one.round} className={index === at ? 'shown' : stateOf(one)} />
          ))}
        </ol>
        <StageList key={column.round} bracket={bracket} column={at} most={MOST} />
      </section>
      {earlier.length > 0 && (
        <div className="stage-folds">
          {earlier.map((index) => (
            <button key={index} type="button" className="stage-earlier" onClick={() => go(index)}>
              <i className="fold-flag" />
              <b>{nameOf(index)}</b>
              <span>{t('bracket.matches', { count: bracket.columns[index]?.matches.length ?? 0 })}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Of two sides the one in which something is being played. */
const presentOf = ({ columns }: BracketView, present: readonly number[]): number =>
  present.find((at) => columns[at]?.matches.some(({ state }) => state === 'open')) ?? present.at(-1) ?? 0;

interface StepProps {
  readonly to: number;
  readonly name: string | undefined;
  readonly mark: '‹' | '›';
  readonly onGo: (column: number) => void;
}

function Step({ to, name, mark, onGo }: StepProps) {
  if (name === undefined) return <span />;
  return (
    <button type="button" className="stage-step" onClick={() => onGo(to)}>
      {mark === '‹' && '‹ '}
      {name}
      {mark === '›' && ' ›'}
    </button>
  );
}

function useSwipe(onLeft: () => void, onRight: () => void) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const start = from.current;
      from.current = undefined;
      if (!start || !touch) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
