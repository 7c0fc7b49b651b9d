import type { Language } from '../languages.ts';
import { groupsHow } from './groups.ts';
import { hybridHow } from './hybrid.ts';
import { type HowItIsPlayed, type RuleSentence, sayingIn } from './say.ts';
import { strikesHow } from './strikes.ts';
import { swissHow } from './swiss.ts';

const books: Readonly<Record<string, HowItIsPlayed<never>>> = {
  groups: groupsHow,
  hybrid: hybridHow,
  strikes: strikesHow,
  swiss: swissHow,
};

/** DK-25: «How it is played», in sentences made from the settings; for everyone, before and while it is played. */
export function howItIsPlayed(language: Language, format: string, config: unknown): readonly RuleSentence[] {
  return books[format]?.[language](config as never, sayingIn(language)) ?? [];
}
