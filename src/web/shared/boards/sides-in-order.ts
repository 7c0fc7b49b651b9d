import type { ReasonView, SidesView } from '../../../engine/index.ts';

/** DK-3: who moves first, then the other. */
export const sidesInOrder = ({ first, white, black }: SidesView): readonly [ReasonView, ReasonView] =>
  first === 'white' ? [white, black] : [black, white];
