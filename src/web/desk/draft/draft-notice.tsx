import { useState } from 'react';
import { type DraftReview, type Finding, type Round, said } from '../../../engine/index.ts';
import { sayFinding } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { isSummed, summed } from './draft-cost.ts';

/** DK-2: what the draft costs, what is wrong with it now, and what can be done about it. */
export function DraftNotice({ round }: { round: Round }) {
  const t = useT();
  const { derived } = useDesk();
  const review = derived.reviewDraft();
  if (!review) return null;
  return (
    <>
      {review.stale.length > 0 && <Stale round={round} findings={review.stale} />}
      <section className="stack tightly draft-notice" aria-label={t('draft.label')}>
        <Summary review={review} />
        {/* What belongs to one table stands on its row. */}
        {review.stale.length === 0 && <Findings findings={review.findings.filter(({ code }) => !isSummed(code))} />}
      </section>
    </>
  );
}

/** People came or went since it was drawn: pair again, or say why it may stay. */
function Stale({ round, findings }: { round: Round; findings: readonly Finding[] }) {
  const t = useT();
  const { act } = useDesk();
  const [reason, setReason] = useState('');
  return (
    <section className="band warn draft-stale" aria-label={t('draft.stale')}>
      <div>
        <p>
          <b>{t('draft.stale')}</b>
        </p>
        <Findings findings={findings} />
      </div>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          act({ type: 'Override', round: round.number, edition: round.edition, reason });
        }}
      >
        <Button kind="ink" onClick={() => act({ type: 'PairAgain', round: round.number })}>
          {t('round.pairAgain')}
        </Button>
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
    </section>
  );
}

const MOST = 8;

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.slice(0, MOST).map((finding) => (
        <li key={`${finding.code} ${finding.players.join(' ')}`}>
          <Linked text={sayFinding(language, finding, names, 'desk')} />
        </li>
      ))}
      {findings.length > MOST && <li>{t('draft.more', { count: findings.length - MOST })}</li>}
    </ul>
  );
}

/** The cost of the draft in sentences, not in figures: “No rematches. One pair is apart in points.” */
function Summary({ review: { round, cost, findings } }: { review: DraftReview }) {
  const t = useT();
  const avoided = round > 1 && cost.some(({ name, value }) => name === 'rematches' && said(value) === 0);
  const sentences = summed.flatMap((code) => {
    const count = findings.filter((finding) => finding.code === code).length;
    return count > 0 ? [t(`draftSum.${code}`, { count })] : [];
  });
  return (
    <p className="draft-sum">
      {avoided && <b>{t('draftSum.noRematch')}</b>} {sentences.join(' ')}
      {findings.length === 0 && !avoided && t('draftSum.fine')}
    </p>
  );
}
