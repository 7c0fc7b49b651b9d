import { es as double } from './double/es.ts';
import { es as groups } from './groups/es.ts';
import { es as hybrid } from './hybrid/es.ts';
import { es as knockout } from './knockout/es.ts';
import { es as robin } from './robin/es.ts';
import { es as strikes } from './strikes/es.ts';
import { es as swiss } from './swiss/es.ts';
import type { FormatTables } from './words.ts';

export const es: FormatTables = { double, groups, hybrid, knockout, robin, strikes, swiss };
