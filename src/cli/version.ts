import { createRequire } from 'node:module';

/** The package's own version; the built program is as deep in the package as this source file. */
export const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
