import { useState } from 'react';
import { type KeepingPort, ProblemError } from '../../client/index.ts';
import { Button } from './controls/button.tsx';
import { saveFile } from './file-link.tsx';
import { useT } from './words.ts';

interface BackupButtonProps {
  readonly keeping: KeepingPort;
  readonly size?: 'small';
  readonly onSaved: () => void;
}

/** Everything of this browser in one file. */
export function BackupButton({ keeping, size, onSaved }: BackupButtonProps) {
  const t = useT('here');
  const [problem, setProblem] = useState<string>();
  const save = () =>
    saveFile(keeping.backup()).then(
      () => {
        setProblem(undefined);
        onSaved();
      },
      (error: unknown) => setProblem(error instanceof ProblemError ? error.problem.detail : t('here.cannotStore')),
    );
  return (
    <>
      <Button {...(size && { size })} onClick={() => void save()}>
        {t('here.save')}
      </Button>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
