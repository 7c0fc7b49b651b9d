import type { DutchHistory } from './sheet.ts';

/** As the organiser set it last; the last round is a declared one (DU-3). */
export const totalRounds = ({ roundsSet, config }: DutchHistory): number => roundsSet ?? config.rounds;
