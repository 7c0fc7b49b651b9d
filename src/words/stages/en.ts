import { en as knockout } from './knockout/en.ts';
import type { StageTables } from './words.ts';

export const en: StageTables = { knockout };
