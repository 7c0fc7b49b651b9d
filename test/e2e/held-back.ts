import type { Page } from 'playwright-core';

/** Holds requests of a page back, as a slow line does; the answer lets them go. Visits themselves are not held back. */
export async function heldBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'document') await later;
    await route.continue();
  });
  return letGo;
}
