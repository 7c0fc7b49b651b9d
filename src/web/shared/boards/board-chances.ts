import { createContext } from 'react';

/** DK-29: what a board says beside a name: the chance to win, where it is shown. */
export const BoardChances = createContext<((player: string) => string | undefined) | undefined>(undefined);
