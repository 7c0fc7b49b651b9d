import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type KeepingPort, ProblemError, type Restored as RestoredTournaments } from '../../client/index.ts';
import { textOf } from '../../protocol/player-lists/spreadsheet.ts';
import { isSpreadsheetText } from '../../protocol/player-lists/text.ts';
import type { TakenOver, TakeOver } from '../../protocol/wire-takeover.ts';
import { Button } from '../shared/controls/button.tsx';
import { part } from '../shared/part.tsx';
import { useKeepingPort, useTournamentPort } from '../shared/ports.tsx';
import { useSpeech, withWords } from '../shared/words.ts';
import { isBackup, readTournamentFile } from './tournament-file.ts';
import { useDroppedFile } from './use-dropped-file.ts';

const Restored = part(withWords(['here'], () => import('./restored.tsx').then((made) => made.Restored)));

interface Failure {
  readonly sentence: string;
  /** The tournament that is here already. */
  readonly here?: string;
}

/** What a file leaves open: which of its events, or whether somebody had the bye. */
interface Question {
  readonly sentence: string;
  readonly answers: readonly { readonly label: string; readonly event: TakeOver }[];
}

/** DK-18: a tournament file from another server, or from a backup. */
export function ImportFile({ onRestored }: { readonly onRestored: () => void }) {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const keeping = useKeepingPort();
  const [, go] = useLocation();
  const [restored, setRestored] = useState<RestoredTournaments>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [taken, setTaken] = useState<TakenOver>();
  const [question, setQuestion] = useState<Question & { readonly file: string }>();
  const failureOf = (error: unknown, id: string | undefined): Failure => {
    if (!(error instanceof ProblemError)) return { sentence: t('states.noAnswer') };
    const { code, detail, status } = error.problem;
    if (code === 'id-in-use') return { sentence: t('importing.already'), ...(id !== undefined && { here: id }) };
    if (code === 'bad-file' || status === 400) return { sentence: t('importing.changed') };
    return { sentence: detail };
  };
  const takeOver = async (file: string, event: TakeOver) => {
    setBusy(true);
    setQuestion(undefined);
    try {
      setTaken(await port.takeOver(event));
    } catch (error) {
      const asked = questionOf(error, event);
      if (asked) setQuestion({ ...asked, file });
      else setFailure({ sentence: whyNot(error) ?? t('importing.bad', { file }) });
    } finally {
      setBusy(false);
    }
  };
  const questionOf = (error: unknown, event: TakeOver): Question | undefined => {
    const found = notTaken(error);
    const sentence = found?.problems?.[0] ?? '';
    if (found?.reason === 'several-events' && event.event === undefined) {
      const choices = found.choices ?? [];
      return { sentence, answers: choices.map((name) => ({ label: name || '?', event: { ...event, event: name } })) };
    }
    if (found?.reason !== 'ask-byes') return undefined;
    const answer = (byes: 'yes' | 'no', label: string) => ({ label, event: { ...event, byes } });
    return { sentence, answers: [answer('yes', t('importing.wereByes')), answer('no', t('importing.noGame'))] };
  };
  const whyNot = (error: unknown): string | undefined => {
    if (!(error instanceof ProblemError)) return t('states.noAnswer');
    const found = notTaken(error);
    if (!found) return error.problem.detail;
    return found.reason === 'unknown-kind' ? undefined : (found.problems?.[0] ?? error.problem.detail);
  };
  const restore = async (from: KeepingPort, text: string) => {
    setBusy(true);
    try {
      setRestored(await from.restore(text));
      onRestored();
    } catch (error) {
      setFailure(failureOf(error, undefined));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setFailure(undefined);
    setTaken(undefined);
    setQuestion(undefined);
    setRestored(undefined);
    const text = await textOf(new Uint8Array(await file.arrayBuffer()));
    if (isSpreadsheetText(text)) {
      setFailure({ sentence: t('list.spreadsheet') });
      return;
    }
    const read = readTournamentFile(text);
    if (keeping && isBackup(text)) return restore(keeping, text);
    if (read.kind === 'other') return takeOver(file.name, { text, byes: 'ask' });
    if (read.kind !== 'tournament') {
      setFailure({ sentence: t(read.kind === 'newer' ? 'importing.newer' : 'importing.bad', { file: file.name }) });
      return;
    }
    setBusy(true);
    try {
      const { id } = await port.importFile(read.file);
      go(`/t/${id}/desk`);
    } catch (error) {
      setFailure(failureOf(error, read.id));
    } finally {
      setBusy(false);
    }
  };
  useDroppedFile(take);
  return (
    <>
      <p>
        <label className="button plain" aria-busy={busy}>
          {busy ? t('importing.busy') : t('importing.open')}
          <input
            className="unseen"
            type="file"
            accept=".json,.trf,.trfx,.txt,.pgn,.csv,.tsv,.xlsx,application/json"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // The same file may be chosen again once it is fixed.
              event.target.value = '';
            }}
          />
        </label>
      </p>
      <p className="quiet">{t('importing.others')}</p>
      {restored && <Restored {...restored} />}
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
      {question && (
        <section className="stack" role="status">
          <p>{question.sentence}</p>
          <div className="line">
            {question.answers.map(({ label, event }) => (
              <Button key={label} onClick={() => void takeOver(question.file, event)}>
                {label}
              </Button>
            ))}
          </div>
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

interface NotTaken {
  readonly reason?: string;
  readonly problems?: readonly string[];
  readonly choices?: readonly string[];
}

const notTaken = (error: unknown): NotTaken | undefined =>
  error instanceof ProblemError && error.problem.code === 'not-taken-over'
    ? (error.problem.details as NotTaken)
    : undefined;
