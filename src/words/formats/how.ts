import { type FormatName, isFormatName } from '../../engine/index.ts';
import { type HowItIsPlayed, type RuleSentence, sayingIn } from '../how/say.ts';
import type { Language } from '../languages.ts';

/** Most readers never ask for it: each is fetched by itself. */
const fetchers: Readonly<Record<FormatName, () => Promise<HowItIsPlayed<never>>>> = {
  double: () => import('./double/how.ts').then(({ doubleHow }) => doubleHow),
  groups: () => import('./groups/how.ts').then(({ groupsHow }) => groupsHow),
  hybrid: () => import('./hybrid/how.ts').then(({ hybridHow }) => hybridHow),
  knockout: () => import('./knockout/how.ts').then(({ knockoutHow }) => knockoutHow),
  robin: () => import('./robin/how.ts').then(({ robinHow }) => robinHow),
  strikes: () => import('./strikes/how.ts').then(({ strikesHow }) => strikesHow),
  swiss: () => import('./swiss/how.ts').then(({ swissHow }) => swissHow),
};

const books = new Map<string, HowItIsPlayed<never>>();

export const hasHow = (format: string): boolean => books.has(format) || !isFormatName(format);

export async function fetchHow(format: string): Promise<void> {
  if (isFormatName(format)) books.set(format, await fetchers[format]());
}

/** DK-25: “How it is played”, in sentences made from the settings; for everyone, before and while it is played. */
export const howItIsPlayed = (language: Language, format: string, config: unknown): readonly RuleSentence[] =>
  books.get(format)?.[language](config as never, sayingIn(language)) ?? [];
