import { type ReactNode, useCallback, useState } from 'react';
import { ProblemError } from '../../client/index.ts';
import { useSpeech } from '../shared/words.ts';

/** What went wrong with the last thing that was tried, for people. */
export function useProblem(): {
  readonly problem: ReactNode;
  readonly setProblem: (sentence: string | undefined) => void;
  readonly tell: (error: unknown) => void;
} {
  const { t } = useSpeech();
  const [sentence, setProblem] = useState<string>();
  const tell = useCallback(
    (error: unknown) => {
      if (!(error instanceof ProblemError)) return setProblem(t('states.noAnswer'));
      const { code, detail, details } = error.problem;
      const { seconds } = (details ?? {}) as { readonly seconds?: number };
      setProblem(code === 'too-many-requests' ? t('account.tooOften', { count: seconds ?? 60 }) : detail);
    },
    [t],
  );
  const problem =
    sentence === undefined ? null : (
      <p className="problem" role="alert">
        {sentence}
      </p>
    );
  return { problem, setProblem, tell };
}
