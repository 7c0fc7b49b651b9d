import type { FormatName } from './index.ts';
import type { RegisteredFormat } from './registry.ts';

export type FormatLoader = () => Promise<RegisteredFormat>;

/** One line a format: for pages, which load the rules that a tournament is played by. Programs have all of them (all.ts). */
export const formatLoaders: Readonly<Record<FormatName, FormatLoader>> = {
  double: () => import('./double/index.ts').then(({ double }) => double),
  dutch: () => import('./dutch/index.ts').then(({ dutch }) => dutch),
  groups: () => import('./groups/index.ts').then(({ groups }) => groups),
  hybrid: () => import('./hybrid/index.ts').then(({ hybrid }) => hybrid),
  knockout: () => import('./knockout/index.ts').then(({ knockout }) => knockout),
  robin: () => import('./robin/index.ts').then(({ robin }) => robin),
  strikes: () => import('./strikes/index.ts').then(({ strikes }) => strikes),
  swiss: () => import('./swiss/index.ts').then(({ swiss }) => swiss),
};
