import type { FilePiece } from '../../hosting/audited-file.ts';

/** What is wrong with a text that should be JSON. */
export class NotJson extends Error {
  override readonly name = 'NotJson';
}

const LONGEST_SPACE = 100_000;
const SPACE = new RegExp(`[ \\t\\n\\r]{0,${LONGEST_SPACE}}`, 'y');
const PLAIN = /[^\s,{}[\]":]{1,100}/y;

const [QUOTE, BACKSLASH, BRACE, BRACKET, BRACE_END, BRACKET_END] = [0x22, 0x5c, 0x7b, 0x5b, 0x7d, 0x5d];

/** One piece is read without a pause, so it has a bound: no entry of a tournament comes near it. */
export const LONGEST_PIECE = 8 * 1024 * 1024;

/**
 * An object of JSON, one field after the other, and where a field is an array, one element after the other: a file of
 * many megabytes is read without stopping for it.
 */
export function* jsonPieces(text: string): Generator<FilePiece> {
  let at = 0;

  const skip = () => {
    const before = at;
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    // Between two pieces others have their turn; a desert of blanks would be one without end.
    if (at - before === LONGEST_SPACE) throw new NotJson(`at ${at}: too many blanks`);
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
  // Each character is looked at once: a pattern that is tried again at every quote takes for ever on an unclosed string.
  const endOfString = (from: number): number => {
    const last = Math.min(text.length, at + LONGEST_PIECE);
    for (let index = from + 1; index < last; index++) {
      const character = text.charCodeAt(index);
      if (character === QUOTE) return index + 1;
      if (character === BACKSLASH) index += 1;
    }
    throw unclosed();
  };
  const endOfBrackets = (): number => {
    const last = Math.min(text.length, at + LONGEST_PIECE);
    let depth = 0;
    for (let index = at; index < last; index++) {
      const character = text.charCodeAt(index);
      if (character === QUOTE) index = endOfString(index) - 1;
      else if (character === BRACE || character === BRACKET) depth += 1;
      else if (character === BRACE_END || character === BRACKET_END) depth -= 1;
      if (depth === 0) return index + 1;
    }
    throw unclosed();
  };
  const unclosed = () =>
    new NotJson(`at ${at}: a value ${text.length - at > LONGEST_PIECE ? 'is too long' : 'is not closed'}`);
  const endOfPlain = (): number => {
    PLAIN.lastIndex = at;
    if (!PLAIN.exec(text)) throw new NotJson(`at ${at}: a value is missing`);
    return PLAIN.lastIndex;
  };
  const name = (): string => {
    skip();
    if (text[at] !== '"') throw new NotJson(`at ${at}: a name is missing`);
    return String(read(endOfString(at)));
  };
  const value = (): unknown => {
    skip();
    const first = text[at];
    if (first === '{' || first === '[') return read(endOfBrackets());
    return read(first === '"' ? endOfString(at) : endOfPlain());
  };

  expect('{');
  if (!isNext('}')) {
    do {
      const field = name();
      expect(':');
      if (!isNext('[')) {
        yield { kind: 'field', name: field, value: value() };
      } else if (!isNext(']')) {
        do yield { kind: 'element', name: field, value: value() };
        while (isNext(','));
        expect(']');
      }
    } while (isNext(','));
    expect('}');
  }
  skip();
  if (at < text.length) throw new NotJson(`at ${at}: something follows`);
}
