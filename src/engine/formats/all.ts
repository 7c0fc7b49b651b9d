/** One line a format: all at once, for programs. Pages load what a tournament needs, by the same names (loaders.ts). */
export { double } from './double/index.ts';
export { dutch } from './dutch/index.ts';
export { groups } from './groups/index.ts';
export { hybrid } from './hybrid/index.ts';
export { knockout } from './knockout/index.ts';
export { robin } from './robin/index.ts';
export { strikes } from './strikes/index.ts';
export { swiss } from './swiss/index.ts';
