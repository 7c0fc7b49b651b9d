import { de as real } from '../../../src/words/formats/de.ts';
import { quartetWords } from '../words.ts';

export const de = { ...real, quartet: quartetWords.de };
