import { useState } from 'react';
import { boardKind, boardLabel } from '../../../engine/index.ts';
import { boardTitle } from '../../shared/boards/board-names.ts';
import { CopyField } from '../../shared/controls/copy-field.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** DK-27: a view of the event for another site, to copy and paste. */
export function EmbedCode({ at }: { at: string }) {
  const speech = useSpeech();
  const { t } = speech;
  const { id, facts, derived } = useDesk();
  const board = boardKind(derived);
  const parts = [
    ['standings', t('guest.standings')],
    ['tables', t('guest.tables')],
    ...(board === 'none' ? [] : ([['board', boardTitle(speech, board, boardLabel(derived))]] as const)),
  ] as const;
  const [part, setPart] = useState<string>('standings');
  const title = escaped(`${facts.about?.name ?? ''}: ${parts.find(([one]) => one === part)?.[1] ?? ''}`);
  const code = `<iframe src="${at}/t/${id}/embed/${part}" title="${title}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`;
  return (
    <section className="card stack">
      <h2>{t('share.embed')}</h2>
      <p>{t('share.embedHint')}</p>
      <div className="field">
        <label htmlFor="embed-part">{t('share.embedPart')}</label>
        <select id="embed-part" className="input" value={part} onChange={(event) => setPart(event.target.value)}>
          {parts.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <CopyField text={code} label={t('share.embed')} />
      <p>
        <PageLink href={`/t/${id}/embed/${part}`}>{t('share.embedLook')}</PageLink>
      </p>
    </section>
  );
}
