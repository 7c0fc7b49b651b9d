import { fr as real } from '../../../src/words/formats/fr.ts';
import { quartetWords } from '../words.ts';

export const fr = { ...real, quartet: quartetWords.fr };
