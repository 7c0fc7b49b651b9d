/** One line a format: for pages, which load what it says when a tournament needs it. Programs have it from all.ts. */
export { double } from './double/loaders.ts';
export { dutch } from './dutch/loaders.ts';
export { groups } from './groups/loaders.ts';
export { hybrid } from './hybrid/loaders.ts';
export { knockout } from './knockout/loaders.ts';
export { robin } from './robin/loaders.ts';
export { strikes } from './strikes/loaders.ts';
export { swiss } from './swiss/loaders.ts';
