import { de as knockout } from './knockout/de.ts';
import type { StageTables } from './words.ts';

export const de: StageTables = { knockout };
