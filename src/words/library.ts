import type { FormatName } from '../engine/index.ts';
import { addWords } from './catalogue.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import * as all from './formats/all.ts';
import { fr } from './fr/index.ts';
import { type InFour, tablesInFour } from './in-four.ts';
import { type Language, languages } from './language.ts';
import type { WordTable } from './texts.ts';

const formats: Readonly<Record<FormatName, InFour<WordTable>>> = all;

const formatsIn = (language: Language) =>
  Object.fromEntries(Object.entries(formats).map(([name, words]) => [name, words[language]]));

/** Programs and library may both ask for it; the tables are filled in once. */
let isHere = false;

/**
 * Puts everything that the engine says into the catalogue, in every language, so that wording is synchronous: for the
 * library, and with all.ts for programs. Pages never import this; they load what they need (load.ts).
 */
export function preload(): void {
  if (isHere) return;
  isHere = true;
  const core = tablesInFour(en, de, es, fr);
  for (const language of languages) {
    addWords(language, {
      sections: core[language],
      formats: formatsIn(language),
    });
  }
}
