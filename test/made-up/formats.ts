import * as all from '../../src/engine/formats/all.ts';
import { formatsOf } from '../../src/engine/formats/registry.ts';
import { addWords } from '../../src/words/catalogue.ts';
import { languages } from '../../src/words/language.ts';
import { quartet } from './quartet.ts';
import { quartetWords } from './words.ts';

/** The formats of the product and one that nobody in src/ knows: what programs are handed. */
export const formats = formatsOf(...Object.values(all), quartet);

for (const language of languages) addWords(language, { formats: { quartet: quartetWords[language] } });
