import type { Page } from 'playwright-core';

/** A gate: `opened` waits until it is. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds requests of a page back, as a slow line does; the answer lets them go. Visits themselves are not held back. */
export async function heldBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    if (route.request().resourceType() !== 'document') await opened;
    await route.continue();
  });
  return open;
}

/** The server gets them at once, but the page has no answer until they are let go. */
export async function answersHeldBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  return open;
}
