import { de as double } from './double/de.ts';
import { de as groups } from './groups/de.ts';
import { de as hybrid } from './hybrid/de.ts';
import { de as knockout } from './knockout/de.ts';
import { de as robin } from './robin/de.ts';
import { de as strikes } from './strikes/de.ts';
import { de as swiss } from './swiss/de.ts';
import type { FormatTables } from './words.ts';

export const de: FormatTables = { double, groups, hybrid, knockout, robin, strikes, swiss };
