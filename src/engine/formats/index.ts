import { certain } from '../../kit/index.ts';
import type { Format, Formats, Rulebook } from '../tournament/index.ts';
import { double, doubleRulebook } from './double/index.ts';
import { groups, groupsRulebook } from './groups/index.ts';
import { hybrid, leagueRulebook } from './hybrid/index.ts';
import { knockout, knockoutRulebook } from './knockout/index.ts';
import { robin, robinRulebook } from './robin/index.ts';
import { strikes, strikesRulebook } from './strikes/index.ts';
import { swiss, swissRulebook } from './swiss/index.ts';

/** The registry: the only place that knows all formats, in the order in which people are offered them. A change that alters a draw or a conclusion raises the version and keeps the old rulebook. */
const table = { groups, hybrid, strikes, swiss, robin, knockout, double } as const satisfies Readonly<
  Record<string, Format>
>;
const rulebookList: readonly Rulebook[] = [
  doubleRulebook as Rulebook,
  groupsRulebook as Rulebook,
  leagueRulebook as Rulebook,
  knockoutRulebook as Rulebook,
  robinRulebook as Rulebook,
  strikesRulebook as Rulebook,
  swissRulebook as Rulebook,
];

/** Tables of words and pictures are made for each of them, or do not compile. */
export type FormatName = keyof typeof table;
export const isFormatName = (name: string): name is FormatName => Object.hasOwn(table, name);

const formatNamed = (name: string): Format | undefined => (isFormatName(name) ? table[name] : undefined);

export const formats: Formats = {
  rulesVersion: 1,
  names: Object.keys(table),
  format: (name, rulesVersion) => (rulesVersion === 1 ? formatNamed(name) : undefined),
  rulebook: (name, rulesVersion) =>
    certain(
      rulesVersion === 1 ? rulebookList.find((rulebook) => rulebook.name === name) : undefined,
      `rulebook ${name} of rules version ${rulesVersion}`,
    ),
};
