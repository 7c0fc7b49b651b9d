import type { BoardKind, BoardView } from '../../../engine/index.ts';
import type { WordKey } from '../words.ts';

/** What the tab with the picture of the whole is called. */
export const boardNames: Readonly<Record<BoardKind, WordKey>> = {
  'cross-table': 'tabs.crossTable',
  'cross-tables': 'tabs.groups',
  bracket: 'tabs.bracket',
  bars: 'tabs.strikes',
  none: 'tabs.board',
};

export const boardName = (board: BoardView): WordKey =>
  boardNames[board.kind === 'cross-tables' && board.whole ? 'cross-table' : board.kind];
