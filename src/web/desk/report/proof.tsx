import { shortCode } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useEvening } from '../../shared/evening-words.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { viewOf } from '../rounds.ts';

export interface ProofLine {
  readonly name: string;
  readonly value: string;
}

/** What anyone needs to check the draws and the log: names and codes, in the order in which they became public. */
export function useProof(): readonly ProofLine[] {
  const { language } = useSpeech();
  const say = useEvening();
  const { state, snapshot } = useDesk();
  const view = viewOf(state);
  const head = snapshot.stored.log.head?.hash;
  if (!view) return [];
  return [
    { name: say('report.hash'), value: view.secretHash },
    ...view.rounds.flatMap(({ label, draw, state }) =>
      draw && state !== 'draft' ? [{ name: `${labelText(language, label)} (${draw.name})`, value: draw.key }] : [],
    ),
    { name: say('report.secret'), value: view.secret ?? say('report.later') },
    ...(head === undefined ? [] : [{ name: `${say('report.head')} ${shortCode(head)}`, value: head }]),
  ];
}
