import './round-cell.css';
import { type Names, numberText, writtenResult } from '../../../words/index.ts';
import { useSpeech, useT } from '../words.ts';
import type { RoundCell as Cell } from './round-cells.ts';

interface CellProps {
  readonly cell: Cell;
  readonly names: Names;
  /** Today's place of a player. */
  readonly placeOf: (player: string) => number | undefined;
}

/** “W ● 18”: how it ended, which side, and where the opponent stands today; all of it in words on request. */
export function RoundCell({ cell, names, placeOf }: CellProps) {
  const { t, language } = useSpeech();
  switch (cell.kind) {
    case 'none':
      return null;
    case 'bye':
      return <span className="round-cell bye">{t('roundCell.bye')}</span>;
    case 'rest':
      return <span className="round-cell bye">{t('round.resting')}</span>;
    case 'sum':
      return (
        <span className={`round-cell sum ${cell.open ? 'open' : ''}`}>
          {cell.open && cell.points === 0 ? t('roundCell.open') : numberText(language, cell.points)}
        </span>
      );
    case 'duel': {
      const { match, opponent, result, side } = cell;
      const turned = match.seats[0] === opponent;
      const played = match.games.flatMap((game) =>
        game.result === undefined ? [] : [writtenResult(language, game.result, 2, turned)],
      );
      const words = t(`roundCell.${result}Long`, {
        name: names(opponent),
        table: match.table,
        result: played.join(', '),
      });
      return (
        <span className={`round-cell ${result}`} title={words}>
          <span className="unseen">{words}</span>
          <b aria-hidden="true">{t(`roundCell.${result}`)}</b>
          <i aria-hidden="true" className={side ? `cell-side ${side}` : 'cell-side'} />
          <span aria-hidden="true">{placeOf(opponent)}</span>
        </span>
      );
    }
  }
}

/** ▲ 2: by how many places since the round before; up is positive. */
export function Moved({ by }: { by: number }) {
  const t = useT();
  if (by === 0) return <span className="quiet">–</span>;
  const words = t(by > 0 ? 'roundCell.up' : 'roundCell.down', { count: Math.abs(by) });
  return (
    <span className={by > 0 ? 'moved-up' : 'moved-down'} title={words}>
      <span className="unseen">{words}</span>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'} {Math.abs(by)}
      </span>
    </span>
  );
}
