import { createRequire } from 'node:module';

/** The package's own; the built program lies as deep in the package as this source does. */
export const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
