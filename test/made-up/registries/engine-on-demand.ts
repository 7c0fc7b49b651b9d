import * as real from '../../../src/engine/formats/on-demand.ts';
import { type Entrant, entrant } from '../../../src/engine/formats/registry.ts';
import type { Formats } from '../../../src/engine/tournament/index.ts';
import { certain } from '../../../src/kit/index.ts';

/** In the place of src/engine/formats/on-demand.ts: fetched like the others. */

const own = 'quartet';
let here: Entrant | undefined;

export const isFormatName = (name: string): boolean => name === own || real.isFormatName(name);
export const formatNames: readonly string[] = [...real.formatNames, own];
export const { stagesOf } = real;
export const hasFormat = (name: string): boolean => (name === own ? here !== undefined : real.hasFormat(name));

export async function fetchFormat(name: string): Promise<void> {
  if (name !== own) return real.fetchFormat(name);
  const { quartet, quartetRulebook } = await import('../quartet.ts');
  here = entrant(quartet, quartetRulebook);
}

export const formats: Formats = {
  ...real.formats,
  names: formatNames,
  format: (name, version) => (name === own ? here?.format : real.formats.format(name, version)),
  rulebook: (name, version) => (name === own ? certain(here?.rulebook, own) : real.formats.rulebook(name, version)),
};
