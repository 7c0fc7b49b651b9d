import { languages } from '../src/words/language.ts';
import { loadWords, pageNamespaces } from '../src/words/load.ts';
import '../src/words/all.ts';

/** Tests speak every language from the start, as programs do, and have the words of all pages. */
for (const language of languages) await loadWords(language, pageNamespaces);
