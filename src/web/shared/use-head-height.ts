import { type CSSProperties, useEffect, useState } from 'react';

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
