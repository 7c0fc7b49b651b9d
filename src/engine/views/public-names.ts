import type { Facts, PlayerId } from '../tournament/index.ts';

/** DK-16: the names as the public reads them, shortened where the event asks for it. */
export type PublicNames = (player: PlayerId) => string;

const initial = (word: string): string => `${[...word][0] ?? ''}.`;
/** Family and given name in one word, the family's first. */
const ONE_WORD = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,}$/u;

/** “Kim Larsen” and “Larsen, Kim” are “Kim L.”; a name of one word stays, and so does a number at the end. */
export function shortName(name: string): string {
  const [family = '', given] = name.split(/,\s*/, 2);
  const words = (given ? `${given} ${family}` : name).trim().split(/\s+/);
  const [first = '', ...others] = words;
  const last = others.at(-1);
  if (last === undefined) return ONE_WORD.test(first) ? initial(first) : first;
  return `${first} ${/^\p{Nd}/u.test(last) ? last : initial(last)}`;
}

/** In order of entry, so that a name does not change because of who comes later. */
function shortNames({ players }: Facts): ReadonlyMap<PlayerId, string> {
  const names = new Map<PlayerId, string>();
  const given = new Map<string, number>();
  for (const { id, name } of players.values()) {
    const short = shortName(name);
    const bearers = (given.get(short) ?? 0) + 1;
    given.set(short, bearers);
    names.set(id, bearers === 1 ? short : `${short} (${bearers})`);
  }
  return names;
}

export function publicNames(facts: Facts): PublicNames {
  const { players, about } = facts;
  if (!about?.settings.shortNames) return (player) => players.get(player)?.name ?? player;
  const short = shortNames(facts);
  return (player) => short.get(player) ?? player;
}
