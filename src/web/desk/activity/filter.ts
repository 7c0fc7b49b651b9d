import { plainName } from '../../../words/plain-name.ts';

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= '0' && letter <= '9';

/** DK-6: whether an entry speaks of a player, a table or a round. A number is meant whole: table 1 is not table 12. */
export function speaksOf({ what, also }: { what: string; also: readonly string[] }, typed: string): boolean {
  const wanted = plainName(typed).trim();
  const text = plainName([what, ...also].join(' '));
  const whole = (at: number) =>
    !(isDigit(wanted.at(-1)) && isDigit(text[at + wanted.length])) && !(isDigit(wanted[0]) && isDigit(text[at - 1]));
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) if (whole(at)) return true;
  return false;
}
