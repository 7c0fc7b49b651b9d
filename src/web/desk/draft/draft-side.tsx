import { type Finding, type Round, roundRules } from '../../../engine/index.ts';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { summed } from './draft-cost.ts';
import { DraftSeat, type usePast } from './draft-seat.tsx';
import type { Swap } from './swap.tsx';

interface SideProps {
  readonly round: Round;
  readonly findings: readonly Finding[];
  readonly past: ReturnType<typeof usePast>;
  readonly swap: Swap;
}

/** Beside the tables: who sits out and why, and what the whole draft costs. */
export function DraftSide({ round, findings, past, swap }: SideProps) {
  const t = useT();
  const { say, derived } = useDesk();
  const free = t(roundRules(derived, round).rests ? 'round.rests' : 'round.byes', { count: round.byes.length });
  const costs = summed.flatMap((code) => {
    const count = findings.filter((finding) => finding.code === code).length;
    return count > 0 ? [{ code, count }] : [];
  });
  if (round.byes.length === 0 && costs.length === 0) return null;
  return (
    <aside className="stack side">
      {round.byes.length > 0 && (
        <section className="card stack tightly draft-byes" aria-label={free}>
          <h2>{free}</h2>
          {round.byes.map((player) => (
            <DraftSeat key={player} swap={swap} player={player} past={past(player)} />
          ))}
          {round.byeReasons.map((reason) => (
            <p key={reason.code} className="hint">
              {say(reason)}
            </p>
          ))}
        </section>
      )}
      {costs.length > 0 && (
        <section className="card stack tightly" aria-label={t('draftCost.title')}>
          <h2>{t('draftCost.title')}</h2>
          <dl className="draft-costs">
            {costs.map(({ code, count }) => (
              <div key={code}>
                <dt>{t(`draftCost.${code}`)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </aside>
  );
}
