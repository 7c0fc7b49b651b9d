import type { BoardView } from '../../../engine/index.ts';
import type { WordKey } from '../words.ts';

/** What the tab with the picture of the whole is called. */
export const boardNames: Readonly<Record<BoardView['kind'], WordKey>> = {
  'cross-tables': 'tabs.groups',
  bracket: 'tabs.bracket',
  bars: 'tabs.strikes',
  none: 'tabs.board',
};
