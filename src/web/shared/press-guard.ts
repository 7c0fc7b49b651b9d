/** DK-3: a press counts once. */
const TOO_SOON = 500;
/** Nobody has read what has taken the place of the pressed control by then. */
const UNREAD = 1_000;
const SAME_PLACE = 12;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  /** The control, and what it was called when it was pressed: the same element may come to mean something else. */
  readonly control: unknown;
  readonly label: string;
}

/**
 * Whether a click or tap counts: not within half a second of one that counted at the same place, and not within a second
 * if the place has another control by now. One that is ignored does not begin another half second.
 */
export class Presses {
  #last: Press | undefined;

  counts(press: Press): boolean {
    const last = this.#last;
    const again =
      last !== undefined && Math.abs(press.x - last.x) <= SAME_PLACE && Math.abs(press.y - last.y) <= SAME_PLACE;
    const replaced = press.control !== last?.control || press.label !== last?.label;
    const ignored = again && press.at - last.at < (replaced ? UNREAD : TOO_SOON);
    if (!ignored) this.#last = press;
    return !ignored;
  }

  /** Someone typed: what they press next they mean. */
  forget(): void {
    this.#last = undefined;
  }
}

const controls = 'button, a[href], summary, [role=menuitem], [role=option]';

/** Smaller, larger, a chess clock: pressed several times in a row on purpose. */
const steps = '[data-steps]';

/** One result after the other at the same place: half a second is enough. */
const series = '[data-series]';

const within = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/**
 * On every page: double clicks do nothing the second time, and a key that is held down acts once; separate key presses
 * always count.
 */
export function guardPresses(): void {
  const presses = new Presses();
  const onClick = (event: MouseEvent) => {
    const control = within(event.target, controls);
    // Keys press buttons too; such presses have no position.
    if (event.detail === 0 || !control || within(control, steps)) return;
    const pressed = within(control, series)
      ? { control: series, label: '' }
      : { control, label: control.getAttribute('aria-label') ?? control.textContent };
    if (presses.counts({ ...pressed, at: event.timeStamp, x: event.clientX, y: event.clientY })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const acts = event.key === 'Enter' || (event.key === ' ' && within(event.target, controls));
    if (event.repeat && acts && !within(event.target, 'textarea')) event.preventDefault();
  };
  document.addEventListener('input', () => presses.forget(), { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
}
