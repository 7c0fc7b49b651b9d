import type { BoardView } from '../../../engine/index.ts';

/** Whether there is a picture of the whole beside rounds and standings. */
export const hasPicture = (format: string, board: BoardView['kind']): boolean =>
  format === 'strikes' || board !== 'none';
