/** One line a format: what it brings to the pages. */
export * as double from './double.tsx';
export * as dutch from './dutch.tsx';
export * as groups from './groups.tsx';
export * as hybrid from './hybrid.tsx';
export * as knockout from './knockout.tsx';
export * as robin from './robin.tsx';
export * as strikes from './strikes.tsx';
export * as swiss from './swiss.tsx';
