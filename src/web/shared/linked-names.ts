import type { PlayerId } from '../../engine/index.ts';

export type Part = string | { readonly player: PlayerId; readonly name: string };

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** DK-28: a sentence in which the names of players are found, the longer before the shorter, whole words only. */
export function partsOf(text: string, players: ReadonlyMap<string, PlayerId>): readonly Part[] {
  const names = [...players.keys()].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let plain = '';
  for (let at = 0; at < text.length; ) {
    const here = isLetter(text[at - 1])
      ? undefined
      : names.find((name) => text.startsWith(name, at) && !isLetter(text[at + name.length]));
    const player = here === undefined ? undefined : players.get(here);
    if (here === undefined || player === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== '') parts.push(plain);
    plain = '';
    parts.push({ player, name: here });
    at += here.length;
  }
  return plain === '' ? parts : [...parts, plain];
}
