import { fr as knockout } from './knockout/fr.ts';
import type { StageTables } from './words.ts';

export const fr: StageTables = { knockout };
