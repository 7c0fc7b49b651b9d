import { preload } from '../words/library.ts';

/** `tiltyard-engine/words`: what the engine says in codes, in English, German, French and Spanish. */
export {
  formatAbout,
  formatName,
  type Language,
  labelText,
  languageFor,
  languages,
  listText,
  type Names,
  namesOf,
  numberText,
  resultText,
  say,
  sayRefusal,
} from '../words/index.ts';

preload();
