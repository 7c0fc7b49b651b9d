import { type RefObject, useLayoutEffect } from 'react';

/** A name on one line may be this much smaller before two lines are better. */
const ONE_LINE = 0.78;
/** Below this share of the screen's shorter side a long word is broken rather than made smaller still. */
const WHOLE_WORDS = 1 / 36;
/** What may take several lines is large enough at this share of its full size. */
const LARGE = 0.5;
/** Words are broken only where the text grows by this much: where there is simply much of it they stay whole. */
const WORTH_IT = 1.3;
const LEAST = 0.12;
const STEPS = 8;

/**
 * DK-14: text as large as its box allows, and nothing cut. Sizes in the style sheet are those of a short name; a longer
 * one becomes smaller or takes more lines within the same box.
 */
function fitText(box: HTMLElement): void {
  const [text] = box.children;
  if (!(text instanceof HTMLElement)) return;
  const { style } = text;
  const wrapping = box.classList.contains('fit-block');
  style.fontSize = '';
  style.whiteSpace = 'nowrap';
  style.overflowWrap = '';
  if (!wrapping && tall(text) <= box.clientHeight) {
    const scale = box.clientWidth / Math.max(1, text.scrollWidth);
    if (scale >= 1) return;
    if (scale >= ONE_LINE && set(box, text, scale)) return;
  }
  style.whiteSpace = '';
  const whole = largest(box, text);
  const height = Number.parseFloat(getComputedStyle(text).fontSize);
  const isTall = wrapping ? whole >= LARGE : height >= Math.min(innerWidth, innerHeight) * WHOLE_WORDS;
  if (whole > 0 && isTall) return;
  style.overflowWrap = 'anywhere';
  const broken = largest(box, text);
  if (whole === 0 || broken > whole * WORTH_IT) return;
  style.overflowWrap = '';
  set(box, text, whole);
}

const tall = (text: HTMLElement): number => text.getBoundingClientRect().height;

/** Whether it fits at this share of its full size. */
function set(box: HTMLElement, text: HTMLElement, scale: number): boolean {
  text.style.fontSize = `${Math.floor(scale * 1000) / 1000}em`;
  return text.scrollWidth <= box.clientWidth && tall(text) <= box.clientHeight + 0.5;
}

function largest(box: HTMLElement, text: HTMLElement): number {
  if (set(box, text, 1)) return 1;
  let [low, high] = [LEAST, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (set(box, text, middle)) low = middle;
    else high = middle;
  }
  return set(box, text, low) ? low : 0;
}

/** Fits every `.fit` box below, whenever the page is redrawn, changes its size or gets its fonts. */
export function useFit(scene: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = scene.current;
    if (!root) return undefined;
    let over = false;
    const fitAll = () => {
      if (!over) for (const box of root.querySelectorAll<HTMLElement>('.fit')) fitText(box);
    };
    fitAll();
    const observer = new ResizeObserver(fitAll);
    observer.observe(root);
    document.fonts.ready.then(fitAll, () => undefined);
    return () => {
      over = true;
      observer.disconnect();
    };
  });
}
