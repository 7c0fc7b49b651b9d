import { useId } from 'react';
import { useT } from '../words.ts';

/** What the field holds is empty or a number of moves: nothing else can be typed. */
export const readMoves = (typed: string): number | undefined => (typed === '' ? undefined : Number(typed));

interface FieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** GR-14: how many moves a game took; it may be left empty. */
export function MovesField({ typed, onType }: FieldProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('round.moves')}</label>
      <input
        id={id}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        maxLength={4}
        onChange={(event) => onType(event.target.value.replace(/\D|^0+/g, ''))}
      />
    </div>
  );
}
