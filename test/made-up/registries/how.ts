import { howItIsPlayed as real } from '../../../src/words/formats/how.ts';
import { sayingIn } from '../../../src/words/how/say.ts';
import { quartet } from '../quartet.ts';
import { quartetHow } from '../words.ts';

export const howItIsPlayed: typeof real = (language, format, config) =>
  format === quartet.name
    ? quartetHow[language](config as { first: number }, sayingIn(language))
    : real(language, format, config);
