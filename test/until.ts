import { expect } from 'vitest';

/** Waits until a look finds something, and answers that. It is a check like any other: what never comes is a failure. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, false | undefined | null>> {
  let found: Found | undefined;
  await expect
    .poll(
      async () => {
        found = await look();
        return found;
      },
      { interval: 20 },
    )
    .toBeTruthy();
  return found as Exclude<Found, false | undefined | null>;
}
