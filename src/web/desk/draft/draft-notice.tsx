import { useState } from 'react';
import { judgeDraft, type Round, said } from '../../../engine/index.ts';
import { criterionName, numberText, sayFinding } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-2: what the draft costs, what is wrong with it now, and what can be done about it. */
export function DraftNotice({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { state, names, act } = useDesk();
  const review = judgeDraft(state);
  const [reason, setReason] = useState('');
  if (!review) return null;
  const stale = review.stale.length > 0;
  const findings = stale ? review.stale : review.findings;
  return (
    <section className={`band ${stale ? 'warn' : ''} draft-notice`} aria-label={t('draft.label')}>
      <div className="stack tightly">
        <p>
          <b>{stale ? t('draft.stale') : t('draft.onlyDesk')}</b>{' '}
          {review.cost.map((one) => (
            <span key={one.name} className="cost">
              {criterionName(language, one.name)} <b>{numberText(language, said(one.value))}</b>
            </span>
          ))}
        </p>
        {findings.length > 0 && (
          <ul>
            {findings.slice(0, 8).map((finding) => (
              <li key={`${finding.code} ${finding.players.join(' ')}`}>
                {sayFinding(language, finding, names, 'desk')}
              </li>
            ))}
            {findings.length > 8 && <li>{t('draft.more', { count: findings.length - 8 })}</li>}
          </ul>
        )}
        {stale && (
          <form
            className="line"
            onSubmit={(event) => {
              event.preventDefault();
              act({ type: 'Override', round: round.number, edition: round.edition, reason });
            }}
          >
            <input
              className="input override-reason"
              aria-label={t('draft.reason')}
              placeholder={t('draft.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <Button type="submit" why={reason.trim() === '' ? t('draft.reasonNeeded') : undefined}>
              {t('draft.accept')}
            </Button>
          </form>
        )}
      </div>
      <Button className="push" onClick={() => act({ type: 'PairAgain', round: round.number })}>
        {t('round.pairAgain')}
      </Button>
    </section>
  );
}
