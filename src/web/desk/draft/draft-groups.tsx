import type { Round } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { SwapButton, useSwap } from './swap.tsx';

/** A draft of groups: who is with whom; two presses swap two players (DK-2). */
export function DraftGroups({ round }: { round: Round }) {
  const t = useT();
  const { facts } = useDesk();
  const swap = useSwap(round);
  const groups = new Map<number, Set<string>>();
  for (const table of round.tables) {
    const members = groups.get(table.group ?? 1) ?? new Set();
    groups.set(table.group ?? 1, members);
    for (const id of table.seats) members.add(id);
  }
  return (
    <>
      {swap.hint}
      <div className="group-cards">
        {[...groups].map(([group, members]) => (
          <article key={group} className="card group-card">
            <h2>{t('groups.group', { group })}</h2>
            <ul className="draft-seats">
              {[...members].map((id) => {
                const rating = facts.players.get(id)?.rating;
                return (
                  <li key={id}>
                    <SwapButton swap={swap} player={id} />
                    {rating && <span className="quiet number">{Math.round(rating.rating / 100)}</span>}
                  </li>
                );
              })}
            </ul>
          </article>
        ))}
      </div>
      {swap.dialog}
    </>
  );
}
