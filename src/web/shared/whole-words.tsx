import type { CSSProperties } from 'react';

/** Words up to this long fit wherever a name stands. */
const SHORT = 8;

/** How many letters the longest part has that a line cannot break; a hyphen stays with what is before it. */
export const longestWord = (text: string): number =>
  Math.max(0, ...(text.match(/[^\s-]*-?/g) ?? []).map((word) => [...word].length));

/** A name that is never broken inside a word while a smaller size fits: `--name-room` is the width it has there. */
export function WholeWords({ children: name }: { children: string }) {
  const letters = longestWord(name);
  return (
    <bdi className="whole-words" style={letters > SHORT ? ({ '--letters': letters } as CSSProperties) : undefined}>
      {name}
    </bdi>
  );
}
