// The oldest browsers that the public and player pages run in (docs/browsers.md), as the build and its test know them.
export const oldest = { safari: '15.4', chrome: '100', firefox: '115' };

export const oldestBrowsers = Object.entries(oldest).map(([name, version]) => name + version);
