import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Until the server has everything that was entered on this page: the page says so itself (DK-22). */
export async function stored(page: Page): Promise<void> {
  await page.locator('html[data-unsent="0"]').waitFor({ state: 'attached' });
}

/** The same of a page on which perhaps nothing can be entered. */
export async function nothingUnsent(page: Page): Promise<void> {
  await page.locator('html:not([data-unsent]), html[data-unsent="0"]').waitFor({ state: 'attached' });
}

/**
 * Closes a tab whose connection is cut. The emulated cut ends a moment before the tab does, and in that moment the page
 * could still send what it keeps: so its scripts end first.
 */
export async function closeOffline(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.close();
}

/** Waits until it is in sight; unlike `waitFor` it counts as a check. */
export const shows = (what: Locator): Promise<void> => expect.poll(() => what.first().isVisible()).toBe(true);
