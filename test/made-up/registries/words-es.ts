import { es as real } from '../../../src/words/formats/es.ts';
import { quartetWords } from '../words.ts';

export const es = { ...real, quartet: quartetWords.es };
