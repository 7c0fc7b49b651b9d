import { useState } from 'react';
import { type Finding, judgeDraft, type Round } from '../../../engine/index.ts';
import { sayFinding } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { type Translate, useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';

/** DK-2: what the draft costs, what is wrong with it now, and what can be done about it. */
export function DraftNotice({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { state, names, act } = useDesk();
  const review = judgeDraft(state);
  const [reason, setReason] = useState('');
  if (!review) return null;
  const stale = review.stale.length > 0;
  const findings = stale ? review.stale : review.findings;
  // What belongs to one table stands on its row.
  const said = stale ? findings : findings.filter((finding) => !summed(finding.code));
  return (
    <section className={`band ${stale ? 'warn' : ''} draft-notice`} aria-label={t('draft.label')}>
      <div className="stack tightly">
        <p>
          <b>{stale ? t('draft.stale') : t('draft.onlyDesk')}</b> {!stale && summary(t, findings)}
        </p>
        {said.length > 0 && (
          <ul>
            {said.slice(0, 8).map((finding) => (
              <li key={`${finding.code} ${finding.players.join(' ')}`}>
                <Linked text={sayFinding(language, finding, names, 'desk')} />
              </li>
            ))}
            {said.length > 8 && <li>{t('draft.more', { count: said.length - 8 })}</li>}
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

const counted = ['rematch', 'score-gap', 'colours', 'keep-apart', 'met-often'] as const;

type Counted = (typeof counted)[number];

const summed = (code: Finding['code']): code is Counted => (counted as readonly string[]).includes(code);

/** The cost of the draft in sentences, not in figures: «One pair is apart in points.» */
function summary(t: Translate, findings: readonly Finding[]): string {
  const sentences = counted.flatMap((code) => {
    const count = findings.filter((finding) => finding.code === code).length;
    return count > 0 ? [t(`draftSum.${code}`, { count })] : [];
  });
  return sentences.length > 0 ? sentences.join(' ') : findings.length === 0 ? t('draftSum.fine') : '';
}
