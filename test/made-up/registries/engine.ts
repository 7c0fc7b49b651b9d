import * as real from '../../../src/engine/formats/index.ts';
import type { Formats, Rulebook } from '../../../src/engine/tournament/index.ts';
import { quartet, quartetRulebook } from '../quartet.ts';

/** In the place of src/engine/formats/index.ts. */

const own = quartet.name;

export const isFormatName = (name: string): boolean => name === own || real.isFormatName(name);
export const formatNames: readonly string[] = [...real.formatNames, own];
export const { hasFormat, fetchFormat, stagesOf } = real;

export const formats: Formats = {
  ...real.formats,
  names: formatNames,
  format: (name, version) => (name === own ? quartet : real.formats.format(name, version)),
  rulebook: (name, version) => (name === own ? (quartetRulebook as Rulebook) : real.formats.rulebook(name, version)),
};
