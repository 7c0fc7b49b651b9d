import type { BrowserContext } from 'playwright-core';
import { NOTE_SHOWN_FOR } from '../../src/web/shared/controls/note-time.ts';

/** Notes do not go by themselves: a test is at its own pace, as a person is. */
export async function notesStay(context: BrowserContext): Promise<void> {
  await context.addInitScript((shownFor) => {
    const { setTimeout: after } = window;
    const unlessNote = (run: TimerHandler, wait?: number, ...given: unknown[]) =>
      wait === shownFor ? 0 : after(run, wait, ...given);
    Object.assign(window, { setTimeout: unlessNote });
  }, NOTE_SHOWN_FOR);
}
