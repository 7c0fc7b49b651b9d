import { isFormatName as isReal, formats as real } from '../../../src/engine/formats/index.ts';
import type { Formats, Rulebook } from '../../../src/engine/tournament/index.ts';
import { quartet, quartetRulebook } from '../quartet.ts';

export const isFormatName = (name: string): boolean => name === quartet.name || isReal(name);

export const formats: Formats = {
  ...real,
  names: [...real.names, quartet.name],
  format: (name, version) => (name === quartet.name ? quartet : real.format(name, version)),
  rulebook: (name, version) => (name === quartet.name ? (quartetRulebook as Rulebook) : real.rulebook(name, version)),
};
