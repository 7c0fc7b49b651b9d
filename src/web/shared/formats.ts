import { type ComponentType, createContext, use, useContext } from 'react';
import type { FormatLoader } from '../../engine/formats/loaders.ts';
import { type Formats, formatsOf } from '../../engine/index.ts';
import type { FormatWordLoaders } from '../../words/formats/words.ts';
import { orMissing } from './missing.ts';
import type { Reckoning } from './seat-so-far.ts';

/** What a format brings to the pages. */
export interface FormatPage {
  /** A small picture of how it goes. */
  readonly Picture: ComponentType;
  /** What a table comes to while it is typed, where points add up (board `bars`). */
  readonly loadReckoning?: () => Promise<Reckoning>;
}

/** What the pages know of formats: their rules and words come with the tournament that is opened. */
export interface FormatTables<Name extends string = string> {
  readonly rules: Readonly<Record<Name, FormatLoader>>;
  readonly words: Readonly<Record<Name, FormatWordLoaders>>;
  readonly loadPages: () => Promise<Readonly<Record<Name, FormatPage>>>;
}

/** Filled in where the pages are started. */
export const FormatTablesContext = createContext<FormatTables>({ rules: {}, words: {}, loadPages: async () => ({}) });

export const useFormatTables = (): FormatTables => useContext(FormatTablesContext);

/** The rules of these formats; an unknown one has none, and the server has said why. */
export async function loadRules(rules: FormatTables['rules'], formats: readonly string[]): Promise<Formats> {
  const found = await Promise.all(formats.map((format) => rules[format]?.()));
  return formatsOf(...found.filter((format) => format !== undefined));
}

/** `use` must get the same promise in every render. */
let loadingPages: ReturnType<FormatTables['loadPages']> | undefined;

/** The small picture of a format; waits for those of all, which come together. */
export function usePicture(format: string): ComponentType | undefined {
  const { loadPages } = useFormatTables();
  loadingPages ??= orMissing(loadPages());
  return use(loadingPages)[format]?.Picture;
}
