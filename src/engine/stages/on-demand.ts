import type { Rulebook } from '../tournament/index.ts';
import type { StageName } from './manifest.ts';

/** The shared stages of the pages: each is fetched with the first format that may be played by it, and stays. */
const fetchers: Readonly<Record<StageName, () => Promise<Rulebook<never>>>> = {
  knockout: () => import('./knockout/index.ts').then(({ knockoutRulebook }) => knockoutRulebook),
};

const here = new Map<StageName, Rulebook>();

export const stageNamed = (name: StageName): Rulebook | undefined => here.get(name);

export const fetchStages = async (names: readonly StageName[]): Promise<void> => {
  const missing = names.filter((name) => !here.has(name));
  await Promise.all(missing.map(async (name) => here.set(name, (await fetchers[name]()) as Rulebook)));
};
