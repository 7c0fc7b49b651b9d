import { es as knockout } from './knockout/es.ts';
import type { StageTables } from './words.ts';

export const es: StageTables = { knockout };
