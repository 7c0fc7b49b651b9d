import type { Rulebook } from '../tournament/index.ts';
import { knockoutRulebook } from './knockout/index.ts';
import type { StageName } from './manifest.ts';

/** The registry of shared stages: all at once, for programs. The pages have on-demand.ts in its place. */
const table: Readonly<Record<StageName, Rulebook<never>>> = {
  knockout: knockoutRulebook,
};

export const stageNamed = (name: StageName): Rulebook => table[name] as Rulebook;
