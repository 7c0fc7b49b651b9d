import { useEffect, useState } from 'react';
import { TiltyardClient } from '../../../client/index.ts';
import { shortCode } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useEvening } from '../../shared/evening-words.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';

/** A desk's own log has it sealed; the server gives it away once it is over, to everyone. */
function useSecret(id: string, over: boolean): string | undefined {
  const { language } = useSpeech();
  const [secret, setSecret] = useState<string>();
  useEffect(() => {
    let gone = !over;
    if (over) {
      new TiltyardClient({ language }).tournament(id).then(
        (view) => gone || setSecret(view.secret),
        // Without a line the report goes without it.
        () => undefined,
      );
    }
    return () => {
      gone = true;
    };
  }, [id, over, language]);
  return secret;
}

interface ProofLine {
  readonly name: string;
  readonly value: string;
}

/** What anyone needs to check the draws and the log: names and codes, in the order in which they became public. */
export function useProof(): readonly ProofLine[] {
  const { language } = useSpeech();
  const say = useEvening();
  const { id, state, snapshot } = useDesk();
  const view = viewOf(state);
  const secret = useSecret(id, view?.status === 'finished');
  const head = snapshot.stored.log.head?.hash;
  if (!view) return [];
  return [
    { name: say('report.hash'), value: view.secretHash },
    ...view.rounds.flatMap(({ label, draw, state }) =>
      draw && state !== 'draft' ? [{ name: `${labelText(language, label)} (${draw.name})`, value: draw.key }] : [],
    ),
    { name: say('report.secret'), value: view.secret ?? secret ?? say('report.later') },
    ...(head === undefined ? [] : [{ name: `${say('report.head')} ${shortCode(head)}`, value: head }]),
  ];
}
