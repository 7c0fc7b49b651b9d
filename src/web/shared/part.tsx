import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageNamespace } from '../../words/load.ts';
import { MissingPage, MissingPart } from './states.tsx';
import { withWords } from './words.ts';

/**
 * Whatever is fetched after the first load comes through here. A part that is not there, after an upgrade or without a
 * line, says “Reload” in its own place: what is around it goes on, and the entries that wait are kept.
 */
export function part<Props>(
  fetch: () => Promise<ComponentType<Props>>,
  instead: ComponentType = MissingPart,
): LazyExoticComponent<ComponentType<Props>> {
  declared.add(fetch);
  return fetchedLater(fetch, instead);
}

const fetchedLater = <Props,>(fetch: () => Promise<ComponentType<Props>>, instead: ComponentType) =>
  lazy(() =>
    fetch().then(
      (found) => ({ default: found }),
      () => ({ default: instead as ComponentType<Props> }),
    ),
  );

/** Every part that a loaded module declares. */
const declared = new Set<() => Promise<unknown>>();

/** Fetches every part of the pages that are loaded, and the parts of those: what was never opened then opens offline. */
export async function fetchAllParts(): Promise<void> {
  // A part that declares others while it is fetched adds them to the set, and so to this loop.
  for (const fetch of declared) await fetch().catch(() => undefined);
}

/** A page of everyone. */
export const page = <Props,>(fetch: () => Promise<ComponentType<Props>>) => fetchedLater(fetch, MissingPage);

/** A home page or the desk, with the words that only organisers read. */
export const organiserPage = <Props,>(fetch: () => Promise<ComponentType<Props>>, ...names: PageNamespace[]) =>
  page(withWords(['organiser', ...names], fetch));
