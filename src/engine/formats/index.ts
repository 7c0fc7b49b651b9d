import { stageNamed } from '../stages/index.ts';
import type { Formats } from '../tournament/index.ts';
import { double, doubleRulebook } from './double/index.ts';
import { groups, groupsRulebook } from './groups/index.ts';
import { hybrid, leagueRulebook } from './hybrid/index.ts';
import { knockout } from './knockout/index.ts';
import type { FormatName } from './manifest.ts';
import { type Entrant, entrant, registryOf } from './registry.ts';
import { robin, robinRulebook } from './robin/index.ts';
import type { Given } from './settings.ts';
import { strikes, strikesRulebook } from './strikes/index.ts';
import { swiss, swissRulebook } from './swiss/index.ts';

/** The registry: all formats at once, for programs. The pages have on-demand.ts in its place. */
const table = {
  double: entrant(double, doubleRulebook),
  groups: entrant(groups, groupsRulebook),
  hybrid: entrant(hybrid, leagueRulebook),
  knockout: entrant(knockout),
  robin: entrant(robin, robinRulebook),
  strikes: entrant(strikes, strikesRulebook),
  swiss: entrant(swiss, swissRulebook),
} satisfies Readonly<Record<FormatName, Entrant>>;

/** What may be given to each format: all of it has defaults. */
export type GivenSettings = {
  readonly [Name in FormatName]: Given<(typeof table)[Name]['format']['settings']>;
};

export const formats: Formats = registryOf((name) => table[name], stageNamed);

/** All are here; see on-demand.ts. */
export const hasFormat = (_name: string): boolean => true;
export const fetchFormat = async (_name: string): Promise<void> => undefined;

export { type FormatName, formatNames, isFormatName, stagesOf } from './manifest.ts';
