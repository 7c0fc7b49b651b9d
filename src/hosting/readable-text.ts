import { RequestProblem } from './problems.ts';

const DEEPEST = 40;

/** NUL, or half a character; two halves may make a whole one. */
const SUSPECT = /[\0\uD800-\uDFFF]/;
const isText = (text: string): boolean => !SUSPECT.test(text) || !(text.includes('\0') || /\p{Surrogate}/u.test(text));

/** What a database could not keep or a hash could not cover is refused at the door: NUL, half characters, endless numbers (JSON's `1e999`), bottomless nesting. */
export function checkReadable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (!isText(value)) throw unreadable('a text holds no proper characters');
    return;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw unreadable('a number is too large');
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw unreadable('nested too deeply');
  if (Array.isArray(value)) {
    for (const item of value) checkReadable(item, depth + 1);
    return;
  }
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') throw unreadable('a field is called __proto__');
    checkReadable(key, depth);
    checkReadable(field, depth + 1);
  }
}

const unreadable = (problem: string) => new RequestProblem(400, 'unreadable', { problems: [problem] });
