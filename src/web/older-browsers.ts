/**
 * Players bring old phones (docs/browsers.md): what the oldest of them lack and our scripts use. Syntax is lowered by the
 * build; a test reads what was built and finds anything else that is too new.
 */
const missing: Readonly<Record<string, (this: readonly unknown[], ...given: never[]) => unknown>> = {
  toSorted(compare?: (a: unknown, b: unknown) => number) {
    return [...this].sort(compare);
  },
  findLast(wanted: (item: unknown, index: number) => unknown) {
    return this[this.findLastIndex(wanted)];
  },
  findLastIndex(wanted: (item: unknown, index: number) => unknown) {
    for (let index = this.length - 1; index >= 0; index--) if (wanted(this[index], index)) return index;
    return -1;
  },
  toReversed() {
    return [...this].reverse();
  },
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in Array.prototype)) Object.defineProperty(Array.prototype, name, { value, writable: true });
}

export {};
