import type { StageTables } from './words.ts';

/** In the pages no stage's words come along with the language: on-demand.ts has them one by one. */
const none: Partial<StageTables> = {};

export { none as de, none as en, none as es, none as fr };
