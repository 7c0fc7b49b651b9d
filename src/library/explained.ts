import type { Explanation, Facts } from '../engine/index.ts';
import { type Language, labelText, namesOf, say } from '../words/index.ts';
import { preload } from '../words/library.ts';

/** A sentence for each reason, with the round it is about. */
export async function sentencesOf(
  explanation: Explanation | undefined,
  { players }: Facts,
  language: Language,
): Promise<readonly string[]> {
  preload();
  const names = namesOf(players.values());
  return (explanation?.reasons ?? []).flatMap(({ round, why }) => {
    const before = round ? `${labelText(language, round)}: ` : '';
    return why.map((reason) => before + say(language, reason, names));
  });
}
