import { useId, useState } from 'react';
import { ProblemError } from '../../../client/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { EventPlate } from '../../shared/event-plate.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

const MAX_BYTES = 1024 * 1024;

/** DK-24: a picture for the public page and the link preview. It is not part of the log, so it is stored at once. */
export function EventImage() {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const { id, facts, me } = useDesk();
  const [turn, setTurn] = useState(0);
  const [seen, setSeen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const field = useId();
  if (!me.may.includes('DescribeEvent')) return null;
  const store = async (work: () => Promise<void>) => {
    try {
      await work();
      setProblem(undefined);
      setTurn(turn + 1);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
    }
  };
  const upload = async (file: File) => {
    // What would be refused anyway is not sent over a slow line first.
    if (file.size > MAX_BYTES) setProblem(t('eventInfo.imageTooLarge'));
    else await store(async () => port.setImage(id, await base64Of(file)));
  };
  return (
    <div className="stack event-image">
      <div className="field">
        <label htmlFor={field}>{t('eventInfo.image')}</label>
        <input
          id={field}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${field}-hint`}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void upload(file);
            event.target.value = '';
          }}
        />
        <span id={`${field}-hint`} className="hint">
          {t('eventInfo.imageHint')}
        </span>
      </div>
      <EventPlate id={id} turn={turn} label={t('guest.imageOf', { name: facts.about?.name ?? '' })} onSeen={setSeen} />
      {seen && (
        <p>
          <Button kind="plain" onClick={() => void store(() => port.removeImage(id))}>
            {t('eventInfo.imageRemove')}
          </Button>
        </p>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces: the number of arguments of a call is limited.
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
