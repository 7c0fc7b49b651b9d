export { type Meaning, meanings } from './columns.ts';
export { type ListProblem, type PlayerList, readPlayerList } from './read.ts';
export { isSpreadsheetText, listText } from './text.ts';
