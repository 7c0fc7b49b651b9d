import { useEffect, useState } from 'react';
import { ProblemError } from '../../../client/index.ts';
import { shortCode } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useAwaiting } from '../../shared/awaiting.tsx';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';

/** A desk's own log has it sealed; the server gives it away once it is over, to everyone. */
function useSecret(id: string, over: boolean): string | undefined {
  const port = useTournamentPort();
  const { snapshot } = useDesk();
  const [answer, setAnswer] = useState<{ readonly secret?: string | undefined }>();
  // Without an answer it is asked for again when the line is back.
  const asks = over && snapshot.pending.length === 0 && snapshot.line === 'open' && answer === undefined;
  useEffect(() => {
    if (!asks) return undefined;
    let gone = false;
    port.tournament(id).then(
      ({ secret }) => gone || setAnswer({ secret }),
      (error: unknown) => gone || !(error instanceof ProblemError) || setAnswer({}),
    );
    return () => {
      gone = true;
    };
  }, [port, id, asks]);
  useAwaiting(over && answer === undefined);
  return answer?.secret;
}

interface ProofLine {
  readonly name: string;
  readonly value: string;
}

/** What anyone needs to check the draws and the log: names and codes, in the order in which they became public. */
export function useProof(): readonly ProofLine[] {
  const { language } = useSpeech();
  const say = useT('evening');
  const { id, state, snapshot, derived } = useDesk();
  const view = viewOf(derived, state);
  const over = view?.status === 'finished';
  const secret = useSecret(id, over);
  // The code of the log is that of what is stored; the rest of the report has what is on its way, too.
  useAwaiting(snapshot.pending.length > 0);
  const head = snapshot.stored.log.head?.hash;
  if (!view) return [];
  return [
    { name: say('report.hash'), value: view.secretHash },
    ...view.rounds.flatMap(({ label, draw, state }) =>
      draw && state !== 'draft' ? [{ name: `${labelText(language, label)} (${draw.name})`, value: draw.key }] : [],
    ),
    { name: say('report.secret'), value: view.secret ?? secret ?? (over ? '…' : say('report.later')) },
    ...(head === undefined ? [] : [{ name: `${say('report.head')} ${shortCode(head)}`, value: head }]),
  ];
}
