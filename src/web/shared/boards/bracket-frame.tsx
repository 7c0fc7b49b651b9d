import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSpeech } from '../words.ts';
import { fitting, scaleOf, scrolledTo, type Zoom, zoomedBy } from './bracket-zoom.ts';
import { type PointerSpot, usePan, usePinch } from './use-pan.ts';

interface FrameProps {
  readonly width: number;
  readonly height: number;
  /** Beside the buttons. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** Between the drawing and the edges of the screen. */
const MARGIN = 24;

/** The drawing as it is, smaller or larger; larger than its frame it is scrolled and dragged. */
export function BracketFrame({ width, height, foot, children }: FrameProps) {
  const { t } = useSpeech();
  const window = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  const screen = useScreenHeight();
  const drawing = { width, height };
  const frame = { width, height: screen - MARGIN };
  const scale = scaleOf(zoom, drawing, frame);
  const fit = fitting(drawing, frame);
  const keep = useRef<{ spot: PointerSpot; from: number } | undefined>(undefined);
  const zoomBy = (factor: number, spot: PointerSpot = { x: width / 2, y: 0 }) => {
    keep.current = { spot, from: scale };
    setZoom(zoomedBy(factor, scale, fit));
  };
  usePinch(window, zoomBy);
  useLayoutEffect(() => {
    const [room, kept] = [window.current, keep.current];
    keep.current = undefined;
    if (!room || !kept || kept.from === scale) return;
    room.scrollLeft = scrolledTo(room.scrollLeft, kept.spot.x, kept.from, scale);
    room.scrollTop = scrolledTo(room.scrollTop, kept.spot.y, kept.from, scale);
  }, [scale]);
  const larger = scale > 1.001;
  return (
    <div className="bracket-tree">
      <div
        ref={window}
        className={`bracket-window ${larger ? 'larger' : ''}`}
        style={{ height: larger ? Math.max(Math.min(height, screen - MARGIN), 320) : height * scale }}
        {...usePan(window)}
      >
        <div className="bracket-size" style={{ width: width * scale, height: height * scale }}>
          <div
            className="bracket-scaled"
            style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          >
            {children}
          </div>
        </div>
      </div>
      <div className="bracket-foot">
        {foot}
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
          <button
            type="button"
            className="button small"
            aria-pressed={zoom === 'fit'}
            onClick={() => {
              setZoom('fit');
              window.current?.scrollIntoView({ block: 'nearest' });
            }}
          >
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
      </div>
    </div>
  );
}

function useScreenHeight(): number {
  const [height, setHeight] = useState(() => innerHeight);
  useEffect(() => {
    const onResize = () => setHeight(innerHeight);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return height;
}
