import { fr as double } from './double/fr.ts';
import { fr as groups } from './groups/fr.ts';
import { fr as hybrid } from './hybrid/fr.ts';
import { fr as knockout } from './knockout/fr.ts';
import { fr as robin } from './robin/fr.ts';
import { fr as strikes } from './strikes/fr.ts';
import { fr as swiss } from './swiss/fr.ts';
import type { FormatTables } from './words.ts';

export const fr: FormatTables = { double, groups, hybrid, knockout, robin, strikes, swiss };
