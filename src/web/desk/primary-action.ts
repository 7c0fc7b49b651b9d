import { useLocation } from 'wouter';
import type { Round } from '../../engine/index.ts';
import { type Language, labelText } from '../../words/index.ts';
import { useSpeech } from '../shared/words.ts';
import { type DeskValue, useDesk } from './context.tsx';
import { endsWith } from './ends-with.ts';
import { currentRound, labelOfRound, staleDraft } from './rounds.ts';
import { stillOpen } from './still-open.ts';

export interface PrimaryAction {
  readonly label: string;
  readonly run: () => void;
  readonly why?: string | undefined;
  /** What to know before it is pressed. */
  readonly note?: string | undefined;
  /** What can be done about `why`. */
  readonly remedy?: { readonly label: string; readonly run: () => void } | undefined;
}

/** What the evening asks for next, as a sentence (DK-1). */
export function usePrimaryAction(): PrimaryAction | undefined {
  const desk = useDesk();
  const speech = useSpeech();
  const [, go] = useLocation();
  const toRound = () => go(`/t/${desk.id}/desk/round`);
  return actionOf(desk, speech, toRound, () => go(`/t/${desk.id}/desk/standings`));
}

/** “Semi-finals” begins a line, “semi-finals” stands in one; German nouns stay as they are. */
const inSentence = (language: Language, text: string): string =>
  language === 'de' ? text : text.charAt(0).toLocaleLowerCase(language) + text.slice(1);

function actionOf(
  desk: DeskValue,
  { t, language }: ReturnType<typeof useSpeech>,
  toRound: () => void,
  toStandings: () => void,
): PrimaryAction | undefined {
  const { facts, conclusion, snapshot, state, derived } = desk;
  if (snapshot.drawing) return { label: t('action.drawing'), run: () => undefined, why: t('action.drawingWhy') };
  if (!facts.started) {
    const entered = [...facts.players.values()].filter((player) => player.approved);
    const absent = entered.filter((player) => !player.checkedIn).length;
    const count = entered.length;
    const run = () => {
      if (desk.act({ type: 'Start' }) && desk.act({ type: 'PairRound' })) toRound();
    };
    // Whoever is not here is drawn all the same: said before, not found out afterwards.
    const note = absent > 0 && absent < count ? t('action.notHere', { count: absent }) : undefined;
    return { label: t('action.start', { count }), run, why: desk.whyNot({ type: 'Start' }), note };
  }
  if (conclusion.finished) return { label: t('action.winners'), run: toStandings };
  const round = currentRound(facts);
  // A round that is counted is a word of the sentence: “Publish round 3”.
  const named = ({ number }: Round) => {
    const label = labelOfRound(derived, number);
    const counted = label.code === 'label-round' ? label.figures.round : undefined;
    if (typeof counted === 'number') return t('action.round', { round: counted });
    const text = labelText(language, label);
    const [, stage] = text.split(' · ');
    return stage === undefined && /\d/.test(text)
      ? inSentence(language, text)
      : t('action.stage', { stage: inSentence(language, stage ?? text) });
  };
  if (round?.state === 'draft') {
    const command = { type: 'PublishRound', round: round.number } as const;
    const run = () => {
      if (desk.act(command)) toRound();
    };
    const why = desk.whyNot(command);
    const again = () => {
      if (desk.act({ type: 'PairAgain', round: round.number })) toRound();
    };
    const remedy =
      why !== undefined && staleDraft(derived) !== undefined ? { label: t('round.pairAgain'), run: again } : undefined;
    return { label: t('action.publish', { label: named(round) }), run, why, remedy };
  }
  if (round?.state === 'published') {
    const command = { type: 'CloseRound', round: round.number } as const;
    // DK-26: before an action that ends something the button says so.
    const label = t(endsWith(derived, state, round) ? 'action.closeEnd' : 'action.close', { label: named(round) });
    const why = stillOpen(t, language, round) ?? desk.whyNot(command);
    return { label, run: () => desk.act(command), why };
  }
  const run = () => {
    if (desk.act({ type: 'PairRound' })) toRound();
  };
  // Where rounds have other names than their numbers, what comes next is named when it is drawn (HK-2).
  const counted = !round || labelOfRound(derived, round.number).code === 'label-round';
  const words = counted ? t('action.pair', { round: facts.rounds.length + 1 }) : t('action.pairNext');
  return { label: words, run };
}
