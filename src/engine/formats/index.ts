import { certain } from '../../kit/index.ts';
import type { Format, Formats, Rulebook } from '../tournament/index.ts';
import { groups, groupsRulebook } from './groups/index.ts';
import { hybrid, leagueRulebook } from './hybrid/index.ts';
import { knockoutRulebook } from './knockout/index.ts';
import { strikes, strikesRulebook } from './strikes/index.ts';
import { swiss, swissRulebook } from './swiss/index.ts';

/** The registry: the only place that knows all formats. A change that alters a draw or a conclusion raises the version and keeps the old rulebook. */
const formatList: readonly Format[] = [groups, hybrid, strikes, swiss];
const rulebookList: readonly Rulebook[] = [
  groupsRulebook as Rulebook,
  leagueRulebook as Rulebook,
  knockoutRulebook as Rulebook,
  strikesRulebook as Rulebook,
  swissRulebook as Rulebook,
];

export const formats: Formats = {
  rulesVersion: 1,
  names: formatList.map((format) => format.name),
  format: (name, rulesVersion) => (rulesVersion === 1 ? formatList.find((format) => format.name === name) : undefined),
  rulebook: (name, rulesVersion) =>
    certain(
      rulesVersion === 1 ? rulebookList.find((rulebook) => rulebook.name === name) : undefined,
      `rulebook ${name} of rules version ${rulesVersion}`,
    ),
};

export { duelAt, goneOn, recordsOf, scoreOf } from './groups/index.ts';
