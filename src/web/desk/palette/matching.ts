import { plainName } from '../../../words/plain-name.ts';

/** Finding an action by what someone types: each word begins a word of its label, in any order. */

const plainWords = (text: string): string[] =>
  plainName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** “rounds” means “Round”, too. */
const begins = (word: string, typed: string): boolean =>
  word.startsWith(typed) || (word.length > 3 && typed.startsWith(word) && typed.length - word.length <= 2);

/** The better the lower; undefined: not meant. */
function distance(label: string, typed: string): number | undefined {
  const words = plainWords(label);
  let sum = 0;
  for (const beginning of plainWords(typed)) {
    const exact = words.indexOf(beginning);
    const at = exact >= 0 ? exact : words.findIndex((word) => begins(word, beginning));
    if (at < 0) return undefined;
    sum += 2 * at + (exact >= 0 ? 0 : 1);
  }
  return sum;
}

/** The nearest first; those that are as near in the order they were given. */
export function nearest<Item extends { readonly label: string }>(items: readonly Item[], typed: string): Item[] {
  return items
    .flatMap((item) => {
      const far = distance(item.label, typed);
      return far === undefined ? [] : [{ item, far }];
    })
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item);
}

/** “table 12”, “12”, “rounds 6”. */
export const numberIn = (typed: string): number | undefined => {
  const digits = /\d{1,5}/.exec(typed)?.[0];
  return digits === undefined ? undefined : Number(digits);
};
