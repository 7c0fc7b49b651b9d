import { type RefObject, useLayoutEffect, useRef } from 'react';

const QUICK = 140;

/** Rows that change places are seen to move there; not by those who asked for no motion. Each says who it is in `data-row`. */
export function useMovingRows(body: RefObject<HTMLElement | null>): void {
  const stood = useRef<ReadonlyMap<string, number>>(new Map());
  useLayoutEffect(() => {
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].map((row) => ({
      row,
      who: row.dataset.row ?? '',
      top: row.offsetTop,
    }));
    const before = stood.current;
    stood.current = new Map(rows.map(({ who, top }) => [who, top]));
    if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    for (const { row, who, top } of rows) {
      const by = (before.get(who) ?? top) - top;
      if (by === 0) continue;
      row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
        duration: QUICK,
        easing: 'ease-out',
      });
    }
  });
}
