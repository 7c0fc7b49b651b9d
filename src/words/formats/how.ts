import { type FormatName, isFormatName } from '../../engine/index.ts';
import { type HowItIsPlayed, type RuleSentence, sayingIn } from '../how/say.ts';
import type { Language } from '../languages.ts';
import { doubleHow } from './double/how.ts';
import { groupsHow } from './groups/how.ts';
import { hybridHow } from './hybrid/how.ts';
import { knockoutHow } from './knockout/how.ts';
import { robinHow } from './robin/how.ts';
import { strikesHow } from './strikes/how.ts';
import { swissHow } from './swiss/how.ts';

const books: Readonly<Record<FormatName, HowItIsPlayed<never>>> = {
  double: doubleHow,
  groups: groupsHow,
  hybrid: hybridHow,
  knockout: knockoutHow,
  robin: robinHow,
  strikes: strikesHow,
  swiss: swissHow,
};

/** DK-25: «How it is played», in sentences made from the settings; for everyone, before and while it is played. */
export function howItIsPlayed(language: Language, format: string, config: unknown): readonly RuleSentence[] {
  return isFormatName(format) ? books[format][language](config as never, sayingIn(language)) : [];
}
