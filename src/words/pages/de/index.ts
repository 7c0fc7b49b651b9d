import type { PageWords } from '../table.ts';
import { common } from './common.ts';
import { organiser } from './organiser.ts';

/** All of it, as the tests look at it; pages fetch the two parts as they need them. */
export const de: PageWords = { ...common, ...organiser };
