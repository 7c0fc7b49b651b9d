import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { MissingPage, MissingPart } from './states.tsx';
import { learnOrganiserWords } from './words.ts';

/**
 * Whatever is fetched after the first load comes through here. A part that is not there, after an upgrade or without a
 * line, says “Reload” in its own place: what is around it goes on, and the entries that wait are kept.
 */
export const part = <Props,>(
  fetch: () => Promise<ComponentType<Props>>,
  instead: ComponentType = MissingPart,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    fetch().then(
      (found) => ({ default: found }),
      () => ({ default: instead as ComponentType<Props> }),
    ),
  );

/** A page of everyone. */
export const page = <Props,>(fetch: () => Promise<ComponentType<Props>>) => part(fetch, MissingPage);

/** A page of the house or the desk, with the words that only organisers read. */
export const organiserPage = <Props,>(fetch: () => Promise<ComponentType<Props>>) =>
  page(async () => {
    const [found] = await Promise.all([fetch(), learnOrganiserWords()]);
    return found;
  });
