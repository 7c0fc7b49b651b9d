import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type BracketPart, type BracketView, bracketParts } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { type Speech, useSpeech } from '../words.ts';
import { stageName, useBracketData } from './bracket-data.ts';
import { type Drop, doubleLayout, type PlacedHead } from './bracket-double.ts';
import { FollowLine, MiddlePanel } from './bracket-follow.tsx';
import { firstDrawn, isLarge, type Layout, layoutOf } from './bracket-layout.ts';
import { presentColumn } from './bracket-path.ts';
import { StageList } from './bracket-stage.tsx';
import { StageBar, stateOf } from './bracket-stages.tsx';
import { BracketTree } from './bracket-tree.tsx';

/** A stage that is too large for the drawing is read as a list: so many matches before one asks for more. */
const MOST = 96;

interface WideProps {
  readonly bracket: BracketView;
  /** The field in which one looks for a player. */
  readonly search: ReactNode;
  /** The choice between tree and list. */
  readonly looks: ReactNode;
}

/** On a wide screen: the bar of stages, whom one follows, and the tree with one stage of each side in full. */
export function BracketWide({ bracket, search, looks }: WideProps) {
  const parts = useMemo(() => bracketParts(bracket), [bracket]);
  const [picked, setPicked] = useState<ReadonlyMap<number, number>>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const focus = parts.map((part, at) => picked.get(at) ?? presentColumn(part));
  const onShow = (column: number) => {
    const at = parts.findLastIndex(({ first }) => first <= column);
    setPicked(new Map([...picked, [at, column - (parts[at]?.first ?? 0)]]));
  };
  const shown = parts.map(({ first }, at) => first + (focus[at] ?? 0));
  const tooLarge = parts.findIndex((part, at) => (focus[at] ?? 0) < firstDrawn(part, isTwoSided(parts)));
  return (
    <div className="bracket-wide">
      <div className="bracket-bar">
        <StageBar bracket={bracket} shown={shown} onShow={onShow} />
        {search}
      </div>
      <div className="follow-row">
        <FollowLine />
        {looks}
      </div>
      <div ref={frame} className="bracket-room">
        {width > 0 &&
          (tooLarge >= 0 ? (
            <StageList key={shown[tooLarge]} bracket={bracket} column={shown[tooLarge] ?? 0} most={MOST} />
          ) : parts.length > 1 ? (
            <DoubleTree {...{ parts, focus, width, onShow }} />
          ) : (
            parts.map((part) => <SingleTree key="tree" {...{ part, width, onShow }} focus={focus[0] ?? 0} />)
          ))}
      </div>
    </div>
  );
}

const isTwoSided = (parts: readonly BracketPart[]): boolean => parts.length === 1 && parts.every(isLarge);

interface SingleProps {
  readonly part: BracketPart;
  readonly focus: number;
  readonly width: number;
  readonly onShow: (column: number) => void;
}

const HEAD = 52;

function SingleTree({ part, focus, width, onShow }: SingleProps) {
  const speech = useSpeech();
  const twoSided = isLarge(part);
  const layout = useMemo(() => layoutOf(part, { width, focus, twoSided, roomy: true }), [part, width, focus, twoSided]);
  const { middle } = layout;
  if (middle) {
    const last = part.columns.at(-1);
    return (
      <BracketTree layout={layout} foot={<Key />}>
        <h3 className="middle-title" style={{ left: middle.x, width: middle.width, top: middle.title }}>
          {last && stageName(speech, last.label)}
        </h3>
        <div className="middle-room" style={{ left: middle.x, width: middle.width, top: middle.top }}>
          <MiddlePanel room={roomBelow(layout, middle.top)} />
        </div>
      </BracketTree>
    );
  }
  const heads = layout.columns.map((column): PlacedHead => ({ ...column, y: 0 }));
  return (
    <BracketTree layout={lowered(layout, HEAD)} foot={<Key />}>
      <Heads {...{ heads, onShow }} />
    </BracketTree>
  );
}

