import type { Formats } from '../tournament/index.ts';
import * as all from './all.ts';
import { formatsOf } from './registry.ts';
import type { Given } from './settings.ts';

export type FormatName = keyof typeof all;

/** What may be given to each format: all of it has defaults. */
export type GivenSettings = { readonly [Name in FormatName]: Given<(typeof all)[Name]['settings']> };

/** Every format, for library, server and command line. Pages never import it: theirs come with the tournament (loaders.ts). */
export const formats: Formats = formatsOf(...Object.values(all));
