import { formatWords as real } from '../../../src/words/formats/on-demand.ts';

/** In the place of src/words/formats/on-demand.ts. */
const quartetIn = (language: 'en' | 'de' | 'es' | 'fr') => () =>
  import('../words.ts').then(({ quartetWords }) => quartetWords[language]);

export const formatWords = {
  ...real,
  quartet: { en: quartetIn('en'), de: quartetIn('de'), es: quartetIn('es'), fr: quartetIn('fr') },
};
