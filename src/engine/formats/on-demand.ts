import { fetchStages, stageNamed } from '../stages/on-demand.ts';
import type { Formats } from '../tournament/index.ts';
import { type FormatName, isFormatName, stagesOf } from './manifest.ts';
import { type Entrant, entrant, registryOf } from './registry.ts';

/**
 * The registry of the pages (scripts/on-demand.mjs puts it in the place of index.ts): a format's rules are fetched when a
 * tournament needs them, and stay. The engine itself stays synchronous: a page fetches the format before it asks anything.
 */
const fetchers: Readonly<Record<FormatName, () => Promise<Entrant>>> = {
  double: () => import('./double/index.ts').then(({ double, doubleRulebook }) => entrant(double, doubleRulebook)),
  groups: () => import('./groups/index.ts').then(({ groups, groupsRulebook }) => entrant(groups, groupsRulebook)),
  hybrid: () => import('./hybrid/index.ts').then(({ hybrid, leagueRulebook }) => entrant(hybrid, leagueRulebook)),
  knockout: () => import('./knockout/index.ts').then(({ knockout }) => entrant(knockout)),
  robin: () => import('./robin/index.ts').then(({ robin, robinRulebook }) => entrant(robin, robinRulebook)),
  strikes: () => import('./strikes/index.ts').then(({ strikes, strikesRulebook }) => entrant(strikes, strikesRulebook)),
  swiss: () => import('./swiss/index.ts').then(({ swiss, swissRulebook }) => entrant(swiss, swissRulebook)),
};

const here = new Map<FormatName, Entrant>();

export const formats: Formats = registryOf((name) => here.get(name), stageNamed);

/** Whether the format and the stages it may hand over to are here; one that nobody knows has nothing to wait for. */
export const hasFormat = (name: string): boolean =>
  !isFormatName(name) || (here.has(name) && stagesOf(name).every(stageNamed));

export const fetchFormat = async (name: string): Promise<void> => {
  if (!isFormatName(name)) return;
  const own = async () => here.has(name) || here.set(name, await fetchers[name]());
  await Promise.all([own(), fetchStages(stagesOf(name))]);
};

export { type FormatName, formatNames, isFormatName, stagesOf } from './manifest.ts';
