import type { Page } from 'playwright-core';
import { NOTE_SHOWN_FOR } from '../../src/web/shared/controls/note-time.ts';

/** From the next visit on, notes with an undo do not go by themselves: a test is at its own pace, as a person is. */
export async function notesStay(page: Page): Promise<void> {
  await page.addInitScript((shownFor) => {
    const { setTimeout: after } = window;
    const unlessNote = (run: TimerHandler, wait?: number, ...given: unknown[]) =>
      wait === shownFor ? 0 : after(run, wait, ...given);
    Object.assign(window, { setTimeout: unlessNote });
  }, NOTE_SHOWN_FOR);
}
