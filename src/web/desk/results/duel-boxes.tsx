import type { ReactNode } from 'react';
import type { Outcome, Table } from '../../../engine/index.ts';
import { numberText } from '../../../words/index.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { ClockLink } from './clock-link.tsx';
import { GameLine, Stone } from './game-line.tsx';
import { duels, type Spot, scoreSoFar } from './recording.ts';
import { inOrder, sidesOf } from './sides.ts';

/** A match of several games: its score so far, in seat order, with the names; the games have their own sides (DK-3). */
function MatchScore({ table }: { table: Table }) {
  const { language } = useSpeech();
  const { names } = useDesk();
  const score = scoreSoFar(table);
  if (!score) return null;
  const [first = '', second = ''] = table.seats.map(names);
  return (
    <p className="match-score">
      <span>{first}</span>
      <b>{score.map((one) => numberText(language, one)).join(' – ')}</b>
      <span>{second}</span>
    </p>
  );
}

interface BoxesProps {
  readonly table: Table;
  readonly spot: Spot | undefined;
  readonly cells: readonly string[];
  readonly onChoose: (outcome: Outcome) => void;
}

/** HK-24: the game that is played now, as it is announced, and its three results. */
export function DuelBoxes({ table, spot, cells, onChoose }: BoxesProps) {
  const t = useT();
  const { names, derived } = useDesk();
  const sides = sidesOf(derived, spot?.place.round ?? 1, spot?.game);
  const [left, right] = sides.order;
  const wins = (seat: number) => t('round.wins', { name: names(table.seats[seat] ?? '') });
  const black = spot?.game.kind === 'armageddon' ? spot.game.black : undefined;
  const draw = black === undefined ? t('round.draw') : t('entry.drawWins', { name: names(table.seats[black] ?? '') });
  const choice = (outcome: Outcome, label: ReactNode, key: string, cell: string) => (
    <button
      type="button"
      className="button duel-box"
      aria-pressed={cells[0] === cell}
      onClick={() => onChoose(outcome)}
    >
      <span className="key" aria-hidden="true">
        {key}
      </span>
      <span>{label}</span>
    </button>
  );
  const stone = (seat: number) => <Stone game={spot?.game} seat={seat} />;
  return (
    <>
      <MatchScore table={table} />
      {spot && <GameLine round={spot.place.round} table={table} at={spot.place.game - 1} />}
      {spot && <ClockLink spot={spot} />}
      <div className="duel-boxes" data-series>
        {choice(
          inOrder(duels.first, sides.order),
          <>
            {stone(left)}
            {wins(left)}
          </>,
          '1',
          '1',
        )}
        {choice(duels.draw, draw, '=', '½')}
        {choice(
          inOrder(duels.second, sides.order),
          <>
            {stone(right)}
            {wins(right)}
          </>,
          '0',
          '0',
        )}
      </div>
    </>
  );
}
