export { DeskLog, type DeskSnapshot, type NotNow } from './desk-log.ts';
export { pendingOn } from './pending.ts';
