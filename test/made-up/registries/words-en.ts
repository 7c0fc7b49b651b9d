import { en as real } from '../../../src/words/formats/en.ts';
import { quartetWords } from '../words.ts';

export const en = { ...real, quartet: quartetWords.en };
