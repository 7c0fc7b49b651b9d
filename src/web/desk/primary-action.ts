import { useLocation } from 'wouter';
import { playsInGroups } from '../../engine/index.ts';
import { labelText } from '../../words/index.ts';
import { useSpeech } from '../shared/words.ts';
import { type DeskValue, useDesk } from './context.tsx';
import { currentRound, labelOfRound } from './rounds.ts';

export interface PrimaryAction {
  readonly label: string;
  readonly run: () => void;
  readonly why?: string | undefined;
  /** The label says it already. */
  readonly plain?: boolean;
}

/** What the evening asks for next, as a sentence (DK-1). */
export function usePrimaryAction(): PrimaryAction | undefined {
  const desk = useDesk();
  const speech = useSpeech();
  const [, go] = useLocation();
  const toRound = () => go(`/t/${desk.id}/desk/round`);
  return actionOf(desk, speech, toRound, () => go(`/t/${desk.id}/desk/standings`));
}

function actionOf(
  desk: DeskValue,
  { t, language }: ReturnType<typeof useSpeech>,
  toRound: () => void,
  toStandings: () => void,
): PrimaryAction | undefined {
  const { facts, conclusion, snapshot } = desk;
  if (snapshot.drawing) return { label: t('action.drawing'), run: () => undefined, why: t('action.drawingWhy') };
  if (!facts.started) {
    const count = [...facts.players.values()].filter((player) => player.approved).length;
    const run = () => {
      if (desk.act({ type: 'Start' }) && desk.act({ type: 'PairRound' })) toRound();
    };
    return { label: t('action.start', { count }), run, why: desk.whyNot({ type: 'Start' }) };
  }
  if (conclusion.finished) return { label: t('action.winners'), run: toStandings };
  const round = currentRound(facts);
  const label = round && labelText(language, labelOfRound(desk.state, round.number));
  if (round && label && round.state === 'draft') {
    const command = { type: 'PublishRound', round: round.number } as const;
    return { label: t('action.publish', { label }), run: () => desk.act(command), why: desk.whyNot(command) };
  }
  if (round && label && round.state === 'published') {
    const command = { type: 'CloseRound', round: round.number } as const;
    const count = round.tables.filter((table) => table.games.some((game) => !game.recorded)).length;
    const words =
      count > 0
        ? t(playsInGroups(round) ? 'action.closeGames' : 'action.closeOpen', { label, count })
        : t('action.close', { label });
    return { label: words, run: () => desk.act(command), why: desk.whyNot(command), plain: count > 0 };
  }
  const run = () => {
    if (desk.act({ type: 'PairRound' })) toRound();
  };
  // Where rounds have other names than their numbers, what comes next is named when it is drawn (HK-2).
  const counted = !round || labelOfRound(desk.state, round.number).code === 'label-round';
  const words = counted ? t('action.pair', { round: facts.rounds.length + 1 }) : t('action.pairNext');
  return { label: words, run };
}
