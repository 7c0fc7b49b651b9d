export { DeskLog, type DeskSnapshot, type Line, type NotNow } from './desk-log.ts';
export { pendingOn } from './pending.ts';
