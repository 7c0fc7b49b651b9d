import { useId, useState } from 'react';
import { ProblemError } from '../../../client/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useContact } from '../../shared/use-contact.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-28: how to reach a player, for the desk alone. Beside the log and in no file (DK-31), so it is stored at once. */
export function PlayerContact({ player }: { player: string }) {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const { id } = useDesk();
  const known = useContact(id, player);
  const [stored, setStored] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useId();
  const save = async (text: string) => {
    try {
      await port.setContact(id, text, player);
      setStored(text.trim());
      setTyped(undefined);
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
    }
  };
  return (
    <form
      className="card-section stack tightly"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== undefined) void save(typed);
      }}
    >
      <div className="field">
        <label htmlFor={field}>{t('eventInfo.contact')}</label>
        <input
          id={field}
          className="input"
          autoComplete="off"
          maxLength={200}
          aria-describedby={`${field}-hint`}
          value={typed ?? stored ?? known ?? ''}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span id={`${field}-hint`} className="hint">
          {t('deskPlayer.contactHint')}
        </span>
      </div>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {typed !== undefined && (
        <p className="line">
          <Button type="submit" kind="ink">
            {t('eventInfo.save')}
          </Button>
          <Button kind="plain" onClick={() => setTyped(undefined)}>
            {t('players.cancel')}
          </Button>
        </p>
      )}
    </form>
  );
}
