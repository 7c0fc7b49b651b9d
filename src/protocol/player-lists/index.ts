export { type Meaning, meanings } from './columns.ts';
export { type ListProblem, type PlayerList, type ReadColumn, readPlayerList } from './read.ts';
export { listText } from './text.ts';
