import { missing } from '../../kit/index.ts';
import { knockoutRulebook } from '../stages/knockout/index.ts';
import type { Format, Formats, Rulebook } from '../tournament/index.ts';
import { double as doubleFormat, doubleRulebook } from './double/index.ts';
import { groups as groupsFormat, groupsRulebook } from './groups/index.ts';
import { hybrid as hybridFormat, leagueRulebook } from './hybrid/index.ts';
import { knockout as knockoutFormat } from './knockout/index.ts';
import { type Entrant, entrant, registryOf } from './registry.ts';
import { robin as robinFormat, robinRulebook } from './robin/index.ts';
import { strikes as strikesFormat, strikesRulebook } from './strikes/index.ts';
import { swiss as swissFormat, swissRulebook } from './swiss/index.ts';

/** The formats one by one, for programs that choose: those they don't name are left out of their bundle. */
export const double: Entrant = /* @__PURE__ */ entrant(doubleFormat, doubleRulebook);
export const groups: Entrant = /* @__PURE__ */ entrant(groupsFormat, groupsRulebook);
export const hybrid: Entrant = /* @__PURE__ */ entrant(hybridFormat, leagueRulebook);
export const knockout: Entrant = /* @__PURE__ */ entrant(knockoutFormat, knockoutRulebook);
export const robin: Entrant = /* @__PURE__ */ entrant(robinFormat, robinRulebook);
export const strikes: Entrant = /* @__PURE__ */ entrant(strikesFormat, strikesRulebook);
export const swiss: Entrant = /* @__PURE__ */ entrant(swissFormat, swissRulebook);

/** A stage that formats share, for those that may be played on by it. */
export interface SharedStage {
  readonly rulebook: Rulebook;
}

export const knockoutStage: SharedStage = { rulebook: knockoutRulebook as Rulebook<never> as Rulebook };

/** A stage whose rules were left out is missed when the tournament starts, not in the middle of it. */
const checked = (format: Format, rulebooks: readonly Rulebook[]): Format => ({
  ...format,
  stages: (config, players) => {
    const stages = format.stages(config, players);
    const without = stages.find((stage) => !rulebooks.some(({ name }) => name === stage.rulebook));
    return without ? missing(`${format.name} goes on with ${without.rulebook}: choose that stage too`) : stages;
  },
});

/**
 * The formats that a program plays. Every function of `tiltyard-engine/core` takes them first.
 *
 * @example
 * import { formatsOf, knockoutStage, swiss } from 'tiltyard-engine/core';
 *
 * formatsOf(swiss, knockoutStage).format('swiss', 1)?.name; // 'swiss'
 */
export function formatsOf(...chosen: readonly (Entrant | SharedStage)[]): Formats {
  const rulebooks = chosen.flatMap(({ rulebook }) => rulebook ?? []);
  const entrants = chosen.flatMap((one) => ('format' in one ? one : []));
  const byName = new Map<string, Entrant>(
    entrants.map(({ format, ...own }) => [format.name, { format: checked(format, rulebooks), ...own }]),
  );
  return registryOf(
    (name) => byName.get(name),
    (name) => rulebooks.find((rulebook) => rulebook.name === name),
  );
}
