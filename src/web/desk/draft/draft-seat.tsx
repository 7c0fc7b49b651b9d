import { useMemo } from 'react';
import { type PlayerId, type Round, roundRules, said } from '../../../engine/index.ts';
import { numberText } from '../../../words/index.ts';
import { type RoundCell, roundCell } from '../../shared/boards/round-cells.ts';
import { followed } from '../../shared/headline.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { viewOf } from '../rounds.ts';
import { type Swap, SwapButton } from './swap.tsx';

/** What speaks for and against a seat: points, the last opponent, the sides so far. */
interface Past {
  readonly points?: number;
  readonly cells: readonly RoundCell[];
}

export function usePast(round: Round): (player: PlayerId) => Past {
  const { state, conclusion, derived } = useDesk();
  return useMemo(() => {
    const rounds = (viewOf(derived, state)?.rounds ?? []).filter(({ number }) => number < round.number);
    // In a bracket nobody counts points.
    const counted = round.tables.every(({ bracketMatch }) => bracketMatch === undefined);
    const { headline } = roundRules(derived, round);
    const points = new Map(
      conclusion.standings.flatMap(({ player, criteria }) => {
        const own = followed(criteria, headline);
        return counted && own && round.number > 1 ? [[player, said(own.value)] as const] : [];
      }),
    );
    return (player) => {
      const own = points.get(player);
      return { ...(own !== undefined && { points: own }), cells: rounds.map((one) => roundCell(one, player)) };
    };
  }, [derived, state, conclusion, round]);
}

/** One seat of a draft, set like the published round: the name leans on the middle, the rest stands under it. */
export function DraftSeat({ player, past, swap }: { player: PlayerId; past: Past; swap: Swap }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const last = past.cells.at(-1);
  const sides = past.cells.flatMap((cell) => (cell.kind === 'duel' && cell.side ? [cell.side] : []));
  return (
    <span className="draft-seat">
      <SwapButton swap={swap} player={player} />
      <span className="draft-past">
        {past.points !== undefined && <b>{numberText(language, past.points)}</b>}
        {last?.kind === 'duel' && (
          <span>
            <Linked text={t('draftRow.last', { name: names(last.opponent) })} />
          </span>
        )}
        {last?.kind === 'bye' && <span>{t('draftRow.lastBye')}</span>}
        {sides.length > 0 && (
          <span className="draft-sides">
            <span className="unseen">
              {t('draftRow.sides', { sides: sides.map((side) => t(`entry.${side}`)).join(', ') })}
            </span>
            <span aria-hidden="true">{sides.map((side) => (side === 'white' ? '○' : '●')).join('')}</span>
          </span>
        )}
      </span>
    </span>
  );
}
