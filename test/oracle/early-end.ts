import type { Diary } from './diary.ts';
import type { Id } from './facts.ts';

interface Places {
  readonly winners: readonly Id[];
  readonly placeOf: ReadonlyMap<Id, number>;
}

/** SW-4, RR-5: ended before everything is played, the best of those who stayed win; before any result nobody does. */
export function placesAt(diary: Diary, levels: readonly (readonly Id[])[], played: boolean): Places {
  const placeOf = new Map<Id, number>();
  const early = diary.ended && !played;
  const best = early ? (levels.find((level) => level.some((id) => !diary.hasLeft(id))) ?? []) : (levels[0] ?? []);
  const scored = diary.shown.some(({ tables }) => tables.some(({ games }) => games.some(({ outcome }) => outcome)));
  const winners = early ? best.filter((id) => !diary.hasLeft(id) && scored) : best;
  for (const id of winners) placeOf.set(id, 1);
  let above = winners.length;
  for (const level of levels) {
    const others = level.filter((id) => !winners.includes(id));
    for (const id of others) placeOf.set(id, above + 1);
    above += others.length;
  }
  // HK-25: where nobody has won, place 1 is empty.
  if (early && winners.length === 0) for (const id of levels[0] ?? []) placeOf.set(id, 2);
  return { winners, placeOf };
}
