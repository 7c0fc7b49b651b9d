import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import { listText } from '../../protocol/player-lists/text.ts';
import type { TakenOver } from '../../protocol/wire-takeover.ts';
import { useSpeech } from '../shared/words.ts';
import { readTournamentFile } from './tournament-file.ts';

interface Failure {
  readonly sentence: string;
  /** The tournament that is here already. */
  readonly here?: string;
}

/** DK-18: a tournament file from another server, or from a backup. */
export function ImportFile() {
  const { t, language } = useSpeech();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [taken, setTaken] = useState<TakenOver>();
  const failureOf = (error: unknown, id: string | undefined): Failure => {
    if (!(error instanceof ProblemError)) return { sentence: t('states.noAnswer') };
    const { code, detail, status } = error.problem;
    if (code === 'id-in-use') return { sentence: t('importing.already'), ...(id !== undefined && { here: id }) };
    if (code === 'bad-file' || status === 400) return { sentence: t('importing.changed') };
    return { sentence: detail };
  };
  const takeOver = async (file: string, text: string) => {
    setBusy(true);
    try {
      setTaken(await new TiltyardClient({ language }).takeOver({ text }));
    } catch (error) {
      setFailure({ sentence: whyNot(error) ?? t('importing.bad', { file }) });
    } finally {
      setBusy(false);
    }
  };
  const whyNot = (error: unknown): string | undefined => {
    if (!(error instanceof ProblemError)) return t('states.noAnswer');
    const { code, detail, details } = error.problem;
    if (code !== 'not-taken-over') return detail;
    const { reason, problems } = details as { readonly reason?: string; readonly problems?: readonly string[] };
    return reason === 'unknown-kind' ? undefined : (problems?.[0] ?? detail);
  };
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setFailure(undefined);
    setTaken(undefined);
    const text = listText(new Uint8Array(await file.arrayBuffer()));
    const read = readTournamentFile(text);
    if (read.kind === 'other' && !/^\s*[[{]\s*["{]/.test(text)) return takeOver(file.name, text);
    if (read.kind !== 'tournament') {
      setFailure({ sentence: t(read.kind === 'newer' ? 'importing.newer' : 'importing.bad', { file: file.name }) });
      return;
    }
    setBusy(true);
    try {
      const { id } = await new TiltyardClient({ language }).importFile(read.file);
      go(`/t/${id}/desk`);
    } catch (error) {
      setFailure(failureOf(error, read.id));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <label className="button plain" aria-busy={busy}>
          {busy ? t('importing.busy') : t('importing.open')}
          <input
            className="unseen"
            type="file"
            accept=".json,.trf,.trfx,.txt,.pgn,.csv,.tsv,application/json"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // The same file may be chosen again once it is fixed.
              event.target.value = '';
            }}
          />
        </label>
      </p>
      <p className="quiet">{t('importing.others')}</p>
      {taken && (
        <section className="stack" role="status">
          <p>
            {t('importing.takenOver')} <Link href={`/t/${taken.id}/desk`}>{t('importing.openIt')}</Link>
          </p>
          <ul>
            {taken.notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      {failure && (
        <p className="problem" role="alert">
          {failure.sentence}{' '}
          {failure.here !== undefined && <Link href={`/t/${failure.here}/desk`}>{t('importing.openIt')}</Link>}
        </p>
      )}
    </>
  );
}
