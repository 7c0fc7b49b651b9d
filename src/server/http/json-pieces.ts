/** What is wrong with a text that should be JSON. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

const SPACE = /[ \t\n\r]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
/** Brackets and whole strings: what lies between them does not matter for where a value ends. */
const MARK = /[{}[\]]|"[^"\\]*(?:\\.[^"\\]*)*"/g;
const PLAIN = /[^\s,{}[\]":]+/y;

export type Piece =
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  | { readonly kind: 'element'; readonly name: string; readonly value: unknown };

/**
 * An object of JSON, one field after the other, and where a field is an array, one element after the other: a file of
 * many megabytes is read without stopping for it.
 */
export function* jsonPieces(text: string): Generator<Piece> {
  let at = 0;

  const skip = () => {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
  };
  const isNext = (character: string): boolean => {
    skip();
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const expect = (character: string) => {
    if (!isNext(character)) throw new NotJson(`at ${at}: ${character} is missing`);
  };
  const read = (end: number): unknown => {
    const raw = text.slice(at, end);
    at = end;
    try {
      return JSON.parse(raw);
    } catch (error) {
      throw new NotJson(error instanceof Error ? error.message : String(error));
    }
  };
  const endOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    if (!pattern.exec(text)) throw new NotJson(`at ${at}: a value is missing`);
    return pattern.lastIndex;
  };
  const endOfBrackets = (): number => {
    let depth = 0;
    MARK.lastIndex = at;
    for (let mark = MARK.exec(text); mark; mark = MARK.exec(text)) {
      if (mark[0] === '{' || mark[0] === '[') depth += 1;
      else if (mark[0] === '}' || mark[0] === ']') depth -= 1;
      if (depth === 0) return MARK.lastIndex;
    }
    throw new NotJson(`at ${at}: a bracket is not closed`);
  };
  const value = (): unknown => {
    skip();
    const first = text[at];
    if (first === '{' || first === '[') return read(endOfBrackets());
    return read(endOf(first === '"' ? STRING : PLAIN));
  };

  expect('{');
  if (!isNext('}')) {
    do {
      skip();
      const name = String(read(endOf(STRING)));
      expect(':');
      if (!isNext('[')) {
        yield { kind: 'field', name, value: value() };
      } else if (!isNext(']')) {
        do yield { kind: 'element', name, value: value() };
        while (isNext(','));
        expect(']');
      }
    } while (isNext(','));
    expect('}');
  }
  skip();
  if (at < text.length) throw new NotJson(`at ${at}: something follows`);
}