/** Down to a match beside the tree, or to the end. */
function roomBelow({ matches, height }: Layout, top: number): number {
  const aside = matches.find(({ match }) => match.aside);
  return (aside ? aside.y - 30 : height) - top;
}

const lowered = (layout: Layout, by: number): Layout => ({
  ...layout,
  height: layout.height + by,
  matches: layout.matches.map((one) => ({ ...one, y: one.y + by, rows: [one.rows[0] + by, one.rows[1] + by] })),
  lines: layout.lines.map((line) => ({ ...line, points: line.points.map(({ x, y }) => ({ x, y: y + by })) })),
});

interface DoubleProps extends Pick<SingleProps, 'width' | 'onShow'> {
  readonly parts: readonly BracketPart[];
  readonly focus: readonly number[];
}

function DoubleTree({ parts, focus, width, onShow }: DoubleProps) {
  const speech = useSpeech();
  const key = focus.join();
  const layout = useMemo(() => doubleLayout(parts, { width, focus: key.split(',').map(Number) }), [parts, width, key]);
  return (
    <BracketTree layout={layout} drops={layout.drops} foot={<Key />}>
      {layout.titles.map(({ part, x, y, width: room }) => {
        const { sideLabel } = parts[part] ?? {};
        return (
          <h3 key={part} className={`side-title side-${part}`} style={{ left: x, top: y, width: room }}>
            <span>{sideLabel && labelText(speech.language, sideLabel)}</span>
          </h3>
        );
      })}
      <Heads heads={layout.heads} onShow={onShow} />
      {layout.drops.map(
        (drop) =>
          drop.label && (
            <span key={drop.key} className="drop-label" style={{ left: drop.label.x, top: drop.label.y }}>
              ▼ <DropText {...{ drop, speech }} />
            </span>
          ),
      )}
    </BracketTree>
  );
}

function DropText({ drop: { closed, count, to }, speech }: { drop: Drop; speech: Speech }) {
  const { bracket } = useBracketData();
  const label = bracket.columns[to]?.label;
  if (closed || !label) return speech.t('bracket.dropped', { number: count });
  return `${count} → ${labelText(speech.language, label)}`;
}

/** What the columns are called that are written out; the others are in the bar above. */
function Heads({ heads, onShow }: { heads: readonly PlacedHead[]; onShow: (column: number) => void }) {
  const speech = useSpeech();
  const { t } = speech;
  const { bracket } = useBracketData();
  return heads
    .filter(({ form }) => form !== 'line')
    .map(({ column: at, form, x, y, width }) => {
      const column = bracket.columns[at];
      if (!column) return null;
      const state = stateOf(column);
      const inFocus = form !== 'small' && form !== 'slot';
      return (
        <button
          key={at}
          type="button"
          className={`stage-head ${state} ${inFocus ? 'in-focus' : ''}`}
          style={{ left: x, top: y, width }}
          onClick={() => onShow(at)}
        >
          <b>
            {column.side === undefined ? stageName(speech, column.label) : labelText(speech.language, column.label)}
          </b>
          <small>
            {state === 'closed' ? t('bracket.closed') : state === 'now' ? t('bracket.open') : t('bracket.keyCome')}
          </small>
        </button>
      );
    });
}

function Key() {
  const { t } = useSpeech();
  const { followed, names } = useBracketData();
  const lines = [
    ['lost', t('bracket.out')],
    ['in', t('bracket.keyIn')],
    ...(followed === undefined ? [] : [['in lit', names(followed)]]),
    ['come', t('bracket.keyCome')],
  ];
  return (
    <p className="bracket-key">
      {lines.map(([state, text]) => (
        <span key={state}>
          <svg width="34" height="6" aria-hidden="true">
            <path d="M0 3H34" className={`branch ${state}`} />
          </svg>
          {text}
        </span>
      ))}
      <span className="push">{t('bracket.hint')}</span>
    </p>
  );
}

/** Of what it has to be drawn in. */
function useWidth(frame: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
