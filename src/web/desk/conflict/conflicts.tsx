import { Suspense, useEffect, useRef } from 'react';
import type { Command } from '../../../engine/index.ts';
import { resultText } from '../../../words/index.ts';
import { part } from '../../shared/part.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { inOrder, sidesOf } from '../results/sides.ts';
import { type Conflict, conflictsIn, keyOf, lastEntry } from './conflict.ts';

const ConflictCard = part(() => import('./conflict-card.tsx').then(({ ConflictCard }) => ConflictCard));

/** Both desks see both scores, on every page, and either settles it in one press. */
export function Conflicts() {
  const { state } = useDesk();
  const conflicts = conflictsIn(state);
  useSettled(conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      {conflicts.map((conflict) => (
        <ConflictCard key={keyOf(conflict.place)} conflict={conflict} />
      ))}
    </Suspense>
  );
}

const settling: ReadonlySet<Command['type']> = new Set(['CorrectOutcome', 'UpholdOutcome', 'RemoveOutcome']);

/** Both desks see what one of them chose, and can undo it. */
function useSettled(conflicts: readonly Conflict[]): void {
  const { t, language } = useSpeech();
  const { state, announce, facts, derived } = useDesk();
  const seen = useRef<readonly Conflict[]>([]);
  useEffect(() => {
    const open = new Set(conflicts.map(({ place }) => keyOf(place)));
    for (const { place, table } of seen.current) {
      if (open.has(keyOf(place))) continue;
      const entry = lastEntry(state, place, settling);
      const now = facts.rounds[place.round - 1]?.tables[place.match - 1];
      const game = now?.games[place.game - 1];
      const outcome = game?.recorded?.outcome;
      if (!entry) continue;
      const shown = outcome && inOrder(outcome, sidesOf(derived, place.round, game).order);
      const said = shown
        ? t('conflict.settled', { table: table.number, result: resultText(language, shown, table.seats.length) })
        : t('conflict.reopened', { table: table.number });
      announce(said, entry.commandId);
    }
    seen.current = conflicts;
  });
}
