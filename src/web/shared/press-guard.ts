import { useEffect } from 'react';

/** DK-3: a press counts once. */
const TOO_SOON = 500;
const SAME_PLACE = 12;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Whether a click or tap counts: not within half a second of one that counted at the same place, where by now there may
 * be something else. One that is ignored does not begin another half second.
 */
export class Presses {
  #last: Press | undefined;

  counts(press: Press): boolean {
    const last = this.#last;
    const second =
      last !== undefined &&
      press.at - last.at < TOO_SOON &&
      Math.abs(press.x - last.x) <= SAME_PLACE &&
      Math.abs(press.y - last.y) <= SAME_PLACE;
    if (!second) this.#last = press;
    return !second;
  }
}

const pressed = 'button, a[href], summary, [role=menuitem], [role=option]';

/** Smaller, larger: pressed several times in a row on purpose. */
const steps = '[data-steps]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Double clicks do nothing the second time, and a key that is held down acts once; separate key presses always count. */
export function usePressGuard(): void {
  useEffect(() => {
    const presses = new Presses();
    const onClick = (event: MouseEvent) => {
      // Keys press buttons too; such presses have no position.
      if (event.detail === 0 || !isWithin(event.target, pressed) || isWithin(event.target, steps)) return;
      if (presses.counts({ at: event.timeStamp, x: event.clientX, y: event.clientY })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      const acts = event.key === 'Enter' || (event.key === ' ' && isWithin(event.target, pressed));
      if (event.repeat && acts && !isWithin(event.target, 'textarea')) event.preventDefault();
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
