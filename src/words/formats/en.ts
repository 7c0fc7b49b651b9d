import { en as double } from './double/en.ts';
import { en as groups } from './groups/en.ts';
import { en as hybrid } from './hybrid/en.ts';
import { en as knockout } from './knockout/en.ts';
import { en as robin } from './robin/en.ts';
import { en as strikes } from './strikes/en.ts';
import { en as swiss } from './swiss/en.ts';
import type { FormatTables } from './words.ts';

export const en: FormatTables = { double, groups, hybrid, knockout, robin, strikes, swiss };
