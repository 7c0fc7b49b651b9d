import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { currentRound, labelOfRound } from '../rounds.ts';
import { StandingsNow } from '../standings/standings.tsx';
import { SheetTitle } from './sheet-title.tsx';

/** With the round they stand at, since paper does not change by itself. */
export function StandingsSheet() {
  const { t, language } = useSpeech();
  const { facts, state, conclusion } = useDesk();
  const round = currentRound(facts);
  const running = conclusion.finished ? undefined : round;
  return (
    <>
      <SheetTitle
        what={
          running
            ? t('print.standingsAt', { label: labelText(language, labelOfRound(state, running.number)) })
            : t('print.standings')
        }
      />
      <StandingsNow />
    </>
  );
}
