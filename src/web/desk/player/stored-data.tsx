import { useId, useState } from 'react';
import { ProblemError } from '../../../client/index.ts';
import type { Player } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { FileLink } from '../../shared/file-link.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** DK-31: what is stored about a person can be taken away as a file, and erased; both are for the owner. */
export function StoredData({ player }: { readonly player: Player }) {
  const care = useT('care');
  const port = useTournamentPort();
  const { id, state } = useDesk();
  const [asking, setAsking] = useState(false);
  const erased = state.log
    .slice()
    .some(({ command }) => command.type === 'ErasePerson' && command.player === player.id);
  return (
    <section className="card-section stack tightly">
      <h2>{care('erase.title', { name: player.name })}</h2>
      {erased && <p className="quiet">{care('erase.erased')}</p>}
      <p className="line">
        <FileLink className="button small" source={port.playerDownload(id, player.id)}>
          {care('erase.save')}
        </FileLink>
        {!erased && (
          <Button size="small" onClick={() => setAsking(true)}>
            {care('erase.open')}
          </Button>
        )}
      </p>
      {asking && <Erasing player={player} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Erasing({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) {
  const care = useT('care');
  const { t } = useSpeech();
  const port = useTournamentPort();
  const { id, facts } = useDesk();
  const { tell } = useNotes();
  const [confirm, setConfirm] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useId();
  const name = facts.about?.name ?? '';
  const unsure = confirm.trim() === name ? undefined : t('settings.typeName', { name });
  const erase = async () => {
    if (busy || unsure !== undefined) return;
    setBusy(true);
    try {
      const { before, after } = await port.erase(id, player.id, confirm);
      tell(care('erase.done', { before, after }));
      onClose();
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={care('erase.dialog', { name: player.name })}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void erase();
        }}
      >
        <p>{care('erase.goes', { erased: `Erased player ${player.id.slice(1)}` })}</p>
        <p>{care('erase.stays')}</p>
        <p>{care('erase.copies')}</p>
        <p>
          <b>{care('erase.forGood')}</b>
        </p>
        <div className="field">
          <label htmlFor={field}>{t('settings.typeName', { name })}</label>
          <input
            id={field}
            className="input"
            autoComplete="off"
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
        </div>
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="line">
          <Button type="submit" className="dangerous" why={unsure} aria-busy={busy}>
            {care('erase.do')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('players.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
