import { formatLoaders } from '../../../src/engine/formats/loaders.ts';
import { ServerPorts } from '../../../src/web/shared/ports.tsx';
import { start } from '../../../src/web/start.tsx';
import * as words from '../../../src/words/formats/loaders.ts';
import type { Language } from '../../../src/words/index.ts';
import { Picture } from './picture.tsx';

/** The pages with one more format, which is loaded like the others. */

const wordsIn = (language: Language) => () => import('../words.ts').then(({ quartetWords }) => quartetWords[language]);

start(
  {
    rules: { ...formatLoaders, quartet: () => import('../quartet.ts').then(({ quartet }) => quartet) },
    words: {
      ...words,
      quartet: {
        words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es'), fr: wordsIn('fr') },
        how: () => import('../words.ts').then(({ quartetHow }) => quartetHow),
      },
    },
    loadPages: async () => ({ ...(await import('../../../src/web/formats/all.ts')), quartet: { Picture } }),
  },
  ServerPorts,
);
