import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** Farther than a hand trembles: the paper was dragged, nothing was pressed. */
const DRAGGED = 4;

/** Drag the paper to see more of it. */
export function usePan(window: RefObject<HTMLDivElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number } | undefined>(undefined);
  const dragged = useRef(false);
  return {
    onDragStart: (event: DragEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown: (event: PointerEvent) => {
      const room = window.current;
      dragged.current = false;
      if (!room || event.pointerType !== 'mouse' || event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop };
    },
    onPointerMove: (event: PointerEvent) => {
      const room = window.current;
      const start = from.current;
      if (!room || !start || event.buttons !== 1) return;
      dragged.current ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAGGED;
      room.scrollLeft = start.left - (event.clientX - start.x);
      room.scrollTop = start.top - (event.clientY - start.y);
    },
    onPointerUp: () => {
      from.current = undefined;
    },
  };
}

export interface PointerSpot {
  readonly x: number;
  readonly y: number;
}

/** By so much a turn of the wheel changes the size. */
const TURN = 1.12;

/**
 * The wheel with Ctrl, which is also what a pinch on a touchpad sends; without Ctrl once the drawing has been pressed. Two
 * fingers on a screen.
 */
export function usePinch(
  window: RefObject<HTMLDivElement | null>,
  zoomBy: (factor: number, spot: PointerSpot) => void,
): void {
  const zoom = useRef(zoomBy);
  zoom.current = zoomBy;
  useEffect(() => {
    const room = window.current;
    if (!room) return;
    let apart = 0;
    const spotAt = (x: number, y: number): PointerSpot => {
      const { left, top } = room.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !room.contains(document.activeElement)) return;
      event.preventDefault();
      zoom.current(event.deltaY > 0 ? 1 / TURN : TURN, spotAt(event.clientX, event.clientY));
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const spot = spotAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (apart > 0) zoom.current(now / apart, spot);
      apart = now;
    };
    room.addEventListener('wheel', onWheel, { passive: false });
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) {
      room.addEventListener(name, onTouch, { passive: false });
    }
    return () => {
      room.removeEventListener('wheel', onWheel);
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) room.removeEventListener(name, onTouch);
    };
  }, [window]);
}
