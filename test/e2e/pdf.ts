import { inflateSync } from 'node:zlib';

/**
 * The text of each page of a PDF as Chromium writes it: objects one after the other, streams deflated, every font with
 * a table from glyphs to letters. Nothing more of the format is understood.
 */
export function textsOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = fontsOf(head, objects);
      const contents = /\/Contents\s+(\d+)/.exec(head)?.[1] ?? '';
      return textIn(objects.get(contents)?.stream ?? '', fonts, objects, head);
    });
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

type Objects = ReadonlyMap<string, PdfObject>;
type Letters = ReadonlyMap<string, string>;

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
    const start = (found.index ?? 0) + found[0].length;
    const end = text.indexOf('endobj', start);
    const stream = text.indexOf('stream\n', start);
    const has = stream >= 0 && stream < end;
    const head = text.slice(start, has ? stream : end);
    const from = stream + 'stream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = has ? pdf.subarray(from, from + length) : Buffer.alloc(0);
    const packed = head.includes('/FlateDecode') && /\/Length \d+/.test(head);
    objects.set(found[1] ?? '', { head, stream: has && packed ? inflated(bytes) : bytes.toString('latin1') });
  }
  return objects;
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

function fontsOf(head: string, objects: Objects): ReadonlyMap<string, Letters> {
  const fonts = /\/Font\s*<<(.*?)>>/s.exec(head)?.[1] ?? '';
  return new Map(
    [...fonts.matchAll(/\/(\w+)\s+(\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const table = /\/ToUnicode\s+(\d+)/.exec(objects.get(number)?.head ?? '')?.[1] ?? '';
      return [name, lettersOf(objects.get(table)?.stream ?? '')];
    }),
  );
}

const wide = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function lettersOf(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, body = ''] of table.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph = '', text = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph.toUpperCase(), wide(text));
  }
  for (const [, body = ''] of table.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = '', to = '', text = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let glyph = Number.parseInt(from, 16); glyph <= Number.parseInt(to, 16); glyph++) {
        const letter = Number.parseInt(text, 16) + glyph - Number.parseInt(from, 16);
        letters.set(glyph.toString(16).toUpperCase().padStart(from.length, '0'), String.fromCharCode(letter));
      }
    }
  }
  return letters;
}

/** Letters in the order in which they are drawn; a jump to elsewhere is a space. Drawings within drawings are followed. */
function textIn(stream: string, fonts: ReadonlyMap<string, Letters>, objects: Objects, head: string): string {
  let letters: Letters = new Map();
  let text = '';
  for (const [operator] of stream.matchAll(/\/\w+ [\d.]+ Tf|<[\dA-Fa-f]+>|\bT[dm]\b|\bET\b|\/X\d+ Do/g)) {
    if (operator.endsWith('Tf')) letters = fonts.get(/\/(\w+)/.exec(operator)?.[1] ?? '') ?? new Map();
    else if (operator.endsWith('Do')) {
      const name = /\/(\w+)/.exec(operator)?.[1] ?? '';
      const inner = objects.get(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(head)?.[1] ?? '');
      if (inner) text += ` ${textIn(inner.stream, fontsOf(inner.head, objects), objects, inner.head)}`;
    } else if (operator.startsWith('<')) {
      // Variable fonts become drawings with codes of one byte; all others have codes of two.
      const short = [...letters.keys()][0]?.length === 2;
      const glyphs =
        operator
          .slice(1, -1)
          .toUpperCase()
          .match(short ? /.{2}/g : /.{4}/g) ?? [];
      text += glyphs.map((glyph) => letters.get(glyph) ?? '').join('');
    } else if (operator === 'ET' && !text.endsWith(' ')) text += ' ';
  }
  return text.replace(/\s+/g, ' ').trim();
}
