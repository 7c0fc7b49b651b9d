import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// Runs a TypeScript file of the sources in a thread: a thread does not inherit what lets the one that starts it load
// TypeScript. (tsx for `require` starts in half the time of tsx for `import`, which brings a thread of its own.)
register();
createRequire(import.meta.url)(process.argv[2] ?? '');
