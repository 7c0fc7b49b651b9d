import { useState } from 'react';
import { useLocation } from 'wouter';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import type { Created } from '../../protocol/wire.ts';
import { useSpeech } from '../words/words.ts';

/** DK-18: a tournament file from another server, or from a backup. */
export function ImportFile() {
  const { t, language } = useSpeech();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    let content: unknown;
    try {
      content = JSON.parse(await file.text());
    } catch {
      setProblem(t('importing.bad'));
      return;
    }
    try {
      const { id } = await new TiltyardClient({ language }).post<Created>('/api/import', content);
      go(`/t/${id}/desk`);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint'));
    }
  };
  return (
    <>
      <p>
        <label className="button plain">
          {t('importing.open')}
          <input
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
