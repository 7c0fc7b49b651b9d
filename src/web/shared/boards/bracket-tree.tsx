import { type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { BracketView, SlotView } from '../../../engine/index.ts';
import { labelText, type Names, numberText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { BoardChances } from './board-chances.ts';
import {
  BOX,
  drawingOf,
  isIn,
  lineShift,
  MIDDLE,
  markOf,
  nameLines,
  neighbour,
  type PlacedMatch,
  presentMatch,
  type SlotAt,
} from './bracket-geometry.ts';
import { slotName, stateText } from './bracket-names.ts';
import { PlayerPages } from './player-pages.tsx';
import { StageHead } from './stage-head.tsx';
import { usePan, useWheelZoom } from './use-pan.ts';

interface TreeProps {
  readonly bracket: BracketView;
  readonly names: Names;
  /** Whose path is lit. */
  readonly lit: string | undefined;
  /** The player who was searched for, to be scrolled into view. */
  readonly found: string | undefined;
  readonly onLight: (player: string | undefined) => void;
}

const LEAST = 0.3;
const MOST = 1.6;
/** Below this names cannot be read: the boxes and the played paths are shown alone. */
const READABLE = 0.5;

/** Rounds as columns, with lines; scrolled and zoomed, walked through with the arrows. */
export function BracketTree({ bracket, names, lit, found, onLight }: TreeProps) {
  const speech = useSpeech();
  const { t } = speech;
  const drawing = useMemo(() => drawingOf(bracket), [bracket]);
  const window = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState<SlotAt>({ match: drawing.matches[0]?.match.match ?? 1, slot: 0 });
  /** The whole bracket within its frame, below the headings, even for 512 players. */
  const whole = () => {
    const room = window.current;
    const heads = room?.querySelector('.bracket-heads')?.clientHeight ?? 0;
    return room ? Math.min(1, room.clientWidth / drawing.width, (room.clientHeight - heads) / drawing.height) : 1;
  };
  const zoomBy = (factor: number) => setZoom((old) => Math.min(MOST, Math.max(Math.min(LEAST, whole()), old * factor)));
  useWheelZoom(window, zoomBy);
  const moveTo = useRef<(placed: PlacedMatch | undefined) => void>(() => undefined);
  moveTo.current = (placed) => {
    const room = window.current;
    if (!room || !placed) return;
    room.scrollLeft = (placed.x + BOX.width / 2) * zoom - room.clientWidth / 2;
    room.scrollTop = (placed.y + BOX.slot) * zoom - room.clientHeight / 2;
  };
  // To the round that is being played, when it changes.
  const playing = presentMatch(drawing)?.match.match;
  useEffect(() => {
    moveTo.current(drawing.matches.find(({ match }) => match.match === playing));
  }, [playing, drawing]);
  // To the newest match of the player who was searched for, large enough to read.
  useEffect(() => {
    if (found === undefined) return;
    setZoom((old) => Math.max(old, 1));
    const own = drawing.matches.filter(({ match }) => isIn(match, found)).at(-1);
    const frame = requestAnimationFrame(() => moveTo.current(own));
    return () => cancelAnimationFrame(frame);
  }, [found, drawing]);
  const pageOf = useContext(PlayerPages);
  const [, go] = useLocation();
  const onKeyDown = (event: KeyboardEvent) => {
    const { player } = event.target instanceof SVGElement ? event.target.dataset : {};
    if (event.key === 'Enter' && pageOf && player !== undefined) return go(pageOf(player));
    const next = neighbour(drawing, at, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    window.current?.querySelector<SVGGElement>(`[data-slot="${next.match}.${next.slot}"]`)?.focus();
  };
  return (
    <div className={`bracket-tree ${drawing.width > 1200 ? 'wide' : ''} ${zoom < READABLE ? 'silhouette' : ''}`}>
      <fieldset className="bracket-zoom" data-steps>
        <legend className="unseen">{t('bracket.zoom')}</legend>
        <button
          type="button"
          className="button small square"
          aria-label={t('bracket.smaller')}
          onClick={() => zoomBy(0.8)}
        >
          −
        </button>
        <button type="button" className="button small" onClick={() => setZoom(whole())}>
          {t('bracket.fit')}
        </button>
        <button
          type="button"
          className="button small square"
          aria-label={t('bracket.larger')}
          onClick={() => zoomBy(1.25)}
        >
          +
        </button>
      </fieldset>
      <div ref={window} className="bracket-window" {...usePan(window)}>
        <div className="bracket-heads" style={{ width: drawing.width * zoom }}>
          {bracket.columns.map((column) => (
            <p key={column.round} style={{ width: drawing.columnWidth * zoom }}>
              <StageHead label={column.label} />
            </p>
          ))}
        </div>
        <div role="tree" aria-label={t('bracket.title')} onKeyDown={onKeyDown}>
          <svg
            width={drawing.width * zoom}
            height={drawing.height * zoom}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            role="presentation"
          >
            <defs>
              <pattern
                id="bracket-bye"
                width="6"
                height="6"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0V6" stroke="var(--line)" strokeWidth="3" />
              </pattern>
            </defs>
            {drawing.branches.map(({ key, path, player }) => (
              <path
                key={key}
                d={path}
                className={`branch ${player === undefined ? '' : 'played'} ${lit !== undefined && player === lit ? 'lit' : ''}`}
              />
            ))}
            {drawing.matches.map((placed) => (
              <MatchBox key={placed.match.match} {...{ placed, names, lit, onLight, at }} onFocus={setAt} />
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

interface BoxProps {
  readonly placed: PlacedMatch;
  readonly names: Names;
  readonly lit: string | undefined;
  readonly onLight: (player: string | undefined) => void;
  readonly at: SlotAt;
  readonly onFocus: (at: SlotAt) => void;
}

function MatchBox({ placed, names, lit, onLight, at, onFocus }: BoxProps) {
  const speech = useSpeech();
  const { match, x, y, column } = placed;
  const state = stateText(speech, match);
  const title = match.title ? `${labelText(speech.language, match.title)} · ` : '';
  return (
    <g transform={`translate(${x} ${y})`} className={`match ${match.state}`}>
      <text className="match-number" y={-4}>
        {title}
        {match.match}
        {state !== undefined && <tspan className="match-state"> · {state}</tspan>}
      </text>
      <rect className="match-box" width={BOX.width} height={2 * BOX.slot} rx={4} />
      {match.slots.map((slot, side) => {
        const here: SlotAt = { match: match.match, slot: side === 0 ? 0 : 1 };
        return (
          <SlotBox
            key={side === 0 ? 'first' : 'second'}
            {...{ slot, here, lit, onLight, onFocus }}
            name={slotName(speech, slot, names, column === 0)}
            mark={markOf(match, slot)}
            ahead={match.state === 'waiting' || match.state === 'open'}
            reachable={at.match === here.match && at.slot === here.slot}
          />
        );
      })}
    </g>
  );
}

interface SlotProps {
  readonly slot: SlotView;
  readonly here: SlotAt;
  readonly name: string;
  readonly mark: string | undefined;
  /** Not decided yet. */
  readonly ahead: boolean;
  readonly reachable: boolean;
  readonly lit: string | undefined;
  readonly onLight: (player: string | undefined) => void;
  readonly onFocus: (at: SlotAt) => void;
}

function SlotBox({ slot, here, name, mark, ahead, reachable, lit, onLight, onFocus }: SlotProps) {
  const { t, language } = useSpeech();
  const player = slot.kind === 'player' ? slot.player : undefined;
  const chances = useContext(BoardChances);
  const score = mark ?? (slot.score === undefined ? undefined : numberText(language, slot.score));
  // DK-29: where it is decided or there is a score, it is past forecasting.
  const chance = ahead && score === undefined && player !== undefined ? chances?.(player)?.share : undefined;
  const lines = nameLines(name);
  const middle = BOX.slot / 2;
  const spoken = [
    [slot.seed, name, score ?? chance].filter((part) => part !== undefined).join(' '),
    slot.won && t('bracket.won'),
    t('bracket.match', { match: here.match }),
  ];
  return (
    <g
      transform={`translate(0 ${here.slot * BOX.slot})`}
      className={`slot ${slot.kind} ${slot.won ? 'won' : ''} ${player !== undefined && player === lit ? 'lit' : ''}`}
      role="treeitem"
      aria-selected={player !== undefined && player === lit}
      tabIndex={reachable ? 0 : -1}
      aria-label={spoken.filter(Boolean).join(', ')}
      data-slot={`${here.match}.${here.slot}`}
      data-player={player}
      onMouseEnter={() => onLight(player)}
      onMouseLeave={() => onLight(undefined)}
      onFocus={() => {
        onFocus(here);
        onLight(player);
      }}
      onBlur={() => onLight(undefined)}
    >
      <rect className="slot-box" width={BOX.width} height={BOX.slot} rx={4} />
      {slot.seed !== undefined && (
        <text className="slot-seed" x={26} y={middle} dy={MIDDLE} textAnchor="end">
          {slot.seed}{' '}
        </text>
      )}
      <SlotLink player={player}>
        <text className={`slot-name ${lines.length > 1 ? 'two-lines' : ''}`} x={34} y={middle}>
          {lines.map((line, index) => (
            <tspan key={line} x={34} dy={lineShift(lines.length, index)}>
              {line}
              {line.endsWith('-') ? '' : ' '}
            </tspan>
          ))}
        </text>
      </SlotLink>
      {score !== undefined && (
        <text className="slot-score" x={BOX.width - 10} y={middle} dy={MIDDLE} textAnchor="end">
          {score}
        </text>
      )}
      {chance !== undefined && (
        <text className="slot-chance" x={BOX.width - 10} y={middle} dy={MIDDLE} textAnchor="end">
          {chance}
        </text>
      )}
    </g>
  );
}

/** DK-28: the name leads to the player's page. The slot has the focus, and Enter there goes the same way. */
function SlotLink({ player, children }: { player: string | undefined; children: ReactNode }) {
  const pageOf = useContext(PlayerPages);
  if (!pageOf || player === undefined) return children;
  return (
    <Link className="slot-link" href={pageOf(player)} tabIndex={-1}>
      {children}
    </Link>
  );
}
