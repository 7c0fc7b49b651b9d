import { type KeyboardEvent, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSpeech } from '../words.ts';
import { noteOf, scoreOf, useBracketData, whoIn } from './bracket-data.ts';
import { type Drop, fallOf, lossesAbove } from './bracket-double.ts';
import { BracketFrame } from './bracket-frame.tsx';
import { neighbour, type SlotAt } from './bracket-geometry.ts';
import type { Layout, Line, PlacedMatch, Point } from './bracket-layout.ts';
import { MatchBox } from './bracket-match.tsx';
import { PlayerPages } from './player-pages.tsx';

interface TreeProps {
  readonly layout: Layout;
  readonly drops?: readonly Drop[];
  readonly foot: ReactNode;
  /** Names of stages, somebody's path: what stands in the drawing beside the matches. */
  readonly children?: ReactNode;
}

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Stages as columns, with lines; walked through with the arrows. */
export function BracketTree({ layout, drops = [], foot, children }: TreeProps) {
  const { t } = useSpeech();
  const { bracket, followed } = useBracketData();
  const [pointed, setPointed] = useState<{ here: SlotAt; player: string | undefined }>();
  const [at, setAt] = useState<SlotAt>();
  const tree = useRef<HTMLDivElement>(null);
  const pageOf = useContext(PlayerPages);
  const [, go] = useLocation();
  const present = layout.matches.find(({ match }) => match.state === 'open') ?? layout.matches[0];
  const reachable =
    at && layout.matches.some(({ match }) => match.match === at.match)
      ? at
      : { match: present?.match.match ?? 1, slot: 0 as const };
  const lit = pointed?.player ?? followed;
  const lost = useMemo(() => (drops.length === 0 ? undefined : lossesAbove(bracket)), [bracket, drops.length]);
  const fall = followed === undefined || !lost ? undefined : fallOf(layout, lost, followed);
  const onKeyDown = (event: KeyboardEvent) => {
    const { player } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (event.key === 'Enter' && pageOf && player !== undefined) return go(pageOf(player));
    const next = neighbour(layout, reachable, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    tree.current?.querySelector<HTMLElement>(`[data-slot="${next.match}.${next.slot}"]`)?.focus();
  };
  const onPoint = (here: SlotAt | undefined, player: string | undefined) => {
    setPointed(here && { here, player });
    if (here && tree.current?.contains(document.activeElement)) setAt(here);
  };
  const card =
    pointed && layout.matches.find(({ match, form }) => match.match === pointed.here.match && form === 'line');
  return (
    <BracketFrame width={layout.width} height={layout.height} foot={foot}>
      <svg className="bracket-lines" width={layout.width} height={layout.height} aria-hidden="true">
        {drops.map(({ key, points }) => (
          <path key={key} d={pathOf(points)} className="branch drop" />
        ))}
        {fall && <path d={pathOf(fall)} className="branch drop lit" />}
        {byWeight(layout.lines, lit).map((line) => (
          <path key={line.key} d={pathOf(line.points)} className={`branch ${lineClass(line, lit)}`} />
        ))}
      </svg>
      {children}
      <div ref={tree} className="bracket-matches" role="tree" aria-label={t('bracket.title')} onKeyDown={onKeyDown}>
        {layout.matches.map((placed) => (
          <MatchBox key={placed.match.match} {...{ placed, lit, onPoint }} at={reachable} lost={lost} />
        ))}
      </div>
      {card && <Card placed={card} width={layout.width} height={layout.height} />}
    </BracketFrame>
  );
}

const isLit = ({ player, hopes = [] }: Line, lit: string | undefined): boolean =>
  lit !== undefined && (player === lit || hopes.includes(lit));

const lineClass = (line: Line, lit: string | undefined): string => `${line.state} ${isLit(line, lit) ? 'lit' : ''}`;

const weights: Readonly<Record<Line['state'], number>> = { lost: 0, come: 1, won: 2, in: 3 };

/** The strongest are drawn last, over the others. */
const byWeight = (lines: readonly Line[], lit: string | undefined): readonly Line[] =>
  lines.toSorted((a, b) => Number(isLit(a, lit)) - Number(isLit(b, lit)) || weights[a.state] - weights[b.state]);

const CARD = { width: 210, height: 84 } as const;

/** The names of a match that is only drawn, while it is pointed at or has the focus. */
function Card({ placed, width, height }: { placed: PlacedMatch; width: number; height: number }) {
  const speech = useSpeech();
  const data = useBracketData();
  const { match, x, y, column } = placed;
  const left = Math.min(Math.max(0, x + placed.width / 2 - CARD.width / 2), width - CARD.width);
  const below = y + placed.height + 8;
  const top = below + CARD.height > height ? Math.max(0, y - CARD.height - 8) : below;
  return (
    <div className="bracket-card" aria-hidden="true" style={{ left, top, width: CARD.width }}>
      {match.slots.map((slot, side) => (
        <p key={side === 0 ? 'first' : 'second'} className={slot.won ? 'won' : ''}>
          <span className="slot-seed">{slot.seed}</span>
          <span>{whoIn(speech, slot, data, column === 0)}</span>
          <b>{scoreOf(speech, match, slot)}</b>
        </p>
      ))}
      <p className="quiet">{noteOf(speech, match, data).join(' · ')}</p>
    </div>
  );
}
