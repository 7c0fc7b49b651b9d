import './draft.css';
import { playsInGroups, type Round } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { DraftGroups } from './draft-groups.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { DraftTables } from './draft-tables.tsx';

/** A round that only the desk sees: what it costs, who sits where, and how to change it (DK-2). */
export function Draft({ round }: { round: Round }) {
  const t = useT();
  return (
    <>
      <DraftNotice round={round} />
      {playsInGroups(round) ? (
        <section className="stack" aria-label={t('round.tables')}>
          <DraftGroups round={round} />
        </section>
      ) : (
        <DraftTables round={round} />
      )}
    </>
  );
}
