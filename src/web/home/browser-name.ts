const BROWSERS = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** “Firefox, Windows” from what a browser calls itself; what is none of the known ones as it is. */
export function browserName(about: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([, pattern]) => pattern.test(about))?.[0] ?? []);
  return found.length > 0 ? found.join(', ') : about;
}
