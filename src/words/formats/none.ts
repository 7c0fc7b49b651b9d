import type { FormatTables } from './words.ts';

/** In the pages no format's words come along with the language: on-demand.ts has them one by one. */
const none: Partial<FormatTables> = {};

export { none as de, none as en, none as es, none as fr };
