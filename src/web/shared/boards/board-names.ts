import type { BoardKind, BoardView, Reason, ReasonView, SidesView } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import type { Speech, WordKey } from '../words.ts';

/** What a picture of that kind is called, where the format has no word of its own for it. */
const boardNames: Readonly<Record<BoardKind, WordKey>> = {
  'cross-table': 'tabs.crossTable',
  'cross-tables': 'tabs.groups',
  bracket: 'tabs.bracket',
  bars: 'tabs.board',
  none: 'tabs.board',
};

/** What the tab with the picture of the whole is called. */
export const boardTitle = ({ t, language }: Speech, kind: BoardKind, label: Reason | undefined): string =>
  label ? labelText(language, label) : t(boardNames[kind]);

export const boardName = (speech: Speech, board: BoardView): string =>
  boardTitle(speech, board.kind === 'cross-tables' && board.whole ? 'cross-table' : board.kind, board.label);

/** DK-3: who moves first, then the other. */
export const sidesInOrder = ({ first, white, black }: SidesView): readonly [ReasonView, ReasonView] =>
  first === 'white' ? [white, black] : [black, white];

/** A label may say two things, «Round 3 · Quarter-finals»: what the stage is called leads, the number of the round follows. */
export const namedParts = (label: string): readonly string[] => label.split(' · ').reverse();
