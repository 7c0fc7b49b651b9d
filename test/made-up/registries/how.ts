import * as real from '../../../src/words/formats/how.ts';
import { sayingIn } from '../../../src/words/how/say.ts';
import { quartet } from '../quartet.ts';
import { quartetHow } from '../words.ts';

export const hasHow: typeof real.hasHow = (format) => format === quartet.name || real.hasHow(format);
export const { fetchHow } = real;
export const howItIsPlayed: typeof real.howItIsPlayed = (language, format, config) =>
  format === quartet.name
    ? quartetHow[language](config as { first: number }, sayingIn(language))
    : real.howItIsPlayed(language, format, config);
