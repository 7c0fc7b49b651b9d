import type { Round } from '../../../engine/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

export function Byes({ round }: { round: Round }) {
  const t = useT();
  const { names, say } = useDesk();
  return (
    <section className="card stack">
      <h2>{t('round.byes', { count: round.byes.length })}</h2>
      <p>
        {round.byes.map(names).join(', ')}{' '}
        <Why sentences={round.byeReasons.map((reason) => [reason.rule, say(reason)])} />
      </p>
    </section>
  );
}
