import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';

/** Every page and every tab has its own title, so that histories, bookmarks and screen readers can tell them apart. */
export function usePageTitle(...parts: readonly (string | undefined | false)[]): void {
  const title = [...parts, 'Tiltyard'].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * DK-22: how many entries of this page the server has not confirmed, as an attribute of the document. Programs that drive
 * the page can wait for 0, whatever its language; a page on which nothing can be entered has no such attribute.
 */
export function useUnsent(count: number): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.unsent = String(count);
    return () => {
      delete dataset.unsent;
    };
  }, [count]);
}

/** How much of the window the head of the page covers, so that what sticks below it never slides under it. */
export function useHeadHeight(): CSSProperties {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const head = document.querySelector('.desk-head');
    if (!head) return undefined;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(head.getBoundingClientRect().height)));
    observer.observe(head);
    return () => observer.disconnect();
  }, []);
  return { '--head-height': `${height}px` } as CSSProperties;
}
