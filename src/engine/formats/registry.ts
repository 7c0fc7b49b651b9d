import { missing } from '../../kit/index.ts';
import { type StageName, stageNames } from '../stages/manifest.ts';
import type { Format, Formats, Rulebook } from '../tournament/index.ts';
import { type FormatName, formatNames, isFormatName } from './manifest.ts';

/** What a format's folder brings: the format, and the rules of the stage that is its own, if it has one. */
export interface Entrant<Kind extends Format = Format> {
  readonly format: Kind;
  readonly rulebook?: Rulebook;
}

/** The only version of the rules so far. */
const RULES = 1;

export const entrant = <Kind extends Format>(format: Kind, rulebook?: Rulebook<never>): Entrant<Kind> => ({
  format,
  ...(rulebook && { rulebook: rulebook as Rulebook }),
});

/** A change that alters a draw or a conclusion raises the version and keeps the old rulebook. */
export function registryOf(
  find: (name: FormatName) => Entrant | undefined,
  findStage: (name: StageName) => Rulebook | undefined,
): Formats {
  /** Asked for several times with each result; once it is there, it stays. */
  const known = new Map<string, Rulebook>();
  const looked = (name: string): Rulebook | undefined => {
    const here = [...stageNames.map(findStage), ...formatNames.map((one) => find(one)?.rulebook)];
    const rulebook = here.find((one) => one?.name === name);
    if (rulebook) known.set(name, rulebook);
    return rulebook;
  };
  return {
    rulesVersion: RULES,
    names: formatNames,
    format: (name, rulesVersion) => (rulesVersion === RULES && isFormatName(name) ? find(name)?.format : undefined),
    rulebook: (name, rulesVersion) =>
      (rulesVersion === RULES ? (known.get(name) ?? looked(name)) : undefined) ??
      missing(`rulebook ${name} of rules version ${rulesVersion}`),
  };
}
