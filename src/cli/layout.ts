import type { Colours } from './terminal.ts';

/** Tables for people: columns as wide as their widest cell. */

const wide = /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]/u;
const marks = /\p{Mark}|\u200D|\uFE0F/u;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns a text takes on a terminal. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segments.segment(text)) {
    width += wide.test(segment) ? 2 : marks.test(segment) && [...segment].length === 1 ? 0 : 1;
  }
  return width;
}

export const padded = (text: string, width: number, side: 'left' | 'right' = 'left'): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return side === 'left' ? text + space : space + text;
};

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

/** Control characters never reach the terminal; names cannot hold them, files from elsewhere might. */
const clean = (text: string): string => text.replace(/\p{Cc}/gu, '�');

export function tableText(columns: readonly Column[], rows: readonly (readonly string[])[], colours: Colours): string {
  const cells = rows.map((row) => row.map(clean));
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[at] ?? ''))),
  );
  const line = (texts: readonly string[]) =>
    columns
      .map(({ align = 'left' }, at) => padded(texts[at] ?? '', widths[at] ?? 0, align))
      .join('  ')
      .trimEnd();
  const head = colours.dim(line(columns.map(({ title }) => title)));
  return `${[head, ...cells.map(line)].join('\n')}\n`;
}
