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

/** Ctrl and the wheel zoom, as everywhere. */
export function useWheelZoom(window: RefObject<HTMLDivElement | null>, zoomBy: (factor: number) => void): void {
  useEffect(() => {
    const room = window.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(event.deltaY > 0 ? 0.9 : 1.1);
    };
    room?.addEventListener('wheel', onWheel, { passive: false });
    return () => room?.removeEventListener('wheel', onWheel);
  });
}
