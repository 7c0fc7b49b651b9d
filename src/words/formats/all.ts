/** One line a format: what it says, in every language at once, for programs. Pages load it by language (loaders.ts). */
export * as double from './double/index.ts';
export * as dutch from './dutch/index.ts';
export * as groups from './groups/index.ts';
export * as hybrid from './hybrid/index.ts';
export * as knockout from './knockout/index.ts';
export * as robin from './robin/index.ts';
export * as strikes from './strikes/index.ts';
export * as swiss from './swiss/index.ts';
