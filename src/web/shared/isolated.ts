/** A name in a script that runs the other way would turn what stands beside it in a sentence; marked, it keeps to itself. */
export const isolated = (name: string): string =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name;
