import { createContext } from 'react';

export interface BoardChance {
  /** “34 %”. */
  readonly share: string;
  /** “▲ 4”, where it moved with the last result. */
  readonly moved?: string | undefined;
}

/** DK-29: what a board says beside a name: the chance to win, where it is shown. */
export const BoardChances = createContext<((player: string) => BoardChance | undefined) | undefined>(undefined);
